"""A lost connection does not play a move twice, and a shared device shows nobody the view of another."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route, WebSocket, WebSocketRoute, expect

from tests.page.conftest import PHONE, NewPage
from tests.page.players import (
    CAN_ACT,
    begin,
    choose_first,
    hand_over,
    open_panel,
    open_table,
    play_now,
    ply,
    wait_for_ply,
)


def lift(page: Page) -> str:
    """Lift the curtain and return the name of the person on it."""
    curtain = page.get_by_test_id("curtain")
    name = curtain.get_by_role("heading").inner_text().removeprefix("Hand over to ")
    page.keyboard.press("Enter")
    return name


def test_what_one_person_asked_for_is_not_shown_to_the_next(new_page: NewPage) -> None:
    page = new_page(PHONE)
    held: list[Route] = []
    page.route("**/view?*ply=*", lambda route: held.append(route))
    open_table(page, "blueprints", "here")
    page.get_by_test_id("curtain").wait_for()
    lift(page)
    hand_over(page)
    assert page.locator("[role=log] p").count() == 0  # nor announced to screen readers
    lift(page)
    page.wait_for_function(CAN_ACT)
    open_panel(page, "log")
    page.get_by_test_id("log-move").first.click()
    hand_over(page)
    name = lift(page)
    page.wait_for_function(CAN_ACT)
    assert len(held) == 1
    with page.expect_response("**/view?*ply=*"):
        held[0].continue_()
    page.wait_for_timeout(200)
    assert page.get_by_test_id("status-line").inner_text().startswith(name)
    assert page.get_by_test_id("back-to-now").count() == 0


def test_a_position_that_cannot_be_fetched_is_told(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "patchwork")
    before = ply(page)
    choose_first(page)
    wait_for_ply(page, f"> {before}")
    open_panel(page, "log")
    page.context.set_offline(True)
    page.get_by_test_id("log-move").first.click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")


def test_after_a_lost_connection_another_seat_gets_its_own_story(new_page: NewPage) -> None:
    page = new_page(PHONE)
    hellos: list[dict[str, Any]] = []

    def sent(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "hello":
            hellos.append(message)

    page.on("websocket", lambda socket: socket.on("framesent", sent))
    open_table(page, "blueprints", "here")
    page.get_by_test_id("curtain").wait_for()
    lift(page)
    hand_over(page)
    page.context.set_offline(True)
    name = lift(page)
    page.context.set_offline(False)
    page.wait_for_function(CAN_ACT)
    assert page.get_by_test_id("status-line").inner_text().startswith(name)
    assert len(hellos) >= 2
    assert hellos[-1]["seat"] is not None
    assert hellos[-1]["last"] is None  # the events of the other seat do not count


def test_there_is_one_connection_at_a_time(new_page: NewPage) -> None:
    page = new_page()
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    play_now(page, "patchwork")
    page.evaluate("['offline', 'online', 'online', 'online'].forEach((e) => dispatchEvent(new Event(e)))")
    expect(page.get_by_test_id("connection")).to_have_count(0)
    page.wait_for_timeout(1_000)  # longer than the first retry delay
    assert len(sockets) > 1
    for _ in range(100):  # an abandoned socket closes when the server responds
        if sum(not socket.is_closed() for socket in sockets) == 1:
            break
        page.wait_for_timeout(100)
    assert [socket.is_closed() for socket in sockets] == [True] * (len(sockets) - 1) + [False]


def test_a_move_whose_answer_is_lost_is_sent_again_and_played_once(new_page: NewPage) -> None:
    page = new_page()
    sent: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_page(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "move":
                sent.append(told["id"])
            server.send(message)

        def from_server(message: str | bytes) -> None:
            if len(sent) == 1:  # the move is played, but its acknowledgement is lost
                socket.close()
            else:
                socket.send(message)

        socket.on_message(from_page)
        server.on_message(from_server)

    page.route_web_socket("**/live", between)
    play_now(page, "patchwork")
    before = ply(page)
    choose_first(page)
    wait_for_ply(page, f"> {before}")
    expect(page.get_by_test_id("status-line")).not_to_contain_text("Sending your move")
    assert len(sent) == 2
    assert len(set(sent)) == 1
    assert own_events(page).count(sent[0]) == 1


def own_events(page: Page) -> list[str]:
    """Return the ids of this browser's events as the server reports them."""
    ids: list[str] = page.evaluate("""async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('draftwork.token')}` };
      const answer = await fetch(`/api/tables/${location.pathname.split('/')[2]}/view?seat=0`, { headers });
      return (await answer.json()).events.map((event) => event.id);
    }""")
    return ids


def test_a_move_made_offline_is_sent_later(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "patchwork")
    before = ply(page)
    page.context.set_offline(True)
    expect(page.get_by_test_id("connection")).to_contain_text("Connection lost")
    choose_first(page)
    expect(page.get_by_test_id("status-line")).to_contain_text("Sending your move")
    page.context.set_offline(False)
    wait_for_ply(page, f"> {before}")
    expect(page.get_by_test_id("status-line")).not_to_contain_text("Sending your move")


def test_taking_back_needs_the_other_ones_consent(new_page: NewPage) -> None:
    ola, jan = new_page(), new_page()
    open_table(ola, "patchwork")
    begin(ola, jan)
    mover, other = (ola, jan) if "Your turn" in ola.get_by_test_id("status-line").inner_text() else (jan, ola)
    before = ply(mover)
    choose_first(mover)  # advancing gives the turn to the other player
    for page in (mover, other):
        wait_for_ply(page, f"> {before}")
    consent = other.get_by_test_id("consent")
    for answer, after in (("Decline", ">"), ("Agree", "===")):
        mover.get_by_test_id("undo").click()
        consent.get_by_role("button", name=answer, exact=True).click()
        expect(consent).to_have_count(0)
        for page in (mover, other):
            wait_for_ply(page, f"{after} {before}")


def test_at_a_shared_device_the_last_decision_is_taken_back(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "patchwork", "here")
    page.get_by_test_id("board").wait_for()
    page.wait_for_function(CAN_ACT)
    plies = [ply(page)]
    for _ in range(2):  # each player advances, so that the other is to move
        choose_first(page)
        wait_for_ply(page, f"> {plies[-1]}")
        page.wait_for_function(CAN_ACT)
        plies.append(ply(page))
    for earlier in reversed(plies[:-1]):
        page.get_by_test_id("undo").click()
        wait_for_ply(page, f"=== {earlier}")


def test_a_revoked_token_ends_the_connection_and_does_not_knock_again(new_page: NewPage) -> None:
    page = new_page()
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    play_now(page, "patchwork")
    before = len(sockets)
    ask(page, "DELETE", "/me/token")
    expect(page.get_by_test_id("connection")).to_contain_text("closed this connection")
    page.evaluate("['offline', 'online'].forEach((e) => dispatchEvent(new Event(e)))")
    page.wait_for_timeout(1_500)  # longer than the first retry delay
    assert len(sockets) == before
    page.get_by_test_id("connect-again").click()
    expect(page.get_by_test_id("connection")).to_have_count(0)
    expect(page.get_by_test_id("status-line")).to_contain_text("You are watching.")


def ask(page: Page, method: str, path: str, body: object = None) -> int:
    """Send a request as the person of this browser, but not through the page. Return the status."""
    status: int = page.evaluate(
        """async ([method, path, body]) => {
          const headers = { Authorization: `Bearer ${localStorage.getItem('draftwork.token')}` };
          if (body) headers['Content-Type'] = 'application/json';
          return (await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) })).status;
        }""",
        [method, path, body],
    )
    return status


def test_who_loses_the_seat_is_told_and_goes_on_watching(new_page: NewPage) -> None:
    ola, jan, zoe = new_page(), new_page(), new_page()
    open_table(ola, "patchwork")
    table = ola.url.rsplit("/", 1)[1]
    jan.goto(ola.url)
    jan.get_by_test_id("join").click()
    expect(jan.get_by_test_id("join")).to_have_count(0)
    assert ask(jan, "POST", f"/tables/{table}/leave") == 200  # on another device
    expect(jan.get_by_test_id("unseated")).to_contain_text("no longer yours")
    zoe.goto(ola.url)
    zoe.get_by_test_id("join").click()
    ola.get_by_test_id("start").click()
    expect(jan.get_by_test_id("status-line")).to_contain_text("You are watching.")
    expect(jan.get_by_test_id("unseated")).to_be_visible()
    expect(zoe.get_by_test_id("unseated")).to_have_count(0)


def test_a_seat_is_taken_back_once_the_bot_has_played_its_turn(new_page: NewPage) -> None:
    page = new_page(refused="409")
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > 1:
            return route.continue_()
        words = {"id": "no-return-yet", "args": {}}
        return route.fulfill(status=409, json={"error": "not-now", "message": words, "text": "not yet"})

    page.route("**/return", answer)
    open_table(page, "patchwork")
    jan = new_page()
    begin(page, jan)
    if "Your turn" in page.get_by_test_id("status-line").inner_text():
        choose_first(page)
    expect(jan.get_by_test_id("status-line")).to_contain_text("Your turn")
    page.get_by_test_id("more").click()
    page.get_by_test_id("takeover").click()
    page.get_by_test_id("yes").click()
    page.get_by_test_id("more").click()
    page.get_by_test_id("return").click()
    expect(page.get_by_test_id("returning")).to_contain_text("as soon as it is done")
    open_panel(jan, "chat")
    jan.get_by_test_id("chat").fill("Your bot is done.")
    jan.get_by_role("button", name="Send").click()
    expect(page.get_by_test_id("returning")).to_have_count(0)  # after an event, the page asks again
    expect(page.get_by_text("played by")).to_have_count(0)
    assert len(asked) == 2

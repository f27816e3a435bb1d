"""The four undo rules, in each game."""

import pytest

from draftwork.i18n import Message
from draftwork.kernel import to_python
from draftwork.kernel.errors import NothingToUndo
from draftwork.server import protocol
from draftwork.server.errors import CannotUndo, NotNow, NotYours, Stale
from draftwork.server.table import events, render
from draftwork.server.table.commands import BotMove
from tests.server.tables import NONCE, OLA, TARAS, TableDriver, fresh_id, new_table, started_table


def table_with_bot(game: str, options: dict[str, str | int | bool] | None = None) -> TableDriver:
    requested = protocol.NewTable(
        game, [protocol.SeatRequest("me"), protocol.SeatRequest("bot", "random")], options or {}
    )
    driver = new_table(requested)
    driver.execute(protocol.Start(NONCE), OLA)
    bots_move(driver)
    return driver


def bots_move(driver: TableDriver) -> None:
    while (turn := driver.table.bot_to_move()) is not None:
        driver.execute(BotMove(turn, driver.table.number, driver.legal_moves(turn)[0]), None)


def undo_info(driver: TableDriver, seat: int) -> protocol.UndoInfo:
    now = render.game_snapshot(driver.table, seat, 0.0)
    assert now is not None
    return now.undo


def position(driver: TableDriver) -> str:
    assert driver.table.match is not None
    return driver.table.match.position()


def test_nothing_to_undo() -> None:
    driver = started_table("patchwork", 2)
    with pytest.raises(NothingToUndo):
        driver.undo(0)
    assert undo_info(driver, 0).why_not == Message("nothing-to-undo")


def test_undo_after_the_turn_has_passed_needs_consent() -> None:
    driver = started_table("patchwork", 2)
    mover = driver.table.to_act[0]
    before = position(driver)
    driver.move(mover, "advance")
    after = position(driver)
    assert undo_info(driver, mover).ask
    driver.undo(mover)
    other = 1 - mover
    assert (undo_info(driver, other).asked_by, undo_info(driver, other).waits_for) == (mover, [other])
    assert position(driver) == after
    with pytest.raises(CannotUndo, match="already asked"):
        driver.undo(mover)
    with pytest.raises(NotNow):  # another seat cannot answer
        driver.consent(mover, True)
    driver.consent(other, False)
    assert position(driver) == after
    driver.undo(mover)
    driver.consent(other, True)
    assert position(driver) == before
    kinds = [event.kind for event in render.log_since(driver.table, 0, OLA.id)][-4:]
    assert kinds == ["undo-asked", "undo-refused", "undo-asked", "undone"]
    assert driver.reload().to_act == [mover]


def test_consent_to_a_stale_position_is_refused() -> None:
    driver = started_table("patchwork", 2)
    mover = driver.table.to_act[0]
    driver.move(mover, "advance")
    driver.undo(mover)
    other, table = 1 - mover, driver.table
    for agree in (True, False):
        for answers in (table.position_event - 1, table.number + 1):
            with pytest.raises(Stale):
                driver.execute(protocol.Consent(other, answers, fresh_id(), agree), driver.person(other))
    assert undo_info(driver, other).waits_for == [other]
    driver.execute(protocol.Consent(other, table.position_event, fresh_id(), True), driver.person(other))
    assert table.to_act == [mover]


def test_a_move_withdraws_the_undo_request() -> None:
    driver = started_table("patchwork", 2)
    mover = driver.table.to_act[0]
    driver.move(mover, "advance")
    driver.undo(mover)
    driver.play_any()
    assert driver.table.undo_request is None
    with pytest.raises(NotNow):
        driver.consent(1 - mover, True)


def test_undoing_another_players_decision_needs_their_consent() -> None:
    driver = started_table("patchwork", 2)
    first = driver.table.to_act[0]
    before = position(driver)
    driver.move(first, "advance")
    driver.move(1 - first, driver.legal_moves(1 - first)[-1])
    if driver.table.to_act != [first]:
        driver.move(1 - first, "advance")
    driver.undo(first)
    assert driver.table.undo_request is not None
    assert driver.table.undo_request.waits_for == (1 - first,)
    driver.consent(1 - first, True)
    assert position(driver) == before


def test_all_affected_players_must_agree() -> None:
    driver = started_table("sintra", 3)
    before = position(driver)
    first = driver.table.to_act[0]
    driver.play_any()
    second = driver.table.to_act[0]
    driver.play_any()
    third = driver.table.to_act[0]
    assert {first, second, third} == {0, 1, 2}
    driver.undo(first)
    driver.consent(third, True)
    assert undo_info(driver, first).waits_for == [second]
    for seat in range(3):  # the answer is part of the request, not a log entry
        assert render.log_since(driver.table, seat, driver.person(seat).id)[-1].kind == "undo-asked"
    driver.consent(second, True)
    assert position(driver) == before
    assert driver.table.to_act == [first]


def test_bots_always_consent() -> None:
    driver = table_with_bot("patchwork")
    before = position(driver)
    driver.move(0, "advance")
    bots_move(driver)
    assert undo_info(driver, 0).free
    number = driver.table.number
    assert driver.undo(0) == number + 1
    assert position(driver) == before
    assert [decision.standing for decision in driver.table.decisions.values()][-1] is False


def test_undo_within_a_turn_is_free() -> None:
    """Sagrada: a selected die can be put back before it is placed."""
    driver = started_table("sagrada", 2)
    while driver.table.to_act != [0] or len(driver.table.undo_stack) < 3:
        driver.play_any()
    seat = 0
    drafts = [m for m in driver.legal_moves(seat) if text(driver, m).startswith("draft")]
    before = position(driver)
    driver.move(seat, drafts[0])
    if driver.table.to_act != [seat]:
        pytest.fail("the deal of this test has a die with only one space")
    assert undo_info(driver, seat).free
    driver.undo(seat)
    assert position(driver) == before
    assert isinstance(driver.table.events[-1], events.Undone)


def text(driver: TableDriver, number: int) -> str:
    assert driver.table.match is not None
    return driver.table.match.game.notation.write_move(number)


def table_after_new_round(game: str, options: dict[str, str | int | bool] | None = None) -> TableDriver:
    """A table of one person whose last decision started a new round and so revealed something random."""
    driver = new_table(
        protocol.NewTable(game, [protocol.SeatRequest("me"), protocol.SeatRequest("me")], options or {})
    )
    driver.execute(protocol.Start(NONCE), OLA)
    first_round = round_of(driver)
    for pick in range(200):
        driver.play_any(3 * pick)
        if round_of(driver) != first_round:
            return driver
    raise AssertionError("no round has ended")


def round_of(driver: TableDriver) -> int:
    assert driver.table.match is not None
    now = to_python(driver.table.match.state)
    return int(now.turn // now.players if driver.table.created.game == "hoard" else now.round)


@pytest.mark.parametrize("game", ["sintra", "sagrada", "blueprints", "hoard"])
def test_a_visible_random_event_prevents_undo(game: str) -> None:
    """Sintra: the refill. Sagrada and Blueprints: the dice of a round. Hoard: the die."""
    driver = table_after_new_round(game)
    seat = driver.table.undo_stack[-1].seat
    with pytest.raises(CannotUndo, match=r"revealed something new|secret decision"):
        driver.undo(seat)
    assert undo_info(driver, seat).why_not is not None


def test_a_move_without_chance_can_be_undone_in_a_game_of_chance() -> None:
    driver = table_with_bot("sintra")
    before = position(driver)
    driver.play_any()
    assert undo_info(driver, 0).free
    driver.undo(0)
    assert position(driver) == before


def test_a_reveal_prevents_undo() -> None:
    """Hoard: everybody, including the player who asks, has seen the new card."""
    driver = started_table("hoard", 3)
    first, second, _ = [(driver.table.to_act[0] + i) % 3 for i in range(3)]
    driver.move(first, driver.legal_moves(first)[0])
    driver.move(second, driver.legal_moves(second)[0])
    with pytest.raises(CannotUndo, match="revealed something new"):
        driver.undo(first)


def test_a_seat_that_has_learned_something_cannot_agree() -> None:
    """Blueprints: a placement can be undone, unless a seat that must agree has seen something new."""
    driver = started_table("hoard", 3)
    first = driver.table.to_act[0]
    driver.move(first, driver.legal_moves(first)[0])
    second = driver.table.to_act[0]
    driver.undo(first)
    with pytest.raises(CannotUndo, match="revealed something new"):  # they have seen the card
        driver.consent(second, True)
    driver.consent(second, False)
    assert driver.table.undo_request is None


def test_hidden_decisions_of_others_prevent_undo() -> None:
    driver = started_table("blueprints", 3)
    first = driver.table.to_act[0]
    driver.play_any()
    driver.play_any()
    assert driver.table.undo_stack[-1].seat != first
    with pytest.raises(CannotUndo):
        driver.undo(first)


def test_a_hidden_move_of_another_player_prevents_undo() -> None:
    """Hoard: a buried card stays hidden, and nobody learns anything from it."""
    driver = started_table("hoard", 3)
    first = driver.table.to_act[0]
    for _ in range(2):
        seat = driver.table.to_act[0]
        driver.move(seat, next(m for m in driver.legal_moves(seat) if text(driver, m).startswith("bury")))
    with pytest.raises(CannotUndo, match="secret decision"):
        driver.undo(first)


def test_a_decision_that_reveals_sealed_ones_cannot_be_undone() -> None:
    """Sagrada: the last pattern choice reveals the choices of the others."""
    driver = started_table("sagrada", 2)
    first, late = driver.table.to_act
    for seat in (late, first):
        driver.move(seat, driver.legal_moves(seat)[0])
    with pytest.raises(CannotUndo, match="secret decision"):
        driver.undo(first)


def test_only_the_owner_of_a_seat_asks_or_agrees() -> None:
    driver = started_table("patchwork", 2)
    mover = driver.table.to_act[0]
    driver.move(mover, "advance")
    stranger = TARAS if driver.person(mover) is OLA else OLA
    with pytest.raises(NotYours):
        driver.execute(protocol.NewUndo(mover, driver.table.number, fresh_id()), stranger)
    driver.undo(mover)
    with pytest.raises(NotYours):
        driver.execute(
            protocol.Consent(1 - mover, driver.table.number, fresh_id(), True), driver.person(mover)
        )


def test_undone_moves_stay_in_the_log_and_stay_hidden() -> None:
    driver = new_table(protocol.NewTable("hoard", [protocol.SeatRequest("me"), protocol.SeatRequest("me")]))
    driver.execute(protocol.Start(NONCE), OLA)
    seat = driver.table.to_act[0]
    bury = next(m for m in driver.legal_moves(seat) if text(driver, m).startswith("bury"))
    driver.move(seat, bury)
    driver.undo(seat)
    for viewer in (1 - seat, None):
        entry = [event for event in render.log_since(driver.table, viewer, None) if event.kind == "move"][-1]
        assert (entry.text, entry.words) == ("bury ?", [])
    assert render.log_since(driver.table, seat, OLA.id)[-2].text == text(driver, bury)


def test_undone_moves_are_not_described() -> None:
    driver = started_table("patchwork", 2)
    seat = driver.table.to_act[0]
    driver.move(seat, "advance")
    entry = render.log_since(driver.table, None, None)[-1]
    assert entry.description is not None
    assert [message.id for message in entry.description.did] == [
        "patchwork-log-advance",
        "patchwork-log-buttons",
    ]
    driver.undo(seat)
    driver.consent(1 - seat, True)
    entry = next(event for event in render.log_since(driver.table, None, None) if event.kind == "move")
    assert (entry.text, entry.description) == ("advance", None)


def test_undo_gives_no_additional_time() -> None:
    requested = protocol.NewTable(
        "patchwork",
        [protocol.SeatRequest("me"), protocol.SeatRequest("bot", "random")],
        clock=protocol.TimeControl("fischer", seconds=100, increment=30),
    )
    driver = new_table(requested)
    driver.execute(protocol.Start(NONCE), OLA)
    bots_move(driver)
    for _ in range(5):
        driver.move(0, "advance")
        driver.undo(0)
    left = driver.table.clock.remaining_at(driver.time.now)[0]
    assert left is not None
    assert left <= 100

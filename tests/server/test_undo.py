"""Taking back: the four rules, in each game."""

import pytest

from draftwork.i18n import Message
from draftwork.kernel import to_python
from draftwork.kernel.errors import NothingToUndo
from draftwork.server import protocol
from draftwork.server.errors import CannotUndo, NotNow, NotYours, Stale
from draftwork.server.table import events, render
from draftwork.server.table.commands import BotMove
from tests.server.tables import NONCE, OLA, TARAS, Sitting, fresh_id, made, started


def against_bot(game: str, options: dict[str, str | int | bool] | None = None) -> Sitting:
    wish = protocol.NewTable(
        game, [protocol.SeatRequest("me"), protocol.SeatRequest("bot", "random")], options or {}
    )
    sitting = made(wish)
    sitting.ask(protocol.Start(NONCE), OLA)
    bots_move(sitting)
    return sitting


def bots_move(sitting: Sitting) -> None:
    while turn := sitting.table.bots_to_move():
        sitting.ask(BotMove(turn[0], sitting.table.number, sitting.legal(turn[0])[0]), None)


def undo_now(sitting: Sitting, seat: int) -> protocol.UndoInfo:
    now = render.game_snapshot(sitting.table, seat, 0.0)
    assert now is not None
    return now.undo


def position(sitting: Sitting) -> str:
    assert sitting.table.match is not None
    return sitting.table.match.position()


def test_nothing_to_take_back() -> None:
    sitting = started("patchwork", 2)
    with pytest.raises(NothingToUndo):
        sitting.undo(0)
    assert undo_now(sitting, 0).why_not == Message("nothing-to-undo")


def test_a_turn_that_has_passed_to_another_comes_back_only_with_their_consent() -> None:
    sitting = started("patchwork", 2)
    mover = sitting.table.to_act[0]
    before = position(sitting)
    sitting.move(mover, "advance")
    after = position(sitting)
    assert undo_now(sitting, mover).ask
    sitting.undo(mover)
    other = 1 - mover
    assert (undo_now(sitting, other).asked_by, undo_now(sitting, other).waits_for) == (mover, [other])
    assert position(sitting) == after
    with pytest.raises(CannotUndo, match="already asked"):
        sitting.undo(mover)
    with pytest.raises(NotNow):  # nobody agrees for another
        sitting.consent(mover, True)
    sitting.consent(other, False)
    assert position(sitting) == after
    sitting.undo(mover)
    sitting.consent(other, True)
    assert position(sitting) == before
    kinds = [event.kind for event in render.log_since(sitting.table, 0, OLA.id)][-4:]
    assert kinds == ["undo-asked", "undo-refused", "undo-asked", "undone"]
    assert sitting.again().to_act == [mover]


def test_whoever_agrees_has_seen_the_position() -> None:
    sitting = started("patchwork", 2)
    mover = sitting.table.to_act[0]
    sitting.move(mover, "advance")
    sitting.undo(mover)
    other, table = 1 - mover, sitting.table
    for agree in (True, False):
        for answers in (table.last_position - 1, table.number + 1):
            with pytest.raises(Stale):
                sitting.ask(protocol.Consent(other, answers, fresh_id(), agree), sitting.person(other))
    assert undo_now(sitting, other).waits_for == [other]
    sitting.ask(protocol.Consent(other, table.last_position, fresh_id(), True), sitting.person(other))
    assert table.to_act == [mover]


def test_a_move_is_an_answer_too() -> None:
    sitting = started("patchwork", 2)
    mover = sitting.table.to_act[0]
    sitting.move(mover, "advance")
    sitting.undo(mover)
    sitting.play_on()
    assert sitting.table.undo_request is None
    with pytest.raises(NotNow):
        sitting.consent(1 - mover, True)


def test_another_players_decision_is_crossed_only_with_their_consent() -> None:
    sitting = started("patchwork", 2)
    first = sitting.table.to_act[0]
    before = position(sitting)
    sitting.move(first, "advance")
    sitting.move(1 - first, sitting.legal(1 - first)[-1])
    if sitting.table.to_act != [first]:
        sitting.move(1 - first, "advance")
    sitting.undo(first)
    assert sitting.table.undo_request is not None
    assert sitting.table.undo_request.waits_for == (1 - first,)
    sitting.consent(1 - first, True)
    assert position(sitting) == before


def test_all_who_lose_something_must_agree() -> None:
    sitting = started("sintra", 3)
    before = position(sitting)
    first = sitting.table.to_act[0]
    sitting.play_on()
    second = sitting.table.to_act[0]
    sitting.play_on()
    third = sitting.table.to_act[0]
    assert {first, second, third} == {0, 1, 2}
    sitting.undo(first)
    sitting.consent(third, True)
    assert undo_now(sitting, first).waits_for == [second]
    for seat in range(3):  # who has agreed is in what is told of the request, not a line of its own
        assert render.log_since(sitting.table, seat, sitting.person(seat).id)[-1].kind == "undo-asked"
    sitting.consent(second, True)
    assert position(sitting) == before
    assert sitting.table.to_act == [first]


def test_bots_consent_at_once() -> None:
    sitting = against_bot("patchwork")
    before = position(sitting)
    sitting.move(0, "advance")
    bots_move(sitting)
    assert undo_now(sitting, 0).free
    number = sitting.table.number
    assert sitting.undo(0) == number + 1
    assert position(sitting) == before
    assert [decision.standing for decision in sitting.table.decisions.values()][-1] is False


def test_within_ones_own_turn_it_is_free() -> None:
    """Sagrada: select a die, and put it back before it is placed."""
    sitting = started("sagrada", 2)
    while sitting.table.to_act != [0] or len(sitting.table.undo_stack) < 3:
        sitting.play_on()
    seat = 0
    drafts = [m for m in sitting.legal(seat) if text(sitting, m).startswith("draft")]
    before = position(sitting)
    sitting.move(seat, drafts[0])
    if sitting.table.to_act != [seat]:
        pytest.fail("the deal of this test has a die with only one space")
    assert undo_now(sitting, seat).free
    sitting.undo(seat)
    assert position(sitting) == before
    assert isinstance(sitting.table.events[-1], events.Undone)


def text(sitting: Sitting, number: int) -> str:
    assert sitting.table.match is not None
    return sitting.table.match.game.notation.write_move(number)


def end_of_round(game: str, options: dict[str, str | int | bool] | None = None) -> Sitting:
    """A table of one person at which their decision has just begun a new round: something random was seen."""
    sitting = made(
        protocol.NewTable(game, [protocol.SeatRequest("me"), protocol.SeatRequest("me")], options or {})
    )
    sitting.ask(protocol.Start(NONCE), OLA)
    begun = round_of(sitting)
    for pick in range(200):
        sitting.play_on(3 * pick)
        if round_of(sitting) != begun:
            return sitting
    raise AssertionError("no round has ended")


def round_of(sitting: Sitting) -> int:
    assert sitting.table.match is not None
    now = to_python(sitting.table.match.state)
    return int(now.turn // now.players if sitting.table.created.game == "hoard" else now.round)


@pytest.mark.parametrize("game", ["sintra", "sagrada", "blueprints", "hoard"])
def test_what_shows_something_random_is_not_taken_back(game: str) -> None:
    """Sintra's refill, the dice of a round, Hoard's die."""
    sitting = end_of_round(game)
    seat = sitting.table.undo_stack[-1].seat
    with pytest.raises(CannotUndo, match=r"revealed something new|secret decision"):
        sitting.undo(seat)
    assert undo_now(sitting, seat).why_not is not None


def test_a_move_without_chance_is_taken_back_in_a_game_of_chance() -> None:
    sitting = against_bot("sintra")
    before = position(sitting)
    sitting.play_on()
    assert undo_now(sitting, 0).free
    sitting.undo(0)
    assert position(sitting) == before


def test_a_reveal_is_not_taken_back() -> None:
    """Hoard: a card of the hand, once played, is known to all; who asks has learned it."""
    sitting = started("hoard", 3)
    first, second, _ = [(sitting.table.to_act[0] + i) % 3 for i in range(3)]
    sitting.move(first, sitting.legal(first)[0])
    sitting.move(second, sitting.legal(second)[0])
    with pytest.raises(CannotUndo, match="revealed something new"):
        sitting.undo(first)


def test_nobody_agrees_after_learning_something() -> None:
    """Blueprints: my own placing I may take back, but whoever is asked has seen nothing new either."""
    sitting = started("hoard", 3)
    first = sitting.table.to_act[0]
    sitting.move(first, sitting.legal(first)[0])
    second = sitting.table.to_act[0]
    sitting.undo(first)
    with pytest.raises(CannotUndo, match="revealed something new"):  # they have seen the card
        sitting.consent(second, True)
    sitting.consent(second, False)
    assert sitting.table.undo_request is None


def test_secret_decisions_of_others_are_not_crossed() -> None:
    sitting = started("blueprints", 3)
    first = sitting.table.to_act[0]
    sitting.play_on()
    sitting.play_on()
    assert sitting.table.undo_stack[-1].seat != first
    with pytest.raises(CannotUndo):
        sitting.undo(first)


def test_a_secret_move_of_another_is_not_crossed() -> None:
    """Hoard: nobody else knows which card was buried, and nobody learns anything from it."""
    sitting = started("hoard", 3)
    first = sitting.table.to_act[0]
    for _ in range(2):
        seat = sitting.table.to_act[0]
        sitting.move(seat, next(m for m in sitting.legal(seat) if text(sitting, m).startswith("bury")))
    with pytest.raises(CannotUndo, match="secret decision"):
        sitting.undo(first)


def test_a_decision_that_opens_sealed_ones_is_not_taken_back() -> None:
    """Sagrada: the last pattern that was missing shows those of the others."""
    sitting = started("sagrada", 2)
    first, late = sitting.table.to_act
    for seat in (late, first):
        sitting.move(seat, sitting.legal(seat)[0])
    with pytest.raises(CannotUndo, match="secret decision"):
        sitting.undo(first)


def test_only_ones_own_seat_asks_or_agrees() -> None:
    sitting = started("patchwork", 2)
    mover = sitting.table.to_act[0]
    sitting.move(mover, "advance")
    stranger = TARAS if sitting.person(mover) is OLA else OLA
    with pytest.raises(NotYours):
        sitting.ask(protocol.NewUndo(mover, sitting.table.number, fresh_id()), stranger)
    sitting.undo(mover)
    with pytest.raises(NotYours):
        sitting.ask(
            protocol.Consent(1 - mover, sitting.table.number, fresh_id(), True), sitting.person(mover)
        )


def test_taken_back_moves_stay_in_the_log_and_stay_secret() -> None:
    sitting = made(protocol.NewTable("hoard", [protocol.SeatRequest("me"), protocol.SeatRequest("me")]))
    sitting.ask(protocol.Start(NONCE), OLA)
    seat = sitting.table.to_act[0]
    bury = next(m for m in sitting.legal(seat) if text(sitting, m).startswith("bury"))
    sitting.move(seat, bury)
    sitting.undo(seat)
    for viewer in (1 - seat, None):
        line = [event for event in render.log_since(sitting.table, viewer, None) if event.kind == "move"][-1]
        assert (line.text, line.words) == ("bury ?", [])
    assert render.log_since(sitting.table, seat, OLA.id)[-2].text == text(sitting, bury)


def test_only_moves_that_stand_are_described() -> None:
    sitting = started("patchwork", 2)
    seat = sitting.table.to_act[0]
    sitting.move(seat, "advance")
    line = render.log_since(sitting.table, None, None)[-1]
    assert line.description is not None
    assert [message.id for message in line.description.did] == [
        "patchwork-log-advance",
        "patchwork-log-buttons",
    ]
    sitting.undo(seat)
    sitting.consent(1 - seat, True)
    line = next(event for event in render.log_since(sitting.table, None, None) if event.kind == "move")
    assert (line.text, line.description) == ("advance", None)


def test_the_clock_gives_no_time_for_taking_back() -> None:
    wish = protocol.NewTable(
        "patchwork",
        [protocol.SeatRequest("me"), protocol.SeatRequest("bot", "random")],
        clock=protocol.TimeControl("fischer", seconds=100, increment=30),
    )
    sitting = made(wish)
    sitting.ask(protocol.Start(NONCE), OLA)
    bots_move(sitting)
    for _ in range(5):
        sitting.move(0, "advance")
        sitting.undo(0)
    left = sitting.table.clock.remaining_at(sitting.time.now)[0]
    assert left is not None
    assert left <= 100

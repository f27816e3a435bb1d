"""Undo, by four rules.

1. An undo never takes the turn of another person without their consent.
2. It never removes a decision of another player without their consent. Bots always consent.
3. It never crosses a reveal of hidden information.
4. It never crosses a visible random event.

Rules 3 and 4 need no knowledge of the game. They compare what the viewer sees now with what they would see in
other worlds that are consistent with their earlier knowledge. A difference means that they have learned
something. The same check applies to the seats that consent. The result depends only on what the viewer knows,
so it reveals nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from draftwork.games import Game
from draftwork.kernel import pack, unpack
from draftwork.kernel.errors import NothingToUndo
from draftwork.kernel.random import generator
from draftwork.play.seat import redact_state
from draftwork.server.errors import CannotUndo
from draftwork.server.table.seats import Decision
from draftwork.server.table.table import Table

NUM_WORLDS = 12  # sampled for each decision to be undone
NUM_QUICK_WORLDS = 1  # almost always enough for a preview


@dataclass(frozen=True)
class UndoPlan:
    """The effect of an undo."""

    ply: int  # remaining moves
    waits_for: tuple[int, ...] = ()  # seats whose consent is needed
    sealed: bool = False  # a sealed decision is withdrawn, and no move is undone


def plan(table: Table, seat: int) -> UndoPlan:
    """How a seat can undo its last decision. Raises CannotUndo or NothingToUndo."""
    result, crossed = _unchecked_plan(table, seat)
    for decision in crossed:
        _check_nothing_learned(table, seat, decision, NUM_WORLDS)
    return result


def quick_plan(table: Table, seat: int) -> UndoPlan:
    """A faster preview of `plan`, computed after every move.

    It samples fewer worlds and skips rules 3 and 4 if consent is needed, so it may be too optimistic.
    """
    result, crossed = _unchecked_plan(table, seat)
    for decision in crossed:
        if decision.seat == seat and not result.waits_for:
            _check_nothing_learned(table, seat, decision, NUM_QUICK_WORLDS)
    return result


def _unchecked_plan(table: Table, seat: int) -> tuple[UndoPlan, list[Decision]]:
    """The plan before rules 3 and 4 are checked, and the decisions that it would undo."""
    if seat in table.sealed:
        return UndoPlan(0, sealed=True), []
    if table.undo_request is not None:
        raise CannotUndo("undo-already-asked")
    last = next((i for i in reversed(range(len(table.undo_stack))) if table.undo_stack[i].seat == seat), None)
    if last is None:
        raise NothingToUndo("nothing-to-undo")
    crossed = table.undo_stack[last:]
    return UndoPlan(crossed[0].first, _seats_to_ask(table, seat, crossed)), crossed


def check_consent(table: Table, seat: int, ply: int) -> None:
    """Apply rules 3 and 4 to a seat that consents to the undo."""
    for decision in table.undo_stack:
        if decision.first >= ply:
            _check_nothing_learned(table, seat, decision, NUM_WORLDS)


def _check_nothing_learned(table: Table, seat: int, decision: Decision, num_worlds: int) -> None:
    others_decided = any(not entry.forced and entry.seat != decision.seat for entry in decision.entries)
    # Sealed decisions of others were played, or a move is still hidden from the seat.
    if others_decided or _has_redacted_move(table, seat, decision):
        raise CannotUndo("undo-crosses-secret")
    if _revealed(table, decision, seat, num_worlds):
        raise CannotUndo("undo-crosses-reveal")


def _has_redacted_move(table: Table, seat: int, decision: Decision) -> bool:
    assert table.match is not None
    if table.match.game.notation.redact_move is None or all(entry.seat == seat for entry in decision.entries):
        return False
    first = decision.first
    return any(
        table.match.move_text(first + i, seat) != str(entry.move) for i, entry in enumerate(decision.entries)
    )


def _seats_to_ask(table: Table, seat: int, crossed: list[Decision]) -> tuple[int, ...]:
    """The seats of other people that would lose their turn or a decision."""
    affected = {*table.to_act, *(decision.seat for decision in crossed)}
    person = table.seats[seat].person
    seats = [(i, table.seats[i]) for i in sorted(affected)]
    return tuple(i for i, state in seats if state.played_by_person and state.person != person)


def _revealed(table: Table, decision: Decision, viewer: int, num_worlds: int) -> bool:
    assert table.match is not None
    game = table.match.game
    if not (game.hidden_information or game.has_chance):
        return False
    key = (viewer, num_worlds)
    if key not in decision.reveals:
        after = decision.first + len(decision.entries)
        history = table.match.history
        state = unpack(game.state, history[after].before) if after < len(history) else table.match.state
        seed = f"{table.id} {decision.number}"
        decision.reveals[key] = reveals_information(game, decision, state, viewer, seed, num_worlds)
    return decision.reveals[key]


def reveals_information(
    game: Game[Any], decision: Decision, after: Any, viewer: int, seed: str, num_worlds: int = NUM_WORLDS
) -> bool:
    """Whether a viewer learns more from a decision than what follows from its moves and the earlier state."""
    before = unpack(game.state, decision.entries[0].before)
    game.rules.redact(before, viewer)
    known_before = pack(before)
    seen_after = pack(redact_state(game, after, viewer))
    rng = generator(seed)
    for _ in range(num_worlds):
        world = unpack(game.state, known_before)
        game.rules.determinize(world, viewer, rng)
        for entry in decision.entries:
            if game.rules.to_move(world) != entry.seat or game.rules.illegality(world, entry.move.number):
                return True
            game.rules.apply(world, entry.move.number)
        game.rules.redact(world, viewer)
        if pack(world) != seen_after:
            return True
    return False

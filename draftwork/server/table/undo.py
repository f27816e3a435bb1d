"""Taking back, by four rules.

1. It never takes away the turn of another person against their will.
2. It never crosses another player's decision without that player's consent; bots consent at once.
3. It never crosses a reveal.
4. It never crosses a visible random event.

The last two are checked without knowing the game: would the one who asks see the same now, whatever the
hidden things had been? If not, they have learned something that cannot be taken back. The same goes for
whoever is to agree. So every answer hangs only on what the one who gets it knows, and tells no secret.
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

NUM_WORLDS = 12  # imagined for every decision that is to be taken back
NUM_QUICK_WORLDS = 1  # nearly always enough to tell people beforehand


@dataclass(frozen=True)
class UndoPlan:
    ply: int  # moves that are left
    waits_for: tuple[int, ...] = ()  # seats whose consent is needed
    sealed: bool = False  # only a sealed decision goes


def plan(table: Table, seat: int) -> UndoPlan:
    """How a seat's last decision can be taken back; CannotUndo or NothingToUndo where it cannot."""
    wanted, crossed = _unchecked_plan(table, seat)
    for decision in crossed:
        _check_nothing_learned(table, seat, decision, NUM_WORLDS)
    return wanted


def quick_plan(table: Table, seat: int) -> UndoPlan:
    """The same for all who look, after every move: quicker, and where others are asked only a promise."""
    wanted, crossed = _unchecked_plan(table, seat)
    for decision in crossed:
        if decision.seat == seat and not wanted.waits_for:
            _check_nothing_learned(table, seat, decision, NUM_QUICK_WORLDS)
    return wanted


def _unchecked_plan(table: Table, seat: int) -> tuple[UndoPlan, list[Decision]]:
    """What taking back would mean, and the decisions it crosses."""
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
    """Whoever agrees must not have learned anything either."""
    for decision in table.undo_stack:
        if decision.first >= ply:
            _check_nothing_learned(table, seat, decision, NUM_WORLDS)


def _check_nothing_learned(table: Table, seat: int, decision: Decision, worlds: int) -> None:
    others = any(not play.forced and play.seat != decision.seat for play in decision.entries)
    if others or _has_redacted_move(
        table, seat, decision
    ):  # sealed decisions were opened, or it is still secret
        raise CannotUndo("undo-crosses-secret")
    if _revealed(table, decision, seat, worlds):
        raise CannotUndo("undo-crosses-reveal")


def _has_redacted_move(table: Table, seat: int, decision: Decision) -> bool:
    assert table.match is not None
    if table.match.game.notation.redact_move is None or all(play.seat == seat for play in decision.entries):
        return False
    first = decision.first
    return any(
        table.match.move_text(first + i, seat) != str(play.move) for i, play in enumerate(decision.entries)
    )


def _seats_to_ask(table: Table, seat: int, crossed: list[Decision]) -> tuple[int, ...]:
    """The seats of other people that would lose their turn or a decision."""
    touched = {*table.to_act, *(decision.seat for decision in crossed)}
    me = table.seats[seat].person
    seats = [(i, table.seats[i]) for i in sorted(touched)]
    return tuple(i for i, one in seats if one.played_by_person and one.person != me)


def _revealed(table: Table, decision: Decision, viewer: int, worlds: int) -> bool:
    assert table.match is not None
    game = table.match.game
    if not (game.hidden_information or game.has_chance):
        return False
    key = (viewer, worlds)
    if key not in decision.reveals:
        after = decision.first + len(decision.entries)
        history = table.match.history
        state = unpack(game.state, history[after].before) if after < len(history) else table.match.state
        seed = f"{table.id} {decision.number}"
        decision.reveals[key] = reveals_information(game, decision, state, viewer, seed, worlds)
    return decision.reveals[key]


def reveals_information(
    game: Game[Any], decision: Decision, after: Any, viewer: int, seed: str, worlds: int = NUM_WORLDS
) -> bool:
    """Whether a viewer knows more after a decision than from what they knew before and the moves."""
    before = unpack(game.state, decision.entries[0].before)
    game.rules.redact(before, viewer)
    known = pack(before)
    seen = pack(redact_state(game, after, viewer))
    rng = generator(seed)
    for _ in range(worlds):
        world = unpack(game.state, known)
        game.rules.determinize(world, viewer, rng)
        for play in decision.entries:
            if game.rules.to_move(world) != play.seat or game.rules.illegality(world, play.move.number):
                return True
            game.rules.apply(world, play.move.number)
        game.rules.redact(world, viewer)
        if pack(world) != seen:
            return True
    return False

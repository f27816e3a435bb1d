"""Sequences: several moves of one turn in one command, for example to draft a die and to place it.

All moves are played, or none. A refusal must not reveal what the seat would learn by playing, so only the
last move of a sequence may reveal hidden information or chance. The undo rules apply the same test.
"""

from __future__ import annotations

from collections.abc import Sequence

from draftwork.play import HistoryEntry, Match
from draftwork.server.errors import NotOneTurn
from draftwork.server.table.seats import Decision
from draftwork.server.table.table import Table
from draftwork.server.table.undo import reveals_information


def chosen_moves(table: Table, moves: Sequence[int], seat: int) -> list[int]:
    """Check a sequence; returns its moves without those that the rules force anyway.

    Raises IllegalMove or NotOneTurn.
    """
    if len(moves) == 1:
        return [*moves]
    if table.simultaneous_turn:
        raise NotOneTurn("sequence-turn-over", n=1)
    assert table.match is not None
    match, chosen, waiting = table.match.copy(), list[int](), [*moves]
    while waiting:
        first = len(match.history)
        chosen.append(waiting.pop(0))
        match.play(chosen[-1], seat)
        _skip_forced(table, match, first, waiting, seat)
        if waiting:
            _check_nothing_revealed(table, match, match.history[first:], seat)
            if match.to_move != seat:
                raise NotOneTurn("sequence-turn-over", n=len(moves) - len(waiting))
    return chosen


def _skip_forced(table: Table, match: Match, first: int, waiting: list[int], seat: int) -> None:
    """Remove the next moves of a sequence as far as the rules have played them as forced moves."""
    for last in range(first + 1, len(match.history)):
        forced = match.history[last]
        if not waiting or (forced.seat, forced.move.number) != (seat, waiting[0]):
            return
        _check_nothing_revealed(table, match.at(last), match.history[first:last], seat)
        waiting.pop(0)


def _check_nothing_revealed(table: Table, after: Match, played: Sequence[HistoryEntry], seat: int) -> None:
    game = after.game
    if not (game.hidden_information or game.has_chance):
        return
    decision = Decision(table.number + 1, seat, len(after.history) - len(played), [*played], None)
    if reveals_information(game, decision, after.state, seat, f"{table.id} {decision.number}"):
        raise NotOneTurn("sequence-crosses-reveal", move=str(played[0].move))

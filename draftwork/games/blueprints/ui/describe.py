"""Descriptions of moves for the log."""

from __future__ import annotations

from draftwork.games.blueprints.constants import CARDS, LETTERS, MAX_SEATS, VALUES
from draftwork.games.blueprints.notation.moves import is_placing, kind_of
from draftwork.games.blueprints.notation.names import write_cell
from draftwork.games.blueprints.rules.building import kind_at
from draftwork.games.blueprints.rules.scoring import NO_SEAT
from draftwork.games.blueprints.rules.turns import FIRST_DISCARD, MOVES_PER_KIND, to_move
from draftwork.games.blueprints.state import State
from draftwork.games.blueprints.ui.cards import winner_of
from draftwork.games.contract import Description
from draftwork.i18n import Message, MessageValue
from draftwork.kernel import to_python


def describe(before: State, after: State, move: int | None, seat: int) -> Description:
    """The description of a move, from the states before and after it."""
    then, now = to_python(before), to_python(after)
    if move is None:  # BP-10: the die is open, its place is hidden
        taken = now.taken[MAX_SEATS * then.round + to_move(before)]
        kind = int(kind_at(taken, then.turn // then.players))
        did = [_die_message("take", kind), Message("blueprints-log-screen")]
    elif move >= FIRST_DISCARD:
        did = [_die_message("discard", kind_of(move))]
    elif is_placing(move):
        did = [
            _die_message("take", kind_of(move)),
            Message("blueprints-log-place", {"cell": write_cell(move % MOVES_PER_KIND)}),
        ]
    else:
        did = [_die_message("take", kind_of(move)), Message("blueprints-log-remove")]
    return Description(did, _round_results(then, now), continues=then.discarding > 0)


def _die_message(what: str, kind: int) -> Message:
    args: dict[str, MessageValue] = {"material": LETTERS[kind // VALUES], "value": kind % VALUES + 1}
    return Message(f"blueprints-log-{what}", args)


def _round_results(then: State, now: State) -> list[Message]:
    """The building scores and cards of a round that has ended (BP-11 to BP-15)."""
    r = then.round
    if now.round == r:
        return []
    ended = [Message("blueprints-log-round", {"round": r + 1})]
    for seat in range(now.players):
        score = now.built[MAX_SEATS * r + seat]
        ended.append(Message("blueprints-log-round-score", {"seat": seat + 1, "n": score}))
    for card, name in enumerate(CARDS):
        winner = winner_of(now, r, card)
        if winner != NO_SEAT:
            ended.append(Message("blueprints-log-round-card", {"seat": winner + 1, "card": name}))
    return ended

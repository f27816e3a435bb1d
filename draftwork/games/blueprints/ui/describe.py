"""What a move did, for the log."""

from __future__ import annotations

from draftwork.games.blueprints.constants import CARDS, LETTERS, SEATS, VALUES
from draftwork.games.blueprints.notation.moves import is_placing, kind_of
from draftwork.games.blueprints.notation.names import cell_text
from draftwork.games.blueprints.rules.building import kind_at
from draftwork.games.blueprints.rules.scoring import NONE
from draftwork.games.blueprints.rules.turns import DISCARD, WAYS, to_move
from draftwork.games.blueprints.state import State
from draftwork.games.blueprints.ui.cards import winner_of
from draftwork.games.contract import Description
from draftwork.i18n import Message, Value
from draftwork.kernel import to_python


def describe(before: State, after: State, move: int | None, seat: int) -> Description:
    then, now = to_python(before), to_python(after)
    if move is None:  # BP-10: the die is open, its place is not
        taken = now.taken[SEATS * then.round + to_move(before)]
        kind = int(kind_at(taken, then.turn // then.players))
        did = [_die("take", kind), Message("blueprints-log-screen")]
    elif move >= DISCARD:
        did = [_die("discard", kind_of(move))]
    elif is_placing(move):
        did = [_die("take", kind_of(move)), Message("blueprints-log-place", {"cell": cell_text(move % WAYS)})]
    else:
        did = [_die("take", kind_of(move)), Message("blueprints-log-remove")]
    return Description(did, _ended(then, now), continues=then.discarding > 0)


def _die(what: str, kind: int) -> Message:
    args: dict[str, Value] = {"material": LETTERS[kind // VALUES], "value": kind % VALUES + 1}
    return Message(f"blueprints-log-{what}", args)


def _ended(then: State, now: State) -> list[Message]:
    """BP-11 to BP-15: the building scores and the cards of a round."""
    r = then.round
    if now.round == r:
        return []
    ended = [Message("blueprints-log-round", {"round": r + 1})]
    for seat in range(now.players):
        score = now.built[SEATS * r + seat]
        ended.append(Message("blueprints-log-round-score", {"seat": seat + 1, "n": score}))
    for card, name in enumerate(CARDS):
        winner = winner_of(now, r, card)
        if winner != NONE:
            ended.append(Message("blueprints-log-round-card", {"seat": winner + 1, "card": name}))
    return ended

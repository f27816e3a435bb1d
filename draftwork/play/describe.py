"""A move as a sentence: what it did, who did it, and the round it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from draftwork.games import Description, Game
from draftwork.i18n import Message, Value
from draftwork.kernel import unpack
from draftwork.play.seat import redact_state


def describe_move(
    game: Game[Any], before: bytes, after: Any, move: int | None, seat: int
) -> Description | None:
    """What a move did, as a seat or NOBODY may know it, if the game tells it. A secret move is None."""
    if game.ui.describe is None:
        return None
    known = unpack(game.state, before)
    game.rules.redact(known, seat)
    return game.ui.describe(known, redact_state(game, after, seat), move, seat)


def sentence(did: Sequence[Message], name: str, you: bool) -> Message:
    """The clauses of one turn as a sentence about a player, or about the reader."""
    return Message("log-sentence", {"name": name, "you": "yes" if you else "no", "what": _joined(did)})


def round_sentence(ended: Sequence[Message], names: Sequence[str]) -> Message:
    """The end of a round with its results."""
    head, *results = [with_names(message, names) for message in ended]
    if not results:
        return Message("log-ended", {"what": head})
    listed = results[0]
    for result in results[1:]:
        listed = Message("log-results", {"first": listed, "more": result})
    return Message("log-ended-with", {"what": head, "results": listed})


def with_names(message: Message, names: Sequence[str]) -> Message:
    """The message with the name of every player that it or its arguments mention by number."""
    args: dict[str, Value] = {
        key: with_names(value, names) if isinstance(value, Message) else value
        for key, value in message.args.items()
    }
    seat = args.get("seat")
    if isinstance(seat, int) and 0 < seat <= len(names):
        args["name"] = names[seat - 1]
    return Message(message.id, args, message.rule)


def _joined(clauses: Sequence[Message]) -> Message:
    """Clauses as a list with "and" before the last."""
    *others, last = clauses
    if not others:
        return last
    listed = others[0]
    for clause in others[1:]:
        listed = Message("log-comma", {"first": listed, "more": clause})
    return Message("log-and", {"first": listed, "last": last})

"""Sentences about past moves for the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from draftwork.games import Description, Game
from draftwork.i18n import Message, MessageValue
from draftwork.kernel import unpack
from draftwork.play.seat import redact_state


def describe_move(
    game: Game[Any], before: bytes, after: Any, move: int | None, seat: int
) -> Description | None:
    """The description of a past move for a seat or NOBODY; None if the game has no descriptions.

    `before` is the packed state before the move. `move` is None if it is hidden from the seat.
    """
    if game.ui.describe is None:
        return None
    known = unpack(game.state, before)
    game.rules.redact(known, seat)
    return game.ui.describe(known, redact_state(game, after, seat), move, seat)


def sentence(did: Sequence[Message], name: str, you: bool) -> Message:
    """Join the clauses of a turn into a sentence about a player; `you` if the player is the reader."""
    return Message("log-sentence", {"name": name, "you": "yes" if you else "no", "what": _joined(did)})


def round_sentence(ended: Sequence[Message], names: Sequence[str]) -> Message:
    """A sentence about the end of a round, with its results; `names` are those of the seats."""
    head, *results = [with_names(message, names) for message in ended]
    if not results:
        return Message("log-ended", {"what": head})
    listed = results[0]
    for result in results[1:]:
        listed = Message("log-results", {"first": listed, "more": result})
    return Message("log-ended-with", {"what": head, "results": listed})


def with_names(message: Message, names: Sequence[str]) -> Message:
    """Add the names of the players that a message, or one of its arguments, mentions by seat number."""
    args: dict[str, MessageValue] = {
        key: with_names(value, names) if isinstance(value, Message) else value
        for key, value in message.args.items()
    }
    seat = args.get("seat")
    if isinstance(seat, int) and 0 < seat <= len(names):
        args["name"] = names[seat - 1]
    return Message(message.id, args, message.rule)


def _joined(clauses: Sequence[Message]) -> Message:
    """Join clauses with commas, and the last one with "and"."""
    *others, last = clauses
    if not others:
        return last
    listed = others[0]
    for clause in others[1:]:
        listed = Message("log-comma", {"first": listed, "more": clause})
    return Message("log-and", {"first": listed, "last": last})

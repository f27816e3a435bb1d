"""A decision of an agent that replies in text: it may try again after a reply that is not a legal move."""

from __future__ import annotations

import re

import msgspec

from draftwork.envs.text.observation import Style
from draftwork.i18n import Message
from draftwork.kernel.errors import BadMove, DraftworkError, IllegalMove
from draftwork.play import Move, Seat
from draftwork.play.moves import moves_of, read_move

ATTEMPTS = 4  # a reply and three retries
_NAMED = re.compile(r"^\W*move\W*[:=]\W*(.+?)[\s\"'`*”.}]*$", re.IGNORECASE | re.MULTILINE)
_OBJECT = re.compile(r"\{[^{}]*\}")


class NoLegalMove(DraftworkError):
    """An agent has used all attempts without naming a legal move."""


class Turn:
    """The decision of a seat. `messages` is the dialogue: first the observation, then replies and refusals.

    The agent replies to the last message. Legality is checked with what the seat knows.
    """

    def __init__(self, seat: Seat, style: Style | None = None, attempts: int = ATTEMPTS) -> None:
        self.seat = seat
        self.style = style or Style()
        self.attempts = attempts
        self.attempts_left = attempts
        self.messages = [self.style.write(seat)]

    def answer(self, reply: str) -> Move | None:
        """The move that a reply names, None before the next attempt, or NoLegalMove after the last one."""
        try:
            return self._read(reply)
        except (BadMove, IllegalMove) as refused:
            self.attempts_left -= 1
            if not self.attempts_left:
                raise NoLegalMove("text-forfeit", attempts=self.attempts, reason=refused.message) from None
            refusal = Message("text-refused", {"reason": refused.message, "left": self.attempts_left})
            self.messages += [reply, refusal.text(self.style.language)]
            return None

    def _read(self, reply: str) -> Move:
        text = find_move(reply)
        if text is None:
            raise BadMove("text-no-move")
        return check_move(self.seat, text)


def check_move(seat: Seat, text: str) -> Move:
    """The legal move that a text names, else BadMove or IllegalMove. The seat may know the reason."""
    game = seat.game
    number = read_move(game, text)
    state = seat.redacted_state
    reason = game.rules.illegality(state, number)
    if reason:
        raise IllegalMove(game.ui.refusal(state, number, reason))
    return moves_of(game)[number]


def find_move(reply: str) -> str | None:
    """The text of the move in a reply: in the last JSON object or line that names one, or the only line."""
    for text in reversed(_OBJECT.findall(reply)):
        try:
            found = msgspec.json.decode(text)
        except msgspec.DecodeError:
            continue
        if isinstance(found.get("move"), str):
            move: str = found["move"]
            return move.strip()
    named = _NAMED.findall(reply)
    if named:
        last: str = named[-1]
        return last.strip()
    lines = [line.strip() for line in reply.splitlines() if line.strip()]
    return lines[0] if len(lines) == 1 else None

"""A bot whose moves come from replies in text, for example those of a language model."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from draftwork.bots import Bot, Budget
from draftwork.bots.bot import legal_moves
from draftwork.envs.text.observation import Style
from draftwork.envs.text.turn import ATTEMPTS, NoLegalMove, Turn
from draftwork.games import Game
from draftwork.kernel import Ints
from draftwork.play import Move, Seat

Reply = Callable[[Sequence[str]], str]


class TextBot:
    """A bot that asks a function. It gets a dialogue that ends with a message, and returns a reply.

    After the last illegal move the stand-in plays. Without one, NoLegalMove is raised.
    """

    def __init__(
        self,
        reply: Reply,
        style: Style | None = None,
        attempts: int = ATTEMPTS,
        stand_in: Bot | None = None,
    ) -> None:
        self._reply, self._style, self._attempts, self._stand_in = reply, style, attempts, stand_in
        self.refused = 0  # replies that were no legal move
        self.failures = 0  # decisions without a legal move

    def begin(self, game: Game[object], rng: Ints) -> None:
        if self._stand_in is not None:
            self._stand_in.begin(game, rng)

    def choose(self, seat: Seat, budget: Budget | None = None) -> Move:
        legal_moves(seat)  # raises NotYourTurn
        turn = Turn(seat, self._style, self._attempts)
        try:
            return self._ask(turn)
        except NoLegalMove:
            self.failures += 1
            if self._stand_in is None:
                raise
            return self._stand_in.choose(seat, budget)

    def end(self, seat: Seat) -> None:
        if self._stand_in is not None:
            self._stand_in.end(seat)

    def _ask(self, turn: Turn) -> Move:
        while True:
            try:
                move = turn.answer(self._reply(tuple(turn.messages)))
            except NoLegalMove:
                self.refused += 1
                raise
            if move is not None:
                return move
            self.refused += 1

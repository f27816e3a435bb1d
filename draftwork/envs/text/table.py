"""A table at which an agent plays one seat against bots. It tells the agent only what the seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from draftwork.bots import Bot, default_bot
from draftwork.bots import load as load_bot
from draftwork.envs.text.observation import Style
from draftwork.envs.text.turn import ATTEMPTS, NoLegalMove, Turn
from draftwork.games import Value, load
from draftwork.i18n import Message
from draftwork.kernel.errors import BadOption, BadSeat, GameOver
from draftwork.play import Match, Seat
from draftwork.play.settings import check_players, check_seed

BotLoader = Callable[[str, str, str], Bot]  # the name of the bot, the game and a seed


class AgentTable:
    """One match after the other. The seed is the operator's secret: match i has the seed "SEED/i"."""

    def __init__(
        self,
        style: Style | None = None,
        attempts: int = ATTEMPTS,
        seed: str | None = None,
        load_bot: BotLoader = load_bot,
    ) -> None:
        self._style = style or Style()
        self._attempts = attempts
        self._seed = check_seed(seed)
        self._load_bot = load_bot
        self._matches = 0  # begun so far
        self._match: Match | None = None
        self._seat = 0
        self._bots: dict[int, Bot] = {}
        self._turn: Turn | None = None

    def begin(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: Sequence[str] = (),
        options: Mapping[str, Value] | None = None,
    ) -> str:
        """Begin a match and return what the agent sees. Opponents that are not named are the default bot."""
        if self._turn is not None:
            raise BadOption("text-match-running")
        played = load(game)
        number = check_players(played, players)
        if not 0 <= seat < number:
            raise BadSeat("bad-seat", seat=seat, last=number - 1)
        if len(opponents) >= number:
            raise BadOption("text-many-opponents", n=number - 1)
        names = [*opponents, *[default_bot(played)] * (number - 1 - len(opponents))]
        seed = f"{self._seed}/{self._matches}"
        others = [other for other in range(number) if other != seat]
        bots = {
            other: self._load_bot(name, game, f"{seed}/{other}")
            for other, name in zip(others, names, strict=True)
        }
        match = Match(game, players=number, seed=seed, **cast(Any, dict(options or {})))
        self._match, self._seat, self._bots = match, seat, bots
        self._matches += 1
        self._play_bots()
        return self.look()

    def look(self, form: str | None = None) -> str:
        """What the agent sees now."""
        style = self._style
        if form is not None:
            if form not in ("text", "json"):
                raise BadOption("bad-option", option="form", value=form[:40], allowed="text, json")
            style = Style(cast(Any, form), style.legal_moves, style.language)
        return style.write(self._view())

    def play(self, reply: str) -> str:
        """Play the move that a reply names, then those of the bots. Return what the agent sees afterwards.

        After a reply without a legal move return the reason. The last attempt gives the match up.
        """
        turn = self._turn
        if turn is None:
            raise GameOver("text-no-match" if self._match is None else "match-over")
        try:
            move = turn.answer(reply)
        except NoLegalMove:
            self._turn = None
            raise
        if move is None:
            return turn.messages[-1]
        assert self._match is not None
        before = len(self._view().record.moves)
        self._match.play(move, self._seat)
        self._play_bots()
        played = "; ".join(self._view().record.moves[before:])
        language = self._style.language
        return f"{Message('text-since').text(language)}\n{played}\n\n{self.look()}"

    def resign(self) -> str:
        """Give the match up. What is hidden stays hidden."""
        if self._turn is None:
            raise GameOver("text-no-match")
        self._turn = None
        return Message("text-resigned").text(self._style.language)

    def _view(self) -> Seat:
        if self._match is None:
            raise GameOver("text-no-match")
        return self._match.seat(self._seat)

    def _play_bots(self) -> None:
        """Let the bots play until it is the turn of the agent or the match is over."""
        match = self._match
        assert match is not None
        while match.to_move is not None and match.to_move != self._seat:
            match.play(self._bots[match.to_move].choose(match.seat(match.to_move)), match.to_move)
        if match.is_over:
            for other, bot in self._bots.items():
                bot.end(match.seat(other))
        self._turn = None if match.is_over else Turn(self._view(), self._style, self._attempts)

"""Opponents in vector environments: bots that are not compiled into the step, such as those that search."""

from __future__ import annotations

from typing import Any

from draftwork import bots
from draftwork.envs.lanes import APPRENTICE, CALLER, RANDOM
from draftwork.games import Game
from draftwork.kernel.random import generator
from draftwork.play import Match

_COMPILED = {"random": RANDOM, "apprentice": APPRENTICE}


def opponent_number(name: str | None, game: Game[Any]) -> int:
    """What `lanes` does in the turns of this opponent; CALLER if it is not compiled, or None."""
    if name is not None:
        bots.check(name, game)
    return _COMPILED.get(name or "", CALLER)


class Opponents:
    """A bot for each lane and match, made when it is first needed."""

    def __init__(self, name: str, game: Game[Any]) -> None:
        self._name, self._game = name, game
        self._bots: dict[int, tuple[str, bots.Bot]] = {}  # by the lane, with the seed of the match

    def choose(self, lane: int, seed: str, state: Any, seat: int) -> int:
        """The move of the opponent in a lane, from what its seat may know."""
        known, bot = self._bots.get(lane, ("", None))
        if bot is None:
            bot = bots.load(self._name, self._game.name, seed)
        elif known != seed:
            bot.begin(self._game, generator(seed))
        self._bots[lane] = seed, bot
        return bot.choose(Match.from_state(self._game, state, play_forced=False).seat(seat)).number

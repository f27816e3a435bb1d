"""Bots that play by request: what a worker process does with what it is asked."""

from __future__ import annotations

from collections import OrderedDict

from draftwork.bots.bot import Bot
from draftwork.bots.budget import Budget
from draftwork.bots.ladder import load
from draftwork.bots.worker import Answer, Request
from draftwork.games import load as load_game
from draftwork.kernel import unpack
from draftwork.kernel.errors import DraftworkError
from draftwork.play import Match
from draftwork.play.editions import learn_edition


class Service:
    def __init__(self, most: int) -> None:
        self._most = most
        self._bots: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()  # by game, bot and player

    def answer(self, request: Request) -> Answer:
        try:
            return Answer(move=self._choose(request))
        except DraftworkError as fault:
            return Answer(fault=fault.message)

    def _choose(self, request: Request) -> int:
        game = load_game(request.game)
        learn_edition(game.name, request.edition)
        state = unpack(game.state, request.state)
        seat = Match.from_state(game, state, play_forced=False).seat(request.seat)
        budget = None
        if request.iterations is not None or request.seconds is not None:
            budget = Budget(request.iterations, request.seconds)
        return int(self._bot(request).choose(seat, budget))

    def _bot(self, request: Request) -> Bot:
        key = (request.game, request.bot, request.player)
        bot = self._bots.pop(key, None) or load(request.bot, request.game, request.seed)
        if request.player:  # who warms up has no name, and nothing to remember
            self._bots[key] = bot
        if len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return bot

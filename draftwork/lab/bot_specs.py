"""Bot specifications: a name, and after an @ a budget."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from draftwork.bots import Bot, Budget, check, load
from draftwork.games import Game
from draftwork.i18n import shorten
from draftwork.kernel.errors import BadOption

_BUDGET = re.compile(r"(?P<iterations>[0-9]{1,12})|(?P<seconds>[0-9]{1,6}(\.[0-9]{1,6})?)s")


@dataclass(frozen=True)
class BotSpec:
    """A bot and its budget: "master@3000" has 3,000 iterations per decision, "master@0.1s" 0.1 s per turn."""

    spec: str
    name: str
    budget: Budget | None = None  # None: the default of the bot

    def load(self, game: str, seed: str) -> Bot:
        return load(self.name, game, seed)


def parse_bot(spec: str, game: Game[Any]) -> BotSpec:
    name, at, budget = spec.partition("@")
    check(name, game)
    return BotSpec(spec, name, _budget(spec, budget) if at else None)


def distinct_bots(specs: Sequence[str], game: Game[Any], players: int) -> list[str]:
    """The distinct bots of a list. Duplicates are allowed only if there is one bot for each of 3 or more
    seats.
    """
    names = list(dict.fromkeys(specs))
    for spec in names:
        parse_bot(spec, game)
        if specs.count(spec) > 1 and (players < 3 or len(specs) != players or len(names) == 1):
            raise BadOption("bot-twice", bot=shorten(spec, 40))
    return names


def _budget(spec: str, text: str) -> Budget:
    found = _BUDGET.fullmatch(text)
    if found is None:
        raise BadOption("bad-bot-budget", bot=shorten(spec, 40))
    if found["iterations"]:
        return Budget(iterations=int(found["iterations"]))
    return Budget(seconds=float(found["seconds"]))

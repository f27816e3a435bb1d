"""The bots by name: the ladder from the weakest to the strongest, and bots of third parties.

The Apprentice and the Craftsman are frozen: a test compares their moves with stored ones. A stronger bot is a
new rung. A third party adds a bot by an entry point of the group "draftwork.bots". It is a class with the
three methods of `Bot` and without constructor arguments.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from draftwork.bots.bot import Bot, RandomBot
from draftwork.bots.budget import Budget
from draftwork.bots.search import hand_value
from draftwork.bots.strategies import Apprentice, Journeyman, Searcher
from draftwork.bots.value import ValueFunction
from draftwork.bots.weights import learned_value
from draftwork.games import Game
from draftwork.games import load as load_game
from draftwork.i18n import LANGUAGES, Message, fold, shorten
from draftwork.kernel.errors import UnknownBot
from draftwork.kernel.random import generator
from draftwork.play.settings import check_seed

GROUP = "draftwork.bots"
RANDOM = "random"
DEFAULT = "craftsman"  # the opponent unless the user chooses another
STAND_IN = "apprentice"  # plays while the code of another bot is compiled
MASTER_SECONDS, GRANDMASTER_SECONDS = 0.1, 1.0  # per turn
_MIN_SIMILARITY = 0.8  # of a misspelt name, as the ratio of difflib; “Brandon” and “random” have 0.77


def _hand(game: Game[Any], players: int) -> ValueFunction:
    return hand_value(game)


def _craftsman(game: Game[Any]) -> Bot:
    assert game.heuristics
    budget = Budget(iterations=game.heuristics.craftsman_iterations)
    return Searcher(_hand, budget, exact=False, reuse_tree=False)


def _master(seconds: float) -> Callable[[Game[Any]], Bot]:
    return lambda game: Searcher(learned_value, Budget(seconds=seconds), exact=True, reuse_tree=True)


_RUNGS: dict[str, Callable[[Game[Any]], Bot]] = {
    RANDOM: lambda game: RandomBot(),
    "apprentice": lambda game: Apprentice(),
    "journeyman": lambda game: Journeyman(learned_value),
    "craftsman": _craftsman,
    "master": _master(MASTER_SECONDS),
    "grandmaster": _master(GRANDMASTER_SECONDS),
}
RUNGS = tuple(_RUNGS)


@cache
def _third_party() -> dict[str, Any]:
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in _RUNGS}


def names(game: Game[Any] | None = None) -> list[str]:
    """All bots, or those that play a game. Only the random bot plays games without heuristics."""
    ours = [RANDOM] if game is not None and game.heuristics is None else list(RUNGS)
    return ours + sorted(_third_party())


def default_bot(game: Game[Any] | None = None) -> str:
    """The default opponent: the craftsman, or the random bot in games without heuristics."""
    return DEFAULT if DEFAULT in names(game) else RANDOM


def stand_in(game: Game[Any] | None) -> str:
    """The bot that plays in place of one that is not ready. It needs no compiled code."""
    return STAND_IN if STAND_IN in names(game) else RANDOM


def similar_bot(name: str, game: Game[Any] | None = None) -> str | None:
    """The bot that a misspelt name probably means. A budget after an @ and the case are ignored.

    The names of bots in all languages count too.
    """
    spellings = {bot.casefold(): bot for bot in names(game)}
    for language in LANGUAGES:
        for bot in names(game):
            spellings.setdefault(Message("bot-name", {"bot": bot}).text(language).casefold(), bot)
    written = name.partition("@")[0].strip().casefold()
    found = get_close_matches(written, spellings, n=1, cutoff=_MIN_SIMILARITY)
    return spellings[found[0]] if found else None


def translated_bot(name: str, language: str) -> str | None:
    """The bot with this name in a language, without regard to case and diacritics; None if there is none."""
    spelt = {fold(Message("bot-name", {"bot": bot}).text(language)): bot for bot in names()}
    return spelt.get(fold(name.strip()))


def check(name: str, game: Game[Any] | None = None) -> None:
    """Raise UnknownBot if no bot of this name plays the game, with a similar name or all names."""
    known = names(game)
    if name in known:
        return
    similar = similar_bot(name, game)
    if similar is not None:
        raise UnknownBot("unknown-bot-similar", name=shorten(name, 40), similar=similar)
    listed = tuple(Message("bot-to-type", {"bot": bot}) for bot in known)
    raise UnknownBot("unknown-bot", name=shorten(name, 40), known=listed)


def load(name: str, game: str, seed: str = "1") -> Bot:
    """A bot that is ready for a match. With a budget of iterations, equal seeds give equal choices."""
    played = load_game(game)
    check(name, played)
    bot: Bot = _RUNGS[name](played) if name in _RUNGS else _third_party()[name].load()()
    bot.begin(played, generator(check_seed(seed)))
    return bot

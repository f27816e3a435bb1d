"""The matchups that rate the ladder: each rung against the next, and the Apprentice against all above."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from draftwork.bots import RUNGS
from draftwork.games import Game, contract, load, playable
from draftwork.lab.arena import ArenaConfig, Execution, arena, game_config
from draftwork.lab.ratings import ANCHOR
from draftwork.lab.results_file import arena_settings
from draftwork.lab.seating import seatings
from draftwork.lab.strength import MIN_GAMES, command

SEED = "strength"  # not used for training or tuning


class Matchup(msgspec.Struct):
    """Bots to compare in a game, and the number of deals."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int

    @property
    def games(self) -> int:
        return self.deals * len(seatings(self.bots, self.players))

    @property
    def file(self) -> str:
        who = "-".join(self.bots) if self.players > 1 else "all"
        return f"{self.game}-{self.players}-{who}.jsonl"


def ladder_games() -> list[Game[Any]]:
    """The shipped games that have heuristics, so that all bots of the ladder play them."""
    home = Path(contract.__file__).parent
    return [game for game in playable() if game.heuristics is not None and game.folder.parent == home]


def schedule(game: Game[Any], players: int | None, deals: int | None) -> list[Matchup]:
    """The matchups of a game, for one or all numbers of players.

    The default number of deals is enough for a claim about strength.
    """
    found: list[Matchup] = []
    for number in game.players if players is None else (players,):
        n = -(-MIN_GAMES // number) if deals is None else deals
        found += [Matchup(game.name, number, bots, n) for bots in _bot_groups(number)]
    return found


def _bot_groups(players: int) -> list[tuple[str, ...]]:
    if players == 1:
        return [RUNGS]
    against = [(ANCHOR, rung) for rung in RUNGS if RUNGS.index(rung) > RUNGS.index(ANCHOR)]
    return list(dict.fromkeys([*pairwise(RUNGS), *against]))


def play(
    matchup: Matchup,
    folder: Path,
    workers: int | None,
    compiled: bool | None,
    progress: Callable[[int], None],
) -> None:
    """Play the games of a matchup that the folder does not have yet."""
    game = load(matchup.game)
    settings = arena_settings(game_config(game, matchup.players, SEED, {}, None), matchup.bots)
    config = ArenaConfig(
        matchup.game, list(matchup.bots), deals=matchup.deals, players=matchup.players, seed=SEED
    )
    line = command(settings, matchup.deals, {})
    arena(config, Execution(workers, compiled, folder / matchup.file, line, progress))

"""Worker processes play equal games in compiled and in pure mode."""

import msgspec

from draftwork.lab.bot_game import GameConfig, GameResult, ScheduledGame
from draftwork.lab.game_pool import play_all

GAMES = [ScheduledGame(deal, 0, ("apprentice", "random")) for deal in range(4)]


def played(compiled: bool) -> list[GameResult]:
    config = GameConfig("hoard", 2, "1", {"die": "wild"})
    games = play_all(config, GAMES, 1, compiled=compiled)
    return [msgspec.structs.replace(game, ms=[], cpu_seconds=0.0) for game in games]


def test_compiled_and_pure_processes_agree() -> None:
    assert played(compiled=True) == played(compiled=False)

"""`draftwork ladder`: measures the strength of every bot of the ladder and writes the results page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from draftwork.cli.commands.arena import MAX_DEALS, choose_worker_mode
from draftwork.cli.errors import CommandError
from draftwork.cli.interrupts import exit_on_interrupt
from draftwork.cli.language import bot_name, translate
from draftwork.cli.options import Lang, Players, Workers, int_parser
from draftwork.cli.output.console import show

if TYPE_CHECKING:
    from draftwork.games import Game
    from draftwork.lab.ladder import Matchup


def command(
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="cli-help-ladder-games")] = None,
    deals: Annotated[
        int | None,
        typer.Option(
            "--deals", parser=int_parser("--deals", 0, MAX_DEALS), metavar="N", help="cli-help-ladder-deals"
        ),
    ] = None,
    players: Players = None,
    folder: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="cli-help-ladder-out")] = Path(
        "docs/strength"
    ),
    workers: Workers = None,
    lang: Lang = None,
) -> None:
    compiled = choose_worker_mode(workers)
    from draftwork.lab.ladder import schedule
    from draftwork.lab.strength_page import write

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError("cli-cannot-write", file=str(folder)[-60:], fault=error.strerror or "") from None
    if deals != 0:
        games = _select_games(game or [], players)
        matchups = [matchup for chosen in games for matchup in schedule(chosen, players, deals)]
        _play(matchups, folder, workers, compiled)
    show(translate("cli-ladder-written", file=str(write(folder))), "green", no_wrap=True)


def _select_games(names: list[str], players: int | None) -> list[Game[Any]]:
    """Return the named games or, without names, the shipped games with bots for this number of players."""
    from draftwork.bots import RUNGS, check
    from draftwork.games import load
    from draftwork.lab.ladder import ladder_games
    from draftwork.play.settings import check_players

    if not names:
        return [game for game in ladder_games() if players is None or players in game.players]
    games = [load(name) for name in names]
    for game in games:
        check(RUNGS[-1], game)
        check_players(game, players)
    return games


def _play(matchups: list[Matchup], folder: Path, workers: int | None, compiled: bool) -> None:
    from draftwork.cli.output.progress import show_log_messages, step_progress
    from draftwork.lab.ladder import play

    with (
        exit_on_interrupt(),
        step_progress(sum(matchup.games for matchup in matchups)) as (console, advance),
        show_log_messages(console),
    ):
        for matchup in matchups:
            report = partial(_show_progress, advance, matchup)
            report(0)
            play(matchup, folder, workers, compiled, report)


def _show_progress(advance: Callable[[int, str], None], matchup: Matchup, finished: int) -> None:
    game = translate(f"{matchup.game}-name")
    advance(finished, f"{game} ({matchup.players}): {', '.join(map(bot_name, matchup.bots))}")

"""`draftwork game`: writes the package of a new game, and measures search parameters."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

from draftwork.cli.errors import CommandError
from draftwork.cli.interrupts import exit_on_interrupt
from draftwork.cli.language import translate, translate_optional
from draftwork.cli.options import Lang, Players, int_parser
from draftwork.cli.output.console import show

NEW, TUNE = "new", "tune"


def command(
    action: Annotated[str, typer.Argument(metavar=f"{NEW}|{TUNE}", help="cli-help-game-action")],
    name: Annotated[str, typer.Argument(metavar="NAME", help="cli-help-game-name")],
    folder: Annotated[
        Path | None, typer.Option("--folder", metavar="DIR", help="cli-help-game-folder")
    ] = None,
    players: Players = None,
    games: Annotated[
        int | None,
        typer.Option(
            "--games", parser=int_parser("--games", 1, 100_000), metavar="N", help="cli-help-game-games"
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    if action == NEW and players is None and games is None:
        _new(name, folder or Path(name))
    elif action == TUNE and folder is None:
        _tune(name, players, games or 100)
    else:
        raise CommandError("cli-game-usage")


def _new(name: str, folder: Path) -> None:
    from draftwork.cli.new_game import new_game

    new_game(name, folder)
    show(translate("cli-game-written", folder=str(folder)))
    for line in (f"cd {shlex.quote(str(folder))}", "pip install -e .", "pytest", f"draftwork play {name}"):
        show(f"  {line}", "cyan", no_wrap=True)


def _tune(name: str, players: int | None, games: int) -> None:
    from draftwork.cli.output.progress import show_log_messages, step_progress
    from draftwork.games import load
    from draftwork.lab.tune import tune

    game = load(name)
    label = translate("cli-game-tuning", game=translate_optional(f"{name}-name", name))
    with exit_on_interrupt(), step_progress(games) as (console, advance), show_log_messages(console):
        measured = tune(game, players, games, lambda: advance(1, label))
    show(translate("cli-game-tuned", n=games))
    show(measured.code(), no_wrap=True)

"""`draftwork dataset`: plays games between bots and writes every decision to Parquet files."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from draftwork.cli.commands.arena import choose_worker_mode
from draftwork.cli.extras import optional_extra
from draftwork.cli.files import make_folder
from draftwork.cli.interrupts import exit_on_interrupt
from draftwork.cli.language import translate
from draftwork.cli.options import (
    EditionOption,
    Lang,
    Options,
    Players,
    Workers,
    int_parser,
    load_edition,
    parse_options,
    split_commas,
)
from draftwork.cli.output.console import show

MAX_GAMES = 10_000_000


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")],
    bots: Annotated[str, typer.Option("--bots", metavar="LIST", help="cli-help-bots")],
    folder: Annotated[Path, typer.Option("--out", metavar="DIR", help="cli-help-dataset-out")],
    games: Annotated[
        int,
        typer.Option(
            "--games", parser=int_parser("--games", 1, MAX_GAMES), metavar="N", help="cli-help-games-count"
        ),
    ] = 1000,
    players: Players = None,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="cli-help-seed-bots")] = "1",
    option: Options = None,
    edition: EditionOption = None,
    workers: Workers = None,
    lang: Lang = None,
) -> None:
    compiled = choose_worker_mode(workers)
    with optional_extra("dataset"):
        from draftwork.lab.dataset_files import DatasetWriter
    from draftwork.cli.output.progress import progress_bar, show_log_messages
    from draftwork.games import load
    from draftwork.lab import dataset

    played = load(game)
    names = split_commas(bots)
    target = make_folder(folder)
    title = translate("cli-simulating", game=translate(f"{game}-name"))
    with (
        exit_on_interrupt(),
        progress_bar(title, games) as (console, advance),
        show_log_messages(console),
        closing(
            dataset.games(
                game,
                names,
                games=games,
                players=players or len(names),
                seed=seed,
                options=parse_options(played, option or []),
                edition=load_edition(played, edition),
                workers=workers,
                compiled=compiled,
            )
        ) as rows,
        DatasetWriter(target) as writer,
    ):
        for each in rows:
            writer.add(each)
            advance(1)
    show(
        translate(
            "cli-dataset-written",
            games=writer.matches.written,
            decisions=writer.decisions.written,
            folder=str(target)[-60:],
        )
    )

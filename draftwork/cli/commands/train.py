"""`draftwork train`: learns a value function from self-play."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from draftwork.cli.interrupts import exit_on_interrupt
from draftwork.cli.language import translate
from draftwork.cli.options import Json, Lang, Players, int_parser
from draftwork.cli.output.console import out, show, styled

if TYPE_CHECKING:
    from draftwork.lab.train import TrainingConfig, TrainingResult

MAX_COUNT = 1_000_000


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")],
    players: Players = None,
    games: Annotated[
        int,
        typer.Option(
            "--games", parser=int_parser("--games", 16, MAX_COUNT), metavar="N", help="cli-help-train-games"
        ),
    ] = 2000,
    visits: Annotated[
        int,
        typer.Option(
            "--visits", parser=int_parser("--visits", 8, MAX_COUNT), metavar="N", help="cli-help-visits"
        ),
    ] = 200,
    generations: Annotated[
        int,
        typer.Option(
            "--generations",
            parser=int_parser("--generations", 1, 20),
            metavar="N",
            help="cli-help-generations",
        ),
    ] = 2,
    units: Annotated[
        int, typer.Option("--units", parser=int_parser("--units", 0, 64), metavar="N", help="cli-help-units")
    ] = 8,
    gate: Annotated[
        int,
        typer.Option("--gate", parser=int_parser("--gate", 20, MAX_COUNT), metavar="N", help="cli-help-gate"),
    ] = 400,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="cli-help-seed-bots")] = "train",
    output: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="cli-help-weights")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from draftwork.games import load
    from draftwork.kernel.errors import BadOption
    from draftwork.lab.train import TrainingConfig, write_model
    from draftwork.play.settings import check_players, check_seed

    played = load(game)
    if played.heuristics is None:
        raise BadOption("no-search", game=game)
    config = TrainingConfig(
        check_players(played, players), games, visits, generations, units, gate, check_seed(seed)
    )
    result = _train(game, config)
    file = output or Path(f"{game}.weights.json")
    if result.model is not None:
        write_model(file, played, result.model)
    _show_result(result, file, as_json)


def _train(game: str, config: TrainingConfig) -> TrainingResult:
    from draftwork.cli.output.progress import show_log_messages, step_progress
    from draftwork.games import load
    from draftwork.lab.train import train

    # A gate may end before its last deal; the bar then jumps ahead.
    total = config.generations * (config.games + config.gate * (2 if config.units else 1))
    line = "draftwork " + " ".join(shlex.quote(word) for word in sys.argv[1:])
    names = {
        phase: translate(f"cli-train-{phase}", game=translate(f"{game}-name")) for phase in ("play", "test")
    }
    with exit_on_interrupt(), step_progress(total) as (console, advance), show_log_messages(console):
        return train(load(game), config, line, lambda phase, n: advance(n, names[phase]))


def _show_result(result: TrainingResult, file: Path, as_json: bool) -> None:
    if as_json:
        import msgspec

        print(msgspec.json.encode({"written": result.model is not None, "story": result.story}).decode())
        return
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for id in ("generation", "units", "error", "deals", "share", "kept"):
        table.add_column(styled(translate(f"cli-train-column-{id}"), "dim"), justify="right")
    for entry in result.story:
        gate = entry["gate"]
        share = translate("cli-train-share", share=100 * gate["share"], error=1.96 * gate["error"])
        kept = translate("cli-train-kept" if gate["passed"] else "cli-train-not-kept")
        numbers = [str(entry[id]) for id in ("generation", "units", "error")]
        table.add_row(*map(styled, [*numbers, str(gate["deals"]), share, kept]))
    out().print(table)
    if result.model is None:
        show(translate("cli-train-nothing"), "yellow")
    else:
        show(translate("cli-train-written", file=str(file)), "green", no_wrap=True)

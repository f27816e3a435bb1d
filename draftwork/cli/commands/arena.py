"""`draftwork arena`: compares the strength of bots on the same deals."""

from __future__ import annotations

import os
import shlex
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from draftwork.cli.errors import CommandError
from draftwork.cli.interrupts import exit_on_interrupt
from draftwork.cli.language import bot_name, translate
from draftwork.cli.options import (
    EditionOption,
    Json,
    Lang,
    Options,
    Players,
    Workers,
    int_parser,
    load_edition,
    parse_options,
    split_commas,
    use_pure_mode,
)
from draftwork.cli.output.console import out, show, styled
from draftwork.kernel.mode import VARIABLE

if TYPE_CHECKING:
    from draftwork.lab.arena import Arena, ArenaConfig, Execution

MAX_DEALS = 20_000


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")],
    bots: Annotated[str, typer.Option("--bots", metavar="LIST", help="cli-help-arena-bots")],
    deals: Annotated[
        int,
        typer.Option(
            "--deals", parser=int_parser("--deals", 1, MAX_DEALS), metavar="N", help="cli-help-arena-deals"
        ),
    ] = 100,
    players: Players = None,
    sprt: Annotated[str | None, typer.Option("--sprt", metavar="ELO,ELO", help="cli-help-arena-sprt")] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="cli-help-seed-bots")] = "1",
    option: Options = None,
    edition: EditionOption = None,
    workers: Workers = None,
    file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-help-arena-out")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    names = split_commas(bots)
    if not all(names or [""]):
        raise CommandError("cli-empty-seat")
    compiled = choose_worker_mode(workers)
    from draftwork.games import load
    from draftwork.lab import sprt as sequential
    from draftwork.lab.arena import ArenaConfig, Execution

    config = ArenaConfig(
        game,
        names,
        deals=deals,
        players=players,
        seed=seed,
        options=parse_options(load(game), option or []),
        edition=load_edition(load(game), edition),
        sprt=sequential.parse_bounds(sprt) if sprt is not None else None,
    )
    line = _command_line(
        game,
        ("--bots", bots),
        ("--deals", str(deals)),
        ("--players", str(players) if players else None),
        ("--sprt", sprt),
        ("--seed", seed if seed != "1" else None),
        *(("--option", text) for text in option or []),
        ("--edition", edition),
    )
    result = _play(config, Execution(workers, compiled, file, line))
    if as_json:
        import msgspec

        print(msgspec.json.encode(result).decode())
    else:
        _show_result(result, seed)


def choose_worker_mode(workers: int | None) -> bool:
    """Select pure mode for this process if workers play, and return whether the playing processes compile.

    With 0 workers this process plays. A mode that the user has set in the environment stays.
    """
    requested = os.environ.get(VARIABLE)
    if workers != 0:
        use_pure_mode()
    from draftwork.kernel import PURE

    return not PURE if workers == 0 or requested is not None else True


def _command_line(game: str, *options: tuple[str, str | None]) -> str:
    """Return the command that is stored with the results."""
    words = [word for name, value in options if value for word in (name, value)]
    return shlex.join(["draftwork", "arena", game, *words])


def _play(config: ArenaConfig, execution: Execution) -> Arena:
    from draftwork.cli.output.progress import progress_bar, show_log_messages
    from draftwork.games import load
    from draftwork.lab.arena import arena
    from draftwork.lab.seating import seatings
    from draftwork.play.settings import check_players

    games = config.deals * len(seatings(config.bots, check_players(load(config.game), config.players)))
    title = translate("cli-simulating", game=translate(f"{config.game}-name"))
    with (
        exit_on_interrupt(),
        progress_bar(title, games) as (console, advance),
        show_log_messages(console),
    ):
        return arena(config, replace(execution, progress=advance))


def _show_result(result: Arena, seed: str) -> None:
    out().rule(styled(translate(f"{result.game}-name"), "bold"), style="dim")
    show(translate("cli-arena-played", deals=result.deals, games=result.games, seed=seed[:80]))
    _show_bots(result)
    _show_components(result)
    if result.sprt:
        test = result.sprt
        who = bot_name(result.bots[0].name)
        show(
            translate(f"cli-arena-sprt-{test.decision}", bot=who, low=test.low, high=test.high, llr=test.llr)
        )


def _show_bots(result: Arena) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(styled(translate("cli-arena-bot"), "dim"))
    for id in ("share", "interval", "elo", "score", "margin", "median", "slow"):
        table.add_column(styled(translate(f"cli-arena-{id}"), "dim"), justify="right")
    for bot in result.bots:
        interval = translate("cli-arena-interval-value", low=100 * bot.low, high=100 * bot.high)
        margin = translate("cli-arena-number", n=bot.margin.mean) if bot.margin else "–"
        table.add_row(
            styled(bot_name(bot.name)),
            translate("cli-simulated-share-value", n=bot.share),
            interval,
            translate("cli-arena-whole", n=bot.elo),
            translate("cli-arena-number", n=bot.mean_score),
            margin,
            translate("cli-arena-number", n=bot.ms_p50),
            translate("cli-arena-number", n=bot.ms_p99),
        )
    out().print(table)


def _show_components(result: Arena) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(styled(translate("cli-rule"), "dim"))
    for bot in result.bots:
        table.add_column(styled(bot_name(bot.name), "dim"), justify="right")
    for rule in sorted({rule for bot in result.bots for rule in bot.components}):
        points = (translate("cli-arena-number", n=bot.components.get(rule, 0.0)) for bot in result.bots)
        table.add_row(styled(rule, "dim"), *points)
    out().print(table)

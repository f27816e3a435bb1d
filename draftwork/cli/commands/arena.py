"""draftwork arena: how strong bots are, measured on the same deals for all."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from draftwork.cli.errors import CommandError
from draftwork.cli.language import translate
from draftwork.cli.options import (
    EditionOption,
    Json,
    Lang,
    Options,
    Players,
    Workers,
    use_pure_mode,
    split_commas,
    load_edition,
    int_parser,
    parse_options,
)
from draftwork.cli.output.console import out, show, styled

if TYPE_CHECKING:
    from draftwork.lab.arena import Arena

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

    made = _play(
        game,
        bots=names,
        deals=deals,
        players=players,
        seed=seed,
        options=parse_options(load(game), option or []),
        edition=load_edition(load(game), edition),
        sprt=sequential.bounds(sprt) if sprt is not None else None,
        workers=workers,
        compiled=compiled,
        file=file,
        command=_line(game, bots, deals, players, sprt, seed, option or [], edition),
    )
    if as_json:
        import msgspec

        print(msgspec.json.encode(made).decode())
    else:
        _show_result(made, seed)


def choose_worker_mode(workers: int | None) -> bool:
    """Whether the worker processes compile. This one need not, unless it plays by itself."""
    asked = os.environ.get("DRAFTWORK_PURE")
    if workers != 0:
        use_pure_mode()
    from draftwork.kernel.mode import PURE

    return not PURE if workers == 0 or asked is not None else True


def _line(
    game: str,
    bots: str,
    deals: int,
    players: int | None,
    sprt: str | None,
    seed: str,
    options: list[str],
    edition: str | None,
) -> str:
    """The command, as it is kept with the games."""
    words = ["draftwork", "arena", game, "--bots", bots, "--deals", str(deals)]
    words += ["--players", str(players)] if players else []
    words += ["--sprt", sprt] if sprt else []
    words += ["--seed", seed] if seed != "1" else []
    words += [word for text in options for word in ("--option", text)]
    words += ["--edition", edition] if edition else []
    return shlex.join(words)


def _play(game: str, *, bots: list[str], deals: int, players: int | None, **more: Any) -> Arena:
    from draftwork.cli.output.progress import progress_bar, show_log_messages
    from draftwork.games import load
    from draftwork.lab.arena import arena
    from draftwork.lab.pairing import seatings
    from draftwork.play.settings import check_players

    games = deals * len(seatings(bots, check_players(load(game), players)))
    with (
        progress_bar(translate("cli-simulating", game=translate(f"{game}-name")), games) as (
            console,
            advance,
        ),
        show_log_messages(console),
    ):
        return arena(game, bots=bots, deals=deals, players=players, progress=advance, **more)


def _show_result(made: Arena, seed: str) -> None:
    out().rule(styled(translate(f"{made.game}-name"), "bold"), style="dim")
    show(translate("cli-arena-played", deals=made.deals, games=made.games, seed=seed[:80]))
    _show_bots(made)
    _show_components(made)
    if made.sprt:
        test = made.sprt
        who = made.bots[0].name
        show(
            translate(f"cli-arena-sprt-{test.decision}", bot=who, low=test.low, high=test.high, llr=test.llr)
        )


def _show_bots(made: Arena) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(styled(translate("cli-arena-bot"), "dim"))
    for id in ("share", "interval", "elo", "score", "margin", "median", "slow"):
        table.add_column(styled(translate(f"cli-arena-{id}"), "dim"), justify="right")
    for bot in made.bots:
        interval = translate("cli-arena-interval-value", low=100 * bot.low, high=100 * bot.high)
        margin = translate("cli-arena-number", n=bot.margin.mean) if bot.margin else "–"
        table.add_row(
            styled(bot.name),
            translate("cli-simulated-share-value", n=bot.share),
            interval,
            translate("cli-arena-whole", n=bot.elo),
            translate("cli-arena-number", n=bot.mean_score),
            margin,
            translate("cli-arena-number", n=bot.ms_p50),
            translate("cli-arena-number", n=bot.ms_p99),
        )
    out().print(table)


def _show_components(made: Arena) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(styled(translate("cli-rule"), "dim"))
    for bot in made.bots:
        table.add_column(styled(bot.name, "dim"), justify="right")
    for rule in sorted({rule for bot in made.bots for rule in bot.components}):
        points = (translate("cli-arena-number", n=bot.components.get(rule, 0.0)) for bot in made.bots)
        table.add_row(styled(rule, "dim"), *points)
    out().print(table)

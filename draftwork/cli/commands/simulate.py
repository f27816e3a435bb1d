"""`draftwork simulate`: plays many games between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from draftwork.cli.errors import CommandError
from draftwork.cli.interrupts import exit_on_interrupt
from draftwork.cli.language import translate
from draftwork.cli.options import (
    EditionOption,
    Json,
    Lang,
    Options,
    Players,
    int_parser,
    load_edition,
    parse_options,
    split_commas,
)
from draftwork.cli.output.console import out, show, styled
from draftwork.i18n import Message

if TYPE_CHECKING:
    from draftwork.lab.simulate import Simulation

MAX_GAMES = 10_000_000  # the results fit in the memory of a small machine


class RuleSettings(NamedTuple):
    """The options and the edition of a game."""

    options: dict[str, Any]
    edition: Any


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")],
    players: Players = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="LIST", help="cli-help-bots")] = None,
    games: Annotated[
        int,
        typer.Option(
            "--games", parser=int_parser("--games", 1, MAX_GAMES), metavar="N", help="cli-help-games-count"
        ),
    ] = 1000,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="cli-help-seed-bots")] = "1",
    option: Options = None,
    edition: EditionOption = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    names = split_commas(bots) if bots is not None else None
    if names is not None and not all(names or [""]):
        raise CommandError("cli-empty-seat")
    from draftwork.games import load

    played = load(game)
    rules = RuleSettings(parse_options(played, option or []), load_edition(played, edition))
    simulation = _simulate(game, players, names, games, seed, rules)
    if as_json:
        import msgspec

        print(msgspec.json.encode(simulation).decode())
    else:
        _show(simulation)


def _simulate(
    game: str, players: int | None, bots: list[str] | None, games: int, seed: str, rules: RuleSettings
) -> Simulation:
    from draftwork.cli.output.progress import progress_bar, show_log_messages
    from draftwork.lab.simulate import simulate

    with (
        exit_on_interrupt(),
        progress_bar(translate("cli-simulating", game=translate(f"{game}-name")), games) as (
            console,
            advance,
        ),
        show_log_messages(console),
    ):
        return simulate(
            game,
            players=players,
            bots=bots,
            games=games,
            seed=seed,
            options=rules.options,
            edition=rules.edition,
            progress=advance,
        )


def _show(simulation: Simulation) -> None:
    from rich.table import Table

    out().rule(styled(translate(f"{simulation.game}-name"), "bold"), style="dim")
    show(translate("cli-simulated", games=simulation.games, seed=simulation.seed[:80]))
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(styled(translate("cli-simulated-seat"), "dim"))
    for id in ("cli-simulated-mean", "cli-simulated-sd", "cli-simulated-wins", "cli-simulated-share"):
        table.add_column(styled(translate(id), "dim"), justify="right")
    for seat, stats in enumerate(simulation.seats):
        name = translate("cli-player-named", seat=seat + 1, name=Message("bot-to-type", {"bot": stats.bot}))
        share = stats.wins / simulation.games
        numbers = {"mean": stats.mean, "sd": stats.sd, "wins": stats.wins, "share": share}
        table.add_row(
            styled(name), *(translate(f"cli-simulated-{id}-value", n=n) for id, n in numbers.items())
        )
    out().print(table)
    decisions, moves = simulation.decisions_per_game, simulation.moves_per_decision
    show(translate("cli-simulated-decisions", decisions=decisions, moves=moves))
    speed = round(simulation.games_per_cpu_second)
    show(translate("cli-simulated-speed", seconds=simulation.cpu_seconds, speed=speed), "dim")

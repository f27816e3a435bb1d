"""draftwork simulate: many games between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from draftwork.cli.errors import Refused
from draftwork.cli.language import say
from draftwork.cli.options import (
    EditionGiven,
    Json,
    Lang,
    Options,
    Players,
    comma_list,
    edition_given,
    number,
    option_values,
)
from draftwork.cli.output.console import out, show, styled
from draftwork.i18n import Message

if TYPE_CHECKING:
    from draftwork.lab.simulate import Simulation

MOST = 10_000_000  # what fits in the memory of a small machine


class Setting(NamedTuple):
    """What changes the rules of a game."""

    options: dict[str, Any]
    edition: Any


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")],
    players: Players = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="LIST", help="cli-help-bots")] = None,
    games: Annotated[
        int,
        typer.Option("--games", parser=number("--games", 1, MOST), metavar="N", help="cli-help-games-count"),
    ] = 1000,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="cli-help-seed-bots")] = "1",
    option: Options = None,
    edition: EditionGiven = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    names = comma_list(bots) if bots is not None else None
    if names is not None and not all(names or [""]):
        raise Refused("cli-empty-seat")
    from draftwork.games import load

    played = load(game)
    rules = Setting(option_values(played, option or []), edition_given(played, edition))
    simulation = _simulate(game, players, names, games, seed, rules)
    if as_json:
        import msgspec

        print(msgspec.json.encode(simulation).decode())
    else:
        _show(simulation)


def _simulate(
    game: str, players: int | None, bots: list[str] | None, games: int, seed: str, rules: Setting
) -> Simulation:
    from draftwork.cli.output.progress import bar, notices
    from draftwork.lab.simulate import simulate

    with bar(say("cli-simulating", game=say(f"{game}-name")), games) as (console, advance), notices(console):
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


def _show(made: Simulation) -> None:
    from rich.table import Table

    out().rule(styled(say(f"{made.game}-name"), "bold"), style="dim")
    show(say("cli-simulated", games=made.games, seed=made.seed[:80]))
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(styled(say("cli-simulated-seat"), "dim"))
    for id in ("cli-simulated-mean", "cli-simulated-sd", "cli-simulated-wins", "cli-simulated-share"):
        table.add_column(styled(say(id), "dim"), justify="right")
    for seat, of in enumerate(made.seats):
        name = say("cli-player-named", seat=seat + 1, name=Message("bot-to-type", {"bot": of.bot}))
        numbers = {"mean": of.mean, "sd": of.sd, "wins": of.wins, "share": of.wins / made.games}
        table.add_row(styled(name), *(say(f"cli-simulated-{id}-value", n=n) for id, n in numbers.items()))
    out().print(table)
    show(say("cli-simulated-decisions", decisions=made.decisions_per_game, moves=made.moves_per_decision))
    speed = round(made.games_per_cpu_second)
    show(say("cli-simulated-speed", seconds=made.cpu_seconds, speed=speed), "dim")

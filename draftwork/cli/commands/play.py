"""draftwork play: people on one keyboard, and bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from draftwork.cli.errors import Refused
from draftwork.cli.options import (
    EditionGiven,
    Lang,
    Options,
    Players,
    be_pure,
    comma_list,
    edition_given,
    option_values,
)

if TYPE_CHECKING:
    from draftwork.play import Match

OTHERS = ("apprentice", "random")  # who sits where nobody was named: the first that plays the game


def command(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game")] = None,
    players: Players = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="TEXT", help="cli-help-seed")] = None,
    option: Options = None,
    edition: EditionGiven = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="LIST", help="cli-help-seats")] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="cli-help-load")] = None,
    lang: Lang = None,
) -> None:
    be_pure()
    from draftwork.cli.interactive.session import Session

    if load is not None:
        if players is not None or seed is not None or option or edition:
            raise Refused("cli-load-alone")
        match = _loaded(load, game)
    else:
        match = _dealt(game, players, seed, option or [], edition)
    match.seats = _seating(match, seats)
    Session(match, load).run()


def _dealt(
    name: str | None, players: int | None, seed: str | None, options: list[str], edition: str | None
) -> Match:
    from draftwork.games import load, names
    from draftwork.play import Match

    if name is None:
        raise Refused("cli-which-game", known=", ".join(names()))
    played = load(name)
    components = edition_given(played, edition)
    return Match(name, players=players, seed=seed, edition=components, **option_values(played, options))


def _loaded(file: Path, name: str | None) -> Match:
    from draftwork.cli.files import read_match

    match = read_match(file)
    if name not in (None, match.game.name):
        raise Refused("cli-other-game", file=str(file)[-60:], game=match.game.name)
    return match


def _seating(match: Match, given: str | None) -> tuple[str, ...]:
    """Who sits where: as asked, else as in the record, else one person and for the rest bots."""
    from draftwork import bots
    from draftwork.play.settings import check_seats

    names = comma_list(given) if given is not None else list(match.seats) or ["me"]
    if not names or not all(names):
        raise Refused("cli-empty-seat")
    if len(names) > match.players:
        raise Refused("cli-too-many-seats", given=len(names), players=match.players)
    if any(len(name) > 40 for name in names):
        raise Refused("cli-long-name", most=40)
    for name in names:
        if name in bots.names():
            bots.check(name, match.game)  # a bot that this game cannot have is no person
    other = next(name for name in OTHERS if name in bots.names(match.game))
    return check_seats(names + [other] * (match.players - len(names)), match.players)

"""`draftwork play`: a match at the terminal between people at one keyboard and bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from draftwork.cli.errors import CommandError
from draftwork.cli.options import (
    EditionOption,
    Lang,
    Options,
    Players,
    load_edition,
    parse_options,
    split_commas,
    use_pure_mode,
)

if TYPE_CHECKING:
    from draftwork.play import Match

DEFAULT_OPPONENTS = ("apprentice", "random")  # the first that supports the game takes the unnamed seats


def command(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game")] = None,
    players: Players = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="TEXT", help="cli-help-seed")] = None,
    option: Options = None,
    edition: EditionOption = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="LIST", help="cli-help-seats")] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="cli-help-load")] = None,
    lang: Lang = None,
) -> None:
    use_pure_mode()
    from draftwork.cli.interactive.session import Session

    if load is not None:
        if players is not None or seed is not None or option or edition:
            raise CommandError("cli-load-alone")
        match = _load_match(load, game)
    else:
        match = _new_match(game, players, seed, option or [], edition)
    match.seats = _assign_seats(match, seats)
    Session(match, load).run()


def _new_match(
    name: str | None, players: int | None, seed: str | None, options: list[str], edition: str | None
) -> Match:
    from draftwork.games import load, names
    from draftwork.play import Match

    if name is None:
        raise CommandError("cli-which-game", known=", ".join(names()))
    played = load(name)
    components = load_edition(played, edition)
    return Match(name, players=players, seed=seed, edition=components, **parse_options(played, options))


def _load_match(file: Path, name: str | None) -> Match:
    from draftwork.cli.files import read_match

    match = read_match(file)
    if name not in (None, match.game.name):
        raise CommandError("cli-other-game", file=str(file)[-60:], game=match.game.name)
    return match


def _assign_seats(match: Match, given: str | None) -> tuple[str, ...]:
    """Return the seat names: as given, as in the record, or one person and bots."""
    from draftwork import bots
    from draftwork.play.settings import check_seats

    names = split_commas(given) if given is not None else list(match.seats) or ["me"]
    if not names or not all(names):
        raise CommandError("cli-empty-seat")
    if len(names) > match.players:
        raise CommandError("cli-too-many-seats", given=len(names), players=match.players)
    if any(len(name) > 40 for name in names):
        raise CommandError("cli-long-name", most=40)
    for name in names:
        if name in bots.names():
            bots.check(name, match.game)  # a bot that does not support the game must not count as a person
    other = next(name for name in DEFAULT_OPPONENTS if name in bots.names(match.game))
    return check_seats(names + [other] * (match.players - len(names)), match.players)

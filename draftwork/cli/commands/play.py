"""`draftwork play`: a match at the terminal between people at one keyboard and bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from draftwork.cli.errors import CommandError
from draftwork.cli.language import language
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
    from draftwork.cli.interactive.unfinished import UnfinishedMatch
    from draftwork.play import Match

MAX_NAME_LENGTH = 40


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

    given = _parse_seats(seats)
    new_match_settings = players is not None or seed is not None or option or edition
    unfinished_file = None
    if load is not None:
        if new_match_settings:
            raise CommandError("cli-load-alone")
        match = _load_match(load, game)
    elif found := None if new_match_settings or given else _offer_unfinished(game):
        match, unfinished_file = found
    else:
        match = _new_match(game, _number_of_players(players, given), seed, option or [], edition)
    match.seats = _assign_seats(match, given)
    Session(match, load, unfinished_file).run()


def _offer_unfinished(game: str | None) -> UnfinishedMatch | None:
    """Ask a person at a terminal whether to continue a match. None is a new match."""
    from draftwork.cli.interactive import unfinished
    from draftwork.cli.interactive.keyboard import has_keyboard
    from draftwork.games import load

    if game is not None:
        load(game)  # an unknown game is refused
    try:
        return unfinished.offer(game) if has_keyboard() else None
    except EOFError:
        raise typer.Exit from None


def _parse_seats(text: str | None) -> list[str] | None:
    """Split the option --seats into names. Return None if it is not given."""
    if text is None:
        return None
    from draftwork import bots

    names = [bots.translated_bot(name, language()) or name for name in split_commas(text)]
    if not names or not all(names):
        raise CommandError("cli-empty-seat")
    if any(len(name) > MAX_NAME_LENGTH for name in names):
        raise CommandError("cli-long-name", most=MAX_NAME_LENGTH)
    return names


def _number_of_players(players: int | None, given: list[str] | None) -> int | None:
    """Return the number of players by --players or --seats, or None for the default of the game."""
    if given is None:
        return players
    if players not in (None, len(given)):
        raise CommandError("cli-seats-and-players", given=len(given), players=players or 0)
    return len(given)


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


def _assign_seats(match: Match, given: list[str] | None) -> tuple[str, ...]:
    """Return the seat names: as given, as in the record, or one person and bots."""
    from draftwork import bots
    from draftwork.play.settings import check_seats

    names = list(match.seats) or ["me"] if given is None else given
    if given is not None and len(given) != match.players:
        raise CommandError("cli-seats-of-match", given=len(given), players=match.players)
    for name in names:
        # A bot that does not support the game must not count as a person, nor a misspelt bot. Names in a
        # record are spelt as they were.
        if name in bots.names() or (given is not None and bots.similar_bot(name)):
            bots.check(name, match.game)
    return check_seats(names + [bots.default_bot(match.game)] * (match.players - len(names)), match.players)

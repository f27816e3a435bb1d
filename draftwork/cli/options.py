"""Options shared by several commands, with parsers. Help texts are message ids; `help` translates them."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from draftwork.cli.errors import CommandError
from draftwork.cli.language import LANGUAGE_OPTION, set_language
from draftwork.i18n import LANGUAGES
from draftwork.kernel.mode import HERE, VARIABLE

if TYPE_CHECKING:
    from draftwork.games import Game
    from draftwork.play import Match


def int_parser(option: str, minimum: int, maximum: int) -> Callable[[str], int]:
    """Make a parser for whole numbers within bounds."""

    def parse(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = minimum - 1
        if not minimum <= value <= maximum:
            raise CommandError(
                "cli-bad-number", option=option, value=str(text)[:40], least=minimum, most=maximum
            )
        return value

    return parse


def _parse_language(text: str) -> str:
    code = text.lower()
    if code not in LANGUAGES:
        raise CommandError("cli-bad-language", value=text[:40], known=", ".join(LANGUAGES))
    set_language(code)
    return code


def _check_option(text: str) -> str:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise CommandError("cli-bad-option", value=text[:40])
    return text


def split_commas(text: str | None) -> list[str]:
    return [part.strip() for part in text.split(",")] if text else []


def use_pure_mode() -> None:
    """Select pure mode, so that the command starts at once. Call it before anything imports the kernel."""
    os.environ.setdefault(VARIABLE, HERE)


def parse_options(game: Game[Any], given: list[str]) -> dict[str, Any]:
    """Convert name=value texts to option values of the game. `Match` refuses unknown names and values."""
    values: dict[str, Any] = {}
    for text in given:
        name, _, value = text.partition("=")
        allowed = [one for option in game.options if option.name == name for one in option.allowed]
        values[name] = next((one for one in allowed if str(one).lower() == value.lower()), value)
    return values


def load_edition(game: Game[Any], given: str | None) -> Any:
    """Return the name of a shipped edition, or the data of an edition file. `Match` validates the data."""
    if given is None or given == "-":
        return None if given is None else read_edition_file(Path(given))
    name = shipped_edition_name(game, given)
    if name is not None:
        return name
    from draftwork.cli.files import exists

    file = Path(given)
    if not exists(file, "cli-cannot-read"):
        known = ", ".join(one.name for one in game.editions)
        raise CommandError("cli-edition-neither", given=given[-60:], known=known)
    return read_edition_file(file)


def shipped_edition_name(game: Game[Any], given: str) -> str | None:
    """Find a shipped edition by its name, ignoring case."""
    return next((one.name for one in game.editions if one.name.casefold() == given.casefold()), None)


def read_edition_file(file: Path) -> Any:
    """Read an edition file. `Match` validates its data."""
    import msgspec

    from draftwork.cli.files import read_text

    try:
        return msgspec.json.decode(read_text(file))
    except (msgspec.MsgspecError, RecursionError) as error:
        raise CommandError("cli-edition-not-json", file=str(file)[-60:], fault=str(error)) from None


def move_index(match: Match, move: int | None, default: int) -> int:
    """Check the option --move and return the number of moves after which to show the match."""
    last = len(match.history)
    if move is not None and move > last:
        raise CommandError("cli-no-such-move", move=move, last=last)
    return default if move is None else move


Lang = Annotated[
    str | None,
    typer.Option(LANGUAGE_OPTION, parser=_parse_language, metavar="|".join(LANGUAGES), help="cli-help-lang"),
]
Players = Annotated[
    int | None,
    typer.Option("--players", parser=int_parser("--players", 1, 8), metavar="N", help="cli-help-players"),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", parser=_check_option, metavar="NAME=VALUE", help="cli-help-option"),
]
EditionOption = Annotated[
    str | None, typer.Option("--edition", metavar="NAME|FILE", help="cli-help-edition-given")
]
MoveNumber = Annotated[
    int | None,
    typer.Option("--move", parser=int_parser("--move", 0, 10_000), metavar="N", help="cli-help-move"),
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file")]
Workers = Annotated[
    int | None,
    typer.Option("--workers", parser=int_parser("--workers", 0, 256), metavar="N", help="cli-help-workers"),
]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]

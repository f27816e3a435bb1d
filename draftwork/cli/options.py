"""The options that several commands share. Helps are message ids; `app` puts the sentences in."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from draftwork.cli.faults import Refused
from draftwork.cli.language import OPTION, use
from draftwork.words import LANGUAGES

if TYPE_CHECKING:
    from draftwork.games import Game


def number(option: str, least: int, most: int) -> Callable[[str], int]:
    """A parser for whole numbers."""

    def parse(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if not least <= value <= most:
            raise Refused("cli-bad-number", option=option, value=str(text)[:40], least=least, most=most)
        return value

    return parse


def _language(text: str) -> str:
    code = text.lower()
    if code not in LANGUAGES:
        raise Refused("cli-bad-language", value=text[:40], known=", ".join(LANGUAGES))
    use(code)
    return code


def _option(text: str) -> str:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise Refused("cli-bad-option", value=text[:40])
    return text


def comma_list(text: str | None) -> list[str]:
    return [part.strip() for part in text.split(",")] if text else []


def be_pure() -> None:
    """People wait for no compiler. Must come before anything imports the kernel, whose `mode` reads it."""
    os.environ.setdefault("DRAFTWORK_PURE", "here")


def option_values(game: Game[Any], given: list[str]) -> dict[str, Any]:
    """name=value texts as the values the game's options take; the match refuses what is none of them."""
    values: dict[str, Any] = {}
    for text in given:
        name, _, value = text.partition("=")
        allowed = [one for option in game.options if option.name == name for one in option.allowed]
        values[name] = next((one for one in allowed if str(one).lower() == value.lower()), value)
    return values


def edition_data(file: Path | None) -> Any:
    """What a file of components says; the match refuses what is none."""
    if file is None:
        return None
    import msgspec

    from draftwork.cli.files import read_text

    try:
        return msgspec.json.decode(read_text(file))
    except msgspec.MsgspecError as fault:
        raise Refused("cli-edition-not-json", file=str(file)[-60:], fault=str(fault)) from None


Lang = Annotated[
    str | None,
    typer.Option(OPTION, parser=_language, metavar="|".join(LANGUAGES), help="cli-help-lang"),
]
Players = Annotated[
    int | None,
    typer.Option("--players", parser=number("--players", 1, 8), metavar="N", help="cli-help-players"),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", parser=_option, metavar="NAME=VALUE", help="cli-help-option"),
]
EditionFile = Annotated[Path | None, typer.Option("--edition", metavar="FILE", help="cli-help-edition-file")]
MoveNumber = Annotated[
    int | None,
    typer.Option("--move", parser=number("--move", 0, 10_000), metavar="N", help="cli-help-move"),
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file")]
Workers = Annotated[
    int | None,
    typer.Option("--workers", parser=number("--workers", 0, 256), metavar="N", help="cli-help-workers"),
]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]

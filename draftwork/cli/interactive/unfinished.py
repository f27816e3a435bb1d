"""Unfinished matches of `draftwork play`, which are kept in the user's data folder and can be continued."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

from draftwork import bots
from draftwork.cli.errors import CommandError
from draftwork.cli.files import private_folder, read_match, write_text
from draftwork.cli.interactive.keyboard import read_line
from draftwork.cli.language import language, translate
from draftwork.cli.output.console import show
from draftwork.cli.output.match_text import player_name
from draftwork.kernel.errors import DraftworkError
from draftwork.play import Match, encode

MAX_PER_GAME = 5  # keeping another match removes the oldest one
_YES = ("", "y", "yes", "t", "tak", "т", "так")
_NO = ("n", "no", "new", "nie", "н", "ні")


class UnfinishedMatch(NamedTuple):
    match: Match
    file: Path


def prepare(game: str) -> Path:
    """Create the folder for the matches of a game, and check that it is writable."""
    try:
        folder = _folder() / game
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except (OSError, ValueError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CommandError("cli-cannot-keep", reason=reason) from None


def keep(match: Match, file: Path | None) -> None:
    """Write a match to the file in which it was kept before, or to a new one."""
    folder = prepare(match.game.name)
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    write_text(file or folder / f"{stamp}-{token_hex(4)}.json", encode(match.record()))
    for old in _files(folder)[MAX_PER_GAME:]:
        old.unlink(missing_ok=True)


def offer(game: str | None) -> UnfinishedMatch | None:
    """Ask whether to continue an unfinished match, of any game without a name. None is a new match."""
    found = list(_unfinished(game))
    if not found:
        return None
    show(translate("cli-unfinished", n=len(found)), "bold")
    for number, one in enumerate(found, 1):
        show(_describe(number, one))
    while True:
        show(translate("cli-continue", n=len(found)), "dim")
        answer = read_line("> ").lower()
        if answer in _NO:
            return None
        if answer in _YES:
            return found[0]
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(found):
            return found[int(answer) - 1]


def people(match: Match) -> list[int]:
    """The seats of people."""
    known = bots.names(match.game)
    return [seat for seat, name in enumerate(match.seats) if name not in known]


def _unfinished(game: str | None) -> Iterator[UnfinishedMatch]:
    """The unfinished matches, the last one first. A file that is damaged or too new is reported."""
    try:
        files = _files(_folder() / (game or ""))
    except (OSError, ValueError, RuntimeError):  # the session warns that it cannot keep the match
        return
    for file in files:
        try:
            match = read_match(file)
        except (DraftworkError, CommandError) as error:
            reason = error.message.text(language())
            show(translate("cli-unfinished-damaged", file=str(file), reason=reason), "yellow")
            continue
        if match.to_move is not None:
            yield UnfinishedMatch(match, file)


def _files(folder: Path) -> list[Path]:
    """The files of a folder and its subfolders, the newest first."""
    return sorted(folder.rglob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)


def _folder() -> Path:
    return private_folder() / "unfinished"


def _describe(number: int, unfinished: UnfinishedMatch) -> str:
    match, file = unfinished
    seats = people(match)
    only_person = seats[0] if len(seats) == 1 else None
    return translate(
        "cli-unfinished-match",
        number=number,
        game=translate(f"{match.game.name}-name"),
        when=time.strftime("%Y-%m-%d %H:%M", time.localtime(file.stat().st_mtime)),
        names=tuple(player_name(match, seat, only_person) for seat in range(match.players)),
        moves=len(match.history),
    )

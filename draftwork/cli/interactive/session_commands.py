"""Commands that a person can type during a match, besides moves."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from draftwork.cli.errors import CommandError
from draftwork.cli.files import exists, same_file, write_text
from draftwork.cli.interactive.moves import moves_table
from draftwork.cli.interactive.refusals import refusals_table
from draftwork.cli.interactive.search import find_moves
from draftwork.cli.interactive.typed_moves import play_typed
from draftwork.cli.language import language, translate, translate_optional
from draftwork.cli.output.console import out, show, styled
from draftwork.i18n import fold
from draftwork.kernel.errors import DraftworkError
from draftwork.play import encode

if TYPE_CHECKING:
    from draftwork.cli.interactive.session import Session

QUIT = object()
_ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}


def execute(session: Session, line: str) -> object:
    """Execute a command or play a move. An invalid line shows an error and changes nothing."""
    word, _, rest = line.partition(" ")
    command = _COMMANDS.get(_command_name(word))
    try:
        if command:
            return command(session, rest.strip())
        play_typed(session, line)
    except (DraftworkError, CommandError) as error:
        show(error.message.text(language()), "red")
    return None


def _command_name(word: str) -> str:
    """Return the English name of a command that is typed in English or in the selected language."""
    typed = fold(word)
    translated = {fold(translate("cli-order-word", order=name)): name for name in _COMMANDS}
    return _ALIASES.get(typed) or translated.get(typed, typed)


def _help(session: Session, rest: str) -> None:
    game = session.match.game.name
    show(translate("cli-help-moves"), "bold")
    notation = translate_optional(f"{game}-notation", "")
    if notation:
        show(notation)
    if session.match.to_move is not None:
        session.show_choices()
    show(translate("cli-help-partial"), "dim")
    show("")
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in _COMMANDS:
        forms = dict.fromkeys([translate("cli-order-word", order=name), name])
        argument = translate_optional(f"cli-order-{name}-argument", "")
        table.add_row(
            styled(", ".join(forms), "cyan").append(f" {argument}"), styled(translate(f"cli-order-{name}"))
        )
    out().print(table)


def _moves(session: Session, rest: str) -> None:
    to_move = session.match.to_move
    if to_move is None:
        show(translate("match-over"))
        return
    seat = session.match.seat(to_move)
    paths = find_moves(seat, rest).paths
    if paths:
        out().print(moves_table(seat, paths, rest))
    else:
        show(translate("cli-no-moves", wanted=rest))


def _why(session: Session, rest: str) -> None:
    to_move = session.match.to_move
    if to_move is None:
        show(translate("match-over"))
    else:
        console = out()
        console.print(refusals_table(session.match.seat(to_move), rest, console))


def _board(session: Session, rest: str) -> None:
    session.show_board()
    if session.match.to_move is not None:
        session.show_choices()


def _score(session: Session, rest: str) -> None:
    session.show_score()


def _undo(session: Session, rest: str) -> None:
    session.undo()
    show(translate("cli-undone"), "dim")


def _save(session: Session, rest: str) -> None:
    """Save the match. Only a file that was loaded or saved in this session is overwritten."""
    match = session.match
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    file = Path(rest) if rest else session.file or Path(f"{match.game.name}-{stamp}.json")
    if exists(file) and not (session.file and exists(session.file) and same_file(file, session.file)):
        raise CommandError("cli-file-exists", file=str(file))
    write_text(file, encode(match.record()))
    session.file, session.saved_moves = file, len(match.history)
    show(translate("cli-saved", file=str(file)), "green", no_wrap=True)


def _quit(session: Session, rest: str) -> object:
    return QUIT


def show_exit_hints(session: Session, kept: bool) -> None:
    """Show how to continue a match that is kept or saved, or that the last moves are not saved."""
    match = session.match
    if kept:
        show(translate("cli-kept", game=match.game.name))
        return
    if session.file and match.to_move is not None:
        show(translate("cli-go-on", game=match.game.name, file=shlex.quote(str(session.file))), no_wrap=True)
    if session.has_unsaved_moves:
        show(translate("cli-not-saved"), "dim")


_COMMANDS: dict[str, Callable[[Session, str], object]] = {
    "help": _help,
    "moves": _moves,
    "why": _why,
    "board": _board,
    "score": _score,
    "undo": _undo,
    "save": _save,
    "quit": _quit,
}

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
from draftwork.cli.interactive import choices
from draftwork.cli.language import language, translate, translate_optional
from draftwork.cli.output.console import out, show, styled
from draftwork.kernel.errors import DraftworkError
from draftwork.play import encode

if TYPE_CHECKING:
    from draftwork.cli.interactive.session import Session

QUIT = object()
_ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}


def execute(session: Session, line: str) -> object:
    """Execute a command or play a move. An invalid line shows an error and changes nothing."""
    word, _, rest = line.partition(" ")
    command = _COMMANDS.get(_ALIASES.get(word.lower(), word.lower()))
    try:
        if command:
            return command(session, rest.strip())
        session.play_move(line)
    except (DraftworkError, CommandError) as error:
        show(error.message.text(language()), "red")
    return None


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
        table.add_row(
            styled(translate(f"cli-order-{name}-form"), "cyan"), styled(translate(f"cli-order-{name}"))
        )
    out().print(table)


def _moves(session: Session, rest: str) -> None:
    to_move = session.match.to_move
    if to_move is None:
        show(translate("match-over"))
    elif choices.matching_groups(session.match.seat(to_move), rest):
        out().print(choices.moves_table(session.match.seat(to_move), rest))
    else:
        show(translate("cli-no-moves", wanted=rest))


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
    show_exit_hints(session)
    return QUIT


def show_exit_hints(session: Session) -> None:
    """Show how to continue a saved match, or that the last moves are not saved."""
    match = session.match
    if session.file and match.to_move is not None:
        show(translate("cli-go-on", game=match.game.name, file=shlex.quote(str(session.file))), no_wrap=True)
    if session.people and session.saved_moves < len(match.history):
        show(translate("cli-not-saved"), "dim")


_COMMANDS: dict[str, Callable[[Session, str], object]] = {
    "help": _help,
    "moves": _moves,
    "board": _board,
    "score": _score,
    "undo": _undo,
    "save": _save,
    "quit": _quit,
}

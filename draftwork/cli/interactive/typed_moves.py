"""Plays the move that a person types: in its notation, in a short form, or after a part typed before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from draftwork.cli.interactive.moves import moves_table
from draftwork.cli.interactive.refusals import merge_reasons
from draftwork.cli.interactive.search import find_moves, find_refusals, path_text
from draftwork.cli.language import language
from draftwork.cli.output.console import out, sanitize, show
from draftwork.kernel.errors import BadMove, IllegalMove

if TYPE_CHECKING:
    from draftwork.cli.interactive.session import Session

_MAX_REASONS = 3  # shown for a text that means no legal move


def play_typed(session: Session, text: str) -> None:
    """Play the move that a text means. If it means several, show them; if none, show the reason."""
    wholes = [text, f"{session.typed} {text}"] if session.typed else [text]
    try:
        if any(_play_notation(session, whole) for whole in wholes):
            return
    except IllegalMove as error:
        if not _play_extended(session, text):
            show(error.message.text(language()), "red")
        return
    if not any(_play_short_form(session, whole) for whole in reversed(wholes)):
        _explain(session, text)


def _play_notation(session: Session, text: str) -> bool:
    """Play a move in its notation. Return False if the text is not one."""
    try:
        session.match.play(text, session.match.to_move)
    except BadMove:
        return False
    return True


def _play_extended(session: Session, text: str) -> bool:
    """Play the only legal move whose notation begins with the text, such as “f1 pink 3 j1”."""
    seat = session.match.seat(session.match.to_move)
    paths = find_moves(seat, text).paths
    if len(paths) != 1 or not path_text(seat, paths[0]).startswith(f"{text} "):
        return False
    return _play_notation(session, path_text(seat, paths[0]))


def _play_short_form(session: Session, text: str) -> bool:
    """Play the only move that a text means, or show the moves that it can mean. Return False if none."""
    seat = session.match.seat(session.match.to_move)
    found = find_moves(seat, text)
    if len(found.paths) == 1 and found.clear:
        return _play_notation(session, path_text(seat, found.paths[0]))
    if found.paths:
        session.typed = sanitize(text)  # it is shown in the prompt
        out().print(moves_table(seat, found.paths, text))
    return bool(found.paths)


def _explain(session: Session, text: str) -> None:
    """Say why a text means no legal move."""
    seat = session.match.seat(session.match.to_move)
    refused = find_refusals(seat, f"{session.typed} {text}") or find_refusals(seat, text)
    for group in merge_reasons(refused)[:_MAX_REASONS]:
        show(group.reason, "red")
    if not refused:
        session.match.play(text, session.match.to_move)  # raises the error that explains the notation

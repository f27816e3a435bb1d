"""The reasons why choices are not possible. Equal reasons for several choices are told once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.console import Group

from draftwork.cli.interactive.search import Path, find_moves, find_refusals, path_text
from draftwork.cli.interactive.words import key_word
from draftwork.cli.language import language, translate
from draftwork.cli.output.console import fit_rows, new_table, styled
from draftwork.i18n import Message, has_message
from draftwork.kernel.errors import BadMove

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table

    from draftwork.play import Seat

_MAX_NAMED, _MAX_BEFORE = 6, 2  # choices named in a row, and choices before them
_MIN_LINES = 12  # a list takes at most half of the window, but may have this many lines


def refusals_table(seat: Seat, text: str, console: Console) -> RenderableType:
    """List the refused choices that match a text, each with its reason.

    Without a text, list the choices that are refused now, without those that come after another choice.
    """
    paths = find_refusals(seat, text)
    now = () if text else tuple(path for path in paths if len(path) == 1)
    if not paths:
        return styled(_other_answer(seat, text))
    groups = merge_reasons(now or paths)

    def table(shown: int) -> Table:
        made = new_table(translate("cli-not-possible"), translate("cli-why"))
        for group in groups[:shown]:
            made.add_row(styled(group.names), styled(group.reason))
        return made

    fitting = fit_rows(table, len(groups), console, max(_MIN_LINES, console.height // 2))
    if fitting.row_count == len(groups) and len(now or paths) == len(paths):
        return fitting
    example = next(path for path in paths if len(path) > 1 or not now)
    hint = translate("cli-why-more", typed=path_text(seat, example[:1]))
    return Group(fitting, styled(hint, "dim"))


def _other_answer(seat: Seat, text: str) -> str:
    """Answer for a text that matches no refused choice: a whole move, a legal move, or nothing."""
    if not text:
        return translate("cli-nothing-refused")
    try:
        number = seat.game.notation.read_move(text)
    except BadMove:
        number = None
    state = seat.redacted_state
    code = 0 if number is None else seat.game.rules.illegality(state, number)
    if number is not None and code:
        return seat.game.ui.refusal(state, number, code).text(language())
    found = find_moves(seat, text).paths
    if found:
        return translate("cli-possible", moves=tuple(path_text(seat, path) for path in found[:_MAX_NAMED]))
    return translate("cli-no-choice", wanted=text)


@dataclass(frozen=True)
class RefusedGroup:
    """Choices that are refused for the same reason."""

    names: str
    reason: str


def merge_reasons(paths: Sequence[Path]) -> list[RefusedGroup]:
    """Group refused choices by their reasons. The names of the choices in the reasons may differ."""
    merged: dict[tuple[str, ...], list[Path]] = {}
    for path in paths:
        merged.setdefault(_reason_key(path), []).append(path)
    befores: dict[tuple[str, str], list[str]] = {}  # the same refusals can follow several choices
    for group in merged.values():
        befores.setdefault((_names(group), _join(group)), []).append(_before(group[0]))
    return [
        RefusedGroup(f"{_shortened(before, ', ', _MAX_BEFORE)}: {names}" if any(before) else names, reason)
        for (names, reason), before in befores.items()
    ]


def _reason_key(path: Path) -> tuple[str, ...]:
    """Return what equal reasons have in common: all but the name of the choice, if a message lists names."""
    reason = _reason(path)
    dropped = key_word(path[-1]) if has_message(_several(reason)) else None
    same = sorted(f"{key}={value}" for key, value in reason.args.items() if str(value) != dropped)
    return _before(path), reason.id, reason.rule, *same


def _several(reason: Message) -> str:
    """Return the id of the message that gives the same reason for several choices, with their `names`."""
    return f"{reason.id}-several"


def _reason(path: Path) -> Message:
    reason = path[-1].why_not
    assert reason is not None
    return reason


def _before(path: Path) -> str:
    """Return the text to type for the choices before the last one."""
    if len(path) > 1 and path[-2].move is not None:
        return path[-2].key.replace("-", " ")
    return " ".join(key_word(choice) for choice in path[:-1])


def _names(group: Sequence[Path]) -> str:
    """Return the texts to type for choices with the same reason, after what comes before them."""
    if len(group) == len(group[0]) == 1:
        return group[0][-1].key.replace("-", " ")
    return _shortened([key_word(path[-1]) for path in group], " ", _MAX_NAMED)


def _shortened(names: Sequence[str], separator: str, most: int) -> str:
    more = len(names) - most
    return separator.join(names[:most]) + (f" … +{more}" if more > 0 else "")


def _join(group: Sequence[Path]) -> str:
    """Return one text for the reasons of a group."""
    reason = _reason(group[0])
    if len(group) > 1 and has_message(_several(reason)):
        names = tuple(key_word(path[-1]) for path in group)
        reason = Message(_several(reason), {**reason.args, "names": names}, reason.rule)
    return reason.text(language())

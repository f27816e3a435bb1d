"""The compact list of the legal choices, with the text to type for each and its effect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from draftwork.cli.interactive.moves import common_prefix, move_pattern
from draftwork.cli.interactive.search import path_text, refused_paths
from draftwork.cli.interactive.words import key_word, short_name
from draftwork.cli.language import language, translate
from draftwork.cli.output.console import fit_rows, new_table, styled
from draftwork.i18n import Message
from draftwork.i18n.formats import format_number

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from draftwork.games import Choice
    from draftwork.play import Seat

_MIN_ROWS, _SHARE_OF_WINDOW = 6, 3  # a list takes at most a third of the window, but may have this many rows
# The largest lists of moves, in widths of half a window: after a choice, and of moves that are alike. Longer
# lists leave out effects, then everything but the number of moves.
_MAX_SUMMARY, _MAX_GROUP = 2, 5
_SEPARATOR = " · "


@dataclass(frozen=True)
class _Row:
    typed: Text
    label: str
    effect: Text
    choices: int = 1  # the number of choices that the row shows


def choices_table(seat: Seat, console: Console) -> Table:
    """List the legal choices in as many rows as the console has room for."""
    rows = _rows(seat, console.width)

    def table(shown: int) -> Table:
        return _table(rows[:shown], sum(row.choices for row in rows[shown:]))

    return fit_rows(table, len(rows), console, max(_MIN_ROWS, console.height // _SHARE_OF_WINDOW) + 1)


def refusals_note(seat: Seat) -> str:
    """Return a note that some choices are not possible and how to see the reasons, or an empty text."""
    return translate("cli-refused") if next(refused_paths(seat.choices), None) else ""


def _table(rows: Sequence[_Row], left_out: int) -> Table:
    table = new_table(translate("cli-type"), translate("cli-choice"), translate("cli-brings"))
    for row in rows:
        table.add_row(row.typed, styled(row.label), row.effect)
    if left_out:
        table.add_row(styled("…", "dim"), styled(translate("cli-more-choices", n=left_out), "dim"), "")
    return table


def _rows(seat: Seat, width: int) -> list[_Row]:
    rows: list[_Row] = []
    legal = [choice for choice in seat.choices if next(choice.leaves(), None) is not None]
    for _, group in groupby(legal, lambda choice: move_pattern(seat, choice)):
        alike = list(group)
        rows += (
            [_group_row(seat, alike, width)]
            if len(alike) > 1 and move_pattern(seat, alike[0]) is not None
            else [_row(seat, choice, width) for choice in alike]
        )
    return rows


def _group_row(seat: Seat, leaves: Sequence[Choice], width: int) -> _Row:
    """Return the row of leaves that differ only in the last word, such as the spaces for a die."""
    start, label = move_pattern(seat, leaves[0]) or ("", "")
    typed = styled("").append(start, "cyan").append(" …", "dim")
    ends = [_end(seat, start, leaf) for leaf in leaves]
    listed = _summary(ends, leaves)
    if listed.cell_len > _MAX_GROUP * width // 2:
        listed = _summary(ends, leaves, with_effects=False)
    return _Row(typed, label, listed, len(leaves))


def _row(seat: Seat, choice: Choice, width: int) -> _Row:
    leaves = list(choice.leaves())
    texts = [path_text(seat, (leaf,)) for leaf in leaves]
    label = choice.label.text(language())
    return _Row(_text_to_type(texts), label, _effect(seat, choice, leaves, width))


def _text_to_type(texts: Sequence[str]) -> Text:
    """Return the text to type: the move, the common prefix of several moves, or two of them."""
    shared = common_prefix(texts)
    shown = [shared] if shared else texts[:2]
    typed = styled("").append(" / ".join(shown), "cyan")
    return typed if len(shown) == len(texts) else typed.append(" …", "dim")


def _effect(seat: Seat, choice: Choice, leaves: Sequence[Choice], width: int) -> Text:
    """Return the effect of a choice, or the choices after it if they can be listed in a few lines."""
    after = [one for one in choice.next if one.why_not is None] if choice.move is not None else []
    if after:
        return _summary([key_word(one) for one in after], after)
    own = _effects(choice)
    if choice.move is not None:
        return _one_line(_annotation(choice.gains, own))
    room = _MAX_SUMMARY * width // 2
    for with_effects in (True, False):
        listed = _branch(seat, choice, with_effects)
        if listed.cell_len + sum(map(len, own)) <= room:
            return styled("; ".join([*own, ""])).append_text(listed)
    gains = sorted({leaf.gains for leaf in leaves if leaf.gains is not None})
    return _annotation(gains[-1] if gains else None, [*own, translate("cli-ways", n=len(leaves))])


def _branch(seat: Seat, choice: Choice, with_effects: bool) -> Text:
    """Summarise the moves below a choice: each next choice with its moves."""
    parts: list[Text] = []
    if all(child.move is not None or child.why_not for child in choice.choices):
        return _leaves(seat, choice, with_effects)
    for child in choice.choices:
        if next(child.leaves(), None) is not None:
            listed = styled("").append(short_name(seat.game.name, child), "cyan")
            if child.move is None:
                listed.append(" ").append_text(_leaves(seat, child, with_effects))
            parts.append(listed)
    return styled(_SEPARATOR).join(parts)


def _leaves(seat: Seat, choice: Choice, with_effects: bool) -> Text:
    leaves = list(choice.leaves())
    start = common_prefix([path_text(seat, (leaf,)) for leaf in leaves]) if len(leaves) > 1 else ""
    ends = [_end(seat, start, leaf) if start else short_name(seat.game.name, leaf) for leaf in leaves]
    return _summary(ends, leaves, with_effects)


def _end(seat: Seat, start: str, leaf: Choice) -> str:
    """Return the notation after its common start. Further words are in brackets, so that ends stay apart."""
    first, *more = path_text(seat, (leaf,))[len(start) :].split() or [key_word(leaf)]
    return f"{first}({' '.join(more)})" if more else first


def _summary(ends: Sequence[str], choices: Sequence[Choice], with_effects: bool = True) -> Text:
    """List choices by the ends of their texts. Those with the same gain and effects share a remark."""
    remarks: dict[str, list[str]] = {}
    for end, choice in zip(ends, choices, strict=True):
        remarks.setdefault(_remark(choice, with_effects), []).append(end)
    parts: list[Text] = []
    for remark, same in remarks.items():
        part = styled("").append(" ".join(same), "cyan")
        parts.append(part.append(f" ({remark})") if remark else part)
    return styled(_SEPARATOR).join(parts)


def _remark(choice: Choice, with_effects: bool) -> str:
    gain = [format_number(choice.gains, language(), "exceptZero")] if choice.gains else []
    return "; ".join([*gain, *(_effects(choice) if with_effects else [])])


def _effects(choice: Choice) -> list[str]:
    """Return the effects without their rules. They become parts of one line, so they end without a stop."""
    return [Message(effect.id, effect.args).text(language()).removesuffix(".") for effect in choice.effects]


def _one_line(text: Text) -> Text:
    """Cut a text that needs more than a line. Boards show long effects too, such as the texts of tools."""
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


def _annotation(gain: int | None, parts: Sequence[str]) -> Text:
    if gain is None or (gain == 0 and parts):
        return styled("; ".join(parts))
    style = "green" if gain > 0 else "red" if gain < 0 else ""
    points = styled("").append(translate("cli-gain", n=gain), style)
    return points.append("; ".join(["", *parts]))

"""Tables of the possible choices with the text to type for each, and search among them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.table import Table

from draftwork.cli.language import language, translate
from draftwork.cli.output.console import styled
from draftwork.play import Move

if TYPE_CHECKING:
    from rich.text import Text

    from draftwork.games import Choice
    from draftwork.play import Seat


MAX_LISTED = 12  # moves listed per group if there are several groups


@dataclass(frozen=True)
class MoveGroup:
    """Moves that differ only in their last choice."""

    path: tuple[Choice, ...]
    leaves: tuple[Choice, ...]


def choices_table(seat: Seat) -> Table:
    """List the first choices: the text to type, the label, and the effect or why it is not possible."""
    table = _new_table(translate("cli-type"), translate("cli-choice"), translate("cli-brings"))
    choices = seat.choices
    if len(choices) > MAX_LISTED and all(choice.move is not None for choice in choices):
        return moves_table(seat, "")
    for choice in choices:
        table.add_row(*_choice_row(seat, choice))
    return table


def _choice_row(seat: Seat, choice: Choice) -> tuple[Text, Text, Text]:
    label = choice.label.text(language())
    if choice.why_not:
        return styled("–", "dim"), styled(label, "dim"), styled(choice.why_not.text(language()), "dim italic")
    leaves = list(choice.leaves())
    return _text_to_type([_move_text(seat, leaf) for leaf in leaves]), styled(label), _effects(choice, leaves)


def _text_to_type(texts: Sequence[str]) -> Text:
    """Return the text to type: the move, the common prefix of several moves, or two of them."""
    shared = _common_prefix(texts)
    shown = [shared] if shared else texts[:2]
    typed = styled("").append(" / ".join(shown), "cyan")
    return typed if len(shown) == len(texts) else typed.append(" …", "dim")


def _effects(choice: Choice, leaves: Sequence[Choice]) -> Text:
    parts = [effect.text(language()) for effect in choice.effects]
    if len(leaves) > 1:
        parts.insert(0, translate("cli-ways", n=len(leaves)))
    gains = sorted({leaf.gains for leaf in leaves if leaf.gains is not None})
    text = styled("; ".join(parts))
    if not gains:
        return text
    id = "cli-gain" if len(gains) == 1 else "cli-gains"
    gain = translate(id, n=gains[-1], least=gains[0])
    return styled("").append(gain, _gain_style(gains[-1])).append("; " if parts else "").append_text(text)


def _gain_style(gain: int) -> str:
    return "green" if gain > 0 else "red" if gain < 0 else ""


def moves_table(seat: Seat, query: str) -> Table:
    """List the legal moves that match a query. Moves that differ only in the last choice share a row."""
    groups = matching_groups(seat, query)
    shapes = [_shape(seat, group) for group in groups]
    common = _common_path([group.path for group in groups])
    several = any(len(group.leaves) > 1 for group in groups)
    table = _new_table(
        translate("cli-type"), translate("cli-choice"), "", translate("cli-then") if several else ""
    )
    table.title = styled(_labels(common), "bold") if common else None
    for group, shape in zip(groups, shapes, strict=True):
        typed, labels, rest = _group_row(seat, group, len(common), query, only_group=len(groups) == 1)
        table.add_row(typed, labels, styled(shape), rest)
    return table


def _group_row(
    seat: Seat, group: MoveGroup, common: int, query: str, only_group: bool
) -> tuple[Text, Text, Text]:
    texts = [_move_text(seat, leaf) for leaf in group.leaves]
    if len(texts) == 1:
        return styled(texts[0], "cyan"), styled(_labels((*group.path[common:], *group.leaves))), styled("")
    shared = _common_prefix(texts)
    if not shared and len(texts) <= MAX_LISTED:
        return styled(" / ".join(texts), "cyan"), styled(_labels(group.path[common:])), styled("")
    ends = [text[len(shared) :].strip() for text in texts]
    shown = len(ends) if only_group or shared == query.lower() else MAX_LISTED
    rest = styled("").append(" ".join(ends[:shown]), "cyan")
    if shown < len(ends):
        rest.append(" ").append(translate("cli-more", n=len(ends) - shown, typed=shared), "dim")
    return styled(shared, "cyan"), styled(_labels(group.path[common:])), rest


def _labels(path: Sequence[Choice]) -> str:
    return " · ".join(choice.label.text(language()) for choice in path)


def _common_path(paths: Sequence[tuple[Choice, ...]]) -> tuple[Choice, ...]:
    """Return the choices with which all paths begin. For a single path, return all but its last choice."""
    same = 0
    while len(paths) > 1 and all(len(path) > same and path[same] is paths[0][same] for path in paths):
        same += 1
    return paths[0][:same] if len(paths) > 1 else paths[0][:-1]


def matching_groups(seat: Seat, query: str) -> list[MoveGroup]:
    """Return the groups of legal moves, reduced to the moves whose text matches."""
    found = []
    for group in _move_groups(seat.choices, ()):
        leaves = tuple(leaf for leaf in group.leaves if matches(_move_text(seat, leaf), query))
        if leaves:
            found.append(MoveGroup(group.path, leaves))
    return found


def matches(text: str, query: str) -> bool:
    """Return whether every word of the query is a prefix of a word of the move.

    A number must be complete: 17 matches “17r c4”, but 1 does not.
    """
    words, starts = text.lower().split(), query.lower().split()
    return len(starts) <= len(words) and all(any(_is_prefix(word, s) for word in words) for s in starts)


def _is_prefix(word: str, start: str) -> bool:
    rest = word[len(start) :]
    return word.startswith(start) and not (start[-1].isdigit() and rest[:1].isdigit())


def unavailable_reason(seat: Seat, query: str) -> str | None:
    """Return the reason if the query names a choice that is not possible now."""
    for choice in seat.choices:
        if choice.why_not and query.lower().split()[:1] == [choice.key.rpartition("-")[2]]:
            return choice.why_not.text(language())
    return None


def _move_groups(choices: Sequence[Choice], path: tuple[Choice, ...]) -> Iterator[MoveGroup]:
    leaves = tuple(choice for choice in choices if choice.move is not None)
    if len(leaves) == len(choices):
        yield MoveGroup(path, leaves)
        return
    for choice in choices:
        if choice.move is not None:
            yield MoveGroup(path, (choice,))
        else:
            yield from _move_groups(choice.choices, (*path, choice))


def _move_text(seat: Seat, leaf: Choice) -> str:
    return "" if leaf.move is None else str(Move(leaf.move, seat.game))


def _common_prefix(texts: Sequence[str]) -> str:
    """Return the common prefix of the texts, in whole words if they have several."""
    first, last = min(texts), max(texts)
    same = next((i for i, char in enumerate(first) if last[i] != char), len(first))
    shared = first[:same]
    if all(text == shared or text[len(shared) :].startswith(" ") for text in texts):
        return shared
    return shared.rpartition(" ")[0] or shared


def _shape(seat: Seat, group: MoveGroup) -> str:
    """Draw the shape that the moves of a group place, if their JSON has cells and all place the same one."""
    shapes = {
        _shape_text(Move(leaf.move, seat.game).json().get("cells", []))
        for leaf in group.leaves
        if leaf.move is not None
    }
    shape = shapes.pop() if len(shapes) == 1 else ""
    return shape if len(shape) > 1 else ""


def _shape_text(cells: Sequence[Sequence[int]]) -> str:
    if not cells:
        return ""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    taken = {(row - top, column - left) for row, column in cells}
    height, width = max(row for row, _ in taken) + 1, max(column for _, column in taken) + 1
    rows = ["".join("■ " if (r, c) in taken else "  " for c in range(width)).rstrip() for r in range(height)]
    return "\n".join(rows)


def _new_table(*titles: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title_justify="left")
    for title in titles:
        table.add_column(styled(title, "dim"), overflow="fold", no_wrap=title == titles[0])
    return table

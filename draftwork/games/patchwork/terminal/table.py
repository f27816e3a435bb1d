"""The whole table as text with Rich markup."""

from __future__ import annotations

from functools import partial

from draftwork.games.drawing.terminal import Line, beside, markup, padded
from draftwork.games.patchwork.components import STANDARD
from draftwork.games.patchwork.constants import LEATHER, SIZE
from draftwork.games.patchwork.drawing.sheet import SEAT_COLOURS, words
from draftwork.games.patchwork.drawing.svg import status
from draftwork.games.patchwork.state import State
from draftwork.games.patchwork.terminal.patches import half_blocks, mosaic, patch_style
from draftwork.games.patchwork.ui.view import Player, View
from draftwork.games.patchwork.ui.view import view as view_of
from draftwork.i18n import text

QUILT_WIDTH = 50  # columns of a quilt with the numbers beside it
OFFER_WIDTH = 33
SPACES_PER_ROW = 18  # of the time board
UPCOMING_WIDTH, MAX_UPCOMING = 12, 8  # columns and number of the patches shown after the offer


def terminal(s: State, seat: int, language: str) -> str:
    """The text of a state for a seat or NOBODY."""
    view = view_of(s, seat)
    say = partial(words, language)
    # What a player needs for every decision comes last: in a low window the first lines scroll away.
    lines: list[Line] = [
        [(text("patchwork-name", language, {}), "bold"), ("  ", ""), (status(s, view, language), "bold")],
        [],
    ]
    if upcoming := _upcoming(view):
        lines += [
            [(say("then"), "bold")],
            *beside([_upcoming_patch(patch) for patch in upcoming], UPCOMING_WIDTH),
            [],
        ]
    lines += [
        _legend(view, language),
        *_time_board(view),
        [],
        *beside([_quilt(view, player, language) for player in view.players], QUILT_WIDTH),
        [],
        [
            (say("offer"), "bold"),
            ("  ", ""),
            (say("left", n=sum(not slot.taken for slot in view.circle)), "dim"),
        ],
        *beside([_offered_patch(patch, language) for patch in view.offer], OFFER_WIDTH),
    ]
    return "\n".join(markup(line) for line in lines)


def _token(seat: int, text: str) -> tuple[str, str]:
    return text, f"bold #ffffff on {SEAT_COLOURS[seat]}"


def _quilt(view: View, player: Player, language: str) -> list[Line]:
    say = partial(words, language)
    name = say("you" if view.seat == player.seat else "player", seat=player.seat + 1)
    heading: Line = [_token(player.seat, f"({player.seat + 1})"), (f" {name} ", "bold")]
    if view.to_move == player.seat:
        heading += [_token(player.seat, f" ◀ {say('moves')} "), (" ", "")]
    if player.special:
        heading.append((f" ★ {say('special')} ", "bold #000000 on #f3c64f"))
    patches = {
        cell: LEATHER if sewn.patch is None else sewn.patch for sewn in player.sewn for cell in sewn.cells
    }
    numbers = {
        "buttons": player.buttons,
        "income": player.income,
        "empty": player.empty,
        "score": player.score,
    }
    stats: list[Line] = [[(f"{value:>5}", "bold"), (f" {say(name)}", "")] for name, value in numbers.items()]
    rows = [
        padded([(f"{i + 1} ", "dim"), *row], 2 + 3 * SIZE + 1) + (stats[i] if i < len(stats) else [])
        for i, row in enumerate(mosaic(patches, SIZE, SIZE))
    ]
    return [heading, [("   " + "".join(f" {letter} " for letter in "abcdefghi"), "dim")], *rows]


def _legend(view: View, language: str) -> Line:
    say = partial(words, language)
    marks = (("●", "income"), ("▒", "leather"), ("□", "taken"))
    line = [(say("time-board"), "bold")] + [
        (f"   {sign} {say(f'mark-{name}')}", "dim") for sign, name in marks
    ]
    if view.players[0].time == view.players[1].time:
        line.append((f"   {say('stack', upper=view.on_top + 1, lower=2 - view.on_top)}", "dim"))
    return line


def _time_board(view: View) -> list[Line]:
    """The time board in rows, with the tokens above it."""
    lines: list[Line] = []
    for first in range(0, view.end + 1, SPACES_PER_ROW):
        spaces = range(first, min(first + SPACES_PER_ROW, view.end + 1))
        if any(player.time in spaces for player in view.players):
            lines.append([_token_above(view, space) for space in spaces])
        lines.append([_space(view, space) for space in spaces])
    return lines


def _token_above(view: View, space: int) -> tuple[str, str]:
    here = [player.seat for player in view.players if player.time == space]
    if len(here) == 2:
        return _token(view.on_top, f"{view.on_top + 1}/{2 - view.on_top}")  # the upper token first
    return _token(here[0], f"({here[0] + 1})") if here else ("   ", "")


def _space(view: View, space: int) -> tuple[str, str]:
    leather = {mark.space: "□" if mark.taken else "▒" for mark in view.leather_marks}
    if space in view.income_marks:
        return f"{space:>2}●", "bold #000000 on #8fb8d0"
    if space in leather:
        return f"{space:>2}{leather[space]}", "bold #ffffff on #8c5a34" if leather[
            space
        ] == "▒" else "#000000 on #d9b98c"
    return f"{space:>2} ", "#000000 on #f6dc8e"


def _offered_patch(patch: int, language: str) -> list[Line]:
    printed = STANDARD.patches[patch]
    price = words(language, "price", cost=printed.cost, time=printed.time, income=printed.income)
    heading: Line = [(f" {patch} ", f"bold {patch_style(patch)}"), (f" {price}", "")]
    height, width = len(printed.shape), len(printed.shape[0])
    return [heading, *mosaic(dict.fromkeys(printed.cells, patch), height, width, ground="  ")]


def _upcoming(view: View) -> list[int]:
    clockwise = view.circle[view.neutral :] + view.circle[: view.neutral]
    left = [slot.patch for slot in clockwise if not slot.taken]
    return left[len(view.offer) :][:MAX_UPCOMING]


def _upcoming_patch(patch: int) -> list[Line]:
    printed = STANDARD.patches[patch]
    chip = (f"{patch:>2} ", f"bold {patch_style(patch)}")
    return [[chip, (f" {printed.cost}/{printed.time}/{printed.income}", "")], *half_blocks(printed.cells)]

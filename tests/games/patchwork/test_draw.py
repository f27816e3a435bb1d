"""The SVG picture and the terminal text. Both show the whole state in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from draftwork.games.patchwork import GAME
from draftwork.games.patchwork.components import STANDARD
from draftwork.games.patchwork.constants import LAST_SPACE, PATCHES, SIZE
from draftwork.games.patchwork.drawing.patch import outline
from draftwork.games.patchwork.drawing.sheet import STYLE
from draftwork.games.patchwork.drawing.svg import svg
from draftwork.games.patchwork.drawing.time_board import spiral
from draftwork.games.patchwork.rules.offer import patch_on_offer
from draftwork.games.patchwork.rules.turns import to_move
from draftwork.games.patchwork.state import State
from draftwork.games.patchwork.terminal.patches import patch_colour
from draftwork.games.patchwork.terminal.table import SPACES_PER_ROW, terminal
from draftwork.games.patchwork.ui.view import Player, view
from draftwork.i18n import LANGUAGES, text
from draftwork.i18n.formats import format_number
from draftwork.kernel import int_zeros
from draftwork.kernel.deal import deal_key
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator
from tests.games.drawing import (
    SVG,
    all_text,
    check_art,
    check_ids,
    check_no_common_ids,
    check_self_contained,
    plain_lines,
    title_and_description,
)


def played(decisions: int, seed: str = "quilt", board: str = "2014") -> State:
    state = GAME.new_state(2, {"board": board}, {})
    GAME.rules.deal(state, deal_key(seed))
    rng, out = generator(seed), int_zeros(GAME.max_legal_moves)
    for _ in range(decisions):
        if to_move(state) == NOBODY:
            break
        GAME.rules.apply(state, GAME.rules.sample_move(state, rng, out))
    return state


def leather_waits() -> State:
    return next(state for state in map(played, range(GAME.max_plies)) if view(state, 0).leather_to_place)


def tied() -> State:
    state = played(GAME.max_plies)
    ahead = view(state, 0).players[0].score - view(state, 0).players[1].score
    state.buttons[0 if ahead < 0 else 1] += abs(ahead)
    return state


def sold_out() -> State:
    state = played(GAME.max_plies)
    state.in_circle = 0
    return state


STATES = {
    "start": played(0),
    "middle": played(20),
    "later board": played(25, board="later"),
    "leather waits": leather_waits(),
    "end": played(GAME.max_plies),
    "tied": tied(),
    "sold out": sold_out(),
}


@pytest.fixture(params=STATES)
def state(request: pytest.FixtureRequest) -> State:
    return STATES[request.param]


def tree(state: State, seat: int = 0, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(svg(state, seat, language))


def lines(state: State, seat: int = 0, language: str = "en") -> list[str]:
    return plain_lines(terminal(state, seat, language))


def test_exactly_the_patches_of_the_state_are_drawn(state: State) -> None:
    now = view(state, 0)
    sewn = [piece.patch for player in now.players for piece in player.sewn if piece.patch is not None]
    left = [slot.patch for slot in now.circle if not slot.taken]
    drawn = Counter(int(node.get("data-patch", "")) for node in tree(state).iter() if node.get("data-patch"))
    assert drawn == Counter(sewn + left + now.offer)


def test_every_leather_patch_is_drawn() -> None:
    now = view(STATES["end"], 0)
    sewn = sum(piece.patch is None for player in now.players for piece in player.sewn)
    waiting = sum(not mark.taken for mark in now.leather_marks)
    uses = [node.get("href", "") for node in tree(STATES["end"]).iter(f"{SVG}use")]
    assert sum(use.endswith("-leather") for use in uses) == sewn + waiting + 1  # and one in the legend


@pytest.mark.parametrize("language", LANGUAGES)
def test_title_and_description_match_the_state(state: State, language: str) -> None:
    title, description = title_and_description(tree(state, NOBODY, language))
    seat = to_move(state)
    if seat == NOBODY:
        assert format_number(max(player.score for player in view(state, 0).players), language) in title
    elif not view(state, 0).leather_to_place:
        assert text("patchwork-draw-to-move", language, {"seat": seat + 1}) in title
    for patch in view(state, 0).offer:
        printed = STANDARD.patches[patch]
        costs = {"patch": patch, "cost": printed.cost, "time": printed.time, "income": printed.income}
        assert text("patchwork-patch", language, costs) in description


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_headings_are_translated(language: str) -> None:
    shown = all_text(tree(STATES["middle"], 1, language))
    for name in ("time-board", "offer", "buttons", "income", "empty", "score", "cost", "time", "moves"):
        assert text(f"patchwork-draw-{name}", language, {}) in shown
    assert text("patchwork-draw-player", language, {"seat": 1}) in shown
    assert text("patchwork-draw-you", language, {"seat": 2}) in shown


def test_ids_are_unique_and_references_resolve(state: State) -> None:
    check_ids(svg(state, 0, "en"))


def test_two_pictures_have_different_ids() -> None:
    start, middle = STATES["start"], STATES["middle"]
    check_no_common_ids(svg(start, 0, "en"), svg(middle, 0, "en"), svg(start, 0, "pl"))


def test_the_same_state_gives_the_same_picture() -> None:
    assert svg(played(20), 0, "uk") == svg(STATES["middle"], 0, "uk")


def test_the_picture_is_self_contained(state: State) -> None:
    check_self_contained(tree(state))


def test_the_token_on_top_is_drawn_last() -> None:
    start = STATES["start"]
    tokens = [
        node.get("href", "") for node in tree(start).iter(f"{SVG}use") if "-token-" in node.get("href", "")
    ]
    # The tokens in the headings of both quilts are drawn before those on the board.
    assert tokens[3].endswith(f"-token-{view(start, 0).on_top}")


def test_the_status_mentions_a_leather_patch_to_place() -> None:
    now = view(STATES["leather waits"], 0)
    assert now.to_move is not None
    args = {"seat": now.to_move + 1, "n": now.leather_to_place}
    assert text("patchwork-draw-sews", "en", args) in all_text(tree(STATES["leather waits"]))


def test_the_status_mentions_a_tie() -> None:
    now = view(STATES["tied"], 0)
    args = {"seat": 2 - now.on_top, "points": now.players[0].score}
    assert text("patchwork-draw-won-tied", "en", args) in all_text(tree(STATES["tied"]))
    assert text("patchwork-draw-won-tied", "en", args) in lines(STATES["tied"])[0]


def test_the_special_tile_is_shown_with_its_owner() -> None:
    state = played(20)
    free = text("patchwork-draw-special-free", "en", {})
    assert free in all_text(tree(state))
    state.special = 1
    root = tree(state)
    assert free not in all_text(root)
    assert text("patchwork-draw-about-special", "en", {"seat": 2}) in all_text(root)
    (heading,) = (line for line in lines(state) if "(2) Player 2 " in line)
    assert heading.rstrip().endswith("Special tile")


def test_the_outline_of_an_l_is_one_loop() -> None:
    corners = re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", outline([(0, 0), (0, 1), (1, 0)]))
    assert outline([(0, 0), (0, 1), (1, 0)]).count("M") == 1
    assert {(float(x), float(y)) for x, y in corners} == {
        (0, 0),
        (80, 0),
        (80, 40),
        (40, 40),
        (40, 80),
        (0, 80),
    }
    assert len(corners) == 6


def test_an_inset_outline_stays_inside() -> None:
    corners = re.findall(r"[ML]([\d.]+) ([\d.]+)", outline([(0, 0), (0, 1), (1, 0)], 5))
    inside = {(5, 5), (75, 5), (75, 35), (35, 35), (35, 75), (5, 75)}
    assert {(float(x), float(y)) for x, y in corners} == inside


def test_the_time_board_is_a_path_of_54_neighbouring_spaces() -> None:
    path = spiral(9, 6)
    assert len(set(path)) == LAST_SPACE + 1
    assert all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in pairwise(path))


def test_fabrics_differ_by_more_than_colour() -> None:
    def motif(node: ElementTree.Element) -> Any:
        shape = {key: value for key, value in node.attrib.items() if key not in ("fill", "stroke", "id")}
        return node.tag, sorted(shape.items()), [motif(child) for child in node]

    fabrics = [str(motif(STYLE.art()[f"fabric-{patch}"])) for patch in range(PATCHES)]
    assert len(set(fabrics)) == PATCHES


def test_the_art_is_valid() -> None:
    check_art(STYLE.folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_text_is_markup_of_at_most_100_columns(state: State, language: str) -> None:
    shown = "\n".join(lines(state, 0, language))
    for name in ("time-board", "offer", "buttons", "income", "empty", "score"):
        assert text(f"patchwork-draw-{name}", language, {}) in shown


def shown_cells(rows: list[str], left: int) -> Iterator[tuple[tuple[int, int], str]]:
    for row in range(SIZE):
        for column in range(SIZE):
            at = left + 3 * column
            yield (row, column), rows[row][at : at + 2].strip()


def expected_cells(player: Player) -> dict[tuple[int, int], str]:
    return {
        cell: "▒▒" if sewn.patch is None else str(sewn.patch) for sewn in player.sewn for cell in sewn.cells
    }


def test_cells_are_readable_without_colour(state: State) -> None:
    shown = lines(state)
    names = next(i for i, line in enumerate(shown) if "a  b  c  d  e  f  g  h  i" in line)
    rows = shown[names + 1 : names + 1 + SIZE]
    for player, found in zip(view(state, 0).players, re.finditer("a  b", shown[names]), strict=True):
        expected = expected_cells(player)
        for cell, sign in shown_cells(rows, found.start() - 1):
            assert sign == expected.get(cell, "·")
    assert [row[0] for row in rows] == list("123456789")


def test_patches_on_offer_are_shown_as_printed(state: State) -> None:
    shown = lines(state)
    for i, patch in enumerate(view(state, 0).offer):
        printed = STANDARD.patches[patch]
        price = f" {patch}  cost {printed.cost}, time {printed.time}, income {printed.income}"
        at = next(n for n, line in enumerate(shown) if line[33 * i :].startswith(price))
        for row, cells in enumerate(printed.shape):
            drawn = shown[at + 1 + row][33 * i : 33 * (i + 1)].ljust(33)
            signs = [drawn[1 + 3 * c : 3 + 3 * c].strip() for c in range(len(cells))]
            assert signs == [str(patch) if mark == "#" else "" for mark in cells]


def test_the_next_patches_follow_the_offer() -> None:
    state = STATES["middle"]
    left = [slot.patch for slot in view(state, 0).circle if not slot.taken]
    first = left.index(patch_on_offer(state, 0))
    then = (left[first:] + left[:first])[3:11]
    heading = lines(state).index(text("patchwork-draw-then", "en", {}))
    assert [int(patch) for patch in re.findall(r"(\d+)  ?\d+/\d/\d", lines(state)[heading + 1])] == then


def test_the_time_board_shows_marks_and_tokens(state: State) -> None:
    now = view(state, 0)
    shown = "\n".join(lines(state))
    for mark in now.income_marks:
        assert f"{mark}●" in shown
    for leather in now.leather_marks:
        assert f"{leather.space}{'□' if leather.taken else '▒'}" in shown
    if now.players[0].time == now.players[1].time:
        assert f"{now.on_top + 1}/{2 - now.on_top}" in shown
        return
    for player in now.players:
        row, at = divmod(player.time, SPACES_PER_ROW)
        begin = f"{row * SPACES_PER_ROW:2d} {row * SPACES_PER_ROW + 1:2d}"
        below = next(i for i, line in enumerate(lines(state)) if line.startswith(begin))
        assert lines(state)[below - 1][3 * at : 3 * at + 3] == f"({player.seat + 1})"


def test_colours_come_from_the_fabrics() -> None:
    assert all(re.fullmatch("#[0-9a-f]{6}", patch_colour(patch)) for patch in range(PATCHES + 1))
    assert len({patch_colour(patch) for patch in range(PATCHES)}) > 30

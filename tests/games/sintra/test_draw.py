"""The picture and the terminal text show the whole state in every language."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from draftwork.games.sintra import GAME
from draftwork.games.sintra.constants import LETTERS, SPACE_LETTERS
from draftwork.games.sintra.drawing.sheet import STYLE
from draftwork.games.sintra.drawing.svg import status, svg
from draftwork.games.sintra.drawing.table import ROMAN
from draftwork.games.sintra.state import State
from draftwork.games.sintra.terminal.glass import FULL, HOLLOW
from draftwork.games.sintra.terminal.palace import CELL, WIDTH
from draftwork.games.sintra.terminal.table import terminal
from draftwork.games.sintra.ui.view import Player, Strip, view
from draftwork.i18n import LANGUAGES, Message, MessageValue, text
from draftwork.kernel import int_zeros
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
from tests.games.sintra.build import changed, flip, put, start

LONG = GAME.max_plies
USED = re.compile(r"-(pane|space)-with-letter-(\w)$")


def played(decisions: int, players: int = 2, side: str = "A", seed: str = "glass") -> State:
    state = start(players, seed=seed, side=side)
    rng, out = generator(seed), int_zeros(GAME.max_legal_moves)
    for _ in range(decisions):
        if GAME.rules.to_move(state) == NOBODY:
            break
        GAME.rules.apply(state, GAME.rules.sample_move(state, rng, out))
    return state


def keeping() -> State:
    return next(state for state in map(played, range(LONG)) if view(state, 0).keeping)


def on_jokers() -> State:
    """A state with a strip on its joker side and a pane on one of the jokers."""
    return put(flip(start(), 8, "P"), 8, "", jokers="Y")


def ended(*scores: int, rows: tuple[int, ...] = ()) -> State:
    return changed(played(LONG, len(scores)), score=[*scores], row=[*rows], falls=[0] * len(rows))


STATES = {
    "start": played(0),
    "start, 4 players": played(0, 4, "B"),
    "middle": played(30),
    "middle, 3 players, side B": played(60, 3, "B"),
    "middle, 4 players": played(80, 4),
    "a pane is to be kept": keeping(),
    "jokers": on_jokers(),
    "end": played(LONG),
    "end, 3 players, side B": played(LONG, 3, "B"),
    "end, 4 players": played(LONG, 4),
}


@pytest.fixture(params=STATES)
def state(request: pytest.FixtureRequest) -> State:
    return STATES[request.param]


def tree(state: State, seat: int = 0, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(svg(state, seat, language))


def lines(state: State, seat: int = 0, language: str = "en") -> list[str]:
    return plain_lines(terminal(state, seat, language), 80)


def strips_of(state: State) -> list[Strip]:
    return [strip for player in view(state, 0).players for strip in player.strips if strip]


def drawn(root: ElementTree.Element, form: str) -> Counter[str]:
    """The number of panes, or of spaces, in a picture by letter."""
    found = (USED.search(node.get("href", "")) for node in root.iter(f"{SVG}use"))
    return Counter(one[2] for one in found if one and one[1] == form)


def test_every_pane_is_drawn_and_no_other(state: State) -> None:
    now = view(state, 0)
    panes = "".join(now.factories) + now.centre
    panes += "".join(now.round_track[now.round - 1 :]) if now.round else ""
    panes += "".join(space.pane or "" for strip in strips_of(state) for space in strip.spaces)
    windows = [window for player in now.players for window in player.windows]
    panes += "".join((window.upper or "") + (window.lower or "") for window in windows)
    counts = LETTERS * 2  # bag and tower are shown as a pane and a number for each colour
    assert drawn(tree(state), "pane") == Counter(panes + counts)


def test_every_empty_space_and_every_next_side_is_drawn(state: State) -> None:
    now = view(state, 0)
    spaces = "".join(space.kind for strip in strips_of(state) for space in strip.spaces if not space.pane)
    spaces += "".join(strip.next or "" for strip in strips_of(state))
    spaces += "".join(now.round_track[: now.round - 1 if now.round else None])
    assert drawn(tree(state), "space") == Counter(spaces)


def test_every_pane_and_space_carries_shape_and_letter() -> None:
    root = tree(STATES["jokers"])
    symbols = {node.get("id", ""): node for node in root.iter() if node.get("id")}
    found = {name: USED.search(name) for name in symbols}
    glass = {name: match.groups() for name, match in found.items() if match}
    assert sorted(glass.values()) == sorted(
        [("pane", letter) for letter in LETTERS] + [("space", letter) for letter in SPACE_LETTERS]
    )
    for name, (_, letter) in glass.items():
        written = letter if letter == "J" else text("sintra-letter", "en", {"colour": letter})
        assert [node.text for node in symbols[name].iter(f"{SVG}text")] == [written]
        art = [node.get("href", "")[1:] for node in symbols[name].iter(f"{SVG}use")]
        shapes = [node.get("href", "") for node in symbols[art[0]].iter(f"{SVG}use")]
        assert any(shape.endswith(f"-shape-{letter}") for shape in shapes)


def test_shapes_differ() -> None:
    shapes = {STYLE.art()[f"shape-{letter}"].get("d") for letter in SPACE_LETTERS}
    assert len(shapes) == len(SPACE_LETTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_has_a_title_and_a_description(state: State, language: str) -> None:
    now = view(state, NOBODY)
    title, description = title_and_description(tree(state, NOBODY, language))
    assert title == f"{text('sintra-name', language, {})}: {status(state, now, language)}"
    for i, panes in enumerate([now.centre, *now.factories]):
        for letter in set(panes):
            counted = text("sintra-panes", language, {"n": panes.count(letter), "colour": letter})
            source = text("sintra-source-inside", language, {"factory": i})
            assert re.search(f"{source}: [^;]*{counted}", description)
    for player in now.players:
        args = {"seat": player.seat + 1, "score": player.score, "place": player.glazier}
        row = -now.broken_glass[player.row]
        assert text("sintra-draw-about-player", language, {**args, "row": row}) in description


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_shows_translated_names_and_all_numbers(state: State, language: str) -> None:
    now = view(state, 1)
    shown = all_text(tree(state, 1, language))
    for name in ("bag", "tower", "centre", "broken"):
        assert text(f"sintra-draw-{name}", language, {}) in shown
    assert text("sintra-draw-round", language, {"n": now.round or 0}) in shown
    assert text("sintra-draw-player", language, {"seat": 1}) in shown
    assert text("sintra-draw-you", language, {"seat": 2}) in shown
    for player in now.players:
        assert f"{player.score}".replace("-", "−") in shown.split()
    assert all(f"f{i}" in shown.split() for i in range(1, len(now.factories) + 1))


def test_the_palace_of_the_viewer_is_the_large_one() -> None:
    state = STATES["middle, 4 players"]
    for seat in (NOBODY, 0, 1, 3):
        own = "player" if seat == NOBODY else "you"
        name = text(f"sintra-draw-{own}", "en", {"seat": max(seat, 0) + 1})
        palaces = [group for group in tree(state, seat).findall(f"{SVG}g") if " (you)" in all_text(group)]
        first = next(group for group in tree(state, seat).findall(f"{SVG}g"))
        assert name in all_text(first)
        assert "scale" not in first.get("transform", "")
        assert len(palaces) == (seat != NOBODY)


def test_ids_are_unique_and_all_references_exist(state: State) -> None:
    check_ids(svg(state, 0, "en"))


def test_two_pictures_share_no_ids() -> None:
    first, middle = STATES["start"], STATES["middle"]
    check_no_common_ids(svg(first, 0, "en"), svg(middle, 0, "en"), svg(first, 0, "pl"))


def test_the_same_state_gives_the_same_picture() -> None:
    assert svg(played(30), 0, "uk") == svg(STATES["middle"], 0, "uk")


def test_a_picture_is_self_contained(state: State) -> None:
    check_self_contained(tree(state))


def test_a_picture_stays_small(state: State) -> None:
    assert len(svg(state, 0, "uk").encode()) < 150_000


def test_the_art_is_self_contained_and_has_no_text() -> None:
    check_art(STYLE.folder)


def test_the_strip_from_which_a_pane_is_kept_is_shown() -> None:
    now = view(STATES["a pane is to be kept"], 0)
    assert now.keeping is not None
    assert now.to_move is not None
    args = {"seat": now.to_move + 1, "strip": now.keeping}
    keeps = text("sintra-draw-keeps", "en", args)
    assert keeps in all_text(tree(STATES["a pane is to be kept"]))
    assert lines(STATES["a pane is to be kept"])[0].rstrip().endswith(keeps)
    assert f"[{now.keeping}]" in "".join(lines(STATES["a pane is to be kept"]))


@pytest.mark.parametrize(
    ("state", "message", "args"),
    [
        (ended(5, 31), "won", {"seat": 2, "n": 31}),
        (ended(31, 31, rows=(4, 2)), "won-tied", {"seat": 2, "n": 31}),
        (ended(7, 31, 31, rows=(0, 2, 2)), "shared", {"seats": ("2", "3"), "n": 31}),
    ],
)
def test_the_winner_is_shown(state: State, message: str, args: dict[str, MessageValue]) -> None:
    for language in LANGUAGES:
        won = Message(f"sintra-draw-{message}", args).text(language)
        assert won in all_text(tree(state, 0, language))
        assert won in " ".join(line.strip() for line in lines(state, 0, language)[:2])


def test_an_ornament_shows_the_frames_around_it() -> None:
    state = flip(flip(flip(start(), 1, "P"), 2, "Y"), 5, "B")
    shown = [node.get("data-ornament") for node in tree(state).iter() if node.get("data-ornament")]
    assert shown == ["2", "0", "1", "0"] + ["0"] * 4
    assert "└─ 3 ─┘ └─ 0 ─┘ └─ 0 ─┘ └─ 0 ─┘" in "\n".join(lines(state))


def block(shown: list[str], player: Player) -> list[str]:
    """The lines of a player's palace, from the glazier down."""
    for i, line in enumerate(shown):
        at = line.find(f"({player.seat + 1})")
        if at in (0, WIDTH):
            return [row[at : at + WIDTH] for row in shown[i + 2 : i + 14]]
    raise AssertionError(f"player {player.seat + 1} is missing")


def cells(row: str) -> list[str]:
    return [row[CELL * i : CELL * i + CELL].ljust(CELL) for i in range(8)]


def expected(strip: Strip | None, k: int) -> str:
    if strip is None:
        return " " * CELL
    here = strip.spaces[k]
    sign = f"{here.pane}{FULL[here.pane]}" if here.pane else f"{here.kind.lower()}{HOLLOW[here.kind]}"
    behind = "♣" if here.kind == "J" and here.pane else strip.next[k].lower() if strip.next else " "
    return f"{sign}{behind} "


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_text_fits_80_columns_and_is_translated(state: State, language: str) -> None:
    shown = "\n".join(lines(state, 0, language))
    for name in ("factories", "centre", "bag", "tower", "broken"):
        assert text(f"sintra-draw-{name}", language, {}) in shown
    assert all(f" {colour.name}" in shown for colour in view(state, 0).colours)


def test_palaces_are_readable_without_colour(state: State) -> None:
    now, shown = view(state, 0), lines(state)
    for player in now.players:
        glazier, numbers, *strips, _, upper, lower, points = block(shown, player)[:11]
        assert glazier.index("▼") == CELL * (player.glazier - 1) + 1
        assert re.findall(r"\d", numbers) == list("12345678")
        for k, row in enumerate(strips):
            assert cells(row) == [expected(strip, k) for strip in player.strips]
        for row, frames in (
            (upper, [window.upper for window in player.windows]),
            (lower, [window.lower for window in player.windows]),
        ):
            assert [cell[:2] for cell in cells(row)] == [f"{f}{FULL[f]}" if f else "··" for f in frames]
        assert points.split() == [str(window.points) for window in player.windows]


def test_the_table_is_readable_without_colour(state: State) -> None:
    now, shown = view(state, 0), "\n".join(lines(state))
    for i, panes in enumerate(now.factories, 1):
        signs = " ".join(f"{pane}{FULL[pane]}" for pane in panes) or "–"
        assert f"f{i} {signs}" in shown
    for letter in set(now.centre):
        assert f"{now.centre.count(letter)}×{letter}{FULL[letter]}" in shown
    assert ("☼ Start marker" in shown) == now.marker_in_centre
    if now.round:
        letter = now.round_track[now.round - 1]
        assert f"▶ {ROMAN[now.round - 1]} {letter}{FULL[letter]} ◀" in shown
    for store in (now.bag, now.tower):
        counts = r"\s+".join(f"{letter}{FULL[letter]} {n}" for letter, n in store.items())
        assert re.search(counts, shown)


def test_the_row_of_broken_glass_is_marked(state: State) -> None:
    now, shown = view(state, 0), "\n".join(lines(state))
    for player in now.players:
        assert f"[{now.broken_glass[player.row]}]".replace("-", "−") in shown


def test_the_legend_lists_english_and_translated_colour_names() -> None:
    legend = {language: "\n".join(lines(start(), 0, language)) for language in LANGUAGES}
    assert "pink  O" in legend["en"]
    assert "pink (różowy)" in legend["pl"]
    assert "blue (синій)" in legend["uk"]

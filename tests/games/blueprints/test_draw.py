"""The SVG picture. It shows everything that a seat knows, and nothing else."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

from draftwork.games.blueprints import GAME
from draftwork.games.blueprints.constants import CARDS, HATCH_MARK, LETTERS, SPACES, VALUES
from draftwork.games.blueprints.drawing.description import dice_names
from draftwork.games.blueprints.drawing.sheet import STYLE, shown_round
from draftwork.games.blueprints.drawing.svg import status, tie_break_text
from draftwork.games.blueprints.notation.names import write_cell
from draftwork.games.blueprints.state import State
from draftwork.games.blueprints.ui.view import view
from draftwork.i18n import LANGUAGES, Message, MessageValue, text
from draftwork.kernel import int_zeros
from draftwork.kernel.generics import NOBODY
from tests.games.blueprints.build import start, with_cards
from tests.games.blueprints.example_states import OVER, STATES, known, lines, picture, shown, tree
from tests.games.drawing import (
    SVG,
    all_text,
    check_art,
    check_ids,
    check_no_common_ids,
    check_self_contained,
    title_and_description,
)

MARKS = ("data-in-demand", "data-bag", "data-score", "data-to-win", "data-card")


@pytest.fixture(params=STATES)
def state(request: pytest.FixtureRequest) -> State:
    return STATES[request.param]


def test_the_example_states_match_their_names() -> None:
    assert shown(STATES["discard"]).decision == "discard"
    assert all(shown(STATES[name]).decision is None for name in OVER)
    assert all(shown(STATES[name]).decision for name in STATES if name not in OVER)
    assert all(shown(STATES[name]).past for name in STATES if name.startswith("middle"))


def marked(root: ElementTree.Element, mark: str) -> Counter[str]:
    """The dice in the groups with this mark. Each group must show the die that it names."""
    found: Counter[str] = Counter()
    for group in root.iter(f"{SVG}g"):
        if name := group.get(f"data-{mark}"):
            drawn = [node.get("href", "") for node in group.iter(f"{SVG}use")]
            assert [href.endswith(f"-lying-{name}") for href in drawn] == [True]
            found[name] += 1
    return found


def standing(root: ElementTree.Element) -> Counter[str]:
    return Counter(node.get("data-die", "") for node in root.iter(f"{SVG}use") if node.get("data-die"))


def test_exactly_the_dice_on_the_table_are_drawn(state: State) -> None:
    now, root = shown(state), tree(state)
    buildings = shown_round(now).buildings
    assert marked(root, "pool") == Counter(one.die for one in now.pool)
    assert marked(root, "discarded") == Counter(shown_round(now).discarded)
    assert marked(root, "taken") == Counter(die.die for one in buildings for die in one.taken)
    removed = sum(die.removed for one in buildings for die in one.taken)
    assert sum(node.get("data-removed") == "1" for node in root.iter()) == removed


def test_removed_dice_are_marked() -> None:
    root = tree(STATES["removed"])
    crossed = [g for g in root.iter(f"{SVG}g") if g.get("data-taken") and "removed" in all_text(g)]
    assert crossed
    assert all(any(node.get("data-removed") for node in group.iter()) for group in crossed)


def test_all_dice_of_open_buildings_are_drawn(state: State) -> None:
    dice = [die for one in known(shown(state)) for stack in one.stacks or [] for die in stack]
    assert standing(tree(state)) == Counter(dice)


def test_the_viewers_plan_lists_heights_and_dice(state: State) -> None:
    own = shown_round(shown(state)).buildings[0]
    assert own.plan
    assert own.stacks
    spaces = {node.get("data-space"): node for node in tree(state).iter() if node.get("data-space")}
    for space, mark in enumerate("".join(own.plan.rows)):
        written = all_text(spaces[write_cell(space)])
        if mark == HATCH_MARK:
            assert "hatched" in written
        else:
            assert f"{len(own.stacks[space])}/{mark}" in written
            assert " ".join(own.stacks[space]) in written


def test_every_die_shows_pattern_pips_and_letter(state: State) -> None:
    root = tree(state)
    symbols = {node.get("id", ""): node for node in root.iter(f"{SVG}symbol")}
    dice = {name: re.search(r"-(lying|standing)-(\w)(\d)$", name) for name in symbols}
    for name, found in dice.items():
        if found:
            form, letter, value = found.groups()
            used = [node.get("href", "") for node in symbols[name].iter(f"{SVG}use")]
            shown = text("blueprints-letter", "en", {"material": letter})
            assert [node.text for node in symbols[name].iter(f"{SVG}text")] == [f"{shown}{value}"]
            assert any(href.endswith(f"-pips-{value}") for href in used)
            assert any(href.endswith(f"-{'die' if form == 'lying' else 'face'}-{letter}") for href in used)


def test_patterns_and_pips_differ() -> None:
    for names in ([f"face-{letter}" for letter in LETTERS], [f"pips-{i}" for i in range(1, VALUES + 1)]):
        shapes = {"".join(node.get("d", "") for node in STYLE.art()[name].iter()) for name in names}
        assert len(shapes) == len(names)


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_hidden_buildings_are_not_in_the_picture(seat: int) -> None:
    state = STATES["middle, 3 players"]
    root, truth = tree(state, seat), view(state, NOBODY).round
    assert truth
    others = [one for one in truth.buildings if one.seat != seat]
    assert sum(bool(node.get("data-screen")) for node in root.iter()) == len(others)
    written = all_text(root) + "\n".join(lines(state, seat))
    for one in others:
        assert one.plan  # no plan is dealt twice, so its number belongs to no earlier round
        assert not re.search(rf"Plan {one.plan.id}\b", written)
    taken = [group for group in root.iter(f"{SVG}g") if group.get("data-taken")]
    cells = [group for group in taken if group.find(f"{SVG}text") is not None]
    assert len(cells) == (0 if seat == NOBODY else len(truth.buildings[seat].taken))
    spaces = [node for node in root.iter() if node.get("data-space")]
    assert len(spaces) == (0 if seat == NOBODY else SPACES)


def test_a_picture_does_not_depend_on_hidden_places() -> None:
    """The first move takes the same die to different spaces. The opponent sees the same picture."""
    dice = ["W1", "W2", "W3", "R4", "G5", "S6", "G1", "S2"]
    setup: dict[str, Any] = {"plans": [[1, 2]], "dice": [dice], "in_demand": ["RS"]}
    pictures, texts = set[str](), set[str]()
    first = start(2, **setup)
    out = int_zeros(GAME.max_legal_moves)
    moves = [out[i] for i in range(GAME.rules.legal_moves(first, out))]
    for move in [move for move in moves if GAME.notation.write_move(int(move)).startswith("W1")]:
        state = start(2, **setup)
        GAME.rules.apply(state, int(move))
        pictures.add(picture(state, 1))
        texts.add("\n".join(lines(state, 1)))
    assert len(pictures) == len(texts) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_title_and_description_match_the_state(state: State, language: str) -> None:
    now = shown(state)
    title, description = title_and_description(tree(state, 0, language))
    assert title.startswith(f"{text('blueprints-name', language, {})}: {status(state, now, language)}")
    for player in now.players:
        args: dict[str, str | int] = {"seat": player.seat + 1, "n": player.score}
        assert text("blueprints-draw-about-player", language, args) in description
    if now.pool:
        assert dice_names([one.die for one in now.pool], language) in description
    for one in known(now):
        assert one.plan
        assert f" {one.plan.id} " in description


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_numbers_are_translated(state: State, language: str) -> None:
    now, words = shown(state, 1), all_text(tree(state, 1, language))
    for name in ("taken", "score", "in-demand", *(("pool", "bag") if now.round else ("over",))):
        assert text(f"blueprints-draw-{name}", language, {}) in words
    assert text("blueprints-draw-you", language, {"seat": 2}) in words
    for player in now.players:
        assert text("blueprints-draw-points", language, {"n": player.score}) in words
    for letter in shown_round(now).in_demand:
        assert text("blueprints-material", language, {"material": letter}) in words


def test_bag_materials_in_demand_and_score_are_shown(state: State) -> None:
    now, root = shown(state), tree(state)
    one = shown_round(now)
    marks = {key: [node.get(key) for node in root.iter() if node.get(key)] for key in MARKS}
    assert marks["data-in-demand"] == one.in_demand
    assert marks["data-bag"] == ([f"{letter}{n}" for letter, n in now.bag.items()] if now.round else [])
    score = one.buildings[0].score
    assert score
    assert marks["data-score"] == [str(score.total)]
    assert marks["data-to-win"] == [card.card for card in one.cards]
    won = Counter(card.card for player in now.players for card in player.cards)
    assert Counter(marks["data-card"]) == won


def test_every_card_has_a_symbol() -> None:
    assert all(f"card-{card}" in STYLE.art() for card in CARDS)


def test_ids_are_unique_and_references_resolve(state: State) -> None:
    check_ids(picture(state))
    check_ids(picture(state, NOBODY))


def test_two_pictures_have_different_ids() -> None:
    first, middle = STATES["start"], STATES["middle"]
    check_no_common_ids(picture(first), picture(middle), picture(first, 1), picture(first, 0, "pl"))


def test_the_picture_is_self_contained(state: State) -> None:
    check_self_contained(tree(state))


def test_a_picture_has_less_than_150_kilobytes(state: State) -> None:
    assert len(picture(state, 0, "uk").encode()) < 150_000


def test_the_art_is_valid() -> None:
    check_art(STYLE.folder)


@pytest.mark.parametrize(
    ("cards", "message", "args", "why"),
    [
        ([["gold 1"], ["silver 1"], []], "won", {"seat": 1, "n": 3}, ""),
        ([["silver 1", "silver 2"], ["geometer 1", "materials 2"], []], "won", {"seat": 2, "n": 4}, "prizes"),
        ([["gold 1"], ["gold 2"], ["silver 1"]], "shared", {"seats": ("1", "2"), "n": 3}, ""),
    ],
)
def test_the_status_names_the_winner(
    cards: list[list[str]], message: str, args: dict[str, MessageValue], why: str
) -> None:
    state = with_cards(4, *cards, [])
    for language in LANGUAGES:
        won = Message(f"blueprints-draw-{message}", args).text(language)
        reason = text("blueprints-won", language, {"by": why}) if why else ""
        assert tie_break_text(state, shown(state), language) == (f"({reason})" if why else "")
        for words in (all_text(tree(state, 0, language)), "\n".join(lines(state, 0, language))):
            assert won in words
            assert reason in words

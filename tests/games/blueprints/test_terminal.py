"""The terminal text. It shows everything that a seat knows and is readable without colour."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from draftwork.games.blueprints import GAME
from draftwork.games.blueprints.constants import HATCH_MARK
from draftwork.games.blueprints.drawing.sheet import shown_round
from draftwork.games.blueprints.drawing.svg import status
from draftwork.games.blueprints.state import State
from draftwork.games.blueprints.terminal.table import terminal
from draftwork.i18n import LANGUAGES, text
from draftwork.kernel.generics import NOBODY
from draftwork.play.seat import redact_state
from tests.games.blueprints.example_states import STATES, known, lines, shown
from tests.games.drawing import plain_lines


@pytest.fixture(params=STATES)
def state(request: pytest.FixtureRequest) -> State:
    return STATES[request.param]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [NOBODY, 0])
def test_terminal_text_fits_80_columns(state: State, seat: int, language: str) -> None:
    words = plain_lines(terminal(redact_state(GAME, state, seat), seat, language), 80)
    told = status(state, shown(state), language)
    assert words[0].rstrip() == text("blueprints-draw-title", language, {"status": told})


def test_the_table_is_readable_without_colour(state: State) -> None:
    now, words = shown(state), "\n".join(lines(state))
    first, second = shown_round(now).in_demand
    assert re.search(rf"In demand: 1\. {first} \w+  2\. {second} \w+", words)
    if now.round:
        pool = re.search("Pool: (.*)", words)
        assert pool
        assert Counter(pool[1].split()) == Counter(one.die for one in now.pool)
        assert re.search(r"\s+".join(f"{letter} ×{n}" for letter, n in now.bag.items()), words)
    if discarded := shown_round(now).discarded:
        assert f"Discarded: {' '.join(discarded)}" in words


def test_players_are_readable_without_colour(state: State) -> None:
    now, words = shown(state), "\n".join(lines(state))
    for one in shown_round(now).buildings:
        taken = [
            f"({die.die})" if die.removed else f"{die.die} {die.cell}" if die.cell else die.die
            for die in one.taken
        ]
        assert f"Dice taken: {'  '.join(taken) or '–'}" in words
    for one in known(now):
        assert one.stacks
        for stack in one.stacks:
            assert " ".join(stack) in words


def test_the_plan_is_readable_without_colour(state: State) -> None:
    own = shown_round(shown(state)).buildings[0]
    words = lines(state)
    assert own.plan
    assert own.stacks
    assert own.score
    at = next(i for i, line in enumerate(words) if line.split()[:2] == ["Plan", str(own.plan.id)])
    for row, marks in enumerate(own.plan.rows):
        expected = [str(row + 1)]
        for mark, stack in zip(marks, own.stacks[2 * row :][:2], strict=True):
            expected += ["////"] if mark == HATCH_MARK else [f"{len(stack)}/{mark}", *(stack or ["·"])]
        assert words[at + 1 + row].split() == expected
    parts = " + ".join(f"{letter} {points}" for letter, points in own.score.materials.items())
    assert f"Building score: {own.score.total} = {parts} + as planned {own.score.bonus}" in "\n".join(words)

"""What the one to move is told to do, in each phase."""

import pytest

from draftwork import Match
from draftwork.games.sagrada.rules.phases import PHASE_NAMES
from draftwork.games.sagrada.ui.names import tool_name
from draftwork.i18n import LANGUAGES, Message


def told(match: Match) -> str:
    todo = match.seat(match.to_move).prompt
    assert todo is not None
    return str(todo)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", PHASE_NAMES)
def test_every_phase_has_its_sentence(phase: str, language: str) -> None:
    said = Message(f"sagrada-todo-{phase}", {"turn": "first", "left": "both", "tool": tool_name(1)})
    assert said.text(language).endswith(".")


def test_choosing_drafting_and_placing() -> None:
    match = Match("sagrada", players=2, seed="todo")
    assert told(match) == "Choose one of the four patterns for your window."
    for _ in range(2):
        match.play(match.moves[0])
    assert told(match) == "First turn of the round: choose a die from the pool, use a tool, or end the turn."
    match.play(next(move for move in match.moves if str(move).startswith("draft")))
    assert told(match) == "Place the selected die in your window, or use a tool on it."
    other = match.seat(1 - (match.to_move or 0))
    assert other.prompt is None


def test_the_second_turn_is_named() -> None:
    match = Match("sagrada", players=2, seed="todo")
    for _ in range(2):
        match.play(match.moves[0])
    for _ in range(2):
        match.play("pass")
    assert told(match).startswith("Second turn of the round")

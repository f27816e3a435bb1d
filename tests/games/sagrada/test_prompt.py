"""The prompt of the seat to move in each phase."""

import pytest

from draftwork import Match
from draftwork.games.sagrada.rules.phases import PHASE_NAMES
from draftwork.games.sagrada.ui.names import tool_name
from draftwork.i18n import LANGUAGES, Message


def prompt(match: Match) -> str:
    message = match.seat(match.to_move).prompt
    assert message is not None
    return str(message)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", PHASE_NAMES)
def test_every_phase_has_a_prompt(phase: str, language: str) -> None:
    prompt_message = Message(f"sagrada-todo-{phase}", {"turn": "first", "left": "both", "tool": tool_name(1)})
    assert prompt_message.text(language).endswith(".")


def test_prompts_for_choosing_drafting_and_placing() -> None:
    match = Match("sagrada", players=2, seed="todo")
    assert prompt(match) == "Choose one of the four patterns for your window."
    for _ in range(2):
        match.play(match.legal_moves[0])
    assert (
        prompt(match) == "First turn of the round: choose a die from the pool, use a tool, or end the turn."
    )
    match.play(next(move for move in match.legal_moves if str(move).startswith("draft")))
    assert prompt(match) == "Place the selected die in your window, or use a tool on it."
    other = match.seat(1 - (match.to_move or 0))
    assert other.prompt is None


def test_the_prompt_names_the_second_turn() -> None:
    match = Match("sagrada", players=2, seed="todo")
    for _ in range(2):
        match.play(match.legal_moves[0])
    for _ in range(2):
        match.play("pass")
    assert prompt(match).startswith("Second turn of the round")

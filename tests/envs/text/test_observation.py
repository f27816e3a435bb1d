"""Observations as text and JSON: complete, free of secrets, in every language."""

import json
import random

import pytest

import draftwork
from draftwork.envs.text import Style, describe, example_moves, observe
from draftwork.games import load
from draftwork.i18n import LANGUAGES
from draftwork.play import Match
from tests.shipped import GAMES

NAMES = (*GAMES, "hoard")


def played(name: str, plies: int, seed: str = "1") -> Match:
    match, rng = draftwork.Match(name, seed=seed), random.Random(seed)
    while match.to_move is not None and len(match.history) < plies:
        match.play(rng.choice(list(match.legal_moves)))
    return match


@pytest.mark.parametrize("name", NAMES)
def test_the_legal_moves_are_listed_only_on_request(name: str) -> None:
    match = played(name, 2)
    seat = match.seat(match.to_move)
    assert "legal_moves" not in observe(seat)
    assert observe(seat, legal_moves=True)["legal_moves"] == [str(move) for move in match.legal_moves]
    listed = "The legal moves:\n" + "; ".join(str(move) for move in match.legal_moves) + "\n"
    assert listed in describe(seat, legal_moves=True)
    assert "legal moves" not in describe(seat)
    other = match.seat(1 - seat.index if seat.index is not None else 0)
    assert observe(other, legal_moves=True)["legal_moves"] == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("form", ["text", "json"])
def test_hidden_information_changes_no_text(name: str, form: str) -> None:
    """A seat reads the same in every match that agrees with what it knows."""
    style = Style("json" if form == "json" else "text", legal_moves=True)
    for plies in (0, 5, 9):
        match = played(name, plies)
        for index in (0, 1):
            seat = match.seat(index)
            written = style.write(seat)
            for number in range(3):
                other = seat.imagine(number).seat(index)
                other._record = seat.record  # an imagined match has no past
                assert style.write(other) == written


@pytest.mark.parametrize("name", NAMES)
def test_the_data_are_json_and_hold_the_view_and_the_result(name: str) -> None:
    match = played(name, 1000)
    data = json.loads(Style("json").write(match.seat(1)))
    assert data["view"] == match.view(1)
    assert data["moves"] == [match.move_text(i, 1) for i in range(len(match.history))]
    assert match.outcome is not None
    assert data["result"] == {
        "scores": list(match.outcome.scores),
        "winners": list(match.outcome.winners),
    }
    assert data["points"] == list(match.outcome.scores)
    assert (data["prompt"], data["to_move"]) == (None, False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_language_has_all_texts(name: str, language: str) -> None:
    for plies in (0, 3, 1000):
        match = played(name, plies)
        for index in (0, 1, None):
            text = describe(match.seat(index), legal_moves=True, language=language)
            assert "[/" not in text  # markup of the terminal
            assert "text-" not in text
            if language != "en":
                assert "player" not in text


@pytest.mark.parametrize("name", NAMES)
def test_examples_show_every_kind_of_move(name: str) -> None:
    game = load(name)
    examples = example_moves(name)
    numbers = [game.notation.read_move(text) for text in examples]
    kinds = {game.notation.move_json(number).get("kind") for number in range(game.num_moves)}
    assert {game.notation.move_json(number).get("kind") for number in numbers} == kinds
    assert 2 <= len(examples) <= 16


def test_the_notation_of_rotated_and_flipped_patches_is_shown() -> None:
    found = " ".join(example_moves("patchwork"))
    assert all(f"{turn} a1" in found for turn in ("r", "u", "f", "fr"))

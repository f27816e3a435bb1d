"""`play` with short forms: the rest of a move is enough, and unclear input lists what it can mean."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from draftwork import Match

Run = Callable[..., Result]


def played(run: Run, tmp_path: Path, game: str, *typed: str, lang: str = "en") -> tuple[str, list[str]]:
    """The output and the moves of player 1 in a match of which the lines are typed."""
    file = tmp_path / "match.json"
    lines = "".join(f"{line}\n" for line in (*typed, f"save {file}"))
    args = ("play", game, "--seats", "me,apprentice", "--seed", "3", "--lang", lang)
    text = run(*args, typed=lines, COLUMNS="100").stdout
    record = json.loads(file.read_text())
    file.unlink()
    return text, record["moves"]


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", ["pattern 3", "draft 1", "place c1"]),
        ("en", ["bellesguard", "1", "c1"]),
        ("en", ["3", "purple 5", "C1"]),
        ("pl", ["wzór 3", "fioletowa 5", "połóż c1"]),
        ("uk", ["візерунок 3", "фіолетовий 5", "с1"]),
    ],
)
def test_the_same_turn_of_sagrada_in_other_words(
    run: Run, tmp_path: Path, lang: str, typed: list[str]
) -> None:
    moves = ["pattern 3", "draft 1", "place c1"]
    expected = played(run, tmp_path, "sagrada", *moves)[1]
    assert [move for move in expected if move in moves] == moves
    assert played(run, tmp_path, "sagrada", *typed, lang=lang)[1] == expected


@pytest.mark.parametrize(
    "typed", [["22r c4"], ["22", "r c4"], ["22", "r", "c4"], ["22 r", "c4"], ["22", "14", "22r", "c4"]]
)
def test_the_rest_of_a_move_of_patchwork_is_enough(run: Run, tmp_path: Path, typed: list[str]) -> None:
    text, moves = played(run, tmp_path, "patchwork", *typed)
    assert "22r c4" in moves
    assert ("Turned right" in text) == (len(typed) > 1)


def test_a_cell_after_a_patch_means_the_patch_as_printed(run: Run, tmp_path: Path) -> None:
    assert "22 c4" in played(run, tmp_path, "patchwork", "22", "c4")[1]


def test_a_whole_move_is_played_after_a_part_of_another(run: Run, tmp_path: Path) -> None:
    assert "advance" in played(run, tmp_path, "patchwork", "22", "advance")[1]


def test_unclear_input_lists_the_moves_that_match(run: Run, tmp_path: Path) -> None:
    text, moves = played(run, tmp_path, "sagrada", "pattern 3", "purple")
    rows = [line.split() for line in text.splitlines()]
    assert rows.count(["draft", "1", "Die", "1:", "purple", "5"]) == 1
    assert rows.count(["draft", "4", "Die", "4:", "purple", "3"]) == 1
    assert moves[-1] == "place b1"  # of the opponent


def test_an_empty_line_forgets_the_part_of_a_move(run: Run, tmp_path: Path) -> None:
    text, moves = played(run, tmp_path, "patchwork", "22", "", "r c4")
    assert moves == ["20 a1"]
    assert text.count("Advance past the opponent") == 2


def test_the_strip_is_enough_if_panes_must_go_on_jokers(run: Run, tmp_path: Path) -> None:
    """The notation without j means no pane on a joker, which is refused here."""
    match, rng = Match("sintra", seed="0", players=2), random.Random(0)
    while "f2 yellow 5 j1" not in map(str, match.legal_moves):
        match.play(rng.choice(list(match.legal_moves)))
    file, saved = tmp_path / "position.txt", tmp_path / "match.json"
    file.write_text(match.position())
    text = run(
        "play", "--load", str(file), "--seats", "me,random", typed=f"f2 yellow 5\nsave {saved}\n"
    ).stdout
    assert "As many panes as fit must be placed" not in text
    assert json.loads(saved.read_text())["moves"][0] == "f2 yellow 5 j1"


def test_commands_in_the_language(run: Run, tmp_path: Path) -> None:
    text, moves = played(run, tmp_path, "patchwork", "pomoc", "wyprzedź", "COFNIJ", "punkty", lang="pl")
    assert "pomoc, help" in text
    assert "Cofnięto." in text
    assert moves == ["20 a1"]

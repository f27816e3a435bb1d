import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from draftwork import Match
from draftwork.cli.commands import replay

Run = Callable[..., Result]


def test_a_pipe_receives_the_whole_match_as_text(run: Run, finished: Path) -> None:
    text = run("replay", str(finished)).stdout
    record = json.loads(finished.read_text())
    lines = text.splitlines()
    for i, move in enumerate(record["moves"]):
        assert any(line.startswith(f"{i + 1:3}. Player ") and f" ({move}" in line for line in lines)
    assert "Player 1 (Ola)" in text
    assert "seed finished" in text
    assert "The winner is" in text
    assert "PW-15" in text
    assert "total" in text
    assert "\x1b" not in text


def test_replay_up_to_a_move(run: Run, finished: Path) -> None:
    text = run("replay", str(finished), "--move", "2").stdout
    assert "  2. " in text
    assert "  3. " not in text
    assert "The winner" not in text


@pytest.mark.parametrize(("lang", "words"), [("pl", ["Wygrywa:", "ruch"]), ("uk", ["Перемагає:", "ход"])])
def test_output_is_translated(run: Run, finished: Path, lang: str, words: list[str]) -> None:
    text = run("replay", str(finished), "--lang", lang).stdout
    assert [word for word in words if word not in text] == []


def test_names_in_a_record_cannot_control_the_terminal(run: Run, finished: Path) -> None:
    finished.write_text(finished.read_text().replace("Ola", "\\u001b[2Jboo[bold]"))
    text = run("replay", str(finished)).stdout
    assert "\x1b" not in text
    assert "[2Jboo[bold]" in text


def test_record_from_the_standard_input(run: Run, finished: Path) -> None:
    assert run("replay", "-", typed=finished.read_text()).stdout == run("replay", str(finished)).stdout


@pytest.mark.parametrize(
    ("line", "index"),
    [("", 6), ("n", 6), ("p", 4), ("0", 0), ("43", 43), ("44", 5), ("-1", 5), ("x", 5), ("²", 5)],
)
def test_the_position_that_a_line_selects(line: str, index: int) -> None:
    assert replay._target_index(line, 5, 43) == index


def test_steps_stop_at_both_ends() -> None:
    assert replay._target_index("", 43, 43) == 43
    assert replay._target_index("p", 0, 43) == 0


def test_stepping_through_a_match(run: Run, finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "is_interactive", lambda: True)
    last = len(json.loads(finished.read_text())["moves"])
    text = run("replay", str(finished), typed=f"\nn\np\nfoo\n{last}\n\nq\n").stdout
    assert f" After move 0 of {last} " in text
    assert text.count("After move 1 of") == 2
    assert text.count("After move 2 of") == 1
    assert "This is the last move." in text
    assert "The winner is" in text
    assert run("replay", str(finished), typed="").exit_code == 0  # Ctrl-D


def test_an_unfinished_match_shows_the_current_points(run: Run, tmp_path: Path) -> None:
    match = Match("patchwork", seed="1")
    match.play("advance")
    (tmp_path / "position").write_text(match.position())
    assert "Points" in run("replay", str(tmp_path / "position")).stdout

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from draftwork import Match
from draftwork.i18n import LANGUAGES

Run = Callable[..., Result]


@pytest.fixture
def position(tmp_path: Path) -> Path:
    file = tmp_path / "position.txt"
    file.write_text(Match("patchwork", seed="1").position())
    return file


def test_the_position_of_a_seat(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "seat.txt"
    match = Match("sagrada", seed="1")
    seat = match.seat(match.to_move)
    file.write_text(seat.position)
    assert run("draw", str(file), "--svg").stdout.rstrip("\n") == seat.svg() != match.svg()
    assert run("draw", str(file), "--move", "0").stdout == run("draw", str(file)).stdout
    refused = run("draw", str(file), "--move", "1")
    assert refused.exit_code != 0
    assert "no move 1" in refused.stderr
    assert "unknown" in run("replay", str(file)).stderr


def test_svg_of_a_record(run: Run, finished: Path) -> None:
    text = run("draw", str(finished), "--svg").stdout
    assert ElementTree.fromstring(text).tag.endswith("svg")
    assert text.rstrip("\n") == Match.from_record(finished.read_text()).svg()


def test_svg_after_a_move_in_each_language(run: Run, finished: Path) -> None:
    pictures = {
        run("draw", str(finished), "--svg", "--move", move, "--lang", lang).stdout
        for move in "03"
        for lang in LANGUAGES
    }
    assert len(pictures) == 2 * len(LANGUAGES)


def test_svg_into_a_file(run: Run, finished: Path, tmp_path: Path) -> None:
    target = tmp_path / "picture.svg"
    target.write_text("old")
    result = run("draw", str(finished), "--svg", "-o", str(target))
    assert (result.exit_code, result.stdout) == (0, "")
    assert target.read_text().rstrip("\n") == run("draw", str(finished), "--svg").stdout.rstrip("\n")
    assert sorted(tmp_path.iterdir()) == sorted([finished, target])


def test_position_in_the_terminal(run: Run, position: Path) -> None:
    text = run("draw", str(position)).stdout
    assert "[/" not in text
    assert "\x1b" not in text
    assert text == run("draw", str(position), "--move", "0").stdout


def test_colours_only_on_a_terminal_or_on_request(run: Run, position: Path) -> None:
    assert "\x1b[" in run("draw", str(position), FORCE_COLOR="1").stdout
    assert "\x1b[3" not in run("draw", str(position), FORCE_COLOR="1", NO_COLOR="1").stdout

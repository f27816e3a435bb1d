"""Recorded data of a game (playthroughs, perft numbers, schemas), and the comparison of both modes."""

import json
from pathlib import Path
from typing import Any

import pytest
from hoard import GAME, rules

from draftwork.play import Match
from draftwork.testing import Battery, counts, perft, playthroughs, schemas, trace
from draftwork.testing.checks import modes
from tests.testing.broken import NAME, broken_game, installed

TOY = Path(__file__).parent.parent / "toy"


def test_a_game_without_a_playthrough(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="no recorded playthrough"):
        playthroughs.check_playthrough(tmp_path, GAME, 2)


def test_a_playthrough_that_differs(tmp_path: Path) -> None:
    playthroughs.main(["--write", "--folder", str(tmp_path), "hoard"])
    file = playthroughs.playthrough_file(tmp_path, GAME, 3)
    kept = json.loads(file.read_text())
    for part, wrong in (("states", ["x", *kept["states"][1:]]), ("points", []), ("dealt", {})):
        file.write_text(json.dumps(kept | {part: wrong}))
        with pytest.raises(AssertionError, match="is another"):
            playthroughs.check_playthrough(tmp_path, GAME, 3)


def test_each_differing_playthrough_is_reported_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--folder", str(tmp_path), "hoard"]
    assert playthroughs.main(where) == 1
    assert capsys.readouterr().out.count("no recorded playthrough") == 2
    assert playthroughs.main(["--write", *where]) == 0
    assert playthroughs.main(where) == 0
    playthroughs.playthrough_file(tmp_path, GAME, 2).write_text("{")
    assert playthroughs.main(where) == 2
    assert "hoard-2.json is not JSON" in capsys.readouterr().err


def test_the_recorded_playthroughs_can_be_reproduced(tmp_path: Path) -> None:
    playthroughs.main(["--write", "--folder", str(tmp_path), "hoard"])
    for file in (TOY / "playthroughs").iterdir():
        assert (tmp_path / file.name).read_text() == file.read_text()


def test_perft_of_a_game_that_loses_a_move(tmp_path: Path) -> None:
    own, file = TOY / "perft" / "hoard.json", tmp_path / "broken.json"
    counts.check_perft(own, GAME, 1000)
    file.write_text(own.read_text().replace('"hoard"', f'"{NAME}"'))

    def without_the_last(s: Any, out: Any) -> int:
        return max(1, rules.legal_moves(s, out) - 1)

    broken = broken_game(legal_moves=without_the_last)
    with installed(broken), pytest.raises(AssertionError, match="5 sequences of 1, published 6"):
        counts.check_perft(file, broken, 1000)


def test_perft_without_numbers(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="no perft numbers"):
        counts.check_perft(tmp_path / "hoard.json", GAME, 1000)


def test_perft_writes_what_it_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = (TOY / "perft" / "hoard.json").read_text()
    file, where = tmp_path / "hoard.json", ["--folder", str(tmp_path), "hoard"]
    file.write_text(kept.replace("13824", "1"))
    assert counts.main(where) == 1
    told = capsys.readouterr().out.splitlines()
    assert [line.partition(": ")[0] for line in told] == [f"{file}, case 2"] * 2
    assert counts.main(["--write", *where]) == 0
    assert file.read_text() == kept
    assert "13824" in capsys.readouterr().out
    assert counts.main(where) == 0


def test_perft_makes_the_file_of_a_new_game(tmp_path: Path) -> None:
    folder = tmp_path / "perft"
    where = ["--folder", str(folder), "hoard"]
    assert counts.main(["--write", *where]) == 0
    counts.check_perft(folder / "hoard.json", GAME, 20_000)
    cases = json.loads((folder / "hoard.json").read_text())["cases"]
    assert [case["players"] for case in cases] == [2, 3]
    assert all(case["depth"] > 3 and max(case["sequences"]) <= 2000 for case in cases)
    assert counts.main(where) == 0


CASE = {"players": 2, "options": {}, "setup": {}, "depth": 2, "depth of states": 1}
OTHER = {"position": Match("patchwork", seed=1).position()}


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "There is no file"),
        ("{", "is not JSON"),
        ("[]", "is not a file of perft numbers: Expected `object`"),
        ({"game": "hoard", "cases": []}, "is not a file of perft numbers"),
        ({"game": "hoard", "cases": [CASE | {"dept": 2}]}, "contains unknown field `dept`"),
        ({"game": "hoard", "cases": [{"players": 2}]}, "missing required field `depth`"),
        ({"game": "hoard", "cases": [CASE | {"depth of states": 3}]}, "case 1: “depth of states” is more"),
        ({"game": "hoard", "cases": [CASE | {"players": 7}]}, "7"),
        ({"game": "hoard", "cases": [CASE | {"options": {"die": 1}}]}, "not a value of the option die"),
        ({"game": "hoard", "cases": [CASE | {"setup": {"dies": 1}}]}, "no part “dies”"),
        ({"game": "hoard", "cases": [CASE | {"position": "hoard 1"}]}, "The position does not say"),
        ({"game": "hoard", "cases": [CASE | OTHER]}, "A position of patchwork is no case of hoard"),
        ({"game": "chess", "cases": [CASE]}, "is of the game 'chess', not of 'hoard'"),
    ],
)
def test_an_unusable_perft_file_is_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: Any, complaint: str
) -> None:
    file = tmp_path / "hoard.json"
    if content is not None:
        file.write_text(content if isinstance(content, str) else json.dumps(content))
    assert counts.main(["--folder", str(tmp_path), "hoard"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert complaint in told.err


@pytest.mark.parametrize("module", [playthroughs, counts, schemas])
def test_nothing_is_written_without_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, module: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match="2"):
        module.main(["--write", "hoard"])
    assert "--folder" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("module", [playthroughs, counts, schemas])
def test_an_unknown_game_is_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], module: Any
) -> None:
    assert module.main(["--write", "--folder", str(tmp_path), "chess"]) == 2
    assert capsys.readouterr().err.startswith("There is no game “chess”.")


def test_perft_counts_no_moves_as_one_sequence() -> None:
    state = counts.initial_state(GAME, {"players": 2, "options": {}, "setup": {}})
    assert perft(GAME, state, 0) == 1
    assert perft(GAME, state, 6) == 576
    assert perft(GAME, state, 7) == 0


def test_a_stale_schema(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ["--folder", str(tmp_path), "hoard"]
    assert schemas.main(where) == 1
    assert "not current" in capsys.readouterr().out
    assert schemas.main(["--write", *where]) == 0
    assert schemas.main(where) == 0
    file = tmp_path / "hoard.json"
    schemas.check_published(file, schemas.view_schema(GAME))
    file.write_text("{}")
    with pytest.raises(AssertionError, match="is not current"):
        schemas.check_published(file, schemas.view_schema(GAME))


def test_modes_that_differ_name_the_first_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = trace.trace(GAME, 2, 4)
    monkeypatch.setattr(modes, "_trace_in_other_mode", lambda *of: [*lines[:2], "battery 2: 0", lines[3]])
    with pytest.raises(AssertionError, match="differ first in battery 2"):
        modes.check_modes(GAME, 2, 4)


@pytest.mark.parametrize(
    ("args", "complaint"), [(["chess"], "no game “chess”"), (["hoard", "--players", "7"], "7")]
)
def test_a_trace_with_invalid_arguments(
    capsys: pytest.CaptureFixture[str], args: list[str], complaint: str
) -> None:
    with pytest.raises(SystemExit, match="2"):
        trace.main(args)
    assert complaint in capsys.readouterr().err


def test_traces_of_different_matches_differ(capsys: pytest.CaptureFixture[str]) -> None:
    trace.main(["hoard", "--players", "3", "--seeds", "5"])
    lines = capsys.readouterr().out.splitlines()
    assert len({line.partition(": ")[2] for line in lines}) == 5


def test_the_battery_requires_a_case_of_hidden_information() -> None:
    class Incomplete(Battery):
        game = "hoard"

    with pytest.raises(AssertionError, match="must define `secret`"):
        Incomplete().test_secrets_are_imagined_fairly()

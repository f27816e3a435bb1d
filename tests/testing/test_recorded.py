"""What is recorded of a game: playthroughs, perft numbers, schemas, and the two modes compared."""

import json
from pathlib import Path
from typing import Any

import pytest
from hoard import GAME, rules

from draftwork.testing import Battery, counts, modes, perft, playthroughs, schemas, trace
from tests.testing.broken import changed, installed

TOY = Path(__file__).parent.parent / "toy"


def test_a_game_without_a_playthrough(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="no recorded playthrough"):
        playthroughs.check_playthrough(tmp_path, GAME, 2)


def test_a_playthrough_that_goes_another_way(tmp_path: Path) -> None:
    playthroughs.main(["--write", "--folder", str(tmp_path), "hoard"])
    file = playthroughs.file_of(tmp_path, GAME, 3)
    kept = json.loads(file.read_text())
    for part, wrong in (("states", ["x", *kept["states"][1:]]), ("points", []), ("dealt", {})):
        file.write_text(json.dumps(kept | {part: wrong}))
        with pytest.raises(AssertionError, match="is another"):
            playthroughs.check_playthrough(tmp_path, GAME, 3)


def test_the_recorded_playthroughs_can_be_made_again(tmp_path: Path) -> None:
    playthroughs.main(["--write", "--folder", str(tmp_path), "hoard"])
    for file in (TOY / "playthroughs").iterdir():
        assert (tmp_path / file.name).read_text() == file.read_text()


def test_perft_of_a_game_that_loses_a_move() -> None:
    file = TOY / "perft" / "hoard.json"
    counts.check_perft(file, GAME, 1000)

    def without_the_last(s: Any, out: Any) -> int:
        return max(1, rules.legal_moves(s, out) - 1)

    broken = changed(legal_moves=without_the_last)
    with installed(broken), pytest.raises(AssertionError, match="5 sequences of 1, published 6"):
        counts.check_perft(file, broken, 1000)


def test_perft_without_numbers(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="no perft numbers"):
        counts.check_perft(tmp_path / "hoard.json", GAME, 1000)


def test_perft_writes_what_it_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = (TOY / "perft" / "hoard.json").read_text()
    file = tmp_path / "hoard.json"
    file.write_text(kept.replace("13824", "1"))
    counts.main(["--write", str(file)])
    assert file.read_text() == kept
    assert "13824" in capsys.readouterr().out


def test_perft_counts_no_moves_as_one_sequence() -> None:
    state = counts.root(GAME, {"players": 2, "options": {}, "setup": {}})
    assert perft(GAME, state, 0) == 1
    assert perft(GAME, state, 6) == 576
    assert perft(GAME, state, 7) == 0


def test_a_schema_that_is_not_current(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
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


def test_a_trace_tells_matches_apart(capsys: pytest.CaptureFixture[str]) -> None:
    trace.main(["hoard", "--players", "3", "--seeds", "5"])
    lines = capsys.readouterr().out.splitlines()
    assert len({line.partition(": ")[2] for line in lines}) == 5


def test_the_battery_asks_for_a_case_of_what_is_hidden() -> None:
    class Incomplete(Battery):
        game = "hoard"

    with pytest.raises(AssertionError, match="must define `secret`"):
        Incomplete().test_secrets_are_imagined_fairly()

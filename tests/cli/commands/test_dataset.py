from collections.abc import Callable
from pathlib import Path

import pyarrow.dataset as arrow
from typer.testing import Result

Run = Callable[..., Result]
ARGS = ("dataset", "hoard", "--games", "2", "--bots", "random,random", "--workers", "0")


def test_the_games_are_written_to_a_new_folder(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    result = run(*ARGS, "--out", str(folder), "--lang", "en")
    assert result.exit_code == 0
    assert "Games: 2, decisions: 12, in" in result.stdout
    assert arrow.dataset(folder / "matches").count_rows() == 2
    assert arrow.dataset(folder / "decisions").count_rows() == 12


def test_an_existing_folder_is_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    assert str(tmp_path.name) in refused(*ARGS, "--out", str(tmp_path), "--lang", "en")
    assert [*tmp_path.iterdir()] == []


def test_the_number_of_bots_is_the_number_of_players(
    run: Run, refused: Callable[..., str], tmp_path: Path
) -> None:
    three = ("dataset", "hoard", "--games", "1", "--bots", "random,random,random", "--workers", "0")
    assert "Games: 1, decisions: 9" in run(*three, "--out", str(tmp_path / "a"), "--lang", "en").stdout
    assert "Bots needed: 2; given: 3" in refused(
        *three, "--players", "2", "--out", str(tmp_path / "b"), "--lang", "en"
    )

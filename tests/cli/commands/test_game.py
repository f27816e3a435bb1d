"""`draftwork game`: a new game from the template, and measured search parameters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from draftwork.cli import new_game
from draftwork.games import load
from draftwork.lab.tune import tune
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_new_writes_a_package_under_its_name(run: Run, tmp_path: Path) -> None:
    result = run("game", "new", "bean_bag")
    assert result.exit_code == 0
    assert [line.strip() for line in result.output.splitlines()[1:]] == [
        "cd bean_bag",
        "pip install -e .",
        "pytest",
        "draftwork play bean_bag",
    ]
    files = {str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*") if file.is_file()}
    assert files == {f"bean_bag/{path.replace('windfall', 'bean_bag')}" for path in new_game._FILES}
    texts = "".join((tmp_path / file).read_text() for file in files)
    assert not re.search("windfall|WI-|test_wi", texts, re.IGNORECASE)
    assert {"bean_bag-name = Bean bag", "class TestBeanBag(Battery):"} <= set(texts.splitlines())
    assert "**BE-4**" in texts
    assert 'bean_bag = "bean_bag:GAME"' in texts


def test_the_template_has_no_other_files() -> None:
    found = {str(file.relative_to(new_game._TEMPLATE)) for file in new_game._TEMPLATE.rglob("*.*")}
    assert {file for file in found if "__pycache__" not in file} == set(new_game._FILES)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Beans", "cannot be the name"),
        ("2beans", "cannot be the name"),
        ("a/b", "cannot be the name"),
        ("class", "cannot be the name"),
        ("x" * 31, "cannot be the name"),
        ("sintra", "is taken"),
        ("json", "is taken"),
        ("msgspec", "is taken"),
    ],
)
def test_new_refuses_a_name(run: Run, tmp_path: Path, name: str, says: str) -> None:
    result = run("game", "new", name, "--folder", "there")
    assert result.exit_code == 2
    assert says in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_new_overwrites_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "beans").mkdir()
    result = run("game", "new", "beans", "--lang", "pl")
    assert (result.exit_code, list((tmp_path / "beans").iterdir())) == (2, [])
    assert "już istnieje" in result.stderr
    assert run("game", "new", "beans", "--folder", "deep/er").exit_code == 0
    assert (tmp_path / "deep/er/beans/rules.py").is_file()
    (tmp_path / "file").touch()
    assert run("game", "new", "beans", "--folder", "file/er").exit_code == 2


@pytest.mark.parametrize(
    "args", [("make", "beans"), ("new", "beans", "--games", "3"), ("tune", "hoard", "--folder", "x")]
)
def test_wrong_usage(run: Run, args: list[str]) -> None:
    result = run("game", *args)
    assert result.exit_code == 2
    assert "game new NAME" in result.stderr


def test_tune_prints_arguments(run: Run) -> None:
    result = run("game", "tune", "hoard", "--games", "5")
    assert result.exit_code == 0
    measured = tune(load("hoard"), None, 5)
    assert result.output.rstrip().endswith(measured.code())
    assert "Measured in 5 games" in result.output
    assert run("game", "tune", "nothing").exit_code == 2


def test_tune_uses_all_stages() -> None:
    game = load("hoard")
    measured = tune(game, 3, 20)
    assert len(measured.lead_sd) == 3
    assert measured.lead_sd != game.heuristics.lead_sd  # type: ignore[union-attr]
    assert all(value > 0 for value in (*measured.lead_sd, measured.lead_scale, measured.temperature))

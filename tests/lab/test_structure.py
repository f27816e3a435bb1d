"""The benchmark of the structure of the code: its counts and its sample of docstrings."""

import ast
from pathlib import Path

import pytest

from benchmarks import structure
from benchmarks.probes import slots

GAMES = {"patchwork", "sintra", "sagrada", "blueprints"}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of three Python files and one of the page."""
    folder = tmp_path / "draftwork" / "kernel"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text('"""The kernel."""\n')
    (folder / "bits.py").write_text('def many(a, b, c, d, e, *f, **g):\n    """Takes much."""\n')
    (folder / "deal.py").write_text("class A:\n    def few(self, a, b, c, d, e, f): ...\n")
    page = tmp_path / "web" / "src"
    page.mkdir(parents=True)
    (page / "App.svelte").write_text("<p>\n</p>\n")
    (page / "app.test.ts").write_text("\n" * 500)
    return tmp_path


def test_modules_and_lines_are_counted(checkout: Path) -> None:
    files = structure.sources(checkout, *structure.PYTHON)
    assert structure.modules_by_folder(files) == {checkout / "draftwork" / "kernel": 2}
    assert sorted(structure.lines_by_file(files).values()) == [1, 2, 2]


def test_unit_tests_of_the_page_are_left_out(checkout: Path) -> None:
    files = structure.sources(checkout, *structure.PAGE)
    assert list(structure.lines_by_file(files).values()) == [2]


def test_parameters_are_counted_without_self(checkout: Path) -> None:
    files = structure.sources(checkout, *structure.PYTHON)
    counts = {node.name: structure.parameters(node) for _, node in structure.functions(files)}
    assert counts == {"many": 7, "few": 6}


@pytest.mark.parametrize(
    ("code", "count"),
    [("def f(): ...", 0), ("def f(a, /, b, *, c): ...", 3), ("async def f(cls, **more): ...", 1)],
)
def test_parameters_of_every_kind_count(code: str, count: int) -> None:
    node = ast.parse(code).body[0]
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    assert structure.parameters(node) == count


def test_docstrings_are_found_with_their_place(checkout: Path) -> None:
    found = {(one.where, one.name, one.text) for one in structure.docstrings(checkout)}
    assert found == {
        ("draftwork/kernel/__init__.py:1", "module", "The kernel."),
        ("draftwork/kernel/bits.py:2", "many", "Takes much."),
    }


def test_the_same_seed_gives_the_same_sample(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    for i in range(100):
        (tmp_path / "tests" / f"test_{i}.py").write_text(f'"""Case {i}."""\n')
    first = structure.sample(tmp_path, 5, "a")
    assert first == structure.sample(tmp_path, 5, "a")
    assert first != structure.sample(tmp_path, 5, "b")


def test_slots_in_the_same_module_of_all_games_are_listed() -> None:
    by_game = {"one": {"apply": "rules", "deal": "rules"}, "two": {"apply": "rules", "deal": "deal"}}
    assert structure.shared_slots(by_game) == (["apply"], {"deal": {"rules", "deal"}})


def test_slots_are_functions_of_the_game_itself() -> None:
    found = slots.modules("patchwork")
    assert {"prepare", "rules.apply", "notation.read_move"} <= set(found)
    assert all("draftwork" not in module for module in found.values())


@pytest.mark.long
def test_a_checkout_is_examined(capsys: pytest.CaptureFixture[str]) -> None:
    assert structure.main([str(structure.HERE), "--move"]) == 0
    printed = capsys.readouterr().out
    assert "Contract slots from the same module in all games" in printed
    assert "(the median of 5 moves)" in printed


@pytest.mark.long
def test_all_games_have_slots() -> None:
    assert set(structure.run_probe("slots", structure.HERE)) == GAMES


def test_a_sample_of_docstrings_is_printed(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert structure.main([str(checkout), "--docstrings", "60"]) == 0
    assert capsys.readouterr().out.count("draftwork/kernel/") == 2

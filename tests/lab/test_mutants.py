"""The mutation benchmark: its mutants, and whether tests kill them."""

import subprocess
from pathlib import Path

import pytest

from benchmarks.mutants import sample
from benchmarks.mutation.areas import Area, areas
from benchmarks.mutation.mutate import Mutant, mutants
from benchmarks.mutation.run import run_all

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
SOURCE = '''"""Text with 1 and == in it."""

LIMIT: int = 7


@decorated(3)
def size(n: int = 2) -> int:
    if n < LIMIT and not n == 4:
        print(f"{n + 1}")
    return n + 1
'''


def changes(source: str) -> list[str]:
    return [str(mutant).partition(": ")[2] for mutant in mutants("a.py", source)]


def test_operators_conditions_constants_and_calls_are_changed() -> None:
    assert sorted(changes(SOURCE)) == sorted(
        [
            "7 -> (8)",
            "2 -> (3)",
            "n < LIMIT -> (n <= LIMIT)",
            "n < LIMIT and not n == 4 -> (n < LIMIT or not n == 4)",
            "n < LIMIT and not n == 4 -> (not (n < LIMIT and (not n == 4)))",
            "not n == 4 -> (n == 4)",
            "n == 4 -> (n != 4)",
            "4 -> (5)",
            'print(f"{n + 1}") -> pass',
            "n + 1 -> (n - 1)",
            "1 -> (2)",
        ]
    )


def test_a_mutant_is_the_source_with_one_change() -> None:
    for mutant in mutants("a.py", "# żółć\nx = 'ż' if a <= b else 'ó'\n"):
        assert mutant.apply("# żółć\nx = 'ż' if a <= b else 'ó'\n") == "# żółć\nx = 'ż' if (a < b) else 'ó'\n"
    with pytest.raises(ValueError, match="does not hold"):
        Mutant("a.py", 1, 0, "y", "z").apply("x = 1")


def test_every_area_has_its_share_of_the_sample() -> None:
    chosen = sample(ROOT, 300, "test")
    assert len(chosen) == 300
    for area in areas(ROOT):
        mine = [mutant for other, mutant in chosen if other.name == area.name]
        assert len(mine) == len(set(mine)) == area.share
        assert {mutant.file for mutant in mine} <= set(area.files)
        assert all((ROOT / test).exists() for test in area.tests)
    assert chosen == sample(ROOT, 300, "test") != sample(ROOT, 300, "other")


def test_a_mutant_of_tested_code_is_killed(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    tree.mkdir()
    code = "def double(n):\n    return n * 2\n\n\ndef untested(n):\n    return n - 1\n"
    (tree / "code_under_test.py").write_text(code)
    (tree / "test_code.py").write_text(
        "import sys\nsys.path.insert(0, '.')\nfrom code_under_test import double\n\n"
        "def test_double():\n    assert double(3) == 6\n"
    )
    (tree / "pytest.ini").write_text("[pytest]\nmarkers = slow\n")
    subprocess.run(["git", "init", "-q"], cwd=tree, check=True)
    subprocess.run(["git", "add", "."], cwd=tree, check=True)
    area = Area("code", ("code_under_test.py",), ("test_code.py",), 1)
    found = mutants("code_under_test.py", code)
    chosen = [(area, found[0]), (area, found[-1])]
    results = run_all(tree, chosen, 1, "", tmp_path / "out.jsonl")
    killed = {str(result.mutant).partition(": ")[2]: result.killed for result in results}
    assert killed == {"n * 2 -> (n + 2)": True, "1 -> (2)": False}
    assert len((tmp_path / "out.jsonl").read_text().splitlines()) == 2

"""The cache of compiled rules: a change of a game recompiles the code for this game, and nothing else.

The tests edit two small games and a copy of Draftwork, and restore them. They also fail if a new Numba
changes the internals on which the cache relies.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
import pytest

import draftwork
from draftwork.kernel import PURE, batch, new, rule
from draftwork.kernel.cache import SHARED
from draftwork.kernel.rule_cache import units_of

GAME = """
import json
from pathlib import Path
from draftwork.kernel import record, register, rule
from {name}.helper import helper

BONUS = json.loads((Path(__file__).parent / "bonus.json").read_text())

@record
class State:
    players: int

@rule
def score(s: State, seat: int) -> int:
    return helper() + BONUS

register(State, {{"score": score}})
"""
HELPER = "from draftwork.kernel import rule\n@rule\ndef helper():\n    return {value}\n"
PROGRAM = """
import json
from draftwork.games.defaults.rules import rank
from draftwork.kernel import new
from draftwork.kernel.bits import nth_bit
import alpha, beta

def compiled(function, *arguments):
    function(*arguments)
    misses = function.stats.cache_misses
    return misses[tuple(map(function.typeof_pyval, arguments))] > 0

one, two = new(alpha.State), new(beta.State)
names = {
    "alpha.score": compiled(alpha.score, one, 0),
    "alpha.rank": compiled(rank, one, 0),
    "beta.score": compiled(beta.score, two, 0),
    "beta.rank": compiled(rank, two, 0),
    "shared": compiled(nth_bit, 5, 1),
}
print(json.dumps([[name for name in names if names[name]], alpha.score(one, 0), beta.score(two, 0)]))
"""
ALPHA, BETA, ALL = ["alpha.score", "alpha.rank"], ["beta.score", "beta.rank"], 5


@pytest.fixture(autouse=True)
def _compiled() -> None:
    assert not PURE, "run with DRAFTWORK_PURE=0"


class Tree(NamedTuple):
    """A folder with a copy of Draftwork and the games alpha and beta, whose scores are 41 and 42."""

    root: Path

    def run(self, program: str = PROGRAM, cache: str = "cache") -> Any:
        """The JSON output of a program."""
        environment = os.environ | {
            "PYTHONPATH": str(self.root),
            "NUMBA_CACHE_DIR": str(self.root / cache),
            "DRAFTWORK_PURE": "0",
            "PYTHONDONTWRITEBYTECODE": "1",  # bytecode is looked up by the second of the last change
        }
        command = [sys.executable, "-c", program]
        made = subprocess.run(command, env=environment, cwd=self.root, capture_output=True, text=True)
        assert made.returncode == 0, made.stderr
        return json.loads(made.stdout)

    @contextmanager
    def edited(self, file: str, text: str) -> Iterator[None]:
        before = (self.root / file).read_text()
        (self.root / file).write_text(text)
        try:
            yield
        finally:
            (self.root / file).write_text(before)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    root = tmp_path_factory.mktemp("tree")
    ignore = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(Path(draftwork.__file__).parent, root / "draftwork", ignore=ignore)
    for name, value in (("alpha", 40), ("beta", 41)):
        metadata = root / f"{name}-1.dist-info"
        (root / name).mkdir()
        metadata.mkdir()
        (root / name / "__init__.py").write_text(GAME.format(name=name))
        (root / name / "helper.py").write_text(HELPER.format(value=value))
        (root / name / "bonus.json").write_text("1")
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        (metadata / "entry_points.txt").write_text(f"[draftwork.games]\n{name} = {name}:GAME\n")
    tree = Tree(root)
    compiled, *scores = tree.run()
    assert len(compiled) == ALL
    assert scores == [41, 42]
    return tree


def test_nothing_is_compiled_twice(tree: Tree) -> None:
    assert tree.run() == [[], 41, 42]
    folders = sorted(place.name.partition("-")[0] for place in (tree.root / "cache" / "draftwork").iterdir())
    assert folders == ["alpha", "beta", "shared"]


@pytest.mark.parametrize(
    ("file", "text"), [("alpha/helper.py", HELPER.format(value=6)), ("alpha/bonus.json", "-33")]
)
def test_a_change_of_a_game_recompiles_this_game_only(tree: Tree, file: str, text: str) -> None:
    with tree.edited(file, text):
        assert tree.run() == [ALPHA, 7, 42]
    assert tree.run() == [[], 41, 42]


def test_a_change_of_shared_code_recompiles_everything(tree: Tree) -> None:
    file = "draftwork/kernel/bits.py"
    with tree.edited(file, (tree.root / file).read_text() + "# changed\n"):
        assert len(tree.run()[0]) == ALL


def test_a_change_of_a_game_recompiles_a_game_that_imports_it(tree: Tree) -> None:
    with tree.edited("beta/helper.py", "from alpha.helper import helper\n"):
        assert tree.run() == [BETA, 41, 41]
        with tree.edited("alpha/helper.py", HELPER.format(value=9)):
            assert tree.run() == [[*ALPHA, *BETA], 10, 10]


def test_code_from_files_that_changed_after_the_start_is_not_stored(tree: Tree) -> None:
    begin = "import json; from draftwork.kernel import new, rule\n"
    end = "import alpha; print(json.dumps(alpha.score(new(alpha.State), 0)))\n"
    text = HELPER.format(value=6)
    edit = f"open('alpha/helper.py', 'w').write({text!r})\n"
    with tree.edited("alpha/helper.py", (tree.root / "alpha/helper.py").read_text()):
        assert tree.run(begin + edit + end, cache="late") == 7
    assert tree.run(begin + end, cache="late") == 41


class Pair(NamedTuple):
    one: int
    two: int


def units(function: Any, *arguments: Any) -> frozenset[str] | None:
    """The units of a rule for arguments of these types."""
    typeof: Any = numba.typeof
    return units_of(function.py_func, tuple(map(typeof, arguments)))


def test_the_units_of_a_function_follow_from_its_module_and_its_argument_types() -> None:
    from hoard.state import State

    from draftwork.games.defaults.rules import legal_moves_from_illegality
    from draftwork.kernel.bits import nth_bit
    from draftwork.lab.playout import PlayoutBuffers, width

    ints = np.zeros(1, np.int64)
    shared, game = frozenset({SHARED}), frozenset({SHARED, "hoard"})
    assert units(nth_bit, 1, True, 0.5, None, ints, (1, 0.5), (1, 1)) == shared
    assert units(width, new(State)) == units(width, batch(State, 1)) == units(width, (1, new(State))) == game
    assert units(width, PlayoutBuffers(ints, ints, ints)) == shared
    assert units(legal_moves_from_illegality(5), new(State), ints) == game


def test_code_of_unknown_origin_depends_on_all_units() -> None:
    from hoard.rules import to_move

    from draftwork.kernel.bits import nth_bit

    captured = nth_bit

    @rule
    def closure() -> int:
        return captured(5, 1)

    @rule
    def elsewhere() -> int:
        return 1

    assert units(elsewhere) is None
    vars(closure)["py_func"].__module__ = "draftwork.kernel"
    assert units(closure) is None
    unknown = np.zeros(1, [("a", np.int64)])
    for argument in (unknown, unknown[0], Pair(1, 2), to_move, (1, to_move), "text"):
        assert units(nth_bit, argument) is None

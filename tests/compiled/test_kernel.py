"""The kernel in compiled mode: the cache, the notice, and dispatch by game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from draftwork.kernel import PURE

HELPER = "from draftwork.kernel import rule\n@rule\ndef constant():\n    return {value}\n"
CALLER = (
    "from draftwork.kernel import rule\nfrom thirdparty.helper import constant\n"
    "@rule\ndef answer():\n    return constant() + 1\nif __name__ == '__main__':\n    print(answer())\n"
)
COMPILING = "Compiling the rules"


@pytest.fixture(autouse=True)
def _compiled() -> None:
    assert not PURE, "run with DRAFTWORK_PURE=0"


@pytest.fixture
def third_party(tmp_path: Path) -> Path:
    """An installed game: a package folder, and an entry point in its metadata."""
    package, metadata = tmp_path / "thirdparty", tmp_path / "thirdparty-1.dist-info"
    package.mkdir()
    metadata.mkdir()
    (package / "__init__.py").write_text("")
    (package / "caller.py").write_text(CALLER)
    (package / "helper.py").write_text(HELPER.format(value=41))
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: thirdparty\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[draftwork.games]\nthirdparty = thirdparty:GAME\n")
    return tmp_path


def run(third_party: Path, cache: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {
        "PYTHONPATH": str(third_party),
        "NUMBA_CACHE_DIR": cache,
        "DRAFTWORK_PURE": "0",
    }
    code = "from thirdparty.caller import answer; print(answer())"
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )


def test_code_is_compiled_once_with_a_notice(third_party: Path, tmp_path: Path) -> None:
    first, again = (run(third_party, str(tmp_path / "cache")) for _ in range(2))
    assert (first.stdout.strip(), again.stdout.strip()) == ("42", "42")
    assert first.stderr.count(COMPILING) == 1
    assert COMPILING not in again.stderr


def test_changed_code_is_compiled_again(third_party: Path, tmp_path: Path) -> None:
    """The cache of Numba alone would return the old caller, because its own file has not changed."""
    cache = str(tmp_path / "cache")
    assert run(third_party, cache).stdout.strip() == "42"
    (third_party / "thirdparty" / "helper.py").write_text(HELPER.format(value=6))
    assert run(third_party, cache).stdout.strip() == "7"


def test_without_a_writable_folder_every_process_compiles(third_party: Path) -> None:
    for _ in range(2):
        made = run(third_party, "/dev/null")
        assert made.stdout.strip() == "42"
        assert COMPILING in made.stderr


def test_games_with_equal_fields_are_distinguished() -> None:
    from draftwork.kernel import new, record, register, rule
    from draftwork.kernel.generics import score

    @record
    class One:
        players: int

    @record
    class Two:
        players: int

    @rule
    def one(s: One, seat: int) -> int:
        return 1

    @rule
    def two(s: Two, seat: int) -> int:
        return 2

    @rule
    def scored(s: object) -> int:
        return score(s, 0)

    register(One, {"score": one})
    register(Two, {"score": two})
    assert scored(new(One)) == 1
    assert scored(new(Two)) == 2


def test_the_cache_folder_of_numba_is_not_changed() -> None:
    from numba.core import config

    assert "draftwork" not in str(getattr(config, "CACHE_DIR", ""))

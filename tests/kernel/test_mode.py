"""The mode of a process: pure or compiled."""

import subprocess
import sys
from pathlib import Path

import pytest

import draftwork
import draftwork.kernel


def run(code: str, pure: str) -> str:
    """The output of a program whose environment contains only the mode."""
    made = subprocess.run(
        [sys.executable, "-c", code],
        env={"DRAFTWORK_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    return made.stdout.strip()


@pytest.mark.parametrize(
    ("value", "pure"), [("1", True), ("yes", True), ("0", False), ("", False), ("no", False)]
)
def test_the_environment_selects_the_mode(value: str, pure: bool) -> None:
    assert run("from draftwork.kernel import PURE; print(PURE)", value) == str(pure)


def test_a_program_can_select_the_mode_after_importing_the_kernel() -> None:
    code = (
        "import os; from draftwork.kernel.mode import VARIABLE; os.environ[VARIABLE] = '1';"
        "from draftwork.kernel import rule, PURE; print(PURE, rule.__module__)"
    )
    assert run(code, "0") == "True draftwork.kernel.pure"


def test_the_mode_does_not_change_once_the_kernel_is_used() -> None:
    code = (
        "import os; from draftwork.kernel import int_zeros; os.environ['DRAFTWORK_PURE'] = '0';"
        "from draftwork.kernel import PURE, rule; print(PURE, rule.__module__)"
    )
    assert run(code, "1") == "True draftwork.kernel.pure"


def test_without_numba_the_mode_is_pure() -> None:
    code = (
        "import sys; sys.modules['numba'] = None; import importlib.util as u;"
        "real = u.find_spec; u.find_spec = lambda name, *r: None if name == 'numba' else real(name, *r);"
        "from draftwork.kernel import PURE; import draftwork;"
        "m = draftwork.Match('patchwork', seed=1); m.play('advance'); print(PURE, m.scores)"
    )
    assert run(code, "0").startswith("True Scores(")


def test_an_unknown_name_of_the_kernel_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match=r"'draftwork\.kernel' has no attribute 'compile'"):
        _ = draftwork.kernel.compile  # type: ignore[attr-defined]


def test_only_one_module_contains_the_name_of_the_environment_variable() -> None:
    package = Path(draftwork.__file__).parent
    found = [file for file in package.rglob("*.py") if "DRAFTWORK_PURE" in file.read_text(encoding="utf-8")]
    assert found == [package / "kernel" / "mode.py"]

"""Frozen bots use only + − × ÷ √ and tables: other library functions may differ between machines."""

import ast
from pathlib import Path

import pytest

import draftwork

FOLDER = Path(draftwork.__file__).parent
EXACT = {"sqrt", "comb"}  # IEEE 754 defines the rounding of sqrt; comb is a whole number
PRESENTATION = {"drawing", "terminal", "ui"}  # folders that no bot uses
FILES = [file for file in FOLDER.glob("games/**/*.py") if not PRESENTATION & {*file.parts}]
FILES += [*FOLDER.glob("bots/*.py"), FOLDER / "kernel" / "curves.py"]


def faults(text: str) -> list[str]:
    """The inexact library functions and the powers that a file uses."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names if name.name in ("math", "cmath", "numpy")]
        elif isinstance(node, ast.ImportFrom) and node.module in ("math", "cmath", "numpy"):
            found += [name.name for name in node.names if name.name not in EXACT]
        elif isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, ast.Pow):
            found.append("**")
        elif isinstance(node, ast.Name) and node.id == "pow":
            found.append("pow")
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_no_inexact_library_function_is_used(file: Path) -> None:
    assert faults(file.read_text()) == []


@pytest.mark.parametrize(
    "code", ["import math", "from math import exp, sqrt", "import numpy", "y ** 0.5", "x **= 2", "pow(x, 2)"]
)
def test_inexact_functions_and_powers_are_found(code: str) -> None:
    assert len(faults(code)) == 1

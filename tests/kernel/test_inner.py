"""Inner code: rules that other rules call become machine code only as a part of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import json
from draftwork.kernel import rule

@rule
def deepest(n: int) -> int:
    return n + 1

@rule
def middle(n: int) -> int:
    return 2 * deepest(n)

@rule
def top(n: int) -> int:
    return middle(n) + deepest(n)

def is_inner(function):
    return [result.library.inner for result in function.overloads.values()]

results = [top(3), is_inner(top), is_inner(middle), is_inner(deepest)]
results += [deepest(4), is_inner(deepest), is_inner(middle), top(5), middle(1)]
print(json.dumps(results))
"""


def run(folder: Path) -> list[object]:
    program = folder / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    environment = {**os.environ, "DRAFTWORK_PURE": "0", "NUMBA_CACHE_DIR": str(folder / "cache")}
    output = subprocess.run(
        [sys.executable, program], env=environment, capture_output=True, text=True, check=True
    ).stdout
    results: list[object] = json.loads(output)
    return results


def test_only_rules_that_python_calls_become_machine_code(tmp_path: Path) -> None:
    inner, entry = [True], [False]
    assert run(tmp_path) == [12, entry, inner, inner, 5, entry, inner, 18, 4]

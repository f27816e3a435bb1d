"""The packages that an import loads. They decide how long it takes."""

import os
import subprocess
import sys

import pytest

SLOW = {"babel", "fluent", "litestar", "msgspec", "numba", "numpy", "pydantic", "rich", "sqlalchemy", "typer"}


def test_import_takes_less_than_a_third_of_a_second() -> None:
    code = "import time; t = time.process_time(); import draftwork; print(time.process_time() - t)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert float(done.stdout) < 0.3  # CPU time; measured 0.02 s


@pytest.mark.parametrize(
    ("code", "needed"),
    [
        ("", set()),
        ("draftwork.Match", {"msgspec"}),
        ("list(draftwork.Match('sagrada').legal_moves)", {"msgspec"}),
    ],
)
def test_import_loads_only_what_is_needed(code: str, needed: set[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"import sys, draftwork\n{code}\nprint(*sys.modules)"],
        capture_output=True,
        text=True,
        env=os.environ | {"DRAFTWORK_PURE": "1"},
        check=True,
    )
    assert {name for name in SLOW if name in done.stdout.split()} == needed

"""The packages that an import loads. They decide how long it takes."""

import os
import subprocess
import sys

import pytest

SLOW = {"babel", "fluent", "litestar", "msgspec", "numba", "numpy", "pydantic", "rich", "sqlalchemy", "typer"}


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

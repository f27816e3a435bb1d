"""The battery runs every check, and for every check a test shows that it can fail."""

import inspect
from pathlib import Path
from types import ModuleType

import pytest

from draftwork.testing import battery, counts, playthroughs, schemas
from draftwork.testing.checks import (
    copies,
    deal,
    fuzz,
    hidden_information,
    invariants,
    modes,
    moves,
    round_trips,
    settings,
    views,
)

MODULES = (
    copies,
    counts,
    deal,
    invariants,
    fuzz,
    modes,
    moves,
    playthroughs,
    schemas,
    hidden_information,
    settings,
    round_trips,
    views,
)
PARTS = {"check_ranks"}  # of check_ending


def checks(module: ModuleType) -> list[str]:
    return [
        name
        for name, function in vars(module).items()
        if name.startswith(("check_", "fuzz_"))
        and inspect.isfunction(function)
        and function.__module__ == module.__name__
    ]


ALL = [(module, name) for module in MODULES for name in checks(module)]


def test_there_are_checks() -> None:
    assert len(ALL) > 30


@pytest.mark.parametrize(("module", "name"), ALL, ids=[name for _, name in ALL])
def test_the_battery_runs_the_check(module: ModuleType, name: str) -> None:
    assert f"{module.__name__.rpartition('.')[2]}.{name}(" in inspect.getsource(battery) or name in PARTS


def test_each_check_is_shown_to_fail() -> None:
    files = [file for file in Path(__file__).parent.glob("test_*.py") if file != Path(__file__)]
    shown = "".join(file.read_text(encoding="utf-8") for file in files)
    assert {name for _, name in ALL if f".{name}(" not in shown and f".{name}," not in shown} == PARTS

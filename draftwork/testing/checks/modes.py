"""A check that pure and compiled rules agree."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

from draftwork.games import Game
from draftwork.kernel import PURE
from draftwork.kernel.mode import VARIABLE
from draftwork.testing.trace import trace


def check_modes(game: Game[Any], players: int, seeds: int) -> None:
    """Compare the traces of both modes. A process has one mode, so another process runs the other."""
    here = trace(game, players, seeds)
    there = _trace_in_other_mode(game, players, seeds)
    assert len(there) == seeds, f"{game.name}: {len(there)} lines from the other mode"
    for one, other in zip(here, there, strict=True):
        assert one == other, (
            f"{game.name}, {players} players: compiled and plain differ first in {one} / {other}"
        )


def _trace_in_other_mode(game: Game[Any], players: int, seeds: int) -> list[str]:
    command = [sys.executable, "-m", "draftwork.testing.trace", game.name]
    done = subprocess.run(
        [*command, "--players", str(players), "--seeds", str(seeds)],
        env={**os.environ, VARIABLE: "0" if PURE else "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()

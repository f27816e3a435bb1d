"""Compiled vector environments agree with those in pure mode, bit by bit, also with opponents."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from gymnasium.vector import AutoresetMode

from draftwork.envs.vector import VectorEnv
from tests.shipped import GAMES

ROOT = Path(__file__).parents[2]
SETTINGS: list[dict[str, Any]] = [{}, {"masks": "bytes", "opponents": "apprentice"}]


def digest(game: str) -> str:
    """A hash of everything that some steps write."""
    made = hashlib.sha256()
    for settings in SETTINGS:
        env = VectorEnv(game, 4, autoreset_mode=AutoresetMode.SAME_STEP, threads=2, **settings)
        env.reset(seed=8)
        for _ in range(40):
            env.step(env.sample())
            for array in env.buffers:
                made.update(array.tobytes())
        env.close()
    return made.hexdigest()


@pytest.mark.parametrize("game", [*GAMES, "hoard"])
def test_compiled_and_pure_steps_write_the_same(game: str) -> None:
    code = f"from tests.compiled.test_envs import digest; print(digest({game!r}))"
    pure = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"DRAFTWORK_PURE": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert digest(game) == pure.stdout.strip()

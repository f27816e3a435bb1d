"""Recorded playthroughs in OpenSpiel's format. If a change of rules or channels is meant, record them again:

python -m tests.envs.open_spiel.test_playthroughs
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from tests.envs.open_spiel.loaded import NAMES, PREFIX

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 1


def playthrough_file(name: str) -> Path:
    return FOLDER / f"{PREFIX}{name}.txt"


@pytest.fixture(autouse=True)
def parsed_flags() -> None:
    """The generator reads flags of the command line."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])


@pytest.mark.parametrize("name", NAMES)
def test_the_recorded_playthrough_replays(name: str) -> None:
    recorded, replayed = generate_playthrough.replay(str(playthrough_file(name)))
    for number, (one, other) in enumerate(
        zip(recorded.splitlines(), replayed.splitlines(), strict=True), start=1
    ):
        assert one == other, f"line {number}"


def test_every_file_belongs_to_a_game() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {playthrough_file(name).name for name in NAMES}


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        text = generate_playthrough.playthrough(PREFIX + name, None, seed=SEED)
        playthrough_file(name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    flags.FLAGS(sys.argv)
    write_all()

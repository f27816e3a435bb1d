"""The battery on a game that declares as little as possible: rules, two messages and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.third_party import install, run_python

RULES = """
from typing import Annotated
from draftwork.games import Game, Option, Rules
from draftwork.kernel import Ints, record, rule
from draftwork.kernel.generics import NOBODY


@record
class State:
    players: int
    most: int  # the option
    pile: Annotated[int, range(10)]
    turn: Annotated[int, range(10)]


@rule
def to_move(s: State) -> int:
    return NOBODY if 9 - s.pile == 0 else s.turn % s.players


@rule
def illegality(s: State, move: int) -> int:
    if move < 0 or move >= 3:
        return 1
    return 2 if move > s.most + 1 or s.pile + move + 1 > 9 else 0


@rule
def apply(s: State, move: int) -> None:
    s.pile += move + 1
    s.turn += 1


@rule
def score(s: State, seat: int) -> int:
    return 1 if s.pile == 9 and (s.turn - 1) % s.players == seat else 0


GAME = Game(
    name="pile",
    players=(2, 5),
    options=(Option("most", "two", ("two", "three")),),
    num_moves=3,
    state=State,
    rules=Rules(to_move=to_move, illegality=illegality, apply=apply, score=score),
)
"""
TEXTS = """
pile-name = Pile
pile-about = Who takes the last one wins.
pile-option-most = most
pile-option-most-two = two
pile-option-most-three = three
pile-illegal-2 = { $move } is too much.
"""
TESTS = """
from draftwork.testing import Battery

class TestPile(Battery):
    game = "pile"
    min_detected = 0.4
"""
FILES = {"pile/__init__.py": RULES, "pile/messages/en.ftl": TEXTS, "test_pile.py": TESTS}


def check_battery(folder: Path, mode: str) -> None:
    """Run the battery in a process of this mode. Only the tests of recorded data may be skipped."""
    install(folder, "pile", FILES)
    command = ["-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", "-m", "not slow"]
    done = run_python(folder, *command, DRAFTWORK_PURE=mode)
    assert done.returncode == 0, done.stdout
    skipped = [line for line in done.stdout.splitlines() if line.startswith("SKIPPED")]
    assert [line for line in skipped if "has no recorded data" not in line] == []
    assert "4 skipped" in done.stdout


@pytest.mark.long
def test_a_game_of_few_lines_passes_the_battery(tmp_path: Path) -> None:
    check_battery(tmp_path, "1")


def test_the_defaults_of_a_small_game(tmp_path: Path) -> None:
    code = """
import json
from draftwork import Match, bots
from draftwork.games import load
from draftwork.kernel.errors import DraftworkError

def refused(action):
    try:
        action()
    except DraftworkError as error:
        return str(error)

match = Match("pile", most="three")
seat = match.seat(0)
print(json.dumps({
    "folder": load("pile").folder.name,
    "moves": [str(move) for move in match.legal_moves],
    "labels": [choice.label.text("pl") for choice in match.choices(0)],
    "prompt": [seat.prompt.text(language) for language in ("en", "pl", "uk")],
    "too much": refused(lambda: Match("pile").play("2")),
    "no move": refused(lambda: match.play("four")),
    "position": match.position(),
    "again": Match.from_position(match.position()).options,
    "impossible": refused(lambda: Match.from_position(match.position().replace("pile: 0", "pile: 10"))),
    "not a number": refused(lambda: Match.from_position(match.position().replace("pile: 0", "pile: [0]"))),
    "view": seat.view,
    "terminal": seat.terminal(),
    "svg": [part in seat.svg() for part in (">pile 0</text>", "players 2, most 1, pile 0, turn 0")],
    "bots": bots.names(load("pile")),
}))
"""
    done = run_python(install(tmp_path, "pile", FILES), "-c", code)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "folder": "pile",
        "moves": ["0", "1", "2"],
        "labels": ["0", "1", "2"],
        "prompt": ["Choose a move.", "Wybierz ruch.", "Виберіть хід."],
        "too much": "2 is too much.",
        "no move": "“four” is not a move of this game. A move is written for example “0”.",
        "position": "pile 1\nplayers: 2\nmost: 1\npile: 0\nturn: 0\n",
        "again": {"most": "three"},
        "impossible": "In the position, “10” is not a value for “pile”.",
        "not a number": "In the position, “[0]” is not a value for “pile”.",
        "view": {
            "game": "pile",
            "rules_version": 1,
            "seat": 0,
            "to_move": 0,
            "scores": [0, 0],
            "state": {"players": 2, "most": 1, "pile": 0, "turn": 0},
        },
        "terminal": "[bold]players[/] 2\n[bold]most[/] 1\n[bold]pile[/] 0\n[bold]turn[/] 0",
        "svg": [True, True],  # drawn, and for screen readers
        "bots": ["random"],  # a search has room for four seats
    }

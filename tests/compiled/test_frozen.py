"""The Apprentice and the Craftsman never change, because other bots are measured against them.

frozen.json holds hashes of their moves, written by `DRAFTWORK_PURE=0 python tests/compiled/test_frozen.py`.
Only a change of the rules of a game is a reason to write it again. A better bot is a new rung. (It was
rewritten once, when our own functions replaced those of the math library.)
"""

import hashlib
import json
from pathlib import Path

import pytest

from draftwork import Match, bots
from draftwork.games import load, names

FILE = Path(__file__).with_name("frozen.json")
OURS = [name for name in names() if name != "hoard"]
CASES = [
    (game, players, bot)
    for game in OURS
    for players in load(game).players
    for bot in ("apprentice", "craftsman")
]
DECISIONS = 14  # per match


def moves(game: str, players: int, bot: str) -> str:
    """A hash of the first decisions on three fixed deals."""
    found = []
    for deal in range(3):
        match = Match(game, players=players, seed=f"frozen {deal}")
        loaded = [bots.load(bot, game, f"frozen {deal} {seat}") for seat in range(players)]
        for _ in range(DECISIONS):
            if match.to_move is not None:
                match.play(loaded[match.to_move].choose(match.seat(match.to_move)))
        found.append(" ".join(str(played.move.number) for played in match.history))
    return hashlib.sha256("\n".join(found).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("game", "players", "bot"), CASES)
def test_frozen_bots_play_the_stored_moves(game: str, players: int, bot: str) -> None:
    frozen = json.loads(FILE.read_text())
    assert moves(game, players, bot) == frozen[f"{game} {players} {bot}"]


if __name__ == "__main__":
    made = {f"{game} {players} {bot}": moves(game, players, bot) for game, players, bot in CASES}
    FILE.write_text(json.dumps(made, indent=1) + "\n")

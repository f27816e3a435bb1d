"""Recorded matches, one per game and number of players. They must not change within one rules version.

    python -m draftwork.testing.playthroughs [--write] --folder tests/playthroughs GAME ...

The files are FOLDER/GAME-PLAYERS.json. Without --write the command prints which of them differ.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from draftwork.games import Game, load
from draftwork.kernel import pack
from draftwork.play import Match, encode
from draftwork.testing import command_line
from draftwork.testing.random_matches import Case


def playthrough_file(folder: Path, game: Game[Any], players: int) -> Path:
    return folder / f"{game.name}-{players}.json"


def playthrough_data(match: Match) -> dict[str, Any]:
    """Return the data of a finished match: its record, the hash of every state, its scores and its deal."""
    outcome = match.outcome
    assert outcome is not None
    states = [*(played.before for played in match.history), pack(match.state)]
    return {
        "record": json.loads(encode(match.record())),
        "dealt": match.game.dealt_setup(match.state),
        "states": [hashlib.sha256(state).hexdigest()[:16] for state in states],
        "outcome": outcome.json(),
        "points": [[point.json() for point in points] for points in match.scores.explain()],
    }


def make_playthrough(game: Game[Any], players: int) -> dict[str, Any]:
    return playthrough_data(list(Case(game, players, f"playthrough of {game.name} {players}").walk())[-1])


def check_playthrough(folder: Path, game: Game[Any], players: int) -> None:
    """Check that the recorded match replays. If the rules change, raise `rules_version` and record again."""
    file = playthrough_file(folder, game, players)
    assert file.is_file(), f"{game.name} for {players} has no recorded playthrough {file}"
    recorded = command_line.read_json(file)
    now = json.loads(json.dumps(playthrough_data(Match.from_record(recorded["record"]))))
    for i, (one, other) in enumerate(zip(recorded["states"], now["states"], strict=True)):
        assert one == other, f"{file}: the state before move {i + 1} is another"
    for part in recorded:
        assert recorded[part] == now[part], f"{file}: {part} is another"


def write_playthrough(folder: Path, game: Game[Any], players: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    made = json.dumps(make_playthrough(game, players), indent=1, ensure_ascii=False)
    playthrough_file(folder, game, players).write_text(made + "\n", encoding="utf-8")


def _run(folder: Path, games: list[str], write: bool) -> Iterator[str]:
    for game in map(load, games):
        for players in game.players:
            if write:
                write_playthrough(folder, game, players)
            try:
                check_playthrough(folder, game, players)
            except AssertionError as different:
                yield str(different)


def main(arguments: list[str]) -> int:
    parsed = command_line.make_parser("draftwork.testing.playthroughs", __doc__).parse_args(arguments)
    return command_line.run_command(lambda: _run(parsed.folder, parsed.games, parsed.write))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

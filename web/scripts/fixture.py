"""A position for the gallery of boards.

    python web/scripts/fixture.py GAME SEED PLIES [PLAYERS] [OPTION=VALUE …]

Apprentice bots play PLIES moves. Then the script prints the view of the seat to move as JSON,
with its choices and the messages of the game.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

os.environ["DRAFTWORK_PURE"] = "1"

from draftwork import Match, bots
from draftwork.i18n import LANGUAGES, source


def main(game: str, seed: str, plies: str, players: str = "2", *given: str) -> None:
    options: dict[str, Any] = dict(text.split("=", 1) for text in given)
    match = Match(game, seed=seed, players=int(players), **options)
    seat_bots = [bots.load("apprentice", game, f"{seed}/{seat}") for seat in range(match.players)]
    while match.to_move is not None and len(match.history) < int(plies):
        match.play(seat_bots[match.to_move].choose(match.seat(match.to_move)))
    seat = match.to_move or 0
    fixture = {
        "game": game,
        "seat": seat,
        "names": ["Ola", "Taras", "Ann", "Іван"][: match.players],
        "view": match.view(seat),
        "choices": [choice.json() for choice in match.choices(seat)],
        "messages": {code: source(code) for code in LANGUAGES},
    }
    print(json.dumps(fixture, ensure_ascii=False))


if __name__ == "__main__":
    main(*sys.argv[1:])

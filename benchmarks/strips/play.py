"""Games of four Craftsmen with a set of strips: `python -m benchmarks.strips.play EDITION OUT`.

`benchmarks.sets` runs this in a copy of the checkout with an estimate that is adapted to the set. Games that
are already in OUT are not played again.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from draftwork import Match, bots
from draftwork.games.sintra.constants import BOTTOM, WINDOWS
from draftwork.games.sintra.rules.strips import GONE
from draftwork.kernel import to_python

PLAYERS = 4
BOT = "craftsman"
SEED = "strips"


def play(edition: dict[str, Any], deal: int) -> dict[str, Any]:
    """Play a game and return the results of every player."""
    match = Match("sintra", players=PLAYERS, edition=edition, seed=f"{SEED}/{deal}")
    seated = [bots.load(BOT, "sintra", f"{SEED}/{deal}/{seat}") for seat in range(PLAYERS)]
    while match.to_move is not None:
        match.play(seated[match.to_move].choose(match.seat(match.to_move)))
    end = to_python(match.state)
    places = [range(WINDOWS * seat, WINDOWS * seat + WINDOWS) for seat in range(PLAYERS)]
    assert match.outcome is not None
    return {
        "deal": deal,
        "start": end.start,
        "scores": list(match.outcome.scores),
        "winners": list(match.outcome.winners),
        "broken": [end.falls[i] * end.rows[BOTTOM] + end.rows[end.row[i]] for i in range(PLAYERS)],
        "sides": [sum((end.frames[i] > 0) + (end.frames[i] >= GONE) for i in own) for own in places],
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strips.play", description=__doc__)
    parser.add_argument("edition", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    edition = json.loads(arguments.edition.read_text(encoding="utf-8"))
    done = len(arguments.out.read_text(encoding="utf-8").splitlines()) if arguments.out.exists() else 0
    deals = range(done, arguments.games)
    context = multiprocessing.get_context("spawn")
    with (
        ProcessPoolExecutor(arguments.workers, mp_context=context) as pool,
        arguments.out.open("a", encoding="utf-8") as out,
    ):
        played = pool.map(partial(play, edition), deals)
        for game in track(played, edition["edition"], len(deals), console=Console(stderr=True)):
            out.write(json.dumps(game) + "\n")
            out.flush()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

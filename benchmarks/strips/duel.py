"""A match between the Craftsmen of two copies of the code, in two-player games with a set of strips."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

from draftwork import Match
from draftwork.bots.remote import ThinkProcess
from draftwork.bots.think import ThinkRequest
from draftwork.kernel import pack
from draftwork.play.seat import redact_state

BOT, ITERATIONS = "craftsman", 1000
SEED = "duel"
START_COMMAND = 'cd "$0" && exec "$1" -m draftwork.workers.child draftwork.bots.think'


def duel(new: Path, old: Path, edition: dict[str, Any], deals: int) -> tuple[float, float]:
    """Return the new copy's share of victories and the standard error. Both play each seat of a deal."""
    workers = [ThinkProcess(("sh", "-c", START_COMMAND, str(tree), sys.executable)) for tree in (new, old)]
    try:
        shares = []
        for deal in track(range(deals), "does the adapted value win?", console=Console(stderr=True)):
            first, second = (play(workers, seat, edition, deal) for seat in range(2))
            shares.append((first + second) / 2)
    finally:
        for worker in workers:
            worker.close()
    return float(np.mean(shares)), float(np.std(shares, ddof=1) / deals**0.5)


def play(workers: list[ThinkProcess], seat: int, edition: dict[str, Any], deal: int) -> float:
    """Play a deal with the new copy in `seat`, and return its share of the victory."""
    match = Match("sintra", players=2, edition=edition, seed=f"{SEED}/{deal}")
    while match.to_move is not None:
        turn = match.to_move
        known = pack(redact_state(match.game, match.state, turn))
        player = f"{deal}/{seat}/{turn}"
        request = ThinkRequest(player, BOT, "sintra", player, turn, known, iterations=ITERATIONS)
        match.play(workers[turn != seat].choose(request))
    assert match.outcome is not None
    return (seat in match.outcome.winners) / len(match.outcome.winners)

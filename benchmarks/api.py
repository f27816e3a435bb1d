"""Cost of a call of the Python API: `python -m benchmarks.api [GAME…] [--seconds 2] [--json FILE]`.

A figure is the CPU time of one call, averaged over the positions of a random match of two players; the
fastest of several rounds counts. A child process measures the same calls in pure mode. python-chess and
OpenSpiel's games in C++ do the corresponding work in the same run, where they are installed.
"""

from __future__ import annotations

import random
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks import calls, rivals
from benchmarks.arguments import parse_arguments, run_pure, save_figures
from benchmarks.calls import Call, costs, pickle_and_back
from draftwork import Match

PLAYERS = 2


def measure(game: str, seconds: float) -> dict[str, float]:
    """The costs of the calls of a game in the mode of this process."""
    return costs(_calls(game), positions(game), seconds)


def positions(game: str) -> list[Match]:
    """All positions of a random match in which somebody decides."""
    rng = random.Random(1)
    match = Match(game, players=PLAYERS, seed="api")
    found = []
    while not match.is_over:
        found.append(match.copy())
        match.play(rng.choice(match.legal_moves.numbers))
    return found


def _calls(game: str) -> dict[str, Call]:
    rng = random.Random(2)

    def with_move(match: Match) -> tuple[Match, int]:
        return match.copy(), rng.choice(match.legal_moves.numbers)

    return {
        calls.NEW: Call(lambda match: Match(game, players=PLAYERS, seed=rng.random().hex())),
        calls.TO_MOVE: Call(lambda match: match.to_move),
        calls.LIST: Call(lambda match: list(match.legal_moves)),
        calls.NUMBERS: Call(lambda match: match.legal_moves.numbers),
        calls.PLAY: Call(lambda pair: pair[0].play(pair[1]), with_move),
        calls.VIEW: Call(lambda match: match.view(0)),
        calls.SEAT: Call(lambda seat: list(seat.legal_moves), lambda match: match.seat(match.to_move)),
        calls.COPY: Call(lambda match: match.copy()),
        calls.PICKLE: Call(pickle_and_back),
    }


def report(title: str, columns: dict[str, dict[str, float]]) -> Table:
    table = Table("µs", title=title)
    for name in columns:
        table.add_column(name, justify="right")
    for row in (row for row in calls.ROWS if any(row in figures for figures in columns.values())):
        table.add_row(
            row, *(f"{figures[row]:,.1f}" if row in figures else "" for figures in columns.values())
        )
    return table


def main() -> None:
    arguments = parse_arguments(__doc__)
    console = Console(width=110)
    kept: dict[str, Any] = {}
    with console.status("measuring") as status:
        for game in arguments.games:
            status.update(game)
            kept[game] = {
                "compiled": measure(game, arguments.seconds),
                "pure": run_pure("benchmarks.api", "measure", game, arguments.seconds),
            }
        status.update("other libraries")
        others = rivals.measure(arguments.seconds)
    for mode in ("compiled", "pure"):
        console.print(report(f"Draftwork, {mode}", {game: kept[game][mode] for game in arguments.games}))
    if others:
        console.print(report("other libraries", others))
    if rivals.missing():
        console.print(f"To compare with more libraries: pip install {' '.join(rivals.missing())}")
    save_figures(arguments.json, kept | others)


if __name__ == "__main__":
    main()

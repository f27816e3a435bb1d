"""Speed of the search: `python -m benchmarks.search [GAME…] [--seconds 2] [--json FILE]`.

It measures iterations (visits of the tree) per CPU second at the first decision of new deals, for each bot
that searches with its own value and budget. For games with perfect information it also measures plain UCT,
for which other engines publish their speed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.arguments import parse_arguments, save_figures
from benchmarks.uct import uct
from draftwork import Match
from draftwork.bots.budget import Budget
from draftwork.bots.ladder import GRANDMASTER_SECONDS, MASTER_SECONDS
from draftwork.bots.search import hand_value
from draftwork.bots.search_run import SearchRun
from draftwork.bots.tree import ROOT, clear, new_tree
from draftwork.bots.value import ValueFunction
from draftwork.bots.weights import learned_value
from draftwork.games import Game, load
from draftwork.kernel import batch, float_zeros, int_zeros, store_from_python
from draftwork.kernel.random import generator

PLAIN_GAMES = {"patchwork"}  # perfect information without chance after the deal: a node is one state
PLAIN_ITERATIONS = 100_000  # per tree
PLAIN_NODES = 1_000_000
WARM_UP = Budget(iterations=20)  # compiles the search


def deals(game: Game[Any], players: int) -> Iterator[Match]:
    for number in range(10_000):
        yield Match(game.name, players=players, seed=f"benchmark/{number}")


def search_with(
    game: Game[Any], players: int, value: ValueFunction, budget: Budget
) -> Callable[[Match], int]:
    """Return a function that searches a match and returns the number of visits."""
    search_run = SearchRun(game, value, generator("benchmark"), seats=players)

    def visits(match: Match) -> int:
        seat = match.seat(match.to_move)
        search_run.begin(seat.redacted_state, seat.index or 0, len(match.legal_moves), budget)
        for _ in search_run.run(budget):
            pass
        return search_run.visits

    return visits


def plain_uct(game: Game[Any], players: int) -> Callable[[Match], int]:
    root, state = batch(game.state, 1), batch(game.state, 1)
    tree = new_tree(PLAIN_NODES, players, game.num_moves)
    buffers = (
        tree,
        generator("benchmark"),
        int_zeros(game.max_legal_moves),
        int_zeros(game.max_plies + 2),
        float_zeros(players),
    )

    def visits(match: Match) -> int:
        store_from_python(root, 0, match.state)
        clear(tree, players)
        uct(root, state, *buffers, PLAIN_ITERATIONS)
        return int(tree.visits[ROOT])

    return visits


def rate(search: Callable[[Match], int], game: Game[Any], players: int, seconds: float) -> float:
    """Measure visits per CPU second, for at least `seconds`."""
    visits = 0
    spent = 0.0
    for match in deals(game, players):
        begun = time.process_time()
        visits += search(match)
        spent += time.process_time() - begun
        if spent >= seconds:
            break
    return visits / spent


def measure(game: Game[Any], players: int, seconds: float) -> dict[str, float]:
    assert game.heuristics
    hand, learned = hand_value(game), learned_value(game, players)
    rungs = {
        "craftsman": (hand, Budget(iterations=game.heuristics.craftsman_iterations)),
        "master": (learned, Budget(seconds=MASTER_SECONDS)),
        "grandmaster": (learned, Budget(seconds=GRANDMASTER_SECONDS)),
    }
    found: dict[str, float] = {}
    for name, (value, budget) in rungs.items():
        search_with(game, players, value, WARM_UP)(next(deals(game, players)))
        found[name] = rate(search_with(game, players, value, budget), game, players, seconds)
    if game.name in PLAIN_GAMES:
        search = plain_uct(game, players)
        search(next(deals(game, players)))  # compile, and touch the memory of the tree
        found["plain UCT"] = rate(search, game, players, seconds)
    return found


def main() -> None:
    arguments = parse_arguments(__doc__)
    kept: dict[str, Any] = {}
    console = Console(width=110)
    table = Table(title="iterations / CPU second")
    for column in ("", "players", "search", "iterations"):
        table.add_column(column, justify="right" if column == "iterations" else "left")
    for game in map(load, arguments.games):
        for players in game.players if game.heuristics else ():
            with console.status(f"{game.name}, {players} players"):
                found = measure(game, players, arguments.seconds)
            for name, iterations in found.items():
                table.add_row(game.name, str(players), name, f"{iterations:,.0f}")
            kept[f"{game.name}-{players}"] = found
    console.print(table)
    save_figures(arguments.json, kept)


if __name__ == "__main__":
    main()

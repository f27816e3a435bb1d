"""CPU cost of a move at a table, without network and disk: `python -m benchmarks.tables [GAME…]`.

In random matches between people it measures the CPU microseconds to decide a command, to apply the event, and
to make and encode the updates for all players with the choices of the player to move. It also measures a
snapshot and the replay of a finished table. The rules run in pure mode, as in the server.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from typing import Any

os.environ["DRAFTWORK_PURE"] = "1"  # before anything imports the kernel

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from benchmarks.arguments import check_games
from draftwork.kernel.random import generator, random_below
from draftwork.play import Moves
from draftwork.server import protocol
from draftwork.server.table import events, render
from draftwork.server.table.commands import Actor, Command
from draftwork.server.table.create import created_event
from draftwork.server.table.decide import decide
from draftwork.server.table.table import Table

TABLES = (("patchwork", 2), ("sintra", 2), ("sintra", 4), ("sagrada", 2), ("sagrada", 4), ("blueprints", 2))
NONCE = "0123456789abcdef"
STEPS: tuple[str, ...] = ("decide", "apply", "update", "snapshot", "fold")


def start_table(game: str, people: list[Actor]) -> Table:
    """Return a table with a running match."""
    seats = [protocol.SeatRequest("me"), *(protocol.SeatRequest("open") for _ in people[1:])]
    table = Table("table", created_event(protocol.NewTable(game, seats), people[0], "seed", 0.0))
    for person in people[1:]:
        _do(table, protocol.Join(NONCE), person)
    _do(table, protocol.Start(NONCE), people[0])
    return table


def _do(table: Table, command: Command, person: Actor) -> None:
    event = decide(table, command, person, 0.0).event
    assert event is not None
    table.apply(event)


class Costs:
    """CPU seconds by step."""

    def __init__(self) -> None:
        self.spent = dict.fromkeys(STEPS, 0.0)
        self.times = dict.fromkeys(STEPS, 0)

    def measure(self, step: str, work: Callable[..., Any], *args: Any) -> Any:
        begun = time.process_time()
        made = work(*args)
        self.spent[step] += time.process_time() - begun
        self.times[step] += 1
        return made

    def microseconds(self, step: str) -> int:
        return round(1e6 * self.spent[step] / max(1, self.times[step]))


def send_updates(table: Table, people: list[Actor], before: int) -> int:
    """Encode the updates for all players, as the server does. Return the number of bytes for the first."""
    updates = [
        msgspec.json.encode(render.update(table, before, seat, person.id, (), 0.0))
        for seat, person in enumerate(people)
    ]
    return len(updates[0])


def _snapshot(table: Table) -> bytes:
    return msgspec.json.encode(render.snapshot(table, 0, "p0", (), 0.0))


def _folded(stored: list[bytes]) -> Table:
    return Table.fold("table", map(events.decode, stored))


def measure(game: str, players: int, matches: int) -> tuple[Costs, int]:
    """Return the costs, and the number of moves measured."""
    costs, moves = Costs(), 0
    people = [Actor(f"p{i}", f"P{i}") for i in range(players)]
    for i in range(matches):
        rng = generator(f"{game} {i}")
        table = start_table(game, people)
        while table.state == "running" and table.match is not None:
            seat = table.to_act[random_below(rng, len(table.to_act))]
            legal = Moves(table.match.game, table.redacted_state(seat)).numbers
            command = protocol.NewMove(
                seat, table.number, f"client-{moves}", legal[random_below(rng, len(legal))]
            )
            decided = costs.measure("decide", decide, table, command, people[seat], 0.0)
            costs.measure("apply", table.apply, decided.event, decided.next_match)
            costs.measure("update", send_updates, table, people, table.number - 1)
            moves += 1
        costs.measure("snapshot", _snapshot, table)
        stored = [events.encode(event) for event in table.events]
        costs.measure("fold", _folded, stored)
    return costs, moves


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all that come with Draftwork")
    parser.add_argument("--matches", type=int, default=5)
    arguments = parser.parse_args()
    check_games(parser, arguments.games)
    grid = Grid("game", "players", "moves", *STEPS, "moves/s", title="CPU µs")
    for game, players in TABLES:
        if not arguments.games or game in arguments.games:
            costs, moves = measure(game, players, arguments.matches)
            figures = [costs.microseconds(step) for step in STEPS]
            rate = 1_000_000 // sum(figures[:3])
            grid.add_row(game, str(players), str(moves), *map(str, figures), str(rate))
    Console().print(grid)


if __name__ == "__main__":
    main()

"""Tables for tests of the table logic, without a server."""

from __future__ import annotations

from itertools import count

from draftwork.server import protocol
from draftwork.server.table import events
from draftwork.server.table.commands import Actor, Command
from draftwork.server.table.create import created_event
from draftwork.server.table.decide import decide, event_number
from draftwork.server.table.table import Table

OLA, TARAS, IGA, JAN, ZOE = (Actor(name.lower(), name) for name in ("Ola", "Taras", "Iga", "Jan", "Zoe"))
PEOPLE = (OLA, TARAS, IGA, JAN)
SEED = "5eed" * 16
NONCE = "nonce-nonce-nonce"
_ids = count(1)


def fresh_id() -> str:
    return f"client-{next(_ids):06}"


class FakeTime:
    """The time in a test. It advances by a second with each command."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def tick(self, seconds: float = 1.0) -> float:
        self.now += seconds
        return self.now


class TableDriver:
    """Executes commands at a table, and encodes the events as a server would."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.time = FakeTime()

    def execute(self, command: Command, person: Actor | None, after: float = 1.0) -> int:
        """Decide and apply a command; returns the number of its event."""
        decided = decide(self.table, command, person, self.time.tick(after))
        event = decided.event
        if event is None:
            return event_number(self.table, command, person)
        assert events.decode(events.encode(event)) == event
        self.table.apply(event, decided.next_match)
        return event.number

    def person(self, seat: int) -> Actor:
        found = self.table.seats[seat].person
        return next(person for person in (*PEOPLE, ZOE) if person.id == found)

    def move(self, seat: int, move: int | str, id: str | None = None, answers: int | None = None) -> int:
        answers = self.table.number if answers is None else answers
        return self.execute(protocol.NewMove(seat, answers, id or fresh_id(), move), self.person(seat))

    def undo(self, seat: int, id: str | None = None) -> int:
        return self.execute(protocol.NewUndo(seat, self.table.number, id or fresh_id()), self.person(seat))

    def consent(self, seat: int, agree: bool) -> int:
        return self.execute(protocol.Consent(seat, self.table.number, fresh_id(), agree), self.person(seat))

    def legal_moves(self, seat: int) -> list[int]:
        """The legal moves of a seat that is to act."""
        from draftwork.play import Moves

        assert self.table.match is not None
        return Moves(self.table.match.game, self.table.redacted_state(seat)).numbers

    def play_any(self, pick: int = 0) -> None:
        """Play some move of some seat that is to act."""
        seat = self.table.to_act[pick % len(self.table.to_act)]
        moves = self.legal_moves(seat)
        self.move(seat, moves[pick % len(moves)])

    def reload(self) -> Table:
        """The table after a restart of the server."""
        stored = [events.encode(event) for event in self.table.events]
        return Table.fold(self.table.id, map(events.decode, stored))


def table_request(
    game: str, players: int, clock: protocol.TimeControl | None = None, **more: object
) -> protocol.NewTable:
    seats = [protocol.SeatRequest("me"), *(protocol.SeatRequest("open") for _ in range(players - 1))]
    options = more.pop("options", {})
    return protocol.NewTable(game, seats, options, clock or protocol.TimeControl(), **more)  # type: ignore[arg-type]


def new_table(requested: protocol.NewTable, seed: str = SEED, id: str = "table") -> TableDriver:
    created = created_event(requested, OLA, seed, 1_000_000.0)
    return TableDriver(Table(id, created))


def started_table(
    game: str, players: int, clock: protocol.TimeControl | None = None, seed: str = SEED, **more: object
) -> TableDriver:
    """A table with a running match."""
    driver = new_table(table_request(game, players, clock, **more), seed)
    for person in PEOPLE[1:players]:
        driver.execute(protocol.Join(NONCE), person)
    driver.execute(protocol.Start(NONCE), OLA)
    return driver

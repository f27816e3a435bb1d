"""Random commands by random people: a table always equals the fold of its events."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from draftwork.kernel.errors import DraftworkError
from draftwork.server import protocol
from draftwork.server.table import events as e
from draftwork.server.table import render
from draftwork.server.table.commands import (
    Abandon,
    Actor,
    BotMove,
    Command,
    Lapse,
    Leave,
    OfferRematch,
    Resign,
    Return,
    TakeOver,
)
from draftwork.server.table.decide import CommandResult, decide, event_number
from draftwork.server.table.table import Table
from tests.server.tables import NONCE, OLA, PEOPLE, SEED, ZOE, TableDriver, new_table

pytestmark = pytest.mark.long

RandomCommand = tuple[str, int, int]
GAMES = {"patchwork": (2,), "sintra": (2, 3, 4), "sagrada": (1, 2, 3), "blueprints": (2, 3), "hoard": (2, 3)}
# Legal moves are frequent, so that matches advance.
KINDS = ["play"] * 12 + ["move", "undo", "undo", "consent", "consent", "chat", "bot", "repeat", "tick"]
KINDS += [
    "resign",
    "lapse",
    "takeover",
    "return",
    "leave",
    "abandon",
    "rematch",
    "agree",
    "agree",
    "join",
    "seat",
    "start",
]
EARLY = ["join", "seat", "seat"]  # before the start

before = st.tuples(st.sampled_from(EARLY), st.integers(0, 1000), st.integers(0, 1000))
requests = st.tuples(st.sampled_from(KINDS), st.integers(0, 1000), st.integers(0, 1000))
clocks = st.sampled_from(
    [
        protocol.TimeControl(),
        protocol.TimeControl("turn", seconds=50.0),
        protocol.TimeControl("fischer", seconds=90.0, increment=5.0),
    ]
)


@st.composite
def table_requests(draw: st.DrawFn) -> protocol.NewTable:
    game = draw(st.sampled_from(sorted(GAMES)))
    players = draw(st.sampled_from(GAMES[game]))
    kinds = [draw(st.sampled_from(["me", "open", "open", "bot"])) for _ in range(players)]
    seats = [protocol.SeatRequest(kind, "random" if kind == "bot" else None) for kind in kinds]  # type: ignore[arg-type]
    return protocol.NewTable(game, seats, {}, draw(clocks), lapse="bot" if draw(st.booleans()) else "loss")


def random_command(driver: TableDriver, kind: str, a: int, b: int) -> tuple[Command, Actor | None]:
    """A command that is sometimes valid."""
    table = driver.table
    person = (*PEOPLE, ZOE)[a % 5]
    seat = b % len(table.seats)
    owner = next((p for p in PEOPLE if p.id == table.seats[seat].person), person) if a % 4 else person
    number = table.number - (1 if a % 7 == 0 else 0)
    id = f"client-{a % 50:04}-{b % 3}"
    simple: dict[str, Command] = {
        "join": protocol.Join(NONCE, None if a % 2 else seat),
        "seat": protocol.BotSeating(seat, "random" if a % 3 else None),
        "start": protocol.Start(NONCE),
        "leave": Leave(),
        "abandon": Abandon(),
        "rematch": OfferRematch(f"table {a % 3}", SEED),
        "agree": protocol.RematchAnswer(f"table {a % 3}", NONCE, b % 4 > 0),
        "resign": Resign(seat),
        "takeover": TakeOver(seat, "random" if b % 2 else None),
        "return": Return(seat),
        "chat": protocol.NewChat("hello", id),
        "undo": protocol.NewUndo(seat, number, id),
        "consent": protocol.Consent(seat, number, id, a % 3 > 0),
        "move": protocol.NewMove(seat, number, id, a * 7, [b] if a % 2 else []),
        "lapse": Lapse(),
    }
    if kind == "bot":
        return BotMove(seat, number, a), None
    return simple[kind], None if kind == "lapse" else owner


def legal_move(driver: TableDriver, a: int, b: int) -> tuple[Command, Actor | None]:
    """A legal move of a seat that is to act."""
    table = driver.table
    seat = table.to_act[a % len(table.to_act)]
    legal = driver.legal_moves(seat)
    move = legal[b % len(legal)]
    if table.seats[seat].bot is not None:
        return BotMove(seat, table.number, move), None
    then: list[int | str] = [] if b % 3 else [*legal[:1]]
    return protocol.NewMove(seat, table.number, f"client-{table.number}-{b}", move, then), driver.person(seat)


def everything(table: Table) -> list[Any]:
    """Everything that viewers see, and the internal state of the table."""
    viewers: list[int | None] = [None, *range(len(table.seats))]
    snapshots = [render.snapshot(table, seat, OLA.id, (), table.events[-1].at + 3) for seat in viewers]
    choices = [render.choices(table, seat) for seat in table.to_act]
    return [
        *map(msgspec.json.encode, (snapshots, choices)),
        table.deadline(),
        table.bot_to_move(),
        table.event_by_request,
        table.sealed,
        table.undo_request,
        table.position_event,
    ]


def check_event(table: Table, event: e.Event, command: Command, person: Actor | None) -> None:
    """Check that the event is legal at the table before it."""
    assert event.number == table.number + 1
    assert event.at >= table.events[-1].at
    assert e.decode(e.encode(event)) == event
    if isinstance(event, e.Moved | e.Sealed):
        assert event.seat in table.to_act
        owner = table.seats[event.seat]
        assert owner.bot is not None if person is None else owner.person == person.id
    if isinstance(event, e.Moved):
        assert table.match is not None
        assert event.moves[0].move in table.match.legal_moves
        others = [one for one in event.moves if not one.forced and one.seat != event.seat]
        assert all(table.sealed[one.seat].move == one.move for one in others)
        if len(event.chosen) > 1:
            assert isinstance(command, protocol.NewMove)
            assert event.chosen == [command.move, *command.then]


@settings(max_examples=30, deadline=None, derandomize=True, database=None, phases=[Phase.generate])
@given(table_requests(), st.lists(before, max_size=6), st.lists(requests, min_size=15, max_size=50))
def test_a_table_equals_the_fold_of_its_events(
    requested: protocol.NewTable, early: list[RandomCommand], asked: list[RandomCommand]
) -> None:
    driver = new_table(requested)
    table = driver.table
    for kind, a, b in early:
        command, person = random_command(driver, kind, a, b)
        step(driver, command, OLA if kind == "seat" and b % 4 else person, [])
    for joining in PEOPLE[1:]:
        if any(seat.open for seat in table.seats):
            driver.execute(protocol.Join(NONCE), joining)
    driver.execute(protocol.Start(NONCE), OLA)
    done: list[tuple[Command, Actor | None, int]] = []
    for kind, a, b in asked:
        if kind == "tick":
            driver.time.tick(a % 100)
            continue
        if kind == "repeat":
            check_repeated(driver, done)
            continue
        if kind == "play" and not table.to_act:
            continue
        command, person = legal_move(driver, a, b) if kind == "play" else random_command(driver, kind, a, b)
        step(driver, command, person, done)
    check_repeated(driver, done)
    assert everything(driver.reload()) == everything(table)


def step(
    driver: TableDriver, command: Command, person: Actor | None, done: list[tuple[Command, Actor | None, int]]
) -> None:
    table = driver.table
    before, number = everything(table), table.number
    try:
        decided = decide(table, command, person, driver.time.tick())
    except DraftworkError:
        decided = CommandResult()
    assert everything(table) == before, "deciding changed the table"
    event = decided.event
    if event is not None:
        check_event(table, event, command, person)
        table.apply(event, decided.next_match)
        if isinstance(command, protocol.NewMove | protocol.NewUndo | protocol.Consent | protocol.NewChat):
            done.append((command, person, event.number))
    assert table.number == number + (event is not None)
    assert table.read_only_reason is None


def check_repeated(driver: TableDriver, done: list[tuple[Command, Actor | None, int]]) -> None:
    """A repeated request returns the same event number and has no effect."""
    for command, person, number in done:
        assert decide(driver.table, command, person, driver.time.now) == CommandResult()
        assert event_number(driver.table, command, person) == number

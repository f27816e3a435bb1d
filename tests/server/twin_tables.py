"""Two tables that differ only in information hidden from one viewer, played so that they look the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from draftwork.kernel import Ints, pack, unpack
from draftwork.kernel.errors import DraftworkError
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator, random_below
from draftwork.play import Match
from draftwork.play.seat import redact_state
from draftwork.server import protocol
from draftwork.server.errors import api_error
from draftwork.server.table import render
from draftwork.server.table.commands import Command, Resign
from draftwork.server.table.decide import decide
from draftwork.server.tables import renderer
from tests.server.tables import ZOE, TableDriver, fresh_id, started_table


def table_after(game: str, players: int, moves: int) -> TableDriver:
    """A table after a number of moves."""
    driver = started_table(game, players)
    for i in range(moves):
        if driver.table.state == "running":
            driver.play_any(5 * i + 1)
    return driver


def table_in_state(game: str, players: int, state: Any) -> TableDriver:
    """A table whose match continues from a state."""
    driver = started_table(game, players)
    table = driver.table
    assert table.game is not None
    table.match = Match.from_state(table.game, state, play_forced=False)
    table.to_act = table._seats_to_act()
    table.cache.clear()
    return driver


@dataclass
class TwinTables:
    one: TableDriver
    two: TableDriver
    viewer: int | None
    rng: Ints

    @property
    def known(self) -> int:
        return NOBODY if self.viewer is None else self.viewer

    @property
    def differ(self) -> bool:
        one, two = self.one.table.match, self.two.table.match
        assert one is not None
        assert two is not None
        return pack(one.state) != pack(two.state)

    def step(self) -> bool:
        """Play a decision at both tables that looks the same to the viewer; False if there is none."""
        table = self.one.table
        if table.state != "running":
            return False
        seat = table.to_act[random_below(self.rng, len(table.to_act))]
        legal = self.one.legal_moves(seat)
        for _ in range(12):
            move = legal[random_below(self.rng, len(legal))]
            other = self._counterpart(seat, move)
            if other is not None:
                id = fresh_id()
                self.one.move(seat, move, id)
                self.two.move(seat, other, id)
                return True
        return False

    def _counterpart(self, seat: int, move: int) -> int | None:
        """A move of the same seat at the other table after which the viewer knows the same."""
        mine = seat == self.viewer
        if mine:
            assert move in self.two.legal_moves(seat), "the viewer's own moves depend on hidden information"
        candidates = [move] if mine else self.two.legal_moves(seat)
        expected = self._after(self.one, seat, move)
        start = random_below(self.rng, len(candidates))
        rotated = candidates[start:] + candidates[:start]
        return next((one for one in rotated if self._after(self.two, seat, one) == expected), None)

    def _after(self, driver: TableDriver, seat: int, move: int) -> Any:
        """What the viewer would know after a move, or "sealed" if the move is not shown yet."""
        table = driver.table
        assert table.match is not None
        if table.match.to_move != seat:
            return "sealed"
        after, _ = table.play_ahead([move], seat)
        first = len(table.match.history)
        texts = [after.move_text(i, self.viewer) for i in range(first, len(after.history))]
        return pack(redact_state(after.game, after.state, self.known)), texts

    def compare(self) -> None:
        """Check that the viewer receives the same from both tables."""
        one, two = (everything_visible(driver, self.viewer) for driver in (self.one, self.two))
        for name, bytes_ in one.items():
            assert two[name] == bytes_, f"{name} reveals a secret to seat {self.viewer}"

    def both(self, command: Command, person: Any) -> None:
        """Check that both tables answer a command with the same bytes."""
        answers = []
        for driver in (self.one, self.two):
            try:
                answers.append(str(driver.execute(command, person)))
            except DraftworkError as error:
                answers.append(str(api_error(error)))
        assert answers[0] == answers[1], f"{command} is answered differently"


def everything_visible(driver: TableDriver, viewer: int | None) -> dict[str, bytes]:
    """Everything that can be read, as bytes."""
    table, now = driver.table, driver.time.now
    person = ZOE.id if viewer is None else driver.person(viewer).id
    encode = msgspec.json.encode
    assert table.match is not None
    visible = {
        "info": encode(render.table_info(table, person)),
        "now": encode(render.game_snapshot(table, viewer, now)),
        "snapshot": encode(render.snapshot(table, viewer, person, (), now)),
        "happened": encode(render.update(table, max(0, table.number - 3), viewer, person, (), now)),
        "record": encode(render.record(table, viewer)),
        "what draws it": encode(renderer.render_request(table, [viewer])),
        "choices": encode([] if viewer is None else render.choices(table, viewer)),
    }
    for ply in range(len(table.match.history) + 1):
        visible[f"view after {ply}"] = encode(render.snapshot_at_ply(table, viewer, ply, now))
    for command in refusable(driver, viewer):
        visible[f"answer to {command}"] = command_response(driver, command, viewer)
    return visible


def refusable(driver: TableDriver, viewer: int | None) -> list[Command]:
    """Commands of all kinds, most of them invalid."""
    table = driver.table
    seats = range(len(table.seats))
    number, id = table.number, "client-probe"
    made: list[Command] = [Resign(seat) for seat in seats]
    for seat in seats:
        made += [protocol.NewUndo(seat, number, id), protocol.Consent(seat, number, id, True)]
        made += [protocol.NewMove(seat, number, id, move) for move in (0, 1, 7, 150, "nonsense", 99_999)]
        made.append(protocol.NewMove(seat, number - 1, id, 0))
    if viewer is not None:
        assert table.match is not None
        step = max(1, table.match.game.num_moves // 40)
        made += [
            protocol.NewMove(viewer, number, id, move) for move in range(0, table.match.game.num_moves, step)
        ]
        legal = driver.legal_moves(viewer)[:3] if viewer in table.to_act else []
        made += [
            protocol.NewMove(viewer, number, id, move, [then])
            for move in legal
            for then in range(0, table.match.game.num_moves, step)
        ]
    return made


def command_response(driver: TableDriver, command: Command, viewer: int | None) -> bytes:
    person = ZOE if viewer is None else driver.person(viewer)
    try:
        event = decide(driver.table, command, person, driver.time.now).event
    except DraftworkError as error:
        return msgspec.json.encode(api_error(error))
    # The stored event contains the whole move. Its log entry is compared after it is applied.
    return (type(event).__name__ if event else "").encode()


# Fields of future random events by game. Tables that share them look the same for longer.
FUTURE = {
    "sagrada": ("key", "dice", "spare", "luck"),
    "blueprints": ("dice", "in_demand"),
    "hoard": ("key", "dice"),
    "sintra": (),
}


def twins(
    game: str, players: int, moves: int, viewer: int | None, seed: str, *, same_future: bool
) -> TwinTables | None:
    """Two tables that look the same to the viewer, after some moves; None if nothing is hidden."""
    match = table_after(game, players, moves).table.match
    assert match is not None
    if match.to_move is None:
        return None
    known = NOBODY if viewer is None else viewer
    rng = generator(seed)
    other = unpack(match.game.state, pack(redact_state(match.game, match.state, known)))
    match.game.rules.determinize(other, known, rng)
    if same_future:
        for name in FUTURE[game]:
            getattr(other, name)[:] = getattr(match.state, name)
    one, two = (table_in_state(game, players, state) for state in (match.state, other))
    return TwinTables(one, two, viewer, rng)

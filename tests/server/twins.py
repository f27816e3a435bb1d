"""Two tables that differ only in what one viewer may not know, played on to look the same."""

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
from draftwork.server.errors import fault_of
from draftwork.server.table import render
from draftwork.server.table.commands import Command, Resign
from draftwork.server.tables import renderer
from tests.server.tables import ZOE, Sitting, fresh_id, started


def at(game: str, players: int, moves: int) -> Sitting:
    """A table at which so many moves have been made."""
    sitting = started(game, players)
    for i in range(moves):
        if sitting.table.state == "running":
            sitting.play_on(5 * i + 1)
    return sitting


def begin_at(game: str, players: int, state: Any) -> Sitting:
    """A table where the match goes on from a state."""
    sitting = started(game, players)
    table = sitting.table
    assert table.game is not None
    table.match = Match.from_state(table.game, state, play_forced=False)
    table.to_act = table._who_acts()
    table.cache.clear()
    return sitting


@dataclass
class Twins:
    one: Sitting
    two: Sitting
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
        """One more decision on both, such that the viewer sees no difference; False if there is none."""
        table = self.one.table
        if table.state != "running":
            return False
        seat = table.to_act[random_below(self.rng, len(table.to_act))]
        legal = self.one.legal(seat)
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
        """A move of the same seat on the other table after which the viewer knows the same."""
        mine = seat == self.viewer
        if mine:
            assert move in self.two.legal(seat), "the viewer's own moves hang on secrets"
        candidates = [move] if mine else self.two.legal(seat)
        wanted = self._after(self.one, seat, move)
        start = random_below(self.rng, len(candidates))
        rotated = candidates[start:] + candidates[:start]
        return next((one for one in rotated if self._after(self.two, seat, one) == wanted), None)

    def _after(self, sitting: Sitting, seat: int, move: int) -> Any:
        """All that the viewer would know after a move, were it told in full."""
        table = sitting.table
        assert table.match is not None
        if table.match.to_move != seat:
            return "sealed"
        after, _ = table.play_ahead(move, seat)
        first = len(table.match.history)
        texts = [after.move_text(i, self.viewer) for i in range(first, len(after.history))]
        return pack(redact_state(after.game, after.state, self.known)), texts

    def compare(self) -> None:
        """Everything the viewer can get from a table is the same from the other."""
        one, two = (told(sitting, self.viewer) for sitting in (self.one, self.two))
        for name, bytes_ in one.items():
            assert two[name] == bytes_, f"{name} tells seat {self.viewer} a secret"

    def both(self, command: Command, person: Any) -> None:
        """The same request at both: the same answer."""
        answers = []
        for sitting in (self.one, self.two):
            try:
                answers.append(str(sitting.ask(command, person)))
            except DraftworkError as fault:
                answers.append(str(fault_of(fault)))
        assert answers[0] == answers[1], f"{command} is answered differently"


def told(sitting: Sitting, viewer: int | None) -> dict[str, bytes]:
    """All that can be asked for without changing anything, as bytes."""
    table, now = sitting.table, sitting.time.now
    person = ZOE.id if viewer is None else sitting.person(viewer).id
    encode = msgspec.json.encode
    assert table.match is not None
    given = {
        "info": encode(render.info(table, person)),
        "now": encode(render.now(table, viewer, now)),
        "snapshot": encode(render.snapshot(table, viewer, person, (), now)),
        "happened": encode(render.happened(table, max(0, table.number - 3), viewer, person, (), now)),
        "record": encode(render.record(table, viewer)),
        "what draws it": encode(renderer.render_request(table, [viewer])),
        "choices": encode([] if viewer is None else render.choices(table, viewer)),
    }
    for ply in range(len(table.match.history) + 1):
        given[f"view after {ply}"] = encode(render.earlier(table, viewer, ply, now))
    for command in refusable(sitting, viewer):
        given[f"answer to {command}"] = answer(sitting, command, viewer)
    return given


def refusable(sitting: Sitting, viewer: int | None) -> list[Command]:
    """Requests of all kinds, most of them wrong."""
    table = sitting.table
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
    return made


def answer(sitting: Sitting, command: Command, viewer: int | None) -> bytes:
    person = ZOE if viewer is None else sitting.person(viewer)
    try:
        made = sitting.table.decide(command, person, sitting.time.now)
    except DraftworkError as fault:
        return msgspec.json.encode(fault_of(fault))
    # What would be stored holds the whole move; what is told of it is compared once it has happened.
    return " ".join(type(event).__name__ for event in made).encode()


# What chance has in store, of each game: where the twins share it, they go on looking the same for longer.
FUTURE = {
    "sagrada": ("key", "dice", "spare", "luck"),
    "blueprints": ("dice", "in_demand"),
    "hoard": ("key", "dice"),
    "sintra": (),
}


def twins(
    game: str, players: int, moves: int, viewer: int | None, seed: str, *, same_future: bool
) -> Twins | None:
    """Two tables that the viewer cannot tell apart, after some moves; None where nothing is left to hide."""
    match = at(game, players, moves).table.match
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
    one, two = (begin_at(game, players, state) for state in (match.state, other))
    return Twins(one, two, viewer, rng)

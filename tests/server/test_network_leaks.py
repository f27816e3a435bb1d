"""The network reveals nothing hidden: a seat receives the same bytes from two tables with different hidden
information.

Both tables run on one server and are played in step. Ids, times and commitments are masked. Then all that the
seat receives must be equal: responses, WebSocket messages, errors and logs.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from draftwork import Match
from draftwork.kernel.random import generator
from draftwork.server.app import create_app
from draftwork.server.rate_limit import Limits, Rate
from draftwork.server.settings import ServerSettings
from draftwork.server.table import table, undo
from draftwork.testing.effort import size
from tests.server.twin_matches import SEED, TwinMatches, twins

pytestmark = pytest.mark.long

NONCE = "nonce-nonce-nonce"
MASKED = re.compile(r'"(at|created|commitment|left|timestamp)":\s*("[^"]*"|[0-9.e+-]+|\[[0-9.,e+-]+\])')
CASES = [
    ("sagrada", 3, 0, True),
    ("sagrada", 3, 2, True),
    ("sagrada", 3, None, True),
    ("sagrada", 3, 1, False),
    ("blueprints", 3, 0, False),
    ("blueprints", 2, 1, False),
    ("blueprints", 3, None, False),
    ("hoard", 3, 0, False),
    ("hoard", 3, None, False),
]
UNLIMITED = Rate(10_000, 10_000)
MAX_STEPS = size(12, 24)
COMPARE_EVERY = 4  # steps between two full comparisons


@dataclass
class TableLog:
    """One of the two tables, and everything that the seat received from it."""

    id: str
    live: WebSocketTestSession
    received: list[tuple[str, str]] = field(default_factory=list)
    number: int = 0

    def record(self, label: str, text: str) -> None:
        self.received.append((label, MASKED.sub(r'"\1":0', text).replace(self.id, "TABLE")))


class TwoTables:
    """Two tables with the same people. One of them, or a spectator, is the viewer."""

    def __init__(self, client: TestClient[Litestar], pair: TwinMatches, opened: ExitStack) -> None:
        self.client, self.pair = client, pair
        game, players = pair.matches[0].game.name, pair.matches[0].players
        self.headers = [self._guest(i) for i in range(players)]
        self.viewer_headers = None if pair.seat is None else self.headers[pair.seat]
        self.sides = []
        for _ in range(2):
            id = self._table(game, players)
            live = opened.enter_context(client.websocket_connect(f"/api/tables/{id}/live"))
            token = (
                self.viewer_headers["Authorization"].removeprefix("Bearer ") if self.viewer_headers else None
            )
            live.send_json({"type": "hello", "token": token, "seat": pair.seat})
            self.sides.append(TableLog(id, live))

    def _guest(self, number: int) -> dict[str, str]:
        made = self.client.post("/api/guests", json={"nickname": f"guest {number}"}).json()
        return {"Authorization": f"Bearer {made['token']}"}

    def _table(self, game: str, players: int) -> str:
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(players - 1))]
        requested = {"game": game, "seats": seats, "listed": True, "clock": {"kind": "days", "days": 3}}
        id: str = self.client.post("/api/tables", json=requested, headers=self.headers[0]).json()["id"]
        for what, headers in [*(("join", one) for one in self.headers[1:]), ("start", self.headers[0])]:
            answer = self.client.post(f"/api/tables/{id}/{what}", json={"nonce": NONCE}, headers=headers)
            assert answer.is_success, answer.text
        return id

    def act(self, seat: int, what: str, /, **bodies: Any) -> list[Any]:
        """Send the same request to both tables, except for values that `bodies` gives as pairs."""
        answers = []
        for i, side in enumerate(self.sides):
            body = {name: value[i] if isinstance(value, tuple) else value for name, value in bodies.items()}
            path = f"/api/tables/{side.id}/{what}"
            answer = self.client.post(path, json=body, headers=self.headers[seat])
            assert answer.status_code < 500
            if seat == self.pair.seat:
                side.record(f"{what} {body}", answer.text)
            answers.append(answer)
        return answers

    def receive_updates(self) -> None:
        """Receive WebSocket messages up to the latest event."""
        for side in self.sides:
            number = self._info(side)["number"]
            while side.number < number:
                text = side.live.receive_text(timeout=10)
                message = msgspec.json.decode(text)
                if message["type"] in ("snapshot", "happened"):
                    side.number = message["table"]["number"]
                    side.record(message["type"], text)
                elif message["type"] != "presence":  # the order of presence messages is not deterministic
                    side.record(message["type"], text)

    def _info(self, side: TableLog) -> Any:
        return self.client.get(f"/api/tables/{side.id}").json()

    def read_everything(self, ply: int) -> None:
        """Request everything that the viewer can read."""
        mine = "" if self.pair.seat is None else f"?seat={self.pair.seat}"
        paths = ["", f"/view{mine}", "/view", f"/view{mine or '?'}&ply={ply}", f"/record{mine}", "/record"]
        paths += ["/replay", f"/choices{mine or '?seat=0'}"]
        for side in self.sides:
            for path in paths:
                answer = self.client.get(f"/api/tables/{side.id}{path}", headers=self.viewer_headers)
                assert answer.status_code < 500
                side.record(f"GET {path}: {answer.status_code}", answer.text)
            for path in ("/api/tables?state=running", "/api/me/tables"):
                answer = self.client.get(path, headers=self.viewer_headers)
                found = [one for one in answer.json() if side.id in str(one)] if answer.is_success else []
                side.record(f"GET {path}", msgspec.json.encode(found).decode())

    def send_refused_requests(self, chance: Random) -> None:
        """Refused requests must reveal nothing either: out of turn, stale, illegal, or for other seats."""
        if self.pair.seat is None:
            return
        seat, numbers = self.pair.seat, tuple(self._info(side)["number"] for side in self.sides)
        legal = self.pair.matches[0].seat(seat).legal_moves.numbers
        moves = self.pair.matches[0].game.num_moves
        wrong = [move for move in range(0, moves, 1 + moves // 60) if move not in legal]
        for move in chance.sample(wrong, 5):
            self.act(seat, "moves", seat=seat, answers=numbers, id=f"wrong-{move:08}", move=move)
        other = (seat + 1) % len(self.headers)
        self.act(seat, "moves", seat=other, answers=numbers, id="another-seat", move=wrong[0])
        self.act(seat, "moves", seat=seat, answers=0, id="of-the-past", move=wrong[0])
        self.act(seat, "moves", seat=seat, answers=numbers, id="no-move-at-all", move="nothing")
        self.act(seat, "undo", seat=other, answers=numbers, id="another-undo")
        self.act(seat, "consent", seat=seat, answers=numbers, id="not-asked", agree=True)

    def step(self, number: int, seat: int, moves: tuple[int, int]) -> None:
        numbers = tuple(self._info(side)["number"] for side in self.sides)
        body = {"seat": seat, "answers": numbers, "id": f"move-{number:06}", "move": moves}
        for answer in self.act(seat, "moves", **body):
            assert answer.is_success, answer.text


@pytest.fixture(autouse=True)
def _same_undo_sampling(monkeypatch: pytest.MonkeyPatch) -> None:
    """The undo preview samples by table id. This makes it the same for both tables."""
    monkeypatch.setattr(undo, "generator", lambda seed: generator(seed.split()[-1]))


@pytest.fixture
def twin_tables(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[str, Any]]]:
    """Fix the setups of the next tables in order, and deal all of them from one seed."""
    setups: list[dict[str, Any]] = []
    by_seed: dict[str, dict[str, Any]] = {}

    def match(game: str, **settings: Any) -> Match:
        if settings["seed"] not in by_seed:
            by_seed[settings["seed"]] = setups[len(by_seed)]
        return Match(game, **{**settings, "seed": SEED, "nonces": (), "setup": by_seed[settings["seed"]]})

    monkeypatch.setattr(table, "Match", match)
    yield setups
    assert len(by_seed) == 2


@pytest.mark.parametrize(("game", "players", "seat", "sealed"), CASES)
def test_a_seat_receives_the_same_bytes_from_both_tables(
    settings: ServerSettings,
    written: io.StringIO,
    twin_tables: list[dict[str, Any]],
    game: str,
    players: int,
    seat: int | None,
    sealed: bool,
) -> None:
    pair = twins(game, players, seat, sealed)
    twin_tables += pair.setups
    chance = Random(1)
    settings = replace(settings, limits=Limits(chat=UNLIMITED, moves=UNLIMITED, requests=UNLIMITED))
    with TestClient(create_app(settings)) as client, ExitStack() as opened:
        tables = TwoTables(client, pair, opened)
        tables.receive_updates()
        differed = 0
        for number, (turn, one, two) in enumerate(pair.decisions(chance)):
            if number == MAX_STEPS:
                break
            tables.step(number, turn, (one, two))
            tables.receive_updates()
            differed += _others_differ(tables)
            if number % COMPARE_EVERY == 0:
                tables.act((turn + 1) % players, "chat", text="well", id=f"chat-{number:08}")
                tables.receive_updates()
                tables.read_everything(chance.randint(0, number))
                tables.send_refused_requests(chance)
        _undo(tables)
        _check_same(tables)
    assert differed, "the twins do not differ"
    _check_same_log(written.getvalue(), tables)


def _others_differ(tables: TwoTables) -> bool:
    """Whether another seat sees a difference. Otherwise nothing is hidden from the viewer."""
    for seat, headers in enumerate(tables.headers):
        views = [
            tables.client.get(f"/api/tables/{side.id}/view?seat={seat}", headers=headers).json()["game"][
                "view"
            ]
            for side in tables.sides
        ]
        if seat != tables.pair.seat and views[0] != views[1]:
            return True
    return False


def _undo(tables: TwoTables) -> None:
    """Each seat requests an undo, and the others agree. The results must look the same."""
    for seat in range(len(tables.headers)):
        numbers = tuple(tables._info(side)["number"] for side in tables.sides)
        tables.act(seat, "undo", seat=seat, answers=numbers, id=f"take-back-{seat}")
        tables.receive_updates()  # before the next event, because several events are sent in one message
        for other in range(len(tables.headers)):
            numbers = tuple(tables._info(side)["number"] for side in tables.sides)
            tables.act(other, "consent", seat=other, answers=numbers, id=f"agree-{seat}-{other}", agree=True)
            tables.receive_updates()
        tables.read_everything(0)


def _check_same(tables: TwoTables) -> None:
    one, two = (side.received for side in tables.sides)
    assert len(one) > 20
    for (label, first), (other_label, second) in zip(one, two, strict=True):
        assert label == other_label
        at = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
        assert first == second, f"{label}: …{first[max(0, at - 200) : at + 50]} | {second[at : at + 50]}"


def _check_same_log(text: str, tables: TwoTables) -> None:
    """The log has no moves or texts, and is the same for both tables."""
    ids = [side.id for side in tables.sides]
    for secret in ("well", NONCE, *(headers["Authorization"][7:] for headers in tables.headers)):
        assert secret not in text
    one, two = (
        [MASKED.sub("", line).replace(id, "TABLE") for line in text.splitlines() if id in line] for id in ids
    )
    assert one == two

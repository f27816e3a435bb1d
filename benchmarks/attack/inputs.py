"""Hostile inputs: requests and messages that are valid, nearly valid, oversized or nonsense."""

from __future__ import annotations

import copy
import random
from dataclasses import dataclass, field
from typing import Any

import msgspec

from benchmarks.attack.routes import Route

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "SPAM", "get")
GAMES = ("patchwork", "sintra", "sagrada", "blueprints", "chess", "")
ODD_VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 2, 10**30, -0.5, 1e308, "", "0", "\n", "\0", "\u202e", "x" * 600, "\U0001f600"),
    *([], [[]], [0] * 100, {}, {"": None}, {"a": {"a": {"a": []}}}),
)
_COMMAND = {"seat": 0, "answers": 5, "id": "client-id"}
_RECORD = {"format": "draftwork/2", "game": "patchwork", "players": 2, "seed": "x", "moves": ["take 1"]}
BODIES: dict[str, Any] = {  # by the last part of the path
    "guests": {"nickname": "Eve"},
    "claim": {"code": "ABCD-EFGH"},
    "me": {"nickname": "Eve"},
    "tables": {"game": "patchwork", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True},
    "join": {"nonce": "x" * 16, "seat": 1},
    "start": {"nonce": "x" * 16},
    "seats": {"seat": 1, "bot": "random"},
    "moves": {**_COMMAND, "move": 3},
    "undo": _COMMAND,
    "consent": {**_COMMAND, "agree": True},
    "chat": {"text": "hello", "id": "client-id"},
    "resign": {"seat": 0},
    "takeover": {"seat": 0, "bot": "random"},
    "return": {"seat": 0},
    "replay": _RECORD,
    "edition": {"format": "draftwork-edition/1", "game": "sintra", "name": "mine"},
}
HEADERS = (
    "Accept: " + "a/b," * 200,
    "Accept-Encoding: gzip, br, \u00ff",
    "Authorization: Basic eDp4",
    "Authorization: Bearer " + "x" * 500,
    "Connection: close",
    "Connection: Upgrade\r\nUpgrade: h2c",
    "Cookie: " + "a=b; " * 500,
    "Expect: 100-continue",
    "Forwarded: for=192.0.2.1",
    "Host: evil.example",
    "If-None-Match: " + '"x",' * 300,
    "Range: bytes=0-0,5-9",
    "X-Forwarded-For: 192.0.2.1",
    "X-Http-Method-Override: DELETE",
)
CONTENT_TYPES = (
    "application/json",
    "application/json; charset=utf-16",
    "text/plain",
    "multipart/form-data",
    "",
)
LARGE = (9_000, 70_000, 300_000, 1_100_000)  # bytes, around the limits


@dataclass
class InputMaker:
    """Makes inputs from a seed. `tables` and `tokens` grow while the attack runs."""

    rng: random.Random
    routes: list[Route]
    tables: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)

    def request(self) -> bytes:
        """A request of any route, and sometimes what no client library would send."""
        route = self.rng.choice(self.routes)
        method = route.method if self.rng.random() < 0.9 else self.rng.choice(METHODS)
        body = self._body(route) if method not in ("GET", "HEAD") or self.rng.random() < 0.1 else b""
        raw = self._head(method, self._path(route), len(body)).encode("latin-1") + body
        return self._damaged(raw) if self.rng.random() < 0.2 else raw

    def message(self) -> bytes:
        """A WebSocket message."""
        kind = self.rng.choice(("hello", "look", "move", "undo", "consent", "chat", "nothing"))
        data = {"type": kind, **BODIES.get({"move": "moves"}.get(kind, kind), {"seat": 0})}
        return self._encoded(data, oversized=False)

    def hello(self) -> bytes:
        token = self.rng.choice([None, *self.tokens[-5:]])
        data = {"type": "hello", "token": token, "seat": None, "last": self.rng.choice((None, 0, 3, 10**9))}
        return msgspec.json.encode(data) if self.rng.random() < 0.8 else self.message()

    def socket_path(self) -> str:
        return f"/api/tables/{self.rng.choice([*self.tables, 'x'])}/live"

    def _path(self, route: Route) -> str:
        path = route.path(
            table=self.rng.choice([*self.tables, "x", "..%2f..", "%00", "a" * 300]),
            game=self.rng.choice(GAMES),
            language=self.rng.choice(("en", "pl", "uk", "xx")),
            path=self.rng.choice(("t/x", "index.html", "assets/../../etc/passwd", "%2e%2e/x", "favicon.ico")),
        )
        if self.rng.random() < 0.3:
            name = self.rng.choice(("seat", "ply", "state", "game", "lang", "nothing"))
            path += f"?{name}={self.rng.choice(('0', '-1', '99', 'x', '%ff', '9' * 400, 'open', ''))}"
        return path

    def _head(self, method: str, path: str, length: int) -> str:
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost"]
        if length:
            lines += [f"Content-Length: {length}", f"Content-Type: {self._content_type()}"]
        if self.tokens and self.rng.random() < 0.7:
            lines.append(f"Authorization: Bearer {self.rng.choice(self.tokens)}")
        if self.rng.random() < 0.2:
            lines += self.rng.sample(HEADERS, self.rng.randint(1, 4))
        return "\r\n".join([*lines, "", ""])

    def _content_type(self) -> str:
        return "application/json" if self.rng.random() < 0.9 else self.rng.choice(CONTENT_TYPES)

    def _body(self, route: Route) -> bytes:
        name = route.template.rpartition("/")[2]
        known = BODIES.get(name)
        if known is None or self.rng.random() < 0.1:
            known = self.rng.choice(list(BODIES.values()))
        return self._encoded(known, oversized=self.rng.random() < 0.03)

    def _encoded(self, data: Any, *, oversized: bool) -> bytes:
        if self.rng.random() < 0.7:
            data = self._changed(copy.deepcopy(data))
        if oversized:
            data = {**data, "format": "x" * self.rng.choice(LARGE)}
        text = msgspec.json.encode(data)
        if self.rng.random() < 0.1:
            return self.rng.choice(
                (text.decode().encode("utf-16"), b"[" * 4_000, b"", b"\xff" * 50, b"1" * 5_000)
            )
        return self._damaged(text) if self.rng.random() < 0.2 else text

    def _changed(self, data: dict[str, Any]) -> dict[str, Any]:
        """The data with a field changed, removed or added."""
        name = self.rng.choice([*data, "added"])
        if self.rng.random() < 0.2:
            data.pop(name, None)
        else:
            data[name] = self.rng.choice(ODD_VALUES)
        return data

    def _damaged(self, raw: bytes) -> bytes:
        """The bytes with some of them changed, removed, added or cut off."""
        damaged = bytearray(raw)
        for _ in range(self.rng.choice((1, 1, 2, 5))):
            at = self.rng.randrange(len(damaged) + 1)
            change = self.rng.choice(("cut", "remove", "add", "set"))
            if change == "cut":
                del damaged[at:]
            elif change == "remove":
                del damaged[at : at + self.rng.choice((1, 2, 20))]
            elif change == "add":
                damaged[at:at] = self.rng.choice((b"\0", b"\r\n", b"\xff", b" ", b"\r\n\r\n", b"x" * 20_000))
            elif at < len(damaged):
                damaged[at] = self.rng.randrange(256)
        return bytes(damaged)

"""Arbitrary HTTP requests cause no internal error and change nothing at other people's tables."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok

from draftwork import Match
from draftwork.play import encode
from draftwork.testing.checks.mutations import mutated, mutated_json
from tests.server.hostile import BOUNDED, AttackedServer, attacked_server

pytestmark = pytest.mark.long

UPLOADS = settings(BOUNDED, max_examples=150)
GAMES = ("patchwork", "sintra", "sagrada", "blueprints")


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    with attacked_server(tmp_path_factory.mktemp("attacked")) as attacked:
        yield attacked


@pytest.mark.parametrize("mode", GenerationMode)
@pytest.mark.parametrize("known", [True, False], ids=["somebody", "nobody"])
def test_operations_withstand_valid_and_invalid_input(
    attacked: AttackedServer, mode: GenerationMode, known: bool
) -> None:
    schema = schemathesis.openapi.from_dict(attacked.client.get("/schema/openapi.json").json())
    headers = {"Authorization": f"Bearer {attacked.attacker}"} if known else {}
    statuses = set()

    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if operation.path.startswith("/api/me/token"):
            continue  # this request revokes the attacker's token
        fixed: dict[str, Any] = (
            {"path_parameters": {"table": attacked.table}} if "{table}" in operation.path else {}
        )

        @BOUNDED
        @given(case=operation.as_strategy(generation_mode=mode, **fixed))
        def check(case: Case[Any]) -> None:
            answer = case.call(base_url=str(attacked.client.base_url), headers=headers)
            assert answer.status_code < 500, (case.as_curl_command(), answer.text)
            statuses.add(answer.status_code)

        with suppress(Unsatisfiable):  # some operations have no invalid input
            check()
    attacked.check_unharmed()
    assert {200, 400} <= statuses
    assert len(statuses) >= 3, statuses


def finished_record(game: str) -> dict[str, Any]:
    chance = random.Random(game)
    match = Match(game, seed=game, players=2)
    while match.to_move is not None:
        match.play(chance.choice(match.legal_moves.numbers))
    record: dict[str, Any] = msgspec.json.decode(encode(match.record()))
    return record


RECORDS = [finished_record(game) for game in GAMES]


def test_whole_records_are_replayed(attacked: AttackedServer) -> None:
    for record in RECORDS:
        answer = attacked.request("POST", "/replay", record)
        assert answer.status_code == 200, answer.text
        assert len(answer.json()["frames"]) == len(record["moves"]) + 1


def test_records_with_a_mutation(attacked: AttackedServer) -> None:
    statuses = set()

    @UPLOADS
    @given(record=mutated_json(RECORDS))
    def data(record: Any) -> None:
        answer = attacked.client.post("/api/replay", content=msgspec.json.encode(record), headers=JSON)
        assert answer.status_code in (200, 400), answer.text
        statuses.add(answer.status_code)

    @UPLOADS
    @given(text=mutated([msgspec.json.encode(record).decode() for record in RECORDS]))
    def text(text: str) -> None:
        content = text.encode(errors="surrogatepass")
        answer = attacked.client.post("/api/replay", content=content, headers=JSON)
        assert answer.status_code in (200, 400), answer.text
        statuses.add(answer.status_code)

    data()
    text()
    assert statuses == {200, 400}
    attacked.check_unharmed()


JSON = {"Content-Type": "application/json"}


def test_malformed_bodies_and_headers(attacked: AttackedServer) -> None:
    """Requests that no client library sends."""
    path, ours = f"/api/tables/{attacked.table}/moves", {"Authorization": f"Bearer {attacked.attacker}"}
    deep = b"[" * 20_000
    for content in (
        b"",
        b"\xff\xfe",
        b"{",
        b"null",
        deep,
        b'{"seat": 1e400}',
        b'{"seat": NaN}',
        b"1" * 10_000,
    ):
        for headers in ({}, JSON, JSON | ours, {"Content-Type": "text/plain"} | ours):
            answer = attacked.client.post(path, content=content, headers=headers)
            assert 400 <= answer.status_code < 500, answer.text
            assert answer.json()["error"]
    for token in ("x", "x" * 4000, "..", "a.b.c", "\u00e9"):
        answer = attacked.client.get(
            "/api/me", headers={b"Authorization": f"Bearer {token}".encode("latin-1")}
        )
        assert answer.status_code == 401
    for id in ("x", "%00", "..%2f..%2fetc", "a" * 500, "%F0%9F%98%80", "'; drop table events; --"):
        assert attacked.client.get(f"/api/tables/{id}").status_code == 404
    attacked.check_unharmed()


def test_a_token_gives_no_access_to_the_seats_of_others(attacked: AttackedServer) -> None:
    """All table requests by a person without a seat."""
    number = attacked.request("GET", f"/tables/{attacked.table}").json()["number"]
    move = {"seat": 0, "answers": number, "id": "of-somebody-else", "move": 0}
    asked: dict[str, Any] = {
        "moves": move,
        "undo": {"seat": 0, "answers": number, "id": "of-somebody-else"},
        "consent": {"seat": 0, "answers": number, "id": "of-somebody-else", "agree": True},
        "resign": {"seat": 0},
        "takeover": {"seat": 0},
        "return": {"seat": 0},
        "start": {"nonce": "x" * 16},
        "join": {"nonce": "x" * 16, "seat": 0},
        "seats": {"seat": 1, "bot": "random"},
        "abandon": None,
        "rematch": None,
        "rematch/answer": {"table": "x", "nonce": "x" * 16},
    }
    for what, body in asked.items():
        answer = attacked.request("POST", f"/tables/{attacked.table}/{what}", body, attacked.attacker)
        assert answer.status_code in (403, 409), (what, answer.text)
    for what in ("view", "choices", "record"):
        answer = attacked.request("GET", f"/tables/{attacked.table}/{what}?seat=0", token=attacked.attacker)
        assert answer.status_code == 403, (what, answer.text)
    attacked.check_unharmed()

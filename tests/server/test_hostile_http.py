"""Whatever is sent over HTTP: no answer of the five hundreds, no crash, and nothing of others changed."""

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
from tests.server.hostile import BOUNDED, Siege, besieged

pytestmark = pytest.mark.long

UPLOADS = settings(BOUNDED, max_examples=150)
GAMES = ("patchwork", "sintra", "sagrada", "blueprints")


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    with besieged(tmp_path_factory.mktemp("siege")) as siege:
        yield siege


@pytest.mark.parametrize("mode", GenerationMode)
@pytest.mark.parametrize("known", [True, False], ids=["somebody", "nobody"])
def test_every_operation_bears_whatever_fits_its_schema_or_does_not(
    siege: Siege, mode: GenerationMode, known: bool
) -> None:
    schema = schemathesis.openapi.from_dict(siege.client.get("/schema/openapi.json").json())
    headers = {"Authorization": f"Bearer {siege.attacker}"} if known else {}
    statuses = set()

    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if operation.path.startswith("/api/me/token"):
            continue  # those who give their token back are nobody from then on
        fixed: dict[str, Any] = (
            {"path_parameters": {"table": siege.table}} if "{table}" in operation.path else {}
        )

        @BOUNDED
        @given(case=operation.as_strategy(generation_mode=mode, **fixed))
        def bears(case: Case[Any]) -> None:
            answer = case.call(base_url=str(siege.client.base_url), headers=headers)
            assert answer.status_code < 500, (case.as_curl_command(), answer.text)
            statuses.add(answer.status_code)

        with suppress(Unsatisfiable):  # where there is nothing that could be wrong
            bears()
    siege.unharmed()
    assert len(statuses) > 3, statuses


def finished(game: str) -> dict[str, Any]:
    chance = random.Random(game)
    match = Match(game, seed=game, players=2)
    while match.to_move is not None:
        match.play(chance.choice(match.moves.numbers))
    record: dict[str, Any] = msgspec.json.decode(encode(match.record()))
    return record


RECORDS = [finished(game) for game in GAMES]


def test_whole_records_are_replayed(siege: Siege) -> None:
    for record in RECORDS:
        answer = siege.ask("POST", "/replay", record)
        assert answer.status_code == 200, answer.text
        assert len(answer.json()["frames"]) == len(record["moves"]) + 1


def test_records_with_a_mistake_in_them(siege: Siege) -> None:
    told = set()

    @UPLOADS
    @given(record=mutated_json(RECORDS))
    def data(record: Any) -> None:
        answer = siege.client.post("/api/replay", content=msgspec.json.encode(record), headers=JSON)
        assert answer.status_code in (200, 400), answer.text
        told.add(answer.status_code)

    @UPLOADS
    @given(text=mutated([msgspec.json.encode(record).decode() for record in RECORDS]))
    def text(text: str) -> None:
        content = text.encode(errors="surrogatepass")
        answer = siege.client.post("/api/replay", content=content, headers=JSON)
        assert answer.status_code in (200, 400), answer.text
        told.add(answer.status_code)

    data()
    text()
    assert told == {200, 400}
    siege.unharmed()


JSON = {"Content-Type": "application/json"}


def test_bodies_and_headers_that_are_none(siege: Siege) -> None:
    """What no library would send."""
    path, ours = f"/api/tables/{siege.table}/moves", {"Authorization": f"Bearer {siege.attacker}"}
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
            answer = siege.client.post(path, content=content, headers=headers)
            assert 400 <= answer.status_code < 500, answer.text
            assert answer.json()["error"]
    for token in ("x", "x" * 4000, "..", "a.b.c", "\u00e9"):
        answer = siege.client.get("/api/me", headers={b"Authorization": f"Bearer {token}".encode("latin-1")})
        assert answer.status_code == 401
    for id in ("x", "%00", "..%2f..%2fetc", "a" * 500, "%F0%9F%98%80", "'; drop table events; --"):
        assert siege.client.get(f"/api/tables/{id}").status_code == 404
    siege.unharmed()


def test_the_token_of_one_opens_nothing_of_another(siege: Siege) -> None:
    """Everything that can be asked of a table, by somebody who does not sit there."""
    number = siege.ask("GET", f"/tables/{siege.table}").json()["number"]
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
    }
    for what, body in asked.items():
        answer = siege.ask("POST", f"/tables/{siege.table}/{what}", body, siege.attacker)
        assert answer.status_code in (403, 409), (what, answer.text)
    for what in ("view", "choices", "record"):
        answer = siege.ask("GET", f"/tables/{siege.table}/{what}?seat=0", token=siege.attacker)
        assert answer.status_code == 403, (what, answer.text)
    siege.unharmed()

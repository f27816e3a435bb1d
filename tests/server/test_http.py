"""HTTP basics: guests, headers, static files, and refused requests."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from draftwork import bots
from draftwork.games import load, names
from draftwork.i18n import entries
from draftwork.server.app import create_app
from draftwork.server.http.headers import SECURITY_HEADERS
from draftwork.server.live.origin import same_origin
from draftwork.server.protocol import ApiError
from draftwork.server.rate_limit import Limits, Rate
from draftwork.server.settings import ServerSettings
from tests.server.guests import run_server


def error_name(answer: Any) -> str:
    """The error name of a refused request. Checks the whole error payload."""
    payload = msgspec.convert(answer.json(), ApiError)
    assert payload.text
    assert payload.message.id
    return payload.error


def test_a_guest_is_identified_by_the_token_alone(guest: Callable[[str], Any], client: httpx.Client) -> None:
    ola = guest("Ola")
    assert ola.get("/me").json() == {"nickname": "Ola"}
    assert ola.request("PATCH", "/me", {"nickname": "Aleksandra"}).json() == {"nickname": "Aleksandra"}
    assert guest("Jan").get("/me").json() == {"nickname": "Jan"}
    assert "set-cookie" not in ola.get("/me").headers
    for headers in (
        {},
        {"Authorization": ola.token},
        {"Authorization": "Bearer x"},
    ):
        answer = client.get("/api/me", headers=headers)
        assert (answer.status_code, error_name(answer)) == (401, "no-token")


def test_a_transfer_code_tells_whom_it_signs_in(guest: Callable[[str], Any], client: httpx.Client) -> None:
    ola, jan = guest("Ola"), guest("Jan")
    body = {"code": ola.post("/me/carry").json()["code"]}
    asked = client.post("/api/guests/claim/check", json=body)
    assert (asked.status_code, asked.json()) == (200, {"nickname": "Ola", "mine": False})
    assert jan.post("/guests/claim/check", body).json()["mine"] is False
    assert ola.post("/guests/claim/check", body).json()["mine"] is True
    assert client.post("/api/guests/claim", json=body).status_code == 201
    assert client.post("/api/guests/claim/check", json=body).status_code == 404


def test_a_transfer_code_works_once(guest: Callable[[str], Any], client: httpx.Client) -> None:
    ola = guest("Ola")
    carried = ola.post("/me/carry").json()
    assert carried["seconds"] == 600
    there = client.post("/api/guests/claim", json={"code": carried["code"]})
    assert (there.status_code, there.json()["nickname"]) == (201, "Ola")
    assert there.json()["token"] != ola.token
    assert client.post("/api/guests/claim", json={"code": carried["code"]}).status_code == 404
    assert ola.request("DELETE", "/me/tokens").status_code == 204
    gone = client.get("/api/me", headers={"Authorization": f"Bearer {there.json()['token']}"})
    assert gone.status_code == 401
    assert ola.request("DELETE", "/me/token").status_code == 204
    assert ola.get("/me").status_code == 401


@pytest.mark.parametrize(
    ("content", "kind", "status", "name"),
    [
        (b"{", "application/json", 400, "malformed"),
        (b"[]", "application/json", 400, "malformed"),
        (b"{}", "application/json", 400, "malformed"),
        (b'{"nickname": 1}', "application/json", 400, "malformed"),
        (b'{"nickname": "a", "admin": true}', "application/json", 400, "malformed"),
        (b'{"nickname": "\\u0000"}', "application/json", 400, "malformed"),
        (b'{"nickname": "\xff"}', "application/json", 400, "malformed"),
        (b'{"nickname": "' + b"a" * 31 + b'"}', "application/json", 400, "malformed"),
        (b"[" * 5_000, "application/json", 400, "malformed"),
        (b"nickname=a", "application/x-www-form-urlencoded", 415, "not-json"),
        (b'{"nickname": "a"}', "text/plain", 415, "not-json"),
        (b'{"nickname": "' + b"a" * 70_000 + b'"}', "application/json", 413, "too-large"),
    ],
    ids=range(12),
)
def test_malformed_requests_name_the_fault(
    client: httpx.Client, content: bytes, kind: str, status: int, name: str
) -> None:
    answer = client.post("/api/guests", content=content, headers={"Content-Type": kind})
    assert (answer.status_code, error_name(answer)) == (status, name)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/api/nothing", 404), ("PUT", "/api/me", 405), ("POST", "/", 405), ("GET", "/no/file.js", 404)],
)
def test_unknown_addresses(client: httpx.Client, method: str, path: str, status: int) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    assert error_name(answer)


@pytest.mark.parametrize(
    "path", ["/healthz", "/", "/api/games", "/api/nothing", "/api/me", "/schema/openapi.json"]
)
def test_every_response_has_security_headers(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    assert {name: headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS
    assert headers["Cache-Control"]
    script = next(
        part for part in headers["Content-Security-Policy"].split("; ") if part.startswith("script-src")
    )
    assert script == "script-src 'self'"


def test_games_are_described(client: httpx.Client) -> None:
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert {"patchwork", "sintra", "sagrada", "blueprints"} <= set(games)
    assert games["patchwork"]["players"] == [2]
    assert games["patchwork"]["bots"][-1] == "grandmaster"
    assert games["patchwork"]["default_bot"] == bots.default_bot(load("patchwork")) == "craftsman"
    assert games["hoard"]["default_bot"] in games["hoard"]["bots"]


def test_message_catalogues_are_cached_by_etag(client: httpx.Client) -> None:
    answer = client.get("/api/words/pl")
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert answer.headers["Content-Encoding"] == "gzip"
    assert "patchwork-name =" in answer.text
    assert "malformed =" in answer.text
    assert "cli-" not in answer.text  # only the terminal needs its messages
    first, game = client.get("/api/words/pl?game=").text, client.get("/api/words/pl?game=sagrada").text
    assert "sagrada-name =" in first
    assert "sintra-edition-title-open-set" in first
    assert "malformed =" in first
    assert "sagrada-pattern-" not in first
    assert len(first) < len(answer.text) / 2
    assert "sagrada-name =" in game
    assert "malformed =" not in game
    assert set(entries(answer.text)) == {
        id for one in ("", *names()) for id in entries(client.get(f"/api/words/pl?game={one}").text)
    }
    assert client.get("/api/words/pl?game=nonsense").status_code == 404
    again = client.get("/api/words/pl", headers={"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/api/words/de").status_code == 400


@pytest.fixture
def server_with_page(settings: ServerSettings) -> Iterator[httpx.Client]:
    (settings.page_folder / "assets").mkdir(parents=True)
    (settings.page_folder / "index.html").write_text("<!doctype html>the page")
    (settings.page_folder / "assets" / "main-abc.js").write_text("let a = 1;" * 500)
    (settings.data_folder / "secret.txt").write_text("secret")
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/abc", "/replay", "/index.html"])
def test_unknown_paths_serve_the_page(server_with_page: httpx.Client, path: str) -> None:
    answer = server_with_page.get(path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html>the page")
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"


def test_assets_are_immutable(server_with_page: httpx.Client) -> None:
    answer = server_with_page.get("/assets/main-abc.js")
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert answer.headers["Content-Encoding"] == "gzip"
    assert "immutable" in answer.headers["Cache-Control"]
    assert server_with_page.get("/assets/main-abd.js").status_code == 404


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"])
def test_files_outside_the_page_folder_are_not_served(server_with_page: httpx.Client, path: str) -> None:
    assert "secret" not in server_with_page.get(path).text.replace("secret.txt", "")


def test_a_missing_page_is_explained(client: httpx.Client) -> None:
    assert "has not been built" in client.get("/").text


def test_too_many_guests_from_one_address(settings: ServerSettings) -> None:
    limits = Limits(guests=Rate(2, 0.01), requests=Rate(5, 0.01))
    with run_server(replace(settings, origins=("https://play.example",), limits=limits)) as client:
        answers = [client.post("/api/guests", json={"nickname": "Ola"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert error_name(answers[2]) == "too-many"
        assert [client.get("/healthz").status_code for _ in range(3)] == [200, 200, 429]


@pytest.mark.parametrize(
    ("origin", "host", "fine"),
    [
        (None, "127.0.0.1:8000", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("https://Play.Example", "play.example", True),
        ("https://allowed.example", "127.0.0.1:8000", True),
        ("http://127.0.0.1:8001", "127.0.0.1:8000", False),
        ("https://evil.example", "127.0.0.1:8000", False),
        ("null", "127.0.0.1:8000", False),
        ("https://evil.example", None, False),
    ],
)
def test_same_origin(origin: str | None, host: str | None, fine: bool) -> None:
    assert same_origin(origin, host, ("https://allowed.example",)) is fine


def test_a_newer_database_is_not_opened(settings: ServerSettings, tmp_path: Path) -> None:
    from sqlalchemy import text

    from draftwork.server.errors import NoDatabase
    from draftwork.server.storage.database import open_database

    engine = open_database(settings.database_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(NoDatabase, match="9999"):
        create_app(settings)

"""The log is JSON and contains nothing private."""

import io
import json
import secrets

import pytest

from draftwork.server.settings import ServerSettings
from draftwork.server.tables.service import TableService
from tests.server.guests import Guest, run_server


def test_an_unhandled_exception_is_logged_without_private_data(
    settings: ServerSettings, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    with run_server(settings) as client:
        ola = Guest(client, "Ola-the-secret")
        seats = [{"kind": "me"}, {"kind": "me", "name": "Jan-the-secret"}]
        id = ola.post("/tables", {"game": "patchwork", "seats": seats}).json()["id"]
        nonce = secrets.token_hex(16)
        ola.post(f"/tables/{id}/start", {"nonce": nonce})
        chat = {"text": "whispered words", "id": "chat-0001"}
        assert ola.post(f"/tables/{id}/chat", chat).status_code == 200

        async def broken(self: TableService, id: str, command: object, person: object) -> int:
            raise ValueError("a mistake")

        monkeypatch.setattr(TableService, "_act", broken)
        answer = ola.post(f"/tables/{id}/chat", {"text": "whispered words", "id": "chat-0002"})
        assert (answer.status_code, answer.json()["error"]) == (500, "broken")
        assert "mistake" not in answer.text
    text = written.getvalue()
    entries = [json.loads(entry) for entry in text.splitlines()]
    assert [entry["event"] for entry in entries] == ["table created", "unhandled exception"]
    assert entries[1]["path"] == "/api/tables/{table}/chat"
    assert "a mistake" in text
    assert entries[0]["table"] == f"{id[:6]}…"
    for secret in (ola.token, "secret", "whispered", "chat-0001", nonce, id):
        assert secret not in text

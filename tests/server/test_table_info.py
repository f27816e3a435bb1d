"""What a list of tables tells: the host, on any seat, and the result."""

from __future__ import annotations

from draftwork.server.settings import ServerSettings
from tests.server.guests import Guest, create_table, nonce, run_server


def test_the_host_sits_on_any_seat_and_the_list_has_the_result(settings: ServerSettings) -> None:
    with run_server(settings) as client:
        ola, jan = Guest(client, "Ola"), Guest(client, "Jan")
        id = create_table(ola, {"kind": "open"}, {"kind": "me"}, start=False)
        assert jan.post(f"/tables/{id}/join", {"nonce": nonce()}).status_code == 200
        assert ola.post(f"/tables/{id}/start", {"nonce": nonce()}).status_code == 200
        (running,) = jan.get("/me/tables").json()
        assert running["host_seat"] == 1
        assert [seat["name"] for seat in running["seats"]] == ["Jan", "Ola"]
        assert running["outcome"] is None
        assert ola.post(f"/tables/{id}/resign", {"seat": 1}).status_code == 200
        (over,) = jan.get("/me/tables").json()
        assert over["outcome"]["winners"] == [0]

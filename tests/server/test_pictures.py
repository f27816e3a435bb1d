"""The QR code of an invitation, and pictures of positions."""

import secrets
from collections.abc import Callable
from typing import Any

import pytest

SVG = "image/svg+xml"


def test_the_invitation_is_a_qr_code(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")
    table = ola.post("/tables", {"game": "patchwork", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
    answer = ola.get(f"/tables/{table['id']}/invite.svg")
    assert answer.headers["content-type"].startswith(SVG)
    assert answer.text.rstrip().endswith("</svg>")
    assert ola.get("/tables/nowhere/invite.svg").status_code == 404


@pytest.mark.parametrize(
    "host",
    [
        "",
        "a b",
        "[::1",
        "localhost:nonsense",
        "localhost:99999999",
        "x" * 5_000,
        "user@play.example",
        "play.example/<script>",
        "\u00e9.example",
        "%00",
    ],
)
def test_a_malformed_host_is_refused(guest: Callable[[str], Any], host: str) -> None:
    ola = guest("Ola")
    table = ola.post("/tables", {"game": "patchwork", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
    address = f"/api/tables/{table['id']}/invite.svg"
    answer = ola.client.get(address, headers={"Host": host.encode()})
    assert answer.status_code == (421 if host else 400)
    assert ola.client.get(address, headers={"Host": "[::1]:8000"}).status_code == 200
    assert ola.client.get("/healthz", headers={"Host": host.encode()}).status_code < 500


def test_the_picture_shows_what_the_seat_may_know(guest: Callable[[str], Any]) -> None:
    ola, jan = guest("Ola"), guest("Jan")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ola.post("/tables", {"game": "blueprints", "seats": seats}).json()["id"]
    assert ola.get(f"/tables/{table}/picture.svg").status_code == 409  # not started
    assert ola.post(f"/tables/{table}/start", {"nonce": secrets.token_hex(16)}).status_code == 200
    own = ola.get(f"/tables/{table}/picture.svg?seat=0&lang=pl")
    assert own.headers["content-type"].startswith(SVG)
    assert own.text.rstrip().endswith("</svg>")
    assert jan.get(f"/tables/{table}/picture.svg?seat=0").status_code == 403
    watched = jan.get(f"/tables/{table}/picture.svg?lang=pl")
    assert watched.status_code == 200
    assert watched.text != own.text  # the plan is hidden from spectators

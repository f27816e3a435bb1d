"""Rate limits."""

from dataclasses import replace

import pytest

from draftwork.server.errors import TooMany
from draftwork.server.rate_limit import Limits, Rate, TokenBuckets, address_key, is_loopback
from draftwork.server.settings import ServerSettings
from tests.server.guests import Guest, create_table, run_server
from tests.server.raw import connection, port_of, status_of

RATE = Rate(burst=3, per_second=0.5)


class FakeClock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_a_rate_per_key() -> None:
    time = FakeClock()
    buckets = TokenBuckets(time)
    for _ in range(3):
        buckets.take("chat", "ola", RATE)
    with pytest.raises(TooMany, match="in 2 seconds"):
        buckets.take("chat", "ola", RATE)
    buckets.take("chat", "jan", RATE)
    buckets.take("moves", "ola", RATE)
    time.now += 2
    buckets.take("chat", "ola", RATE)
    with pytest.raises(TooMany):
        buckets.take("chat", "ola", RATE)


def test_a_bucket_never_holds_more_than_the_burst() -> None:
    time = FakeClock()
    buckets = TokenBuckets(time)
    buckets.take("chat", "ola", RATE)
    time.now += 1_000
    assert buckets.available("chat", "ola", RATE) == 3


def test_charging_can_make_a_bucket_negative() -> None:
    time = FakeClock()
    buckets = TokenBuckets(time)
    buckets.charge("thinking", "ola", RATE, 5)
    assert buckets.available("thinking", "ola", RATE) == -2
    time.now += 6
    assert buckets.available("thinking", "ola", RATE) == 1


@pytest.mark.parametrize(
    ("address", "expected"),
    [("127.0.0.1", True), ("127.8.8.8", True), ("::1", True), ("10.0.0.1", False), ("testclient", False)],
)
def test_is_loopback(address: str, expected: bool) -> None:
    assert is_loopback(address) is expected


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_address_key(address: str, counted: str) -> None:
    assert address_key(address) == counted


ORIGIN = ("https://play.example",)


@pytest.mark.parametrize(
    ("origins", "proxies", "statuses"),
    [
        ((), (), [201, 201, 201, 201]),  # people on this machine are not limited
        (ORIGIN, (), [201, 429, 429, 429]),  # nobody is believed, so all share the address of the proxy
        ((), ("127.0.0.0/8",), [201, 429, 201, 429]),
        (ORIGIN, ("10.0.0.1",), [201, 429, 429, 429]),  # not the proxy from which the request comes
    ],
)
def test_forwarded_addresses_are_limited_behind_a_trusted_proxy_only(
    settings: ServerSettings, origins: tuple[str, ...], proxies: tuple[str, ...], statuses: list[int]
) -> None:
    changed = replace(settings, origins=origins, trusted_proxies=proxies, limits=Limits(guests=Rate(1, 0.01)))
    with run_server(changed) as client:
        there = {"X-Forwarded-For": "203.0.113.9, 192.0.2.7"}
        forged = {"X-Forwarded-For": "203.0.113.10, 192.0.2.7"}
        answers = [
            client.post("/api/guests", json={"nickname": "Ola"}, headers=headers)
            for headers in ({}, {}, there, forged)
        ]
        assert [answer.status_code for answer in answers] == statuses


def test_replays_share_the_limit_of_uploads(settings: ServerSettings) -> None:
    limits = Limits(uploads=Rate(2, 0.01))
    with run_server(replace(settings, origins=("https://play.example",), limits=limits)) as client:
        ola = Guest(client, "Ola")
        ids = [create_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"}) for _ in range(3)]
        assert [ola.get(f"/tables/{id}/replay").status_code for id in ids] == [409] * 3
        for id in ids:
            assert ola.post(f"/tables/{id}/resign", {"seat": 0}).json()["state"] == "over"
        assert [ola.get(f"/tables/{id}/replay").status_code for id in ids] == [200, 200, 429]
        assert ola.get(f"/tables/{ids[0]}/replay").status_code == 200  # from the cache


@pytest.mark.parametrize(
    ("path", "limit"),
    [
        ("/api/replay", "uploads"),
        ("/api/guests", "guests"),
        ("/api/guests/claim", "claims"),
        ("/api/games/sintra/edition", "editions"),
    ],
)
def test_limits_by_address_are_charged_before_the_body_is_read(
    settings: ServerSettings, path: str, limit: str
) -> None:
    strict = replace(Limits(), **{limit: Rate(1, 0.001)})  # type: ignore[arg-type]  # all limits here are rates
    with run_server(replace(settings, origins=ORIGIN, limits=strict)) as client:
        assert client.post(path, json=["not", "what", "is", "expected"]).status_code == 400
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        with connection(port_of(client)) as opened:
            opened.sendall(f"{head}Content-Length: 5000\r\n\r\n".encode())
            assert status_of(opened.recv(1 << 16)) == 429


def test_lists_of_tables_are_limited_by_address(settings: ServerSettings) -> None:
    limits = Limits(lists=Rate(2, 0.001))
    with run_server(replace(settings, origins=ORIGIN, limits=limits)) as client:
        ola, jan = Guest(client, "Ola"), Guest(client, "Jan")
        answers = [ola.get("/tables"), ola.get("/me/tables"), jan.get("/me/tables"), jan.get("/tables")]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]

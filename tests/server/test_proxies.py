"""The address of a client behind trusted proxies."""

from __future__ import annotations

import pytest

from draftwork.server.network.proxies import Client, TrustedProxies

PROXIES = TrustedProxies(["127.0.0.1", "10.0.0.0/8", "2001:db8::/32"])


def client(peer: str, **headers: str) -> str:
    raw = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    return PROXIES.client(peer, raw, "http").address


@pytest.mark.parametrize("peer", ["192.0.2.1", "127.0.0.2", "::1", ""])
def test_the_headers_of_others_have_no_effect(peer: str) -> None:
    assert client(peer, x_forwarded_for="203.0.113.9", forwarded="for=203.0.113.9") == peer


@pytest.mark.parametrize(
    ("hops", "expected"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("198.51.100.1, 203.0.113.9", "203.0.113.9"),  # the first is what the client claims
        ("198.51.100.1, 203.0.113.9, 10.1.2.3", "203.0.113.9"),
        ("203.0.113.9:4711", "203.0.113.9"),
        ("[2001:db9::7]:4711", "2001:db9::7"),
        ("2001:db9::7", "2001:db9::7"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("10.1.2.3", "10.1.2.3"),  # all are trusted: the first one is the client
        ("nonsense", "127.0.0.1"),
        ("203.0.113.9, nonsense", "127.0.0.1"),
        ("203.0.113.9, nonsense, 10.1.2.3", "10.1.2.3"),
        ("", "127.0.0.1"),
        (", ,", "127.0.0.1"),
        ("\xe9" * 100, "127.0.0.1"),
    ],
)
def test_the_last_address_that_is_not_trusted_is_the_client(hops: str, expected: str) -> None:
    assert client("127.0.0.1", x_forwarded_for=hops) == expected


@pytest.mark.parametrize(
    ("elements", "expected"),
    [
        ("for=203.0.113.9", "203.0.113.9"),
        ("for=198.51.100.1, For=203.0.113.9;proto=https;by=10.0.0.1", "203.0.113.9"),
        ('by=10.0.0.1; for="[2001:db9::7]:4711"', "2001:db9::7"),
        ("for=203.0.113.9, for=10.2.2.2", "203.0.113.9"),
        ("for=unknown", "127.0.0.1"),
        ("for=203.0.113.9, proto=https", "127.0.0.1"),
    ],
)
def test_the_standard_header(elements: str, expected: str) -> None:
    assert client("127.0.0.1", forwarded=elements) == expected


def test_headers_that_disagree_are_not_believed() -> None:
    both = {"x_forwarded_for": "203.0.113.9", "forwarded": "for=198.51.100.1"}
    assert client("127.0.0.1", **both) == "127.0.0.1"
    assert client("127.0.0.1", **both | {"forwarded": "for=203.0.113.9"}) == "203.0.113.9"


@pytest.mark.parametrize(
    ("headers", "scheme"),
    [
        ([(b"x-forwarded-proto", b"https")], "https"),
        ([(b"x-forwarded-proto", b"http, HTTPS")], "https"),
        ([(b"forwarded", b"for=203.0.113.9;proto=https")], "https"),
        ([(b"x-forwarded-proto", b"javascript")], "http"),
        ([], "http"),
    ],
)
def test_the_scheme_that_the_proxy_names(headers: list[tuple[bytes, bytes]], scheme: str) -> None:
    assert PROXIES.client("127.0.0.1", headers, "http").scheme == scheme
    assert PROXIES.client("192.0.2.1", headers, "http") == Client("192.0.2.1", "http")


def test_without_trusted_proxies_nobody_is_believed() -> None:
    headers = [(b"x-forwarded-for", b"203.0.113.9")]
    assert TrustedProxies().client("127.0.0.1", headers, "http").address == "127.0.0.1"

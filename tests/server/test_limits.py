"""How much one may ask for."""

import pytest

from draftwork.server.faults import TooMany
from draftwork.server.limits import Buckets, Rate, is_here

RATE = Rate(burst=3, each_second=0.5)


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_a_rate_and_each_for_themselves() -> None:
    time = Time()
    buckets = Buckets(time)
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
    time = Time()
    buckets = Buckets(time)
    buckets.take("chat", "ola", RATE)
    time.now += 1_000
    assert buckets.left("chat", "ola", RATE) == 3


def test_what_was_used_already_can_leave_less_than_nothing() -> None:
    time = Time()
    buckets = Buckets(time)
    buckets.charge("thinking", "ola", RATE, 5)
    assert buckets.left("thinking", "ola", RATE) == -2
    time.now += 6
    assert buckets.left("thinking", "ola", RATE) == 1


@pytest.mark.parametrize(
    ("address", "here"),
    [("127.0.0.1", True), ("127.8.8.8", True), ("::1", True), ("10.0.0.1", False), ("testclient", False)],
)
def test_our_own_machine(address: str, here: bool) -> None:
    assert is_here(address) is here

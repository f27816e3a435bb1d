"""The deal follows its description, so that others can reproduce it."""

import hashlib
import struct
from collections import Counter

from draftwork.kernel import int_array, int_zeros
from draftwork.kernel.deal import (
    block,
    commitment,
    deal_key,
    deal_keys,
    draw_below,
    draw_number,
    join_seed,
    shuffle,
)


def test_the_block_function_is_chacha20() -> None:
    """The test vector of RFC 8439, section 2.3.2."""
    key = int_array(struct.unpack("<8I", bytes(range(32))))
    words = block(key, 1, 0x09000000, 0x4A000000, 0)
    assert words[:4] == (0xE4E7F110, 0x15593BD1, 0x1FDD0F50, 0xC47120A3)
    assert words[12:] == (0xD19C12B5, 0xB94E16DE, 0xE883D0CB, 0x4E3C50A2)


def test_the_key_is_the_hash_of_a_tag_and_the_seed() -> None:
    expected = struct.unpack("<8I", hashlib.sha256(b"draftwork deal 1\0tuesday").digest())
    assert [*deal_key("tuesday")] == list(expected)
    assert [*deal_keys(["monday", "tuesday"])][8:] == list(expected)


def test_the_commitment_differs_from_the_key() -> None:
    digest = hashlib.sha256(b"draftwork deal 1\0tuesday").hexdigest()
    assert commitment("tuesday") != digest
    assert commitment("tuesday") == hashlib.sha256(b"draftwork commitment 1\0tuesday").hexdigest()


def test_numbers_are_addressed_by_event_round_and_index() -> None:
    key = deal_key("x")
    words = block(key, 1, 7, 3, 0)
    assert draw_number(key, 7, 3, 10) == words[4] << 31 | words[5] >> 1
    seen = {draw_number(key, event, turn, i) for event in range(4) for turn in range(4) for i in range(20)}
    assert len(seen) == 320
    assert all(0 <= number < 1 << 63 for number in seen)


def test_a_joined_seed_depends_on_every_part_and_on_their_order() -> None:
    assert join_seed("seed", []) == "seed"
    parts = [["a"], ["b"], ["a", "b"], ["b", "a"], ["ab"], ["a", ""], ["", "a"], [""]]
    seeds = {join_seed(seed, nonces) for seed in ("seed", "other") for nonces in parts}
    assert len(seeds) == 2 * len(parts)
    assert join_seed("seed", ["a"]) == "6c43885e3c18a6bda79a1f06495c18b77637dbe45ce61690c8273329ba7c64b6"


def test_numbers_below_n_are_uniform() -> None:
    counts = Counter(draw_below(deal_key(str(i)), 1, 0, 0, 6) for i in range(1200))
    assert set(counts) == set(range(6))
    assert sum((n - 200) ** 2 / 200 for n in counts.values()) < 20.5  # chi-square, 5 degrees, p = 0.001


def test_a_shuffle_is_fisher_yates_over_the_numbers_of_its_event() -> None:
    key = deal_key("y")
    items = int_zeros(20)
    for i in range(20):
        items[i] = i
    shuffle(key, 5, 2, items, 20)
    expected = list(range(20))
    for i in range(19):
        j = draw_number(key, 5, 2, i) % (20 - i)
        expected[19 - i], expected[j] = expected[j], expected[19 - i]
    assert [*items] == expected
    assert sorted(items) == list(range(20))


def test_the_published_test_vectors() -> None:
    """The numbers are in docs/formats.md, for the authors of other programs."""
    key = deal_key("draftwork")
    assert [draw_number(key, 1, 0, i) for i in range(2)] == [4491980889022432405, 8648463754993361249]

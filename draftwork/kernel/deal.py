"""The deal: all random numbers of a match, from one key. A number is addressed by event, round and index.

key      = SHA-256("draftwork deal 1\\0" + the seed as UTF-8), as eight little-endian 32-bit words.
           If players contribute nonces, the seed is first combined with them by `join_seed`.
block    = the ChaCha20 block function of RFC 8439 with that key, the nonce (event, round, 0) and a block
           counter; sixteen 32-bit words.
number i = of an event in a round: words 2k and 2k+1 of block i // 8, where k = i % 8, as
           (word[2k] << 31) | (word[2k+1] >> 1): 63 bits.
below n  = number % n (the bias is below n / 2**63).
shuffle  = Fisher-Yates from the end: item n-1-i swaps with item (number i) % (n-i).

A number does not depend on the order of calls. For example, a die roll is the same whatever was played
before. Games number their events from 1; event 0 seeds the random players of simulations.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

from draftwork.kernel import Ints, rule, u32_words

WORD_MASK = 0xFFFFFFFF  # the bit mask of a 32-bit word
KEY_WORDS = 8  # the number of words in a key
_TAG = b"draftwork deal 1\0"
_COMMITMENT_TAG = b"draftwork commitment 1\0"
_JOINED_TAG = b"draftwork joined 1\0"
_Words = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int]


def deal_key(seed: str) -> Ints:
    """The key of a seed. A seed is any text."""
    return deal_keys([seed])


def deal_keys(seeds: Iterable[str]) -> Ints:
    """The keys of several seeds, concatenated."""
    digests = b"".join(hashlib.sha256(_TAG + seed.encode()).digest() for seed in seeds)
    return u32_words(digests)


def commitment(seed: str) -> str:
    """The commitment to a seed. It fixes the seed and reveals nothing, so it can be published in advance."""
    return hashlib.sha256(_COMMITMENT_TAG + seed.encode()).hexdigest()


def join_seed(seed: str, nonces: Sequence[str]) -> str:
    """Combine a seed with the nonces of players. Nobody can predict the result without all parts.

    Each part is hashed separately, so that different lists of parts never give the same bytes.
    """
    if not nonces:
        return seed
    parts = b"".join(hashlib.sha256(part.encode()).digest() for part in (seed, *nonces))
    return hashlib.sha256(_JOINED_TAG + parts).hexdigest()


@rule
def _quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The quarter round of ChaCha20."""
    a = (a + b) & WORD_MASK
    d ^= a
    d = ((d << 16) | (d >> 16)) & WORD_MASK
    c = (c + d) & WORD_MASK
    b ^= c
    b = ((b << 12) | (b >> 20)) & WORD_MASK
    a = (a + b) & WORD_MASK
    d ^= a
    d = ((d << 8) | (d >> 24)) & WORD_MASK
    c = (c + d) & WORD_MASK
    b ^= c
    b = ((b << 7) | (b >> 25)) & WORD_MASK
    return a, b, c, d


@rule
def block(key: Ints, counter: int, n0: int, n1: int, n2: int) -> _Words:
    """The block function of ChaCha20; (n0, n1, n2) is the nonce."""
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = key[0], key[1], key[2], key[3]
    c0, c1, c2, c3 = key[4], key[5], key[6], key[7]
    d0, d1, d2, d3 = counter, n0, n1, n2
    for _ in range(10):
        a0, b0, c0, d0 = _quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = _quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = _quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = _quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = _quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = _quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = _quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = _quarter_round(a3, b0, c1, d2)
    return (
        (a0 + 0x61707865) & WORD_MASK,
        (a1 + 0x3320646E) & WORD_MASK,
        (a2 + 0x79622D32) & WORD_MASK,
        (a3 + 0x6B206574) & WORD_MASK,
        (b0 + key[0]) & WORD_MASK,
        (b1 + key[1]) & WORD_MASK,
        (b2 + key[2]) & WORD_MASK,
        (b3 + key[3]) & WORD_MASK,
        (c0 + key[4]) & WORD_MASK,
        (c1 + key[5]) & WORD_MASK,
        (c2 + key[6]) & WORD_MASK,
        (c3 + key[7]) & WORD_MASK,
        (d0 + counter) & WORD_MASK,
        (d1 + n0) & WORD_MASK,
        (d2 + n1) & WORD_MASK,
        (d3 + n2) & WORD_MASK,
    )


@rule
def _pick(words: _Words, i: int) -> int:
    """The i-th 63-bit number of a block."""
    return (words[2 * i] << 31) | (words[2 * i + 1] >> 1)


@rule
def draw_number(key: Ints, event: int, round_: int, i: int) -> int:
    """The 63-bit number i of an event in a round."""
    return _pick(block(key, i // 8, event, round_, 0), i % 8)


@rule
def draw_below(key: Ints, event: int, round_: int, i: int, n: int) -> int:
    """A uniform integer below n, from number i of an event in a round."""
    return draw_number(key, event, round_, i) % n


@rule
def shuffle(key: Ints, event: int, round_: int, items: Ints, n: int) -> None:
    """Shuffle the first n items with the numbers of an event in a round."""
    words = block(key, 0, event, round_, 0)
    for i in range(n - 1):
        if i % 8 == 0 and i > 0:
            words = block(key, i // 8, event, round_, 0)
        last = n - 1 - i
        j = _pick(words, i % 8) % (last + 1)
        items[last], items[j] = items[j], items[last]

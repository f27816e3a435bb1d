"""The pseudorandom generator of bots and simulations. It gives the same numbers in both modes.

It is sfc32 by Chris Doty-Humphrey, with a state of four 32-bit words. The deal never uses it.
"""

from __future__ import annotations

import hashlib

from draftwork.kernel import Ints, rule, u32_words
from draftwork.kernel.deal import KEY_WORDS, WORD_MASK, block

STATE_WORDS = 4  # the number of words in the state
_TAG = b"draftwork random 1\0"


def generator(seed: str) -> Ints:
    """A new generator; the seed is any text."""
    words = hashlib.sha256(_TAG + seed.encode()).digest()[: 4 * (STATE_WORDS - 1)]
    return u32_words(words + b"\1\0\0\0")


@rule
def seed_from_key(rng: Ints, key: Ints) -> None:
    """Seed a generator from the key of a deal, as simulated games do."""
    words = block(key, 0, 0, 0, 0)
    for i in range(STATE_WORDS - 1):
        rng[i] = words[i]
    rng[STATE_WORDS - 1] = 1


@rule
def next_word(rng: Ints) -> int:
    """32 random bits."""
    a, b, c = rng[0], rng[1], rng[2]
    mixed = (a + b + rng[3]) & WORD_MASK
    rng[3] = (rng[3] + 1) & WORD_MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & WORD_MASK
    rng[2] = (((c << 21) | (c >> 11)) + mixed) & WORD_MASK
    return mixed


@rule
def random_below(rng: Ints, n: int) -> int:
    """A uniform integer below n (n < 2**31), by Lemire's method: multiplication with rejection."""
    product = next_word(rng) * n
    if product & WORD_MASK < n:
        threshold = (WORD_MASK + 1 - n) % n
        while product & WORD_MASK < threshold:
            product = next_word(rng) * n
    return product >> 32


@rule
def fresh_key(rng: Ints, key: Ints) -> None:
    """Write a random key for the deal of a determinized match to `key`."""
    for i in range(KEY_WORDS):
        key[i] = next_word(rng)

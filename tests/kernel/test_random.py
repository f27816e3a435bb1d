"""The generator of bots and simulations."""

from collections import Counter

from draftwork.kernel import ints
from draftwork.kernel.deal import key_of
from draftwork.kernel.random import below, fresh_key, generator, seed_from_key, word


def reference(seed: tuple[int, int, int, int], n: int) -> list[int]:
    """sfc32 as its author describes it."""
    a, b, c, counter = seed
    found = []
    for _ in range(n):
        mixed = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = (((c << 21) | (c >> 11)) % 2**32 + mixed) % 2**32
        found.append(mixed)
    return found


def test_it_is_sfc32() -> None:
    rng = generator("seed")
    start = (rng[0], rng[1], rng[2], rng[3])
    assert [word(rng) for _ in range(100)] == reference(start, 100)


def test_below_is_uniform_and_in_range() -> None:
    rng = generator("uniform")
    counts = Counter(below(rng, 7) for _ in range(7000))
    assert set(counts) == set(range(7))
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 22.5  # chi-square, 6 degrees, p = 0.001


def test_below_rejects_what_would_be_biased() -> None:
    """Of the 2**32 words, 2**31 + 1 equal shares leave a remainder that must be drawn again."""
    rng = generator("large")
    n = 2**31 - 1
    assert all(0 <= below(rng, n) < n for _ in range(2000))
    drawn, asked = generator("large"), generator("large")
    words = [word(drawn) for _ in range(4000)]
    values = [below(asked, 3 * 2**29) for _ in range(1000)]
    kept = [w * 3 * 2**29 >> 32 for w in words if (w * 3 * 2**29) % 2**32 >= 2**32 % (3 * 2**29)]
    assert values == kept[:1000]


def test_a_fresh_key_and_a_seeded_generator() -> None:
    key = ints(8)
    fresh_key(generator("a"), key)
    assert len({*key}) == 8
    first, again, other = ints(4), ints(4), ints(4)
    seed_from_key(first, key_of("1"))
    seed_from_key(again, key_of("1"))
    seed_from_key(other, key_of("2"))
    assert [*first] == [*again] != [*other]
    assert first[3] == 1

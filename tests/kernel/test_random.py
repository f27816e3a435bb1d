"""The pseudorandom generator of bots and simulations."""

from collections import Counter

from draftwork.kernel import int_zeros
from draftwork.kernel.deal import deal_key
from draftwork.kernel.random import fresh_key, generator, next_word, random_below, seed_from_key


def reference(seed: tuple[int, int, int, int], n: int) -> list[int]:
    """The algorithm sfc32 as its author describes it."""
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


def test_the_generator_is_sfc32() -> None:
    rng = generator("seed")
    start = (rng[0], rng[1], rng[2], rng[3])
    assert [next_word(rng) for _ in range(100)] == reference(start, 100)


def test_random_below_is_uniform_and_in_range() -> None:
    rng = generator("uniform")
    counts = Counter(random_below(rng, 7) for _ in range(7000))
    assert set(counts) == set(range(7))
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 22.5  # chi-square, 6 degrees, p = 0.001


def test_random_below_rejects_words_that_would_cause_a_bias() -> None:
    """If n does not divide 2**32, some of the 2**32 words must be rejected."""
    rng = generator("large")
    n = 2**31 - 1
    assert all(0 <= random_below(rng, n) < n for _ in range(2000))
    drawn, asked = generator("large"), generator("large")
    words = [next_word(drawn) for _ in range(4000)]
    values = [random_below(asked, 3 * 2**29) for _ in range(1000)]
    kept = [w * 3 * 2**29 >> 32 for w in words if (w * 3 * 2**29) % 2**32 >= 2**32 % (3 * 2**29)]
    assert values == kept[:1000]


def test_a_random_key_and_a_generator_seeded_from_a_key() -> None:
    key = int_zeros(8)
    fresh_key(generator("a"), key)
    assert len({*key}) == 8
    first, again, other = int_zeros(4), int_zeros(4), int_zeros(4)
    seed_from_key(first, deal_key("1"))
    seed_from_key(again, deal_key("1"))
    seed_from_key(other, deal_key("2"))
    assert [*first] == [*again] != [*other]
    assert first[3] == 1

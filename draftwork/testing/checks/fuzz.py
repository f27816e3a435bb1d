"""Fuzzing: random and mutated input is either accepted or refused with the documented error."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from draftwork.games import Game
from draftwork.kernel import pack
from draftwork.kernel.errors import (
    BadMove,
    BadPosition,
    BadRecord,
    BadSetup,
    DraftworkError,
    UnsupportedVersion,
)
from draftwork.kernel.random import generator, random_below
from draftwork.play import Match, Seat, encode, open_position, position
from draftwork.testing.checks.mutations import mutated, mutated_json
from draftwork.testing.random_matches import Case, check_translations

T = TypeVar("T")

_SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
_JSON = st.recursive(
    _SCALARS,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=10,
)
_TEXT = st.text(st.characters(), max_size=60)  # with surrogates, which command-line arguments may contain


def fuzz(test: Callable[[Any], None], examples: int, *kinds: st.SearchStrategy[Any]) -> None:
    """Run a test on `examples` values of each kind. The values are the same in every run."""
    chosen = settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        report_multiple_bugs=False,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    for kind in kinds:
        chosen(given(kind)(lambda value: test(value)))()


def _expect_errors(action: Callable[[], T], *allowed: type[DraftworkError]) -> T | None:
    """Return the result of the action, or None if it raises one of the allowed errors."""
    try:
        return action()
    except allowed as refused:
        check_translations(refused.message, "fuzz")
        return None
    except Exception as other:
        names = " or ".join(error.__name__ for error in allowed)
        raise AssertionError(f"not {names}, but {other!r}") from other


def fuzz_moves(game: Game[Any], examples: int) -> None:
    texts = [game.notation.write_move(n) for n in range(0, game.num_moves, 1 + game.num_moves // 200)]

    def test(text: str) -> None:
        number = _expect_errors(lambda: game.notation.read_move(text), BadMove)
        if number is not None:
            assert 0 <= number < game.num_moves, f"{text!r} reads as {number}"
            assert game.notation.read_move(game.notation.write_move(number)) == number

    fuzz(test, examples, _TEXT, mutated(texts))


def fuzz_records(case: Case, examples: int) -> None:
    """Read random bytes, edited files and changed data: each gives a match that replays, or an error."""
    last = list(case.walk())[-1]
    texts = [encode(match.record()) for match in (*case.sample(2), last)]
    data = [json.loads(text) for text in texts]

    def test(given: Any) -> None:
        match = _expect_errors(lambda: Match.from_record(given), BadRecord, UnsupportedVersion)
        if match is not None:
            assert pack(Match.from_record(match.record()).state) == pack(match.state)

    fuzz(test, examples, st.binary(max_size=100), _JSON.map(json.dumps), mutated(texts), mutated_json(data))


def fuzz_positions(case: Case, examples: int, texts: Sequence[str] = ()) -> None:
    """Read random texts and edited positions: those of the case, or others.

    An accepted one round-trips. It opens as the knowledge of a seat, and a complete one can be played on.
    """
    game = case.game
    matches = [*case.sample(4), list(case.walk())[-1]]
    written = [match.position() for match in matches] + [match.seat(0).position for match in matches]

    def test(text: str) -> None:
        found = _expect_errors(lambda: position.read(text), BadPosition, UnsupportedVersion)
        if found is None or found[0] is not game:
            return
        state = found[1]
        assert pack(position.read(position.write(game, state))[1]) == pack(state), text
        seat = _expect_errors(lambda: open_position(text), BadPosition)
        if seat is not None:
            _use_seat(seat, text)
        match = _expect_errors(lambda: Match.from_position(text), BadPosition)
        if match is not None:
            _play_on(match, text)

    fuzz(test, examples, _TEXT, mutated([*texts] or written))


def _use_seat(seat: Seat, where: str) -> None:
    """Ask a seat for everything that it can tell."""
    known = pack(seat.redacted_state)
    assert pack(open_position(seat.position).redacted_state) == known, f"another seat opens:\n{where}"
    assert (seat.prompt is None) == (not seat.choices) == (not seat.legal_moves) == (not seat.to_move), where
    assert seat.view["seat"] == seat.index
    assert seat.svg().startswith("<svg")
    assert seat.terminal()
    imagined = seat.imagine(1)
    seat.game.check_state(imagined.state)
    assert pack(imagined.seat(seat.index).redacted_state) == known, f"imagined another knowledge:\n{where}"
    assert seat.points[seat.index or 0] == imagined.seat(seat.index).points[seat.index or 0]


def _play_on(match: Match, where: str) -> None:
    rng = generator(where.encode(errors="replace").hex())
    while match.to_move is not None:
        match.play(match.legal_moves[random_below(rng, len(match.legal_moves))])
        match.game.check_state(match.state)
        assert len(match.history) <= match.game.max_plies, f"does not end:\n{where}"
    assert match.outcome is not None


def fuzz_setups(case: Case, examples: int) -> None:
    """Start matches with random set-ups: each is dealt or refused."""
    game = case.game
    parts = game.dealt_setup(case.match().state)

    def test(setup: dict[str, Any]) -> None:
        match = _expect_errors(lambda: case.match(setup), BadSetup)
        if match is not None:
            game.check_state(match.state)

    fuzz(test, examples, *_setups(game.setup_parts, parts))


def _setups(names: Sequence[str], dealt: dict[str, Any]) -> list[st.SearchStrategy[Any]]:
    """Return strategies for set-ups of parts with these names; `dealt` has possible values."""
    if not names:
        return [st.dictionaries(st.text(), _JSON, max_size=3)]
    some = st.sets(st.sampled_from(sorted(dealt))).map(lambda names: {name: dealt[name] for name in names})
    wild = st.dictionaries(st.sampled_from(names) | st.text(), _JSON, max_size=3)
    return [some, mutated_json([dealt]), wild]

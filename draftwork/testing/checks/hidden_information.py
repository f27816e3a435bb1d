"""Checks that a seat learns no hidden information, and that determinization samples it fairly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from scipy.stats import chisquare

from draftwork.games import Game
from draftwork.i18n import DEFAULT
from draftwork.kernel import Ints, copy_state, pack, to_python, unpack
from draftwork.kernel.errors import BadPosition, DraftworkError, NotYourTurn
from draftwork.kernel.generics import EVERYBODY, NOBODY
from draftwork.kernel.random import generator, random_below
from draftwork.play import Match, encode
from draftwork.play.position import write
from draftwork.play.simultaneous import state_at_turn, still_to_decide
from draftwork.testing.random_matches import Case, dealt_state, determinized, list_legal_moves, redacted

_MIN_P_VALUE = 1e-6


@dataclass(frozen=True)
class Secret:
    """A small case of hidden information: a state, and the distribution of a value that a seat cannot see."""

    state: Any
    seat: int
    value: Callable[[Any], Hashable]  # the hidden value of a complete state
    weights: Mapping[Any, float]  # the possible values with their relative frequencies


def check_determinization(game: Game[Any], state: Any, where: object) -> None:
    """Check for every seat that states which it cannot distinguish give it the same information."""
    for seat in (NOBODY, *range(to_python(state).players)):
        at = f"{where}, seat {seat}"
        hidden, given = redacted(game, state, seat), seat_information(game, state, seat)
        assert pack(redacted(game, hidden, seat)) == pack(hidden), f"{at}: hiding twice hides more"
        one, two = (determinized(game, hidden, seat, generator(f"{where} {i}")) for i in "12")
        for other in (one, two):
            _check_possible(game, other, at)
            again = redacted(game, other, seat)
            assert pack(again) == pack(hidden), f"{at}: the seat can tell what was imagined from the truth"
            assert seat_information(game, other, seat) == given, f"{at}: what is shown differs"
        same = determinized(game, redacted(game, two, seat), seat, generator(f"{where} 1"))
        assert pack(same) == pack(one), f"{at}: same knowledge, same generator, but imagined another state"
        if not (game.hidden_information or game.has_chance):
            assert pack(one) == pack(state), f"{at}: nothing is hidden, but imagined another state"


def check_open_information(game: Game[Any], state: Any, where: object) -> None:
    """Check that EVERYBODY knows what each seat knows, and does not know future random events."""
    known = redacted(game, state, EVERYBODY)
    for seat in (NOBODY, *range(to_python(state).players)):
        assert pack(redacted(game, known, seat)) == pack(redacted(game, state, seat)), (
            f"{where}: seat {seat} knows something that EVERYBODY does not know"
        )
    for seat in (EVERYBODY, *range(to_python(state).players)):
        other = determinized(game, known, seat, generator(f"{where} {seat}"))
        _check_possible(game, other, where)
        assert pack(redacted(game, other, EVERYBODY)) == pack(known), (
            f"{where}: determinizing for seat {seat} changed what EVERYBODY knows"
        )


def _check_possible(game: Game[Any], state: Any, where: object) -> None:
    try:
        game.check_state(state)
    except BadPosition as broken:
        raise AssertionError(f"{where}: imagined what cannot be: {broken}") from None


def seat_information(game: Game[Any], state: Any, seat: int) -> dict[str, Any]:
    """Return all information that a seat gets from a state; in its own turn also choices and refusals."""
    hidden = redacted(game, state, seat)
    given: dict[str, Any] = {
        "view": msgspec.json.encode(game.ui.view(hidden, seat)),
        "position": write(game, hidden),
        "to move": int(game.rules.to_move(state)),
        "svg": game.ui.svg(hidden, seat, DEFAULT),
        "terminal": game.ui.terminal(hidden, seat, DEFAULT),
    }
    if seat != NOBODY and given["to move"] == seat:
        given["legal moves"] = list_legal_moves(game, state)
        given["legal moves of what it knows"] = list_legal_moves(game, hidden)
        assert given["legal moves"] == given["legal moves of what it knows"], (
            "a seat's own moves hang on secrets"
        )
        given["choices"] = [choice.json() for choice in game.ui.choices(hidden)]
        given["prompt"] = game.ui.prompt(hidden).json()
        given["refusals"] = [_refusal(game, state, number) for number in _sample_moves(game)]
    return given


def _sample_moves(game: Game[Any], max_moves: int = 200) -> range:
    return range(0, game.num_moves, 1 + game.num_moves // max_moves)


def _refusal(game: Game[Any], state: Any, number: int) -> Any:
    reason = game.rules.illegality(state, number)
    return reason and game.ui.refusal(state, number, reason).json()


def check_turn_before_move(match: Match, where: object) -> None:
    """Check that the turn is tested before the move, so that an error reveals nothing about the position."""
    for seat in range(match.players):
        if match.to_move in (seat, None):
            continue
        for move in (*_sample_moves(match.game, 20), "no move at all", -1):
            try:
                match.play(move, seat)
            except NotYourTurn:
                continue
            except DraftworkError as error:
                raise AssertionError(f"{where}: seat {seat} is told of move {move}: {error}") from None
            raise AssertionError(f"{where}: seat {seat} played {move} out of turn")


def check_seat_records(case: Case, matches: int) -> None:
    """Check that matches which look the same to a seat at every move give it the same record and log."""
    start = dealt_state(case)
    for seat in range(case.players):
        hidden = redacted(case.game, start, seat)
        seen: dict[tuple[bytes, ...], Any] = {}
        for i in range(matches):
            rng = generator(f"{case.seed} {seat} {i}")
            match = Match.from_state(case.game, determinized(case.game, hidden, seat, rng))
            _play_some_moves(match, rng)
            if match.to_move is None:
                continue
            states = [*(played.before for played in match.history), pack(match.state)]
            known = tuple(pack(redacted(case.game, unpack(case.game.state, s), seat)) for s in states)
            log = [match.describe(index, seat) for index in range(len(match.history))]
            mine = (encode(match.record(seat)), log)
            assert seen.setdefault(known, mine) == mine, f"{case}: a record or log tells seat {seat} a secret"


def _play_some_moves(match: Match, rng: Ints) -> None:
    for _ in range(1 + random_below(rng, 4)):
        if match.to_move is not None:
            match.play(match.legal_moves[random_below(rng, len(match.legal_moves))])


def check_sealed(case: Case) -> None:
    """Check that sealed decisions are independent: each seat knows its choices before the others decide."""
    game = case.game
    for state in case.states():
        expected_states = {seat: state_at_turn(game, state, seat) for seat in still_to_decide(game, state)}
        assert len(expected_states) == len(still_to_decide(game, state)), (
            f"{case}: a seat decides twice unseen"
        )
        rng = generator(case.seed)
        state = copy_state(state)
        for seat, known in expected_states.items():
            assert game.rules.to_move(state) == seat, f"{case}: the order of seats hangs on sealed decisions"
            moves = list_legal_moves(game, state)
            assert list_legal_moves(game, known) == moves, (
                f"{case}: moves of seat {seat} hang on sealed decisions"
            )
            early, now = (_prompt_and_choices(game, seen) for seen in (known, redacted(game, state, seat)))
            assert early == now, f"{case}: choices of seat {seat} hang on sealed decisions"
            game.rules.apply(state, moves[random_below(rng, len(moves))])


def _prompt_and_choices(game: Game[Any], known: Any) -> list[Any]:
    """Return the prompt and the choices of the seat to move."""
    return [game.ui.prompt(known).json(), *(choice.json() for choice in game.ui.choices(known))]


def check_future_is_random(case: Case, samples: int) -> None:
    """Check that determinizations differ in future chance events, so that nobody can foresee them."""
    assert case.game.setup_parts, f"{case}: chance after the set-up is in no part of `setup_parts`"
    start = dealt_state(case)
    for seat in (NOBODY, EVERYBODY, *range(case.players)):
        hidden = redacted(case.game, start, seat)
        later = set()
        for i in range(samples):
            rng = generator(f"{case.seed} {seat} {i}")
            match = Match.from_state(case.game, determinized(case.game, hidden, seat, rng))
            now = case.game.dealt_setup(match.state)
            while match.to_move is not None:
                match.play(match.legal_moves[random_below(rng, len(match.legal_moves))])
            later.add(_chance_since(now, case.game.dealt_setup(match.state)))
            if len(later) > 1:
                break
        assert len(later) > 1, f"{case}: seat {seat} could foresee all chance to come: {later}"


def _chance_since(now: dict[str, Any], then: dict[str, Any]) -> str:
    """Return what chance has decided between two set-ups."""
    changed = {
        key: value[len(now[key]) :] if isinstance(value, list) and key in now else value
        for key, value in then.items()
        if now.get(key) != value
    }
    return repr(changed)


def check_frequencies(game: Game[Any], secret: Secret, draws: int) -> None:
    """Check that determinizations have only possible values, with the correct frequencies."""
    hidden = redacted(game, secret.state, secret.seat)
    rng = generator("frequencies")
    total = sum(secret.weights.values())
    draws = max(draws, 20 * len(secret.weights))
    seen = Counter(secret.value(determinized(game, hidden, secret.seat, rng)) for _ in range(draws))
    odd = set(seen) - set(secret.weights)
    assert not odd, f"{game.name}: imagined what cannot be: {sorted(map(repr, odd))[:3]}"
    values = list(secret.weights)
    expected = [draws * secret.weights[value] / total for value in values]
    p = chisquare([seen[value] for value in values], expected).pvalue
    assert p > _MIN_P_VALUE, f"{game.name}: imagined with wrong frequencies (p = {p:.1e}): {seen}"

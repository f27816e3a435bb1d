"""What a seat may know: the same for states that differ only in the rest, and imagined fairly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from scipy.stats import chisquare

from draftwork.games import Game
from draftwork.i18n import DEFAULT
from draftwork.kernel import Ints, pack, to_python, unpack
from draftwork.kernel.errors import BadPosition, DraftworkError, NotYourTurn
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator, random_below
from draftwork.play import Match, encode
from draftwork.play.position import write
from draftwork.play.simultaneous import reached, still_to_decide
from draftwork.testing.random_matches import Case, copy_of, dealt_state, hidden_of, imagined_of, legal

_PROBABLE = 1e-6


@dataclass(frozen=True)
class Secret:
    """A small case with its answer: what a seat does not know of a state, and how likely each value is."""

    state: Any
    seat: int
    value: Callable[[Any], Hashable]  # what the seat does not know, of a whole state
    weights: Mapping[Any, float]  # all it can be, with their relative frequencies


def check_imagined(game: Game[Any], state: Any, where: object) -> None:
    """For every seat: two states it cannot tell apart, and everything it is given of them, are the same."""
    for seat in (NOBODY, *range(to_python(state).players)):
        at = f"{where}, seat {seat}"
        hidden, given = hidden_of(game, state, seat), shown(game, state, seat)
        assert pack(hidden_of(game, hidden, seat)) == pack(hidden), f"{at}: hiding twice hides more"
        one, two = (imagined_of(game, hidden, seat, generator(f"{where} {i}")) for i in "12")
        for other in (one, two):
            _check_whole(game, other, at)
            again = hidden_of(game, other, seat)
            assert pack(again) == pack(hidden), f"{at}: the seat can tell what was imagined from the truth"
            assert shown(game, other, seat) == given, f"{at}: what is shown differs"
        same = imagined_of(game, hidden_of(game, two, seat), seat, generator(f"{where} 1"))
        assert pack(same) == pack(one), f"{at}: same knowledge, same generator, but imagined another state"
        if not (game.hidden_information or game.has_chance):
            assert pack(one) == pack(state), f"{at}: nothing is hidden, but imagined another state"


def _check_whole(game: Game[Any], state: Any, where: object) -> None:
    try:
        game.check_state(state)
    except BadPosition as broken:
        raise AssertionError(f"{where}: imagined what cannot be: {broken}") from None


def shown(game: Game[Any], state: Any, seat: int) -> dict[str, Any]:
    """Everything a seat is given of a state, as bytes and text; of its own turn, also what it may not do."""
    hidden = hidden_of(game, state, seat)
    given: dict[str, Any] = {
        "view": msgspec.json.encode(game.ui.view(hidden, seat)),
        "position": write(game, hidden),
        "to move": int(game.rules.to_move(state)),
        "svg": game.ui.svg(hidden, seat, DEFAULT),
        "terminal": game.ui.terminal(hidden, seat, DEFAULT),
    }
    if seat != NOBODY and given["to move"] == seat:
        given["legal moves"] = legal(game, state)
        given["legal moves of what it knows"] = legal(game, hidden)
        assert given["legal moves"] == given["legal moves of what it knows"], (
            "a seat's own moves hang on secrets"
        )
        given["choices"] = [choice.json() for choice in game.ui.choices(hidden)]
        given["todo"] = game.ui.prompt(hidden).json()
        given["refusals"] = [_refusal(game, state, number) for number in _numbers(game)]
    return given


def _numbers(game: Game[Any], most: int = 200) -> range:
    return range(0, game.num_moves, 1 + game.num_moves // most)


def _refusal(game: Game[Any], state: Any, number: int) -> Any:
    reason = game.rules.illegality(state, number)
    return reason and game.ui.refusal(state, number, reason).json()


def check_turn_first(match: Match, where: object) -> None:
    """An error must not tell a secret: whose turn it is, is checked before anything else."""
    for seat in range(match.players):
        if match.to_move in (seat, None):
            continue
        for move in (*_numbers(match.game, 20), "no move at all", -1):
            try:
                match.play(move, seat)
            except NotYourTurn:
                continue
            except DraftworkError as told:
                raise AssertionError(f"{where}: seat {seat} is told of move {move}: {told}") from None
            raise AssertionError(f"{where}: seat {seat} played {move} out of turn")


def check_seat_records(case: Case, matches: int) -> None:
    """Matches that a seat has always known the same of have the same record and log for it."""
    start = dealt_state(case)
    for seat in range(case.players):
        hidden = hidden_of(case.game, start, seat)
        told: dict[tuple[bytes, ...], Any] = {}
        for i in range(matches):
            rng = generator(f"{case.seed} {seat} {i}")
            match = Match.from_state(case.game, imagined_of(case.game, hidden, seat, rng))
            _play_some(match, rng)
            if match.to_move is None:
                continue
            states = [*(played.before for played in match.history), pack(match.state)]
            known = tuple(pack(hidden_of(case.game, unpack(case.game.state, s), seat)) for s in states)
            log = [match.describe(index, seat) for index in range(len(match.history))]
            mine = (encode(match.record(seat)), log)
            assert told.setdefault(known, mine) == mine, f"{case}: a record or log tells seat {seat} a secret"


def _play_some(match: Match, rng: Ints) -> None:
    for _ in range(1 + random_below(rng, 4)):
        if match.to_move is not None:
            match.play(match.moves[random_below(rng, len(match.moves))])


def check_sealed(case: Case) -> None:
    """Where decisions are sealed none hangs on another: a seat knows its choices before its turn."""
    game = case.game
    for state in case.states():
        foretold = {seat: reached(game, state, seat) for seat in still_to_decide(game, state)}
        assert len(foretold) == len(still_to_decide(game, state)), f"{case}: a seat decides twice unseen"
        rng = generator(case.seed)
        state = copy_of(game, state)
        for seat, known in foretold.items():
            assert game.rules.to_move(state) == seat, f"{case}: the order of seats hangs on sealed decisions"
            moves = legal(game, state)
            assert legal(game, known) == moves, f"{case}: moves of seat {seat} hang on sealed decisions"
            told, now = (_asked(game, seen) for seen in (known, hidden_of(game, state, seat)))
            assert told == now, f"{case}: choices of seat {seat} hang on sealed decisions"
            game.rules.apply(state, moves[random_below(rng, len(moves))])


def _asked(game: Game[Any], known: Any) -> list[Any]:
    """What the seat to move is told to do, and its choices."""
    return [game.ui.prompt(known).json(), *(choice.json() for choice in game.ui.choices(known))]


def check_future_unknown(case: Case, times: int) -> None:
    """Where chance comes after the set-up, nobody knows it: imagined matches deal differently later."""
    start = dealt_state(case)
    for seat in (NOBODY, *range(case.players)):
        hidden = hidden_of(case.game, start, seat)
        later = set()
        for i in range(times):
            rng = generator(f"{case.seed} {seat} {i}")
            match = Match.from_state(case.game, imagined_of(case.game, hidden, seat, rng))
            now = case.game.dealt_setup(match.state)
            while match.to_move is not None:
                match.play(match.moves[random_below(rng, len(match.moves))])
            later.add(_news(now, case.game.dealt_setup(match.state)))
            if len(later) > 1:
                break
        assert len(later) > 1, f"{case}: seat {seat} could foresee all chance to come: {later}"


def _news(now: dict[str, Any], then: dict[str, Any]) -> str:
    """What chance has decided since."""
    changed = {
        key: value[len(now[key]) :] if isinstance(value, list) and key in now else value
        for key, value in then.items()
        if now.get(key) != value
    }
    return repr(changed)


def check_frequencies(game: Game[Any], secret: Secret, draws: int) -> None:
    """What is imagined is all that can be, as often as it should be."""
    hidden = hidden_of(game, secret.state, secret.seat)
    rng = generator("frequencies")
    total = sum(secret.weights.values())
    draws = max(draws, 20 * len(secret.weights))
    seen = Counter(secret.value(imagined_of(game, hidden, secret.seat, rng)) for _ in range(draws))
    odd = set(seen) - set(secret.weights)
    assert not odd, f"{game.name}: imagined what cannot be: {sorted(map(repr, odd))[:3]}"
    values = list(secret.weights)
    expected = [draws * secret.weights[value] / total for value in values]
    p = chisquare([seen[value] for value in values], expected).pvalue
    assert p > _PROBABLE, f"{game.name}: imagined with wrong frequencies (p = {p:.1e}): {seen}"

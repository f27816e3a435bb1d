"""Traces of random matches, a hash per seed, with which pure and compiled mode are compared.

python -m draftwork.testing.trace GAME [--players N] [--seeds 300]
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from typing import Any

from draftwork.games import Game, load
from draftwork.kernel import int_zeros, pack
from draftwork.kernel.errors import DraftworkError
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator, random_below
from draftwork.play.settings import check_players
from draftwork.testing.random_matches import (
    Case,
    cases,
    dealt_state,
    determinized,
    list_legal_moves,
    redacted,
)

_ILLEGAL_SAMPLE = 5  # move numbers checked in every position


def trace(game: Game[Any], players: int, seeds: int) -> list[str]:
    """Return for each seed a hash of all states of a random match and of all results of the rules."""
    return [f"{case.seed}: {_hash(case, i)}" for i, case in enumerate(cases(game, players, seeds))]


def _hash(case: Case, index: int) -> str:
    rules, state = case.game.rules, dealt_state(case)
    digest = hashlib.sha256(pack(state))
    rng, out = generator(case.seed), int_zeros(case.game.max_legal_moves)
    while rules.to_move(state) != NOBODY:
        moves = list_legal_moves(case.game, state)
        drawn = int(rules.sample_move(state, rng, out))
        digest.update(repr((moves, drawn, _rule_results(case, state, drawn))).encode())
        rules.apply(state, drawn if index % 2 else moves[random_below(rng, len(moves))])
        digest.update(pack(state))
    digest.update(repr(_rule_results(case, state, 0)).encode())
    return digest.hexdigest()[:32]


def _rule_results(case: Case, state: Any, drawn: int) -> list[Any]:
    """Return the results of the other rules. Only one seat is redacted and determinized per state."""
    rules, seats = case.game.rules, range(case.players)
    rng = generator(f"{case.seed} {drawn}")
    numbers = [random_below(rng, case.game.num_moves) for _ in range(_ILLEGAL_SAMPLE)]
    seat = drawn % (case.players + 1) - 1  # NOBODY or a seat
    hidden = redacted(case.game, state, seat)
    return [
        int(rules.to_move(state)),
        [int(rules.score(state, seat)) for seat in seats],
        [int(rules.rank(state, seat)) for seat in seats],
        [int(rules.illegality(state, number)) for number in numbers],
        pack(hidden),
        pack(determinized(case.game, hidden, seat, rng)),
    ]


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m draftwork.testing.trace", description=__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seeds", type=int, default=300)
    parsed = parser.parse_args(arguments)
    try:
        game = load(parsed.game)
        players = game.players[0] if parsed.players is None else check_players(game, parsed.players)
    except DraftworkError as error:
        parser.error(str(error))
    print("\n".join(trace(game, players, parsed.seeds)))


if __name__ == "__main__":
    main(sys.argv[1:])

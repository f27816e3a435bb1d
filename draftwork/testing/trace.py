"""What the rules do, as a line for each seed: compared between the two ways to run them.

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
from draftwork.testing.random_matches import Case, cases, dealt_state, hidden_of, imagined_of, legal

_REFUSED = 5  # numbers asked about at every position


def trace(game: Game[Any], players: int, seeds: int) -> list[str]:
    """For each seed a hash of every state of a random match, and of all that the rules say about it."""
    return [f"{case.seed}: {_hash(case, i)}" for i, case in enumerate(cases(game, players, seeds))]


def _hash(case: Case, index: int) -> str:
    rules, state = case.game.rules, dealt_state(case)
    digest = hashlib.sha256(pack(state))
    rng, out = generator(case.seed), int_zeros(case.game.max_legal_moves)
    while rules.to_move(state) != NOBODY:
        moves = legal(case.game, state)
        drawn = int(rules.sample_move(state, rng, out))
        digest.update(repr((moves, drawn, _said(case, state, drawn))).encode())
        rules.apply(state, drawn if index % 2 else moves[random_below(rng, len(moves))])
        digest.update(pack(state))
    digest.update(repr(_said(case, state, 0)).encode())
    return digest.hexdigest()[:32]


def _said(case: Case, state: Any, drawn: int) -> list[Any]:
    """The answers of the other rules; of seats one by one, as there are secrets to imagine."""
    rules, seats = case.game.rules, range(case.players)
    rng = generator(f"{case.seed} {drawn}")
    seat = drawn % (case.players + 1) - 1  # NOBODY and every seat take turns
    hidden = hidden_of(case.game, state, seat)
    return [
        int(rules.to_move(state)),
        [int(rules.score(state, seat)) for seat in seats],
        [int(rules.rank(state, seat)) for seat in seats],
        [int(rules.illegality(state, random_below(rng, case.game.num_moves))) for _ in range(_REFUSED)],
        pack(hidden),
        pack(imagined_of(case.game, hidden, seat, rng)),
    ]


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m draftwork.testing.trace", description=__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seeds", type=int, default=300)
    asked = parser.parse_args(arguments)
    try:
        game = load(asked.game)
        players = game.players[0] if asked.players is None else check_players(game, asked.players)
    except DraftworkError as fault:
        parser.error(str(fault))
    print("\n".join(trace(game, players, asked.seeds)))


if __name__ == "__main__":
    main(sys.argv[1:])

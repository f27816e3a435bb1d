"""Perft: the number of move sequences. Two programs with the same rules count the same numbers.

It counts the sequences of exactly n decisions, forced ones included, and the distinct states they lead to.

    python -m draftwork.testing.counts [--write] --folder tests/perft GAME ...

The cases of a game are in FOLDER/GAME.json; `draftwork/testing/perft_file.py` describes the file. Without
--write the command prints the numbers that differ. With --write it counts every case again and writes the
numbers. If there is no file, it makes one with a small case for each number of players.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from draftwork.games import Game, load
from draftwork.kernel import Batch, Ints, batch, copy_slot, int_zeros, pack, rule, store_from_python, unpack
from draftwork.kernel.deal import deal_key
from draftwork.kernel.generics import apply, legal_moves
from draftwork.play import position
from draftwork.play.settings import check_options, check_players, check_setup
from draftwork.testing import command_line, perft_file
from draftwork.testing.command_line import UnusableFile
from draftwork.testing.random_matches import list_legal_moves

_SEED = "perft"  # deals the parts that a case leaves open
_MAX_SEQUENCES, _MAX_DEPTH = 2000, 10  # in a case that `make_case` makes


@rule
def _list_moves(stack: Batch[Any], level: int, out: Ints, moves: Ints, ends: Ints, max_moves: int) -> int:
    """List the legal moves of the state at a level of the stack, in that level's part of `moves`."""
    n: int = legal_moves(stack[level], out)
    for i in range(n):
        moves[level * max_moves + i] = out[i]
    ends[level] = n
    return n


@rule
def count_sequences(stack: Batch[Any], depth: int, out: Ints, moves: Ints, at: Ints, ends: Ints) -> int:
    """Count the sequences of `depth` moves from stack[0]. The stack has `depth` states, at least 1.

    `at` and `ends` hold, for each level of the stack, the index of the next move and the number of moves.
    """
    max_moves = len(out)
    total = 0
    level = 0
    at[0] = 0
    n = _list_moves(stack, 0, out, moves, ends, max_moves)
    if depth == 1:
        return n
    while level >= 0:
        if at[level] == ends[level]:
            level -= 1
            continue
        move = moves[level * max_moves + at[level]]
        at[level] += 1
        copy_slot(stack, level + 1, stack, level)
        apply(stack[level + 1], move)
        n = _list_moves(stack, level + 1, out, moves, ends, max_moves)
        if level + 2 == depth:
            total += n
        else:
            level += 1
            at[level] = 0
    return total


def perft(game: Game[Any], state: Any, depth: int) -> int:
    """Count the legal sequences of `depth` decisions from a state."""
    if depth == 0:
        return 1
    stack = batch(game.state, depth)
    store_from_python(stack, 0, state)
    out, moves = int_zeros(game.max_legal_moves), int_zeros(depth * game.max_legal_moves)
    return int(count_sequences(stack, depth, out, moves, int_zeros(depth), int_zeros(depth)))


def distinct(game: Game[Any], state: Any, depth: int) -> list[int]:
    """Count the distinct states after 0, 1, ... `depth` decisions."""
    states = {pack(state)}
    numbers = [1]
    for _ in range(depth):
        later: set[bytes] = set()
        for packed in states:
            for move in list_legal_moves(game, unpack(game.state, packed)):
                after = unpack(game.state, packed)
                game.rules.apply(after, move)
                later.add(pack(after))
        states = later
        numbers.append(len(states))
    return numbers


def initial_state(game: Game[Any], case: dict[str, Any]) -> Any:
    """Return the state in which a case begins."""
    if "position" in case:
        found, state = position.read(case["position"])
        if found is not game:
            raise UnusableFile(f"A position of {found.name} is no case of {game.name}.")
        return state
    players, options = check_players(game, case["players"]), check_options(game, case.get("options", {}))
    state = game.new_state(players, options, check_setup(game, case.get("setup", {})))
    game.rules.deal(state, deal_key(_SEED))
    return state


def check_perft(file: Path, game: Game[Any], max_sequences: int) -> None:
    """Check the published numbers up to the depth with `max_sequences` sequences."""
    assert file.is_file(), f"{game.name} has no perft numbers in {file}"
    cases = perft_file.read_cases(file, game)
    assert {case["players"] for case in cases} == set(game.players), (
        f"{file}: not for every number of players"
    )
    for case in cases:
        state = initial_state(game, case)
        for depth, published in enumerate(case["sequences"]):
            if published <= max_sequences:
                found = perft(game, state, depth)
                assert found == published, f"{file}: {found} sequences of {depth}, published {published}"
        depth = max(d for d in range(len(case["states"])) if case["sequences"][d] <= max_sequences // 10)
        found_states = distinct(game, state, depth)
        assert found_states == case["states"][: depth + 1], f"{file}: {found_states} states"


def with_counts(game: Game[Any], case: perft_file.Case) -> perft_file.Case:
    """Return the case with its counts."""
    state = initial_state(game, case)
    return {
        **case,
        "sequences": [perft(game, state, depth) for depth in range(case["depth"] + 1)],
        "states": distinct(game, state, case["depth of states"]),
    }


def make_case(game: Game[Any], players: int) -> perft_file.Case:
    """Make a case with default options and a dealt set-up, as deep as it can be counted quickly."""
    case = {"players": players, "options": {}, "setup": {}}
    state = initial_state(game, case)
    depth = 1
    while depth < _MAX_DEPTH and 0 < perft(game, state, depth + 1) <= _MAX_SEQUENCES:
        depth += 1
    return {**case, "depth": depth, "depth of states": depth}


def _write(file: Path, game: Game[Any]) -> None:
    kept = perft_file.read_cases(file, game) if file.exists() else [make_case(game, n) for n in game.players]
    cases = [with_counts(game, case) for case in kept]
    for case in cases:
        print(game.name, case["players"], case["sequences"], case["states"])
    perft_file.write_cases(file, game, cases)


def _compare(file: Path, game: Game[Any]) -> Iterator[str]:
    for number, case in enumerate(perft_file.read_cases(file, game), 1):
        found = with_counts(game, case)
        for numbers in ("sequences", "states"):
            published = case.get(numbers, [])
            if found[numbers] != published:
                yield f"{file}, case {number}: counted {numbers} {found[numbers]}, not {published}"


def _run(folder: Path, games: list[str], write: bool) -> Iterator[str]:
    for game in map(load, games):
        file = folder / f"{game.name}.json"
        if write:
            _write(file, game)
        else:
            yield from _compare(file, game)


def main(arguments: list[str]) -> int:
    parsed = command_line.make_parser("draftwork.testing.counts", __doc__).parse_args(arguments)
    return command_line.run_command(lambda: _run(parsed.folder, parsed.games, parsed.write))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Perft: how many sequences of moves there are, the numbers by which two programs compare their rules.

Counted are sequences of exactly n decisions, forced ones too, and the different states they lead to.

    python -m draftwork.testing.counts [--write] --folder tests/perft GAME ...

The cases of a game are in FOLDER/GAME.json; `draftwork/testing/perft_file.py` describes the file. Without
--write the command says which numbers differ. With --write it counts every case anew and writes the numbers;
where there is no file it makes one, with a small case for each number of players.
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
from draftwork.testing.command_line import Unusable
from draftwork.testing.random_matches import legal

_SEED = "perft"  # deals what a case does not fix
_SMALL, _DEEPEST = 2000, 10  # sequences and decisions at most, in a case that is made up


@rule
def _list_at(stack: Batch[Any], level: int, out: Ints, moves: Ints, ends: Ints, most: int) -> int:
    """List the moves of the state on a level into that level's part of `moves`."""
    n: int = legal_moves(stack[level], out)
    for i in range(n):
        moves[level * most + i] = out[i]
    ends[level] = n
    return n


@rule
def count(stack: Batch[Any], depth: int, out: Ints, moves: Ints, at: Ints, ends: Ints) -> int:
    """Sequences of `depth` moves from stack[0]; depth is at least 1 and the stack as long as that."""
    most = len(out)
    total = 0
    level = 0
    at[0] = 0
    n = _list_at(stack, 0, out, moves, ends, most)
    if depth == 1:
        return n
    while level >= 0:
        if at[level] == ends[level]:
            level -= 1
            continue
        move = moves[level * most + at[level]]
        at[level] += 1
        copy_slot(stack, level + 1, stack, level)
        apply(stack[level + 1], move)
        n = _list_at(stack, level + 1, out, moves, ends, most)
        if level + 2 == depth:
            total += n
        else:
            level += 1
            at[level] = 0
    return total


def perft(game: Game[Any], state: Any, depth: int) -> int:
    """How many sequences of so many decisions the rules allow from a state."""
    if depth == 0:
        return 1
    stack = batch(game.state, depth)
    store_from_python(stack, 0, state)
    room = int_zeros(depth * game.max_legal_moves)
    return int(count(stack, depth, int_zeros(game.max_legal_moves), room, int_zeros(depth), int_zeros(depth)))


def distinct(game: Game[Any], state: Any, depth: int) -> list[int]:
    """How many different states there are after 0, 1, ... `depth` decisions."""
    states = {pack(state)}
    numbers = [1]
    for _ in range(depth):
        later: set[bytes] = set()
        for packed in states:
            for move in legal(game, unpack(game.state, packed)):
                after = unpack(game.state, packed)
                game.rules.apply(after, move)
                later.add(pack(after))
        states = later
        numbers.append(len(states))
    return numbers


def root(game: Game[Any], case: dict[str, Any]) -> Any:
    """The state a case begins with."""
    if "position" in case:
        found, state = position.read(case["position"])
        if found is not game:
            raise Unusable(f"A position of {found.name} is no case of {game.name}.")
        return state
    players, options = check_players(game, case["players"]), check_options(game, case.get("options", {}))
    state = game.new_state(players, options, check_setup(game, case.get("setup", {})))
    game.rules.deal(state, deal_key(_SEED))
    return state


def check_perft(file: Path, game: Game[Any], most: int) -> None:
    """The published numbers hold, as deep as they stay below `most`."""
    assert file.is_file(), f"{game.name} has no perft numbers in {file}"
    cases = perft_file.read(file, game)
    assert {case["players"] for case in cases} == set(game.players), (
        f"{file}: not for every number of players"
    )
    for case in cases:
        state = root(game, case)
        for depth, published in enumerate(case["sequences"]):
            if published <= most:
                found = perft(game, state, depth)
                assert found == published, f"{file}: {found} sequences of {depth}, published {published}"
        depth = max(d for d in range(len(case["states"])) if case["sequences"][d] <= most // 10)
        found_states = distinct(game, state, depth)
        assert found_states == case["states"][: depth + 1], f"{file}: {found_states} states"


def counted(game: Game[Any], case: perft_file.Case) -> perft_file.Case:
    """The case with its numbers."""
    state = root(game, case)
    return {
        **case,
        "sequences": [perft(game, state, depth) for depth in range(case["depth"] + 1)],
        "states": distinct(game, state, case["depth of states"]),
    }


def new_case(game: Game[Any], players: int) -> perft_file.Case:
    """The default options and a dealt set-up, as deep as it is quick to count."""
    case = {"players": players, "options": {}, "setup": {}}
    state = root(game, case)
    depth = 1
    while depth < _DEEPEST and 0 < perft(game, state, depth + 1) <= _SMALL:
        depth += 1
    return {**case, "depth": depth, "depth of states": depth}


def _write(file: Path, game: Game[Any]) -> None:
    kept = perft_file.read(file, game) if file.exists() else [new_case(game, n) for n in game.players]
    cases = [counted(game, case) for case in kept]
    for case in cases:
        print(game.name, case["players"], case["sequences"], case["states"])
    perft_file.write(file, game, cases)


def _compare(file: Path, game: Game[Any]) -> Iterator[str]:
    for number, case in enumerate(perft_file.read(file, game), 1):
        found = counted(game, case)
        for numbers in ("sequences", "states"):
            kept = case.get(numbers, [])
            if found[numbers] != kept:
                yield f"{file}, case {number}: counted {numbers} {found[numbers]}, not {kept}"


def _work(folder: Path, games: list[str], write: bool) -> Iterator[str]:
    for game in map(load, games):
        file = folder / f"{game.name}.json"
        if write:
            _write(file, game)
        else:
            yield from _compare(file, game)


def main(arguments: list[str]) -> int:
    asked = command_line.parser("draftwork.testing.counts", __doc__).parse_args(arguments)
    return command_line.run(lambda: _work(asked.folder, asked.games, asked.write))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""How many sequences of moves there are: the numbers by which two programs compare their rules.

Counted are sequences of exactly n decisions, forced ones too, and the different states they lead to.

    python -m draftwork.testing.counts [--write] FILE    count the cases of a file, as deep as it says

A case begins with the deal of a set-up, or in a position.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from draftwork.games import Game, load
from draftwork.kernel import Batch, Ints, assign, batch, ints, pack, replace, rule, unpack
from draftwork.kernel.deal import key_of
from draftwork.kernel.verbs import apply, legal_moves
from draftwork.play import position
from draftwork.play.settings import check_options
from draftwork.testing.walk import legal

_SEED = "perft"  # deals what a case does not fix


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
        assign(stack, level + 1, stack, level)
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
    replace(stack, 0, state)
    room = ints(depth * game.most_moves)
    return int(count(stack, depth, ints(game.most_moves), room, ints(depth), ints(depth)))


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
        return position.read(case["position"])[1]
    options = check_options(game, case["options"])
    state = game.begin(case["players"], options, case["setup"])
    game.rules.deal(state, key_of(_SEED))
    return state


def check_perft(file: Path, game: Game[Any], most: int) -> None:
    """The published numbers hold, as deep as they stay below `most`."""
    assert file.is_file(), f"{game.name} has no perft numbers in {file}"
    cases = json.loads(file.read_text(encoding="utf-8"))["cases"]
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


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m draftwork.testing.counts")
    parser.add_argument("file", type=Path)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args(arguments)
    data = json.loads(asked.file.read_text(encoding="utf-8"))
    game = load(data["game"])
    for case in data["cases"]:
        state = root(game, case)
        case["sequences"] = [perft(game, state, depth) for depth in range(case["depth"] + 1)]
        case["states"] = distinct(game, state, case["depth of states"])
        print(case["players"], case["sequences"], case["states"])
    if asked.write:
        lines = ",\n".join(f" {json.dumps(case)}" for case in data["cases"])
        asked.file.write_text(f'{{"game": "{game.name}", "cases": [\n{lines}\n]}}\n', encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Mutation testing: `python -m benchmarks.mutants [--count 300] [--out FILE]`.

It samples mutants of the rules, the table logic and the handling of hidden information, and runs the tests of
each mutant's area in pure mode. The report has the number of mutants that failed a test. `--tree` names
another checkout to test. `--only` takes the survivors of an earlier run, for example to test them with the
tests of another version. A stopped run continues from the results in the file of `--out`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

import msgspec

from benchmarks.mutation.areas import Area, areas
from benchmarks.mutation.mutate import Mutant, mutants
from benchmarks.mutation.run import Result, run_all

ROOT = Path(__file__).parents[1]
TOTAL_SHARE = 300  # the sum of the shares of the areas


def sample(tree: Path, count: int, seed: str) -> list[tuple[Area, Mutant]]:
    """Sample mutants of every area in proportion to its share."""
    chosen = []
    for area in areas(tree):
        found = [
            one for file in area.files for one in mutants(file, (tree / file).read_text(encoding="utf-8"))
        ]
        random = Random(f"{seed} {area.name}")
        chosen += [
            (area, one) for one in random.sample(found, min(len(found), area.share * count // TOTAL_SHARE))
        ]
    Random(seed).shuffle(chosen)  # so that a stopped run has mutants of every area
    return chosen


def read_results(file: Path) -> list[Result]:
    """Read the results of an earlier run."""
    return [msgspec.json.decode(line, type=Result) for line in file.read_bytes().splitlines()]


def survivors(tree: Path, file: Path) -> list[tuple[Area, Mutant]]:
    """Return the mutants that survived an earlier run."""
    by_name = {area.name: area for area in areas(tree)}
    return [(by_name[result.area], result.mutant) for result in read_results(file) if not result.killed]


def report(results: list[Result]) -> None:
    """Print every survivor, and a line for each area."""
    for result in results:
        if not result.killed:
            print(f"survived: {result.mutant}")
    for name in sorted({result.area for result in results}):
        _print_score(name, [result for result in results if result.area == name])
    _print_score("all", results)


def _print_score(name: str, results: list[Result]) -> None:
    killed = sum(result.killed for result in results)
    print(f"{name:20} {killed:4} of {len(results):4} noticed, {killed / len(results):6.1%}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=TOTAL_SHARE, help="how many mutants")
    parser.add_argument("--seed", default="draftwork", help="chooses them")
    parser.add_argument("--tree", type=Path, default=ROOT, help="the checkout to mutate and test")
    parser.add_argument("--only", type=Path, help="results of an earlier run: take only its survivors")
    parser.add_argument("--tests", default="", help="a pytest -k expression that narrows the tests")
    parser.add_argument("--out", type=Path, help="write a line of JSON for each mutant")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="only show the sample")
    arguments = parser.parse_args()
    chosen = (
        survivors(arguments.tree, arguments.only)
        if arguments.only
        else sample(arguments.tree, arguments.count, arguments.seed)
    )
    if arguments.list:
        for area, mutant in chosen:
            print(f"{area.name:20} {mutant}")
        return 0
    if not chosen:
        print("no mutants")
        return 0
    done = read_results(arguments.out) if arguments.out and arguments.out.exists() else []
    tried = [result.mutant for result in done]
    left = [(area, mutant) for area, mutant in chosen if mutant not in tried]
    report(done + run_all(arguments.tree.resolve(), left, arguments.workers, arguments.tests, arguments.out))
    return 0


if __name__ == "__main__":
    sys.exit(main())

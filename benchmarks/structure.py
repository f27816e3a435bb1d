"""Figures on the structure of the code: `python -m benchmarks.structure [ROOT]`.

For the checkout in ROOT (default: this one): modules per folder, lines per file, functions with many
parameters, and slots of the game contract that come from the same module in all games. `--move` counts the
files and functions that one live move of Sagrada passes on the server. `--docstrings N` prints a random
sample of docstrings instead.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parents[1]
PROBES = Path(__file__).resolve().parent / "probes"
MANY_PARAMETERS = 7
SHOWN = 5  # entries of a list
DOCUMENTED = ("draftwork", "tests", "benchmarks", "scripts")  # folders that docstrings are taken from
PYTHON = ("draftwork", (".py",))
PAGE = ("web/src", (".ts", ".svelte"))
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Docstring:
    where: str  # path:line
    name: str
    text: str


def sources(root: Path, folder: str, suffixes: tuple[str, ...]) -> list[Path]:
    """The source files of a folder, without generated and installed ones and unit tests of the page."""
    files = [file for file in sorted((root / folder).rglob("*")) if file.suffix in suffixes]
    files = [file for file in files if not file.name.endswith(".test.ts")]
    return [
        file for file in files if not {"node_modules", "types", "page"} & set(file.relative_to(root).parts)
    ]


def modules_by_folder(files: list[Path]) -> Counter[Path]:
    """The number of modules in each folder. `__init__.py` is not counted."""
    return Counter(file.parent for file in files if file.name != "__init__.py")


def lines_by_file(files: list[Path]) -> dict[Path, int]:
    """The number of lines of each file. Empty files are left out."""
    counts = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    return {file: count for file, count in counts.items() if count}


def parameters(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The number of parameters of a function without `self` and `cls`."""
    given = node.args
    names = [argument.arg for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    if names[:1] in (["self"], ["cls"]):
        names = names[1:]
    return len(names) + (given.vararg is not None) + (given.kwarg is not None)


def functions(files: list[Path]) -> Iterator[tuple[Path, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield file, node


def docstrings(root: Path) -> list[Docstring]:
    """All docstrings of a checkout in the order of files and lines."""
    found = []
    for folder in DOCUMENTED:
        for file in sources(root, folder, (".py",)):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, Documented) and (text := ast.get_docstring(node)):
                    line = node.body[0].lineno
                    name = "module" if isinstance(node, ast.Module) else node.name
                    found.append(Docstring(f"{file.relative_to(root)}:{line}", name, text))
    return found


def sample(root: Path, count: int, seed: str) -> list[Docstring]:
    found = docstrings(root)
    return random.Random(seed).sample(found, min(count, len(found)))


def run_probe(name: str, root: Path, *args: str) -> Any:
    """Run a program of `benchmarks/probes` on a checkout and return the JSON that it prints."""
    paths = os.pathsep.join([str(root), str(root / "tests" / "toy")])
    environment = {**os.environ, "PYTHONPATH": paths, "DRAFTWORK_PURE": "1"}
    command = [sys.executable, str(PROBES / f"{name}.py"), *args]
    done = subprocess.run(command, cwd=root, env=environment, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def shared_slots(by_game: dict[str, dict[str, str]]) -> tuple[list[str], dict[str, set[str]]]:
    """Slots that come from one module in all games that fill them, and the modules of the others."""
    modules: defaultdict[str, set[str]] = defaultdict(set)
    for slots in by_game.values():
        for slot, module in slots.items():
            modules[slot].add(module)
    same = sorted(slot for slot, found in modules.items() if len(found) == 1)
    return same, {slot: found for slot, found in sorted(modules.items()) if len(found) > 1}


def print_files(root: Path, title: str, folder: str, suffixes: tuple[str, ...]) -> None:
    files = sources(root, folder, suffixes)
    counts = lines_by_file(files)
    print(f"\n{title}: {len(counts)} files, {sum(counts.values())} lines")
    if not counts:
        return
    print(f"  median file: {median(counts.values()):g} lines")
    for file, count in Counter(counts).most_common(SHOWN):
        print(f"  {count:5} lines  {file.relative_to(root)}")
    for place, count in modules_by_folder(files).most_common(SHOWN):
        print(f"  {count:5} modules  {place.relative_to(root)}/")


def print_parameters(root: Path) -> None:
    found = [
        (parameters(node), f"{file.relative_to(root)}:{node.lineno} {node.name}")
        for file, node in functions(sources(root, *PYTHON))
    ]
    many = sorted((one for one in found if one[0] >= MANY_PARAMETERS), reverse=True)
    print(f"\nFunctions with {MANY_PARAMETERS} or more parameters: {len(many)} of {len(found)}")
    for count, name in many[:SHOWN]:
        print(f"  {count:5}  {name}")


def print_slots(root: Path) -> None:
    same, others = shared_slots(run_probe("slots", root))
    print(f"\nContract slots from the same module in all games: {len(same)} of {len(same) + len(others)}")
    for slot, modules in others.items():
        print(f"  {slot}: {', '.join(sorted(modules))}")


def print_move(root: Path) -> None:
    moves = run_probe("live_move", root, str(root))
    functions = median(len(called) for called in moves)
    files = median(len({name.partition(":")[0] for name in called}) for called in moves)
    print(f"\nOne live move of Sagrada passes {files:g} files and {functions:g} functions on the server")
    print(f"(the median of {len(moves)} moves)")


def main(args: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("root", nargs="?", type=Path, default=HERE, metavar="ROOT")
    parser.add_argument("--move", action="store_true", help="follow one live move; needs httpx")
    parser.add_argument("--docstrings", type=int, metavar="N", help="print N random docstrings instead")
    parser.add_argument("--seed", default="1", metavar="S", help="of the sample (default: 1)")
    arguments = parser.parse_args(args)
    root = arguments.root.resolve()
    if arguments.docstrings is not None:
        for one in sample(root, arguments.docstrings, arguments.seed):
            print(f"{one.where} {one.name}\n    " + one.text.replace("\n", "\n    ") + "\n")
        return 0
    print_files(root, "Python", *PYTHON)
    print_files(root, "Page", *PAGE)
    print_parameters(root)
    print_slots(root)
    if arguments.move:
        print_move(root)
    return 0


if __name__ == "__main__":
    sys.exit(main())

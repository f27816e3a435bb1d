"""Figures and lists on the pages equal those of the program."""

import json
import re
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path
from shutil import copytree
from typing import Any

from draftwork.kernel import errors
from draftwork.kernel.errors import DraftworkError
from draftwork.lab.strength_page import BEGIN, END
from draftwork.server.http import games, guests, health, pictures, play, sharing, tables
from draftwork.server.live import socket
from tests.docs.pages import ROOT, spans
from tests.docs.reading import Reader, invoke

DOCS = ROOT / "docs"
ROUTES = (games, guests, health, pictures, play, sharing, tables)


def rows(page: Path, head: str) -> list[list[str]]:
    """The cells of the table whose first row contains a text."""
    lines = page.read_text(encoding="utf-8").splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("|") and head in line)
    found = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def stored_results(name: str) -> Any:
    return json.loads((ROOT / "benchmarks" / "results" / f"{name}.json").read_text())["games"]


def game_of(text: str) -> str:
    """The key of the results: sagrada-1 for “Sagrada, alone”."""
    name, _, players = text.lower().partition(", ")
    return f"{name}-{1 if players == 'alone' else players[0]}"


def test_the_speed_of_the_engine() -> None:
    figures = stored_results("engine")
    for game, *cells in rows(DOCS / "benchmarks.md", "listing: games / CPU s"):
        compiled, pure = figures[game_of(game)]["compiled"], figures[game_of(game)]["pure"]
        listing, slow = compiled["listing"]["games"], pure["listing"]["games"]
        told = [listing, compiled["sampling"]["games"], slow, listing / slow, compiled["copy_ns"]]
        assert [cell.rstrip("×") for cell in cells] == [f"{figure:,.0f}" for figure in told], game


def test_the_speed_of_patchwork() -> None:
    compiled, pure = (stored_results("engine")["patchwork-2"][mode] for mode in ("compiled", "pure"))
    table = {name: cells for name, *cells in rows(DOCS / "benchmarks.md", "Patchwork, 2 players | compiled")}
    for key, label in (("listing", "listing all moves"), ("sampling", "sampling, no list")):
        for unit in ("games", "decisions"):
            fast, slow = compiled[key][unit], pure[key][unit]
            assert table[f"{label}: {unit} / CPU s"] == [
                f"{fast:,.0f}",
                f"{slow:,.0f}",
                f"{fast / slow:.0f}×",
            ]
    fast, slow = compiled["copy_ns"], pure["copy_ns"]
    assert table["copy of a state: ns"] == [f"{fast:.0f}", f"{slow:,.0f}", f"{slow / fast:.0f}×"]


def test_the_speed_of_the_search() -> None:
    figures = stored_results("search")
    for game, *cells in rows(DOCS / "benchmarks.md", "iterations / CPU s | Craftsman"):
        found = figures[game_of(game)]
        names = ("craftsman", "master", "grandmaster", "plain UCT")
        assert cells == [f"{found[name]:,.0f}" if name in found else "" for name in names], game


def test_the_page_on_strength_equals_the_output_of_ladder(reader: Reader) -> None:
    copytree(DOCS / "strength", reader.folder / "strength")
    page = reader.folder / "strength.md"
    page.write_text(f"{BEGIN}\n{END}\n", encoding="utf-8")
    with chdir(reader.folder):
        assert invoke(["ladder", "--deals", "0", "--out", "strength"]).exit_code == 0
    assert page.read_text(encoding="utf-8").strip() in (DOCS / "strength.md").read_text(encoding="utf-8")


def test_the_addresses_of_the_server() -> None:
    """All that there are, and no others."""
    handlers = [socket.table_socket, *(handler for module in ROUTES for handler in module.HANDLERS)]
    served = {re.sub(r"\{.*?\}", "*", path) for handler in handlers for path in handler.paths}
    assert served == set(_addresses())


def _addresses() -> Iterator[str]:
    for _, code in spans(DOCS / "http.md"):
        path = code.split()[-1].partition("?")[0].replace("…/ID/", "…/").replace("…/", "/api/tables/ID/")
        if re.fullmatch(r"/(api/[\w/.]+|games/\w+/\w+|healthz|readyz)", path):
            yield re.sub(r"\b(ID|LANGUAGE|GAME|HASH|PATH)\b", "*", path)


def test_the_interface_of_boards_is_documented() -> None:
    """The fields of the types and the rows of the tables are the same, and the colours exist."""
    web = ROOT / "web" / "src"
    types = (web / "boards" / "external" / "board-element.d.ts").read_text(encoding="utf-8")
    page = (DOCS / "boards.md").read_text(encoding="utf-8")
    for table, interface in (
        ("| field of `board`", "Board<"),
        ("| field of a choice", "BoardChoice "),
        ("| event", "BoardEvents "),
    ):
        rows = [row.split(" | ")[0] for row in page.partition(table)[2].partition("\n\n")[0].splitlines()[2:]]
        told = {name for row in rows for name in re.findall(r"`(\w+)", row)}
        body = types.partition(f"export interface {interface}")[2].partition("\n}")[0]
        assert told == set(re.findall(r"^  (?:readonly )?(\w+):", body, re.MULTILINE)), interface
    colours = set(re.findall(r"var\((--[\w-]+)\)", page))
    assert colours
    assert colours <= set(re.findall(r"--[\w-]+", (web / "design/tokens.css").read_text(encoding="utf-8")))


def test_the_list_of_errors_is_complete() -> None:
    text = (DOCS / "python.md").read_text(encoding="utf-8").partition("## Errors")[2].partition("## ")[0]
    told = set(re.findall(r"`(?:draftwork\.)?([A-Z]\w+)`", text))
    named = {name for name, value in vars(errors).items() if isinstance(value, type)}
    assert told == {name for name in named if issubclass(getattr(errors, name), DraftworkError)}


def test_the_words_of_the_glossary_are_in_the_code() -> None:
    files = [file for folder in ("draftwork", "web/src") for file in (ROOT / folder).rglob("*")]
    sources = [file for file in files if file.suffix in (".py", ".ts", ".svelte", ".json")]
    known = {word for file in sources for word in re.findall(r"\w+", file.read_text(encoding="utf-8"))}
    known |= {word for file in sources for word in re.findall(r"\w+", file.name)}
    for line in (DOCS / "glossary.md").read_text(encoding="utf-8").splitlines():
        cells = line.strip("|").split(" | ")
        if line.startswith("|") and len(cells) == 5:
            words = re.findall(r"[A-Za-z_]\w\w+", " ".join(re.findall("`(.+?)`", cells[3])))
            assert set(words) <= known, cells[0]

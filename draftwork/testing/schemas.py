"""The published JSON schemas: one for records, one for the views of each game.

    python -m draftwork.testing.schemas [--write] [--folder docs/schema] [GAME ...]

Without games, the record and all games that come with Draftwork. Without --write it says what is not current.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

import draftwork
from draftwork.games import Game, load, names
from draftwork.play import Record

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def record_schema() -> dict[str, Any]:
    return {"$schema": DIALECT, **msgspec.json.schema(Record)}


def view_schema(game: Game[Any]) -> dict[str, Any]:
    return {"$schema": DIALECT, **msgspec.json.schema(game.show.view_type)}


def text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def stale(file: Path, schema: dict[str, Any]) -> bool:
    return not file.is_file() or file.read_text(encoding="utf-8") != text(schema)


def check_published(file: Path, schema: dict[str, Any]) -> None:
    command = f"python -m draftwork.testing.schemas --write --folder {file.parent}"
    assert not stale(file, schema), f"{file} is not current: {command}"


def shipped() -> list[Game[Any]]:
    """The games that come with Draftwork, among those installed."""
    package = Path(draftwork.__file__).parent
    return [game for game in map(load, names()) if game.folder.is_relative_to(package)]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m draftwork.testing.schemas")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--folder", type=Path, default=Path("docs/schema"))
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args(arguments)
    games = [load(name) for name in asked.games] or shipped()
    schemas = {game.name: view_schema(game) for game in games}
    if not asked.games:
        schemas["record"] = record_schema()
    for name, schema in schemas.items():
        file = asked.folder / f"{name}.json"
        if asked.write:
            asked.folder.mkdir(parents=True, exist_ok=True)
            file.write_text(text(schema), encoding="utf-8")
        elif stale(file, schema):
            print(f"{file} is not current")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

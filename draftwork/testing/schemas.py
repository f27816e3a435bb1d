"""The published JSON schemas: one for records, one for the views of each game.

    python -m draftwork.testing.schemas [--write] --folder docs/schema [GAME ...]

Without games, the record and all games that come with Draftwork. Without --write it says what is not current.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import draftwork
from draftwork.games import Game, load, names
from draftwork.play import Record
from draftwork.testing import command_line

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_RECORD = "record"  # the file of the schema that belongs to no game


def record_schema() -> dict[str, Any]:
    return {"$schema": DIALECT, **msgspec.json.schema(Record)}


def view_schema(game: Game[Any]) -> dict[str, Any]:
    return {"$schema": DIALECT, **msgspec.json.schema(game.ui.view_type)}


def text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def stale(file: Path, schema: dict[str, Any]) -> bool:
    return not file.is_file() or file.read_text(encoding="utf-8") != text(schema)


def check_published(file: Path, schema: dict[str, Any]) -> None:
    game = "" if file.stem == _RECORD else f" {file.stem}"
    remedy = f"python -m draftwork.testing.schemas --write --folder {file.parent}{game}"
    assert not stale(file, schema), f"{file} is not current: {remedy}"


def shipped() -> list[Game[Any]]:
    """The games that come with Draftwork, among those installed."""
    package = Path(draftwork.__file__).parent
    return [game for game in map(load, names()) if game.folder.is_relative_to(package)]


def _work(folder: Path, games: list[str], write: bool) -> Iterator[str]:
    schemas = {game.name: view_schema(game) for game in (map(load, games) if games else shipped())}
    if not games:
        schemas[_RECORD] = record_schema()
    for name, schema in schemas.items():
        file = folder / f"{name}.json"
        if write:
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(text(schema), encoding="utf-8")
        elif stale(file, schema):
            yield f"{file} is not current"


def main(arguments: list[str]) -> int:
    asked = command_line.parser("draftwork.testing.schemas", __doc__, games="*").parse_args(arguments)
    return command_line.run(lambda: _work(asked.folder, asked.games, asked.write))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

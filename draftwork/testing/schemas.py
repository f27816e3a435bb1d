"""The published JSON schemas: one for records, one for the views of each game.

    python -m draftwork.testing.schemas [--write] --folder docs/schema [GAME ...]

Without games, the command takes the record and all shipped games. Without --write it prints the stale files.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import draftwork
from draftwork.games import Game, load, playable
from draftwork.play import Record
from draftwork.testing import command_line

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_RECORD = "record"  # the name of the file with the schema of records


def record_schema() -> dict[str, Any]:
    return {"$schema": DIALECT, **msgspec.json.schema(Record)}


def view_schema(game: Game[Any]) -> dict[str, Any]:
    return {"$schema": DIALECT, **msgspec.json.schema(game.ui.view_type)}


def schema_text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def is_stale(file: Path, schema: dict[str, Any]) -> bool:
    return not file.is_file() or file.read_text(encoding="utf-8") != schema_text(schema)


def check_published(file: Path, schema: dict[str, Any]) -> None:
    game = "" if file.stem == _RECORD else f" {file.stem}"
    remedy = f"python -m draftwork.testing.schemas --write --folder {file.parent}{game}"
    assert not is_stale(file, schema), f"{file} is not current: {remedy}"


def shipped_games() -> list[Game[Any]]:
    """Return the installed games that come with Draftwork."""
    package = Path(draftwork.__file__).parent
    return [game for game in playable() if game.folder.is_relative_to(package)]


def _run(folder: Path, games: list[str], write: bool) -> Iterator[str]:
    schemas = {game.name: view_schema(game) for game in (map(load, games) if games else shipped_games())}
    if not games:
        schemas[_RECORD] = record_schema()
    for name, schema in schemas.items():
        file = folder / f"{name}.json"
        if write:
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(schema_text(schema), encoding="utf-8")
        elif is_stale(file, schema):
            yield f"{file} is not current"


def run_for_file(module: str, description: str | None, schema: dict[str, Any], arguments: list[str]) -> int:
    """The command of a module that generates a single schema."""
    parser = argparse.ArgumentParser(
        prog=f"python -m {module}",
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args(arguments)
    if options.write:
        options.file.parent.mkdir(parents=True, exist_ok=True)
        options.file.write_text(schema_text(schema), encoding="utf-8")
    elif is_stale(options.file, schema):
        print(f"{options.file} is not current")
        return command_line.EXIT_DIFFERENT
    return 0


def main(arguments: list[str]) -> int:
    parsed = command_line.make_parser("draftwork.testing.schemas", __doc__, games="*").parse_args(arguments)
    return command_line.run_command(lambda: _run(parsed.folder, parsed.games, parsed.write))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

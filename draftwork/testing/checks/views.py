"""Checks of views and records against their published schemas, and of drawings."""

from __future__ import annotations

import json
from itertools import cycle
from typing import Any
from xml.etree import ElementTree

import msgspec
from jsonschema import Draft202012Validator
from rich.text import Text

from draftwork.games import Game
from draftwork.i18n import LANGUAGES
from draftwork.play import Match, encode
from draftwork.testing.effort import size
from draftwork.testing.random_matches import viewers
from draftwork.testing.schemas import record_schema, view_schema


def check_views(game: Game[Any], matches: list[Match], where: object) -> None:
    """Check that the view of every viewer follows the schema and that the pictures parse.

    A normal run draws each picture in one language in turn. A thorough run draws it in all languages.
    """
    validator = Draft202012Validator(view_schema(game))
    languages = cycle(LANGUAGES)
    for match in matches:
        for index in viewers(match.players):
            seat = match.seat(index)
            at = f"{where}, move {len(match.history)}, seat {index}"
            _check_schema(validator, json.loads(json.dumps(seat.view)), at)
            assert match.view(index) == seat.view
            if not game.hidden_information:  # all viewers can share one view
                assert {**seat.view, "seat": None} == {**match.view(None), "seat": None}, (
                    f"{at}: views differ"
                )
            for _ in range(size(1, len(LANGUAGES))):
                language = next(languages)
                _check_pictures(seat.svg(language), seat.terminal(language), at)


def _check_schema(validator: Draft202012Validator, data: Any, where: object) -> None:
    for error in validator.iter_errors(data):
        raise AssertionError(f"{where}: {error.json_path} does not follow the schema: {error.message}")


def _check_pictures(svg: str, terminal: str, where: object) -> None:
    try:
        root = ElementTree.fromstring(svg)
    except ElementTree.ParseError as error:
        raise AssertionError(f"{where}: the picture is not XML: {error}") from None
    assert root.tag.rpartition("}")[2] == "svg", f"{where}: the picture is no SVG"
    Text.from_markup(terminal)


def check_record_schema(matches: list[Match], where: object) -> None:
    """Check that complete records and records of a seat follow the schema."""
    validator = Draft202012Validator(record_schema())
    for match in matches:
        for record in (match.record(), *(match.record(seat) for seat in viewers(match.players))):
            _check_schema(validator, json.loads(encode(record)), where)
            _check_schema(validator, msgspec.to_builtins(record), where)

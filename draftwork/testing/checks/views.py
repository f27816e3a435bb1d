"""What is shown: JSON of a published schema, pictures that parse."""

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
    """For every seat and watcher the view is JSON that follows the schema, and the pictures parse.

    The languages of the pictures take turns. A thorough run draws each picture in all of them.
    """
    validator = Draft202012Validator(view_schema(game))
    language = cycle(LANGUAGES)
    for match in matches:
        for index in viewers(match.players):
            seat = match.seat(index)
            at = f"{where}, move {len(match.history)}, seat {index}"
            _valid(validator, json.loads(json.dumps(seat.view)), at)
            assert match.view(index) == seat.view
            if not game.hidden_information:  # so that what is shown to one can be shown to all
                assert {**seat.view, "seat": None} == {**match.view(None), "seat": None}, (
                    f"{at}: views differ"
                )
            for _ in range(size(1, len(LANGUAGES))):
                spoken = next(language)
                _check_pictures(seat.svg(spoken), seat.terminal(spoken), at)


def _valid(validator: Draft202012Validator, data: Any, where: object) -> None:
    for fault in validator.iter_errors(data):
        raise AssertionError(f"{where}: {fault.json_path} does not follow the schema: {fault.message}")


def _check_pictures(svg: str, terminal: str, where: object) -> None:
    try:
        root = ElementTree.fromstring(svg)
    except ElementTree.ParseError as fault:
        raise AssertionError(f"{where}: the picture is not XML: {fault}") from None
    assert root.tag.rpartition("}")[2] == "svg", f"{where}: the picture is no SVG"
    Text.from_markup(terminal)


def check_record_schema(matches: list[Match], where: object) -> None:
    """Records follow their schema, the whole ones and those of a seat."""
    validator = Draft202012Validator(record_schema())
    for match in matches:
        for kept in (match.record(), *(match.record(seat) for seat in viewers(match.players))):
            _valid(validator, json.loads(encode(kept)), where)
            _valid(validator, msgspec.to_builtins(kept), where)

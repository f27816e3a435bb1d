"""Records: matches as JSON files. Their schema is docs/schema/record.json."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from draftwork.i18n import shorten
from draftwork.kernel.errors import BadRecord

FORMAT: Literal["draftwork-record/1"] = "draftwork-record/1"
_MAX_SIZE = 4 << 20  # bytes; real records are much smaller

Text = Annotated[str, msgspec.Meta(max_length=1000)]


class EditionOf(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The edition of a match: its name and hash, and the data of an own edition."""

    name: Text
    hash: Text
    data: dict[str, Any] | None = None


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """The scores of all seats and the winning seats."""

    scores: list[int]
    winners: list[int]


class GaveUp(msgspec.Struct, forbid_unknown_fields=True):
    """A seat that gave up. With one or two players, this ended the match."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    how: Literal["resigned", "lapsed"]


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The record of a match of any game. For a viewer of a running match, it has no seed and no position."""

    format: Literal["draftwork-record/1"]
    game: Text
    rules_version: int
    edition: EditionOf
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: dict[str, str | int | bool]
    moves: Annotated[list[Text], msgspec.Meta(max_length=10_000)]
    seats: list[Text] = []  # the names of the players, if known
    setup: dict[str, Any] = {}  # the parts of the set-up that were fixed
    seed: Text | None = None
    commitment: Text | None = None  # to the seed; given if the seed is secret or there are nonces
    nonces: Annotated[list[Text], msgspec.Meta(max_length=16)] = []  # the players' contributions to the seed
    position: Annotated[str, msgspec.Meta(max_length=10_000)] | None = (
        None  # the first position, if the match did not begin with a deal
    )
    result: Result | None = None  # None while the match is running
    gave_up: Annotated[list[GaveUp], msgspec.Meta(max_length=8)] = []


def encode(record: Record) -> str:
    """Write a record as JSON text."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def decode(data: str | bytes | dict[str, Any]) -> Record:
    """Read a record from JSON text or JSON data."""
    if not isinstance(data, dict | str | bytes):
        raise BadRecord("bad-record", fault=type(data).__name__)
    try:
        if isinstance(data, dict):
            return msgspec.convert(data, Record)
        raw = data.encode() if isinstance(data, str) else data
        if len(raw) > _MAX_SIZE:
            raise BadRecord("record-too-long", most=_MAX_SIZE)
        return msgspec.json.decode(raw, type=Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise BadRecord("bad-record", fault=shorten(fault, 200)) from None

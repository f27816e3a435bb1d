"""A match as a file: what was dealt and what was played. The schema is docs/schema/record.json."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from draftwork.i18n import brief
from draftwork.kernel.errors import BadRecord

FORMAT: Literal["draftwork-record/1"] = "draftwork-record/1"
_LARGEST = 4 << 20  # bytes; the longest match of any game stays far below

Text = Annotated[str, msgspec.Meta(max_length=1000)]


class EditionOf(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Which components were used: by name and hash, and in full where they are not the ones we ship."""

    name: Text
    hash: Text
    data: dict[str, Any] | None = None


class Result(msgspec.Struct, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]


class GaveUp(msgspec.Struct, forbid_unknown_fields=True):
    """A seat that did not play to the end. Of one or two players, that ended the match."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    how: Literal["resigned", "lapsed"]


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One schema for all games. Without seed and position it is what a seat may know of a running match."""

    format: Literal["draftwork-record/1"]
    game: Text
    rules_version: int
    edition: EditionOf
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: dict[str, str | int | bool]
    moves: Annotated[list[Text], msgspec.Meta(max_length=10_000)]
    seats: list[Text] = []  # names, where they are known
    setup: dict[str, Any] = {}  # what was fixed by hand
    seed: Text | None = None
    commitment: Text | None = None  # to the seed: told while the seed is not, and beside it with nonces
    nonces: Annotated[list[Text], msgspec.Meta(max_length=16)] = []  # what players added to the seed
    position: Annotated[str, msgspec.Meta(max_length=10_000)] | None = (
        None  # where it began, if not with a deal
    )
    result: Result | None = None  # that of the moves
    gave_up: Annotated[list[GaveUp], msgspec.Meta(max_length=8)] = []


def encode(record: Record) -> str:
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def decode(data: str | bytes | dict[str, Any]) -> Record:
    if not isinstance(data, dict | str | bytes):
        raise BadRecord("bad-record", fault=type(data).__name__)
    try:
        if isinstance(data, dict):
            return msgspec.convert(data, Record)
        raw = data.encode() if isinstance(data, str) else data
        if len(raw) > _LARGEST:
            raise BadRecord("record-too-long", most=_LARGEST)
        return msgspec.json.decode(raw, type=Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise BadRecord("bad-record", fault=brief(fault, 200)) from None

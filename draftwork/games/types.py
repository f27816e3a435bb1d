"""The data types of the contract: options, editions, points, choices and descriptions."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from draftwork.i18n import Message

Value = str | int | bool
MAX_SEATS = 4  # of a match that bots can search


@dataclass(frozen=True)
class Option:
    """A setting that is chosen before the match.

    Its labels are the messages GAME-option-NAME(-VALUE). GAME-option-NAME-about explains it.
    """

    name: str
    default: Value
    allowed: tuple[Value, ...]
    players: tuple[int, ...] | None = None  # numbers of players with this choice; None: all


@dataclass(frozen=True)
class Edition:
    """A set of components. Its hash identifies it."""

    name: str
    data: Mapping[str, Any] = field(repr=False)
    # The data to hash, if the format of `data` has changed since the hash was first published.
    hashed: Mapping[str, Any] | None = field(default=None, repr=False, compare=False)

    @cached_property
    def hash(self) -> str:
        """The hash of the data. White space and the order of keys in the file do not matter."""
        data = self.data if self.hashed is None else self.hashed
        return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:16]

    @property
    def slug(self) -> str:
        """The name in the form that message ids contain."""
        return re.sub("[^a-z0-9]+", "-", self.name.lower()).strip("-")

    @classmethod
    def load(cls, file: Path) -> Edition:
        """Read a JSON file."""
        data = msgspec.json.decode(file.read_bytes())
        return cls(data["edition"], data)


STANDARD = Edition("standard", {})  # of games whose components cannot be replaced


class Channel(msgspec.Struct, frozen=True):
    """A channel of an observation: `size` numbers from -1 to 1 with one meaning."""

    name: str  # NAME[k] describes the k-th seat after the viewer; NAME[0] is the viewer
    size: int
    meaning: str


def seat_channels(players: int, channels: Iterable[Channel]) -> tuple[Channel, ...]:
    """The channels of every seat, from the viewer on."""
    listed = tuple(channels)
    return tuple(
        Channel(f"{channel.name}[{k}]", channel.size, channel.meaning)
        for k in range(players)
        for channel in listed
    )


class Point(msgspec.Struct, frozen=True):
    """Points with their reason: the rule, the amount, and the cells (row, column) or cards that score.

    The table of results adds up the points of one category. The message ID-category, where ID is that of the
    reason, names the category; without it, the reason does.
    """

    rule: str
    amount: int
    reason: Message
    cells: tuple[tuple[int, int], ...] = ()
    cards: tuple[str, ...] = ()

    def json(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


@dataclass(frozen=True)
class Ending:
    """The reason why a match ended, and what decided the ranking."""

    reason: Message
    decided_by: Message
    target: int | None = None  # the score that a player without opponents had to beat


class Choice(msgspec.Struct, frozen=True):
    """A node of the choice tree: a leaf with a move, a branch with more choices, or an illegal choice."""

    key: str  # identifies the choice among its siblings
    label: Message
    move: int | None = None
    # The reason why the choice is illegal. The terminal lists choices with the same reason by the message
    # ID-several with the argument `names`, if the game has it.
    why_not: Message | None = None
    gains: int | None = None  # the immediate change of the score
    effects: tuple[Message, ...] = ()  # other effects of the move; the terminal shows legal `next` instead
    choices: list[Choice] = []
    # Later choices, shown in advance and without their moves. For a leaf: choices that follow its move. For a
    # branch: illegal choices that `choices` leaves out.
    next: list[Choice] = []

    def leaves(self) -> Iterator[Choice]:
        if self.move is not None:
            yield self
        for choice in self.choices:
            yield from choice.leaves()

    def json(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


class Description(msgspec.Struct, frozen=True, omit_defaults=True):
    """The description of a past move for one viewer.

    A client adds the argument `name` to every message that has a `seat` (numbered from 1).
    """

    did: list[Message] = []  # clauses without a subject; the clauses of a turn form one sentence
    ended: list[Message] = []  # if a round ended: what ended, then its results
    continues: bool = False  # the move continues a turn

"""The code that bot workers should load: of bots that play at a table, and in the background of others."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from draftwork.bots.think import ThinkRequest

LOADING_ITERATIONS = 8  # enough to load all code


class Key(NamedTuple):
    game: str
    bot: str


def key_of(request: ThinkRequest) -> Key:
    return Key(request.game, request.bot)


class LoadingPlan:
    """The code to load, with a request for each that loads it."""

    def __init__(self) -> None:
        self._requests: dict[Key, ThinkRequest] = {}
        self._background: dict[Key, None] = {}  # code that no table needs yet

    def __contains__(self, key: Key) -> bool:
        return key in self._requests

    def keys(self) -> list[Key]:
        """What to load, the most urgent first."""
        urgent = [key for key in self._requests if key not in self._background]
        return [*urgent, *self._background]

    def request(self, key: Key) -> ThinkRequest:
        return self._requests[key]

    def is_background(self, key: Key | None) -> bool:
        return key in self._background

    def add(self, request: ThinkRequest, *, background: bool = False) -> None:
        """Plan to load the code for a request."""
        key = key_of(request)
        if not background:
            self.urge(key)
        elif key not in self._requests:
            self._background[key] = None
        if key not in self._requests:
            self._requests[key] = msgspec.structs.replace(request, player="", iterations=LOADING_ITERATIONS)

    def urge(self, key: Key) -> None:
        """Note that a table needs the code."""
        self._background.pop(key, None)

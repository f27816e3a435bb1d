"""Own editions in messages to worker processes.

A state may contain only a number for its edition, as in Sagrada. A message with such a state therefore also
contains the edition.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from draftwork.games import Edition, Game, load
from draftwork.play.settings import check_edition

_CACHE_SIZE = 64


def pack_edition(game: Game[Any], edition: Edition) -> bytes:
    """The data of an own edition as JSON; empty for a shipped edition."""
    return b"" if edition in game.editions else msgspec.json.encode(edition.data)


def learn_edition(game: str, packed: bytes) -> None:
    """Read an own edition, so that this process can use states with its number."""
    if packed:
        _load_packed(game, packed)


@lru_cache(_CACHE_SIZE)
def _load_packed(game: str, packed: bytes) -> Edition:
    return check_edition(load(game), msgspec.json.decode(packed))

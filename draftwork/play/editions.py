"""Own editions in messages to worker processes.

A state may name its edition only by a number, as in Sagrada. A process that is given such a state is told the
edition too.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from draftwork.games import Edition, Game, load
from draftwork.play.settings import check_edition

_KEPT = 64  # editions that a process remembers


def pack_edition(game: Game[Any], edition: Edition) -> bytes:
    """The data of an own edition as JSON; empty for one that we ship."""
    return b"" if edition in game.editions else msgspec.json.encode(edition.data)


def learn_edition(game: str, packed: bytes) -> None:
    """Remember an own edition, so that the states that name it can be used."""
    if packed:
        _learned(game, packed)


@lru_cache(_KEPT)
def _learned(game: str, packed: bytes) -> Edition:
    return check_edition(load(game), msgspec.json.decode(packed))

"""Own editions of the games, as a user's file would hold them, and a second shipped one."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from draftwork.games import Edition, load

GAMES = ("sintra", "sagrada", "blueprints")  # those that take own editions


def own(game: str, name: str = "my own copy") -> dict[str, Any]:
    """An edition that differs from ours in name and components."""
    data: dict[str, Any] = copy.deepcopy(dict(load(game).edition.data))
    data["edition"] = name
    if game == "sintra":
        data["strips"][0]["front"], data["strips"][0]["back"] = data["strips"][0]["back"], "PPPPP"
    elif game == "sagrada":
        rows = ["R.1.B", ".2.Y.", "G.3.P", ".4.R."]
        data["cards"][0] = [
            {"id": f"mine_{side}", "name": f"My Window {side}", "dots": 4, "rows": rows} for side in "ab"
        ]
    else:
        data["plans"] = [*data["plans"][:11], {"id": 501, "rows": ["6X", "XX", "XX"]}]
    return data


@contextmanager
def shipping_two(game: str, name: str = "First Set") -> Iterator[Edition]:
    """The game as if it had shipped another edition before; that edition."""
    from draftwork.server.http import games

    played = load(game)
    assert played.read_edition is not None
    before, older = played.older_editions, played.read_edition(own(game, name))
    object.__setattr__(played, "older_editions", (older, *before))
    games._games.cache_clear()
    try:
        yield older
    finally:
        object.__setattr__(played, "older_editions", before)
        games._games.cache_clear()

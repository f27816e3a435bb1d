"""Custom editions of the games, as in a user's file."""

from __future__ import annotations

import copy
from typing import Any

from draftwork.games import load

GAMES = ("sintra", "sagrada", "blueprints")  # games that accept custom editions


def own(game: str, name: str = "my own copy") -> dict[str, Any]:
    """Return an edition that differs from the shipped one in name and components."""
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

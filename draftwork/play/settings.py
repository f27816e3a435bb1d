"""What a match is made with, checked before anything is dealt."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from draftwork.games import Edition, Game, Value
from draftwork.kernel.errors import BadEdition, BadOption, BadPlayers, BadSetup
from draftwork.words import Message

_LONGEST_SEED = 1000


def check_players(game: Game[Any], players: int | None) -> int:
    if players is None:
        return 2 if 2 in game.players else game.players[0]
    if type(players) is not int or players not in game.players:
        raise BadPlayers(
            "bad-players", game=game.name, players=str(players)[:20], allowed=_listed(game.players)
        )
    return players


def check_options(game: Game[Any], given: Mapping[str, Any]) -> dict[str, Value]:
    """All options of the game, with defaults for those not given."""
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in known:
            raise BadOption("unknown-option", game=game.name, option=str(name)[:40], known=_listed(known))
        allowed = known[name].allowed
        if not any(type(value) is type(one) and value == one for one in allowed):
            raise BadOption("bad-option", option=name, value=str(value)[:40], allowed=_listed(allowed))
    return {name: given.get(name, option.default) for name, option in known.items()}


def check_edition(game: Game[Any], edition: Edition | Mapping[str, Any] | str | None) -> Edition:
    """The components to play with: ours (by default or by name), or what the user's file says."""
    if edition is None or edition == game.edition.name or edition == game.edition:
        return game.edition
    data = edition.data if isinstance(edition, Edition) else edition
    if isinstance(data, str):
        args = {"name": data[:40], "known": game.edition.name}
        raise BadEdition(Message("unknown-edition", args))
    if game.read_edition is None:
        raise BadEdition(Message("edition-fixed", {"game": game.name}))
    if not isinstance(data, Mapping):
        raise BadEdition(Message("edition-no-object"))
    return game.read_edition(data)


def check_setup(game: Game[Any], setup: Mapping[str, Any] | None) -> dict[str, Any]:
    given = dict(setup or {})
    for part in given:
        if part not in game.setup_parts:
            raise BadSetup(
                "unknown-setup", game=game.name, part=str(part)[:40], known=_listed(game.setup_parts)
            )
    return given


def check_seed(seed: str | int | None) -> str:
    """Any text; without one, 256 random bits."""
    if seed is None:
        return secrets.token_hex(32)
    text = str(seed) if type(seed) is int else seed
    if not isinstance(text, str) or len(text) > _LONGEST_SEED or not _storable(text):
        raise BadOption("bad-seed", most=_LONGEST_SEED)
    return text


def _storable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _listed(values: Any) -> str:
    return ", ".join(str(value) for value in values) or "–"

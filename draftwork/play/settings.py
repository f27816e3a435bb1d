"""Checks of the arguments of a new match."""

from __future__ import annotations

import copy
import operator
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex, TypeGuard

from draftwork.games import Edition, Game, Value
from draftwork.i18n import LANGUAGES, Message, MessageValue, shorten
from draftwork.kernel.errors import BadEdition, BadLanguage, BadOption, BadPlayers, BadSetup

_MAX_SEED_LENGTH = 1000
_MAX_NAME_LENGTH = 100
_MAX_NONCES = 16


def as_integer(value: object) -> int | None:
    """Convert an integer, such as one of NumPy, to int. Return None for other types and for booleans."""
    if type(value) is int:  # the usual case, and faster than the protocol
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def check_players(game: Game[Any], players: int | None) -> int:
    """Check the number of players and return it. The default is two if the game allows it."""
    if players is None:
        return 2 if 2 in game.players else game.players[0]
    number = as_integer(players)
    if number is None:
        raise BadPlayers("players-not-whole", players=shorten(players, 20))
    if number not in game.players:
        raise BadPlayers(
            "bad-players", game=game.name, players=shorten(players, 20), allowed=_listed(game.players)
        )
    return number


def check_options(game: Game[Any], given: Mapping[str, Any]) -> dict[str, Value]:
    """Check options and return the values of all options. Missing ones get their defaults."""
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in known:
            raise BadOption("unknown-option", game=game.name, option=shorten(name, 40), known=_listed(known))
        allowed = known[name].allowed
        if not any(type(value) is type(each) and value == each for each in allowed):
            raise _bad_value(name, value, allowed)
    return {name: given.get(name, option.default) for name, option in known.items()}


def _bad_value(option: str, value: Any, allowed: Sequence[Value]) -> BadOption:
    """The error for an invalid value. If only its type is wrong, the message names the right type."""
    shown = shorten(value, 40)
    meant = next((each for each in allowed if str(each) == shown), None)
    if meant is None:
        return BadOption("bad-option", option=option, value=shown, allowed=_listed(allowed))
    kind = {bool: "flag", int: "number", str: "text"}[type(meant)]
    return BadOption("bad-option-type", option=option, value=shown, kind=kind)


def check_edition(game: Game[Any], edition: Edition | Mapping[str, Any] | str | None) -> Edition:
    """Find the edition of a match: the current one, a shipped one by name, or an own one by its data."""
    if edition is None:
        return game.edition
    for shipped in game.editions:
        if edition in (shipped, shipped.name, shipped.data):
            return shipped
    data = edition.data if isinstance(edition, Edition) else edition
    if isinstance(data, str):
        args: dict[str, MessageValue] = {
            "name": shorten(data),
            "known": _listed(each.name for each in game.editions),
        }
        raise BadEdition(Message("unknown-edition", args))
    if game.read_edition is None:
        raise BadEdition(Message("edition-fixed", {"game": game.name}))
    if not isinstance(data, Mapping):
        raise BadEdition(Message("edition-no-object"))
    return game.read_edition(data)


def check_setup(game: Game[Any], setup: Mapping[str, Any] | None) -> dict[str, Any]:
    """Check that the game has all parts that `setup` fixes; return a copy."""
    if setup is not None and not isinstance(setup, Mapping):
        raise BadSetup("bad-setup-type", type=type(setup).__name__)
    given = copy.deepcopy(dict(setup or {}))  # independent of later changes by the caller
    for part in given:
        if part not in game.setup_parts:
            raise BadSetup(
                "unknown-setup", game=game.name, part=shorten(part, 40), known=_listed(game.setup_parts)
            )
    return given


def check_seed(seed: str | int | None) -> str:
    """Check a seed and return it as text. Without a seed, draw 256 random bits."""
    if seed is None:
        return secrets.token_hex(32)
    number = as_integer(seed)
    text = seed if number is None or abs(number) >= 10**_MAX_SEED_LENGTH else str(number)
    if not _is_text(text, _MAX_SEED_LENGTH):
        raise BadOption("bad-seed", most=_MAX_SEED_LENGTH)
    return text


def check_nonces(nonces: Any) -> tuple[str, ...]:
    """Check the players' contributions to the seed."""
    given = tuple(nonces) if isinstance(nonces, list | tuple) else None
    if (
        given is None
        or len(given) > _MAX_NONCES
        or not all(_is_text(nonce, _MAX_SEED_LENGTH) for nonce in given)
    ):
        raise BadOption("bad-nonces", count=_MAX_NONCES, most=_MAX_SEED_LENGTH)
    return given


def check_seats(seats: Any, players: int) -> tuple[str, ...]:
    """Check the names of the seats. There may be fewer names than seats."""
    names = tuple(seats) if isinstance(seats, list | tuple) else None
    if names is None or len(names) > players or not all(_is_text(name, _MAX_NAME_LENGTH) for name in names):
        raise BadOption("bad-seats", players=players, most=_MAX_NAME_LENGTH)
    return names


def check_language(language: str) -> str:
    """Check that a language is known."""
    if language not in LANGUAGES:
        raise BadLanguage("bad-language", language=shorten(language, 40), known=_listed(LANGUAGES))
    return language


def _is_text(text: Any, max_length: int) -> TypeGuard[str]:
    """Whether a value is a text of at most this length that can be encoded as UTF-8."""
    if not isinstance(text, str) or len(text) > max_length:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _listed(values: Any) -> str:
    return ", ".join(str(value) for value in values) or "–"

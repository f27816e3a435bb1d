"""What a match is made with, checked before anything is dealt."""

from __future__ import annotations

import copy
import operator
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex, TypeGuard

from draftwork.games import Edition, Game, Value
from draftwork.i18n import LANGUAGES, Message, brief
from draftwork.i18n import Value as Words
from draftwork.kernel.errors import BadEdition, BadLanguage, BadOption, BadPlayers, BadSetup

_LONGEST_SEED = 1000
_LONGEST_NAME = 100
_MOST_NONCES = 16


def whole(value: object) -> int | None:
    """The integer that a value is, also one of NumPy's; None for anything else and for True and False."""
    if type(value) is int:  # nearly always, and quicker than asking the protocol
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def check_players(game: Game[Any], players: int | None) -> int:
    if players is None:
        return 2 if 2 in game.players else game.players[0]
    number = whole(players)
    if number is None:
        raise BadPlayers("players-not-whole", players=brief(players, 20))
    if number not in game.players:
        raise BadPlayers(
            "bad-players", game=game.name, players=brief(players, 20), allowed=_listed(game.players)
        )
    return number


def check_options(game: Game[Any], given: Mapping[str, Any]) -> dict[str, Value]:
    """All options of the game, with defaults for those not given."""
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in known:
            raise BadOption("unknown-option", game=game.name, option=brief(name, 40), known=_listed(known))
        allowed = known[name].allowed
        if not any(type(value) is type(one) and value == one for one in allowed):
            raise _bad_value(name, value, allowed)
    return {name: given.get(name, option.default) for name, option in known.items()}


def _bad_value(option: str, value: Any, allowed: Sequence[Value]) -> BadOption:
    """The refusal of a value; where only its type is wrong, it names the right type."""
    shown = brief(value, 40)
    meant = next((one for one in allowed if str(one) == shown), None)
    if meant is None:
        return BadOption("bad-option", option=option, value=shown, allowed=_listed(allowed))
    kind = {bool: "flag", int: "number", str: "text"}[type(meant)]
    return BadOption("bad-option-type", option=option, value=shown, kind=kind)


def check_edition(game: Game[Any], edition: Edition | Mapping[str, Any] | str | None) -> Edition:
    """The components to play with: ours (by default or by name), or what the user's file says."""
    if edition is None:
        return game.edition
    for ours in game.editions:
        if edition in (ours, ours.name, ours.data):
            return ours
    data = edition.data if isinstance(edition, Edition) else edition
    if isinstance(data, str):
        args: dict[str, Words] = {"name": brief(data), "known": _listed(one.name for one in game.editions)}
        raise BadEdition(Message("unknown-edition", args))
    if game.read_edition is None:
        raise BadEdition(Message("edition-fixed", {"game": game.name}))
    if not isinstance(data, Mapping):
        raise BadEdition(Message("edition-no-object"))
    return game.read_edition(data)


def check_setup(game: Game[Any], setup: Mapping[str, Any] | None) -> dict[str, Any]:
    if setup is not None and not isinstance(setup, Mapping):
        raise BadSetup("bad-setup-type", type=type(setup).__name__)
    given = copy.deepcopy(dict(setup or {}))  # what the caller does with it later changes nothing
    for part in given:
        if part not in game.setup_parts:
            raise BadSetup(
                "unknown-setup", game=game.name, part=brief(part, 40), known=_listed(game.setup_parts)
            )
    return given


def check_seed(seed: str | int | None) -> str:
    """Any text; without one, 256 random bits."""
    if seed is None:
        return secrets.token_hex(32)
    number = whole(seed)
    text = seed if number is None or abs(number) >= 10**_LONGEST_SEED else str(number)
    if not _is_text(text, _LONGEST_SEED):
        raise BadOption("bad-seed", most=_LONGEST_SEED)
    return text


def check_nonces(nonces: Any) -> tuple[str, ...]:
    """What players add to the seed."""
    given = tuple(nonces) if isinstance(nonces, list | tuple) else None
    if given is None or len(given) > _MOST_NONCES or not all(_is_text(one, _LONGEST_SEED) for one in given):
        raise BadOption("bad-nonces", count=_MOST_NONCES, most=_LONGEST_SEED)
    return given


def check_seats(seats: Any, players: int) -> tuple[str, ...]:
    """Names for as many seats as have one."""
    names = tuple(seats) if isinstance(seats, list | tuple) else None
    if names is None or len(names) > players or not all(_is_text(name, _LONGEST_NAME) for name in names):
        raise BadOption("bad-seats", players=players, most=_LONGEST_NAME)
    return names


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadLanguage("bad-language", language=brief(language, 40), known=_listed(LANGUAGES))
    return language


def _is_text(text: Any, most: int) -> TypeGuard[str]:
    """Whether it is a text that can be stored."""
    if not isinstance(text, str) or len(text) > most:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _listed(values: Any) -> str:
    return ", ".join(str(value) for value in values) or "–"

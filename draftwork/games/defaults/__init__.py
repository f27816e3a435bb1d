"""Defaults for everything that a game leaves out.

`rules` has default rules. The other defaults depend on the game: `setup`, `notation`, `observation` and `ui`
provide them.
"""

from __future__ import annotations

import sys
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from draftwork.games.defaults import rules
from draftwork.games.defaults.notation import DefaultNotation
from draftwork.games.defaults.observation import DefaultObservation
from draftwork.games.defaults.setup import DefaultSetup, StateCheck
from draftwork.games.defaults.ui import DefaultUi, StateView
from draftwork.games.types import MAX_SEATS
from draftwork.kernel import layout

if TYPE_CHECKING:
    from draftwork.games.contract import Game

LEFT_OUT: Any = None  # the value of a field until `fill_in`


def is_default(value: Any) -> bool:
    """Whether the value of a field is left out, or was filled in for this game or one that it is made of."""
    if isinstance(value, type):
        return issubclass(value, StateView)
    owner = getattr(value, "__self__", None)
    return value is LEFT_OUT or isinstance(
        owner, DefaultNotation | DefaultObservation | DefaultSetup | DefaultUi
    )


def fill_in(game: Game[Any]) -> None:
    """Fill in everything that a game leaves out. The game is frozen, so it calls this while it is made."""
    setup = DefaultSetup(game)
    values = {
        "folder": Path(str(sys.modules[game.state.__module__].__file__)).parent,
        "max_legal_moves": game.num_moves,
        "prepare": setup.prepare,
        "dealt_setup": setup.dealt_setup,
        "options_of": setup.options_of,
    }
    for name, value in values.items():
        if is_default(getattr(game, name)):
            object.__setattr__(game, name, value)
    _check(game)
    object.__setattr__(game, "check_state", StateCheck(game, game.check_state))
    object.__setattr__(game, "rules", _with_lists(game))
    object.__setattr__(game, "notation", _filled(game.notation, DefaultNotation(game)))
    object.__setattr__(game, "ui", _filled(game.ui, DefaultUi(game)))
    object.__setattr__(game, "heuristics", _heuristics(game))
    object.__setattr__(game, "observation", _filled(game.observation, DefaultObservation(game)))


def _check(game: Game[Any]) -> None:
    """Raise TypeError if the fields of a game contradict each other."""
    known = {name for name, _ in layout(game.state)}
    needed = {"players"}
    if is_default(game.prepare):
        needed |= {*game.setup_parts, *(option.name for option in game.options)}
    if not needed <= known:
        raise TypeError(f"{game.state.__name__} has no field {sorted(needed - known)[0]!r}")
    if game.rules.legal_moves is LEFT_OUT and game.rules.illegality is LEFT_OUT:
        raise TypeError("the rules have neither `legal_moves` nor `illegality`")
    if (game.hidden_information or game.has_chance) and game.rules.redact is rules.redact:
        raise TypeError("a game with hidden information or chance needs `redact` and `determinize`")
    if is_default(game.observation.channels) != (game.observation.observe is rules.observe):
        raise TypeError("the observation needs both `channels` and `observe`, or neither")


def _filled(part: Any, source: object) -> Any:
    """A group of functions, with those of `source` for the ones left out."""
    names = [field.name for field in fields(part) if hasattr(source, field.name)]
    return replace(part, **{n: getattr(source, n) for n in names if is_default(getattr(part, n))})


def _with_lists(game: Game[Any]) -> Any:
    """The rules with both `legal_moves` and `illegality`."""
    if game.rules.legal_moves is LEFT_OUT:
        return replace(game.rules, legal_moves=rules.legal_moves_from_illegality(game.num_moves))
    if game.rules.illegality is LEFT_OUT:
        return replace(game.rules, illegality=rules.illegality_from_moves(game.max_legal_moves))
    return game.rules


def _heuristics(game: Game[Any]) -> Any:
    """The heuristics; none if the match can have more seats than a search."""
    if game.heuristics is None or max(game.players) > MAX_SEATS:
        return None
    if game.heuristics.max_candidates is LEFT_OUT:
        return replace(game.heuristics, max_candidates=game.max_legal_moves)
    return game.heuristics

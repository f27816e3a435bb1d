"""Checks of a game's description, and of the refusal of invalid settings."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from draftwork.games import Game, edition_about, edition_title, load, names
from draftwork.i18n import Message
from draftwork.kernel.errors import BadOption, BadPlayers, BadSeat, BadSetup, DraftworkError, UnknownGame
from draftwork.play import Match
from draftwork.testing.random_matches import check_translations


def check_description(game: Game[Any]) -> None:
    """Check that the game is registered under its name and that its names and options are translated."""
    json.dumps(game.describe())
    assert game.name in names(), f"{game.name} has no entry point of that name"
    assert load(game.name) is game, f"the entry point {game.name} gives another game"
    assert (game.read_edition is None) == (game.edition_of is None), "own editions are read and written"
    _check_editions(game)
    ids = [f"{game.name}-name", f"{game.name}-about"]
    for option in game.options:
        assert option.default in option.allowed, f"the default of {option.name} is not allowed"
        ids.append(f"{game.name}-option-{option.name}")
        ids += [f"{game.name}-option-{option.name}-{value}" for value in option.allowed]
    for id in ids:
        check_translations(Message(id), game.name)


def _check_editions(game: Game[Any]) -> None:
    """Check that the shipped editions are distinct, can be read as files and can be played."""
    for key in ("name", "hash", "slug"):
        different = {getattr(edition, key).casefold() for edition in game.editions}
        assert len(different) == len(game.editions), f"two editions have the same {key}"
    for edition in game.editions:
        if game.read_edition is not None:
            assert game.read_edition(edition.data) == edition, f"{edition.name} is not an edition of its own"
        match = Match(game.name, seed=1, edition=edition.name)
        assert match.edition == edition, f"a match cannot be made with {edition.name}"
        assert Match.from_record(match.record()).edition == edition, f"records lose {edition.name}"
        for message in (edition_title(game, edition), edition_about(game, edition)):
            if message is not None:
                check_translations(message, game.name)


def check_bad_settings(game: Game[Any]) -> None:
    """Check that invalid players, options, seeds, set-ups and seats raise the documented errors."""
    for players in (0, -1, 1 + max(game.players), True, 2.0, "2"):
        _expect_error(BadPlayers, lambda players=players: Match(game.name, players=players, seed=1))
    _expect_error(UnknownGame, lambda: Match(f"{game.name}?"))
    _expect_error(BadOption, lambda: Match(game.name, no_such_option=1))
    _expect_error(BadOption, lambda: Match(game.name, seed="\ud800"))
    _expect_error(BadOption, lambda: Match(game.name, seed="long" * 1000))
    for option in game.options:
        for value in (None, 1.5, "no such value", -(10**9), [option.default]):
            _expect_error(BadOption, lambda value=value, name=option.name: Match(game.name, **{name: value}))
    _expect_error(BadSetup, lambda: Match(game.name, setup={"no such part": 0}))
    match = Match(game.name, seed=1)
    for seat in (-1, match.players, True, 1.0, "0"):
        _expect_error(BadSeat, lambda seat=seat: match.seat(seat))
        _expect_error(BadSeat, lambda seat=seat: match.play(match.legal_moves[0], seat=seat))


def _expect_error(expected: type[DraftworkError], action: Callable[..., object]) -> None:
    try:
        action()
    except expected as refused:
        check_translations(refused.message, "settings")
    else:
        raise AssertionError(f"not refused with {expected.__name__}")

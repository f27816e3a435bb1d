"""The options of every game: explained in all languages, and offered only where they can be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from draftwork import Match
from draftwork.games import Option, load
from draftwork.i18n import LANGUAGES, Message
from tests.shipped import GAMES

OPTIONS = [
    pytest.param(game, option, id=f"{game}-{option.name}") for game in GAMES for option in load(game).options
]


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_an_option_takes_every_value_for_its_numbers_of_players(game: str, option: Option) -> None:
    for players in option.players or load(game).players:
        for value in option.allowed:
            chosen: dict[str, Any] = {option.name: value}
            assert Match(game, players=players, seed=1, **chosen).players == players


@pytest.mark.parametrize(("game", "option"), OPTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_is_explained(game: str, option: Option, language: str) -> None:
    id = f"{game}-option-{option.name}-about"
    assert Message(id).text(language) != id

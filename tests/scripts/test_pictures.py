"""The pictures in the docs and on the home page are current for each game and language."""

from pathlib import Path

import pytest

from draftwork.games import names
from draftwork.i18n import LANGUAGES
from scripts.pictures import draw, games, picture_file

PLAY = Path(__file__).parents[2] / "docs" / "play"


def test_every_game_has_a_picture() -> None:
    assert set(games()) == set(names()) - {"hoard"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_picture_is_current(game: str, language: str) -> None:
    drawn = draw(game, language)
    assert f'lang="{language}"' in drawn
    assert picture_file(game, language).read_text(encoding="utf-8") == drawn, (
        "run: python -m scripts.pictures"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_how_to_play_shows_the_picture_of_its_language(game: str, language: str) -> None:
    page = (PLAY / f"{game}.{language}.md").read_text(encoding="utf-8")
    assert f"](../pictures/{picture_file(game, language).name})" in page

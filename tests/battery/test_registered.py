"""Every game has a battery, recorded matches and a published schema."""

from pathlib import Path

import pytest

from draftwork.games import load, names
from draftwork.testing import schemas
from draftwork.testing.playthroughs import playthrough_file

TESTS = Path(__file__).parent.parent
DATA = {"hoard": TESTS / "toy"}  # folders of the recorded data of third-party games


def test_games_are_installed() -> None:
    assert {"hoard", "patchwork"} <= set(names()), "install the toy: pip install -e tests/toy"


@pytest.mark.parametrize("name", names())
def test_every_game_has_a_battery(name: str) -> None:
    assert (TESTS / "battery" / f"test_{name}.py").is_file()


@pytest.mark.parametrize("name", names())
def test_every_game_has_a_playthrough_for_each_number_of_players(name: str) -> None:
    folder = DATA.get(name, TESTS) / "playthroughs"
    game = load(name)
    assert [p for p in game.players if not playthrough_file(folder, game, p).is_file()] == []


def test_published_schemas_are_current() -> None:
    folder = TESTS.parent / "docs" / "schema"
    schemas.check_published(folder / "record.json", schemas.record_schema())
    for game in schemas.shipped_games():
        schemas.check_published(folder / f"{game.name}.json", schemas.view_schema(game))
    games = {game.name for game in schemas.shipped_games()}
    assert {file.stem for file in folder.glob("*.json")} == {"record", "wire"} | games

"""Bots by request: whoever asks gets the bot asked for, with the memory of its own match alone."""

from typing import Any

import pytest

from draftwork.bots import service as module
from draftwork.bots.ladder import load
from draftwork.bots.service import Service
from draftwork.bots.worker import Request
from draftwork.kernel import pack
from draftwork.play import Match


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Bot and game of each bot that was made."""
    made: list[tuple[str, str]] = []

    def counting(bot: str, game: str, seed: str) -> Any:
        made.append((bot, game))
        return load(bot, game, seed)

    monkeypatch.setattr(module, "load", counting)
    return made


def asked(service: Service, player: str, bot: str, game: str) -> None:
    match = Match(game, players=2, seed="5eed" * 16)
    seat = match.to_move
    assert seat is not None
    answer = service.answer(Request(player, bot, game, "seed", seat, pack(match.seat(seat).redacted_state)))
    assert answer.fault is None
    assert answer.move in match.seat(seat).moves.numbers


def test_one_player_two_bots_two_games(loaded: list[tuple[str, str]]) -> None:
    service = Service(8)
    wanted = [(bot, game) for bot in ("random", "apprentice") for game in ("patchwork", "sintra")]
    for _ in range(2):
        for bot, game in wanted:
            asked(service, "table/0", bot, game)
    assert loaded == wanted  # each once, and none in the place of another


def test_who_has_no_name_is_not_remembered(loaded: list[tuple[str, str]]) -> None:
    service = Service(8)
    for _ in range(2):
        asked(service, "", "random", "patchwork")
    assert loaded == [("random", "patchwork")] * 2

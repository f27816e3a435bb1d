"""Bots by request: whoever asks gets the bot asked for, with the memory of its own match alone."""

from typing import Any

import pytest

from draftwork.bots import think
from draftwork.bots.ladder import load
from draftwork.bots.think import BotHost, ThinkRequest
from draftwork.kernel import pack
from draftwork.play import Match


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Bot and game of each bot that was made."""
    made: list[tuple[str, str]] = []

    def counting(bot: str, game: str, seed: str) -> Any:
        made.append((bot, game))
        return load(bot, game, seed)

    monkeypatch.setattr(think, "load", counting)
    return made


def asked(host: BotHost, player: str, bot: str, game: str) -> None:
    match = Match(game, players=2, seed="5eed" * 16)
    seat = match.to_move
    assert seat is not None
    state = pack(match.seat(seat).redacted_state)
    move = host.choose(ThinkRequest(player, bot, game, "seed", seat, state))
    assert move in match.seat(seat).moves.numbers


def test_one_player_two_bots_two_games(loaded: list[tuple[str, str]]) -> None:
    host = BotHost()
    wanted = [(bot, game) for bot in ("random", "apprentice") for game in ("patchwork", "sintra")]
    for _ in range(2):
        for bot, game in wanted:
            asked(host, "table/0", bot, game)
    assert loaded == wanted  # each once, and none in the place of another


def test_who_has_no_name_is_not_remembered(loaded: list[tuple[str, str]]) -> None:
    host = BotHost()
    for _ in range(2):
        asked(host, "", "random", "patchwork")
    assert loaded == [("random", "patchwork")] * 2

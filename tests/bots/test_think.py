"""The think job: each player has a bot of its own for each game."""

from typing import Any

import pytest

from draftwork.bots import think
from draftwork.bots.ladder import load
from draftwork.bots.think import BotHost, ThinkRequest
from draftwork.kernel import pack
from draftwork.play import Match


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Bot and game of each bot that was loaded."""
    made: list[tuple[str, str]] = []

    def counting(bot: str, game: str, seed: str) -> Any:
        made.append((bot, game))
        return load(bot, game, seed)

    monkeypatch.setattr(think, "load", counting)
    return made


def check_choice(host: BotHost, player: str, bot: str, game: str) -> None:
    match = Match(game, players=2, seed="5eed" * 16)
    seat = match.to_move
    assert seat is not None
    state = pack(match.seat(seat).redacted_state)
    move = host.choose(ThinkRequest(player, bot, game, "seed", seat, state))
    assert move in match.seat(seat).legal_moves.numbers


def test_bots_are_kept_by_player_bot_and_game(loaded: list[tuple[str, str]]) -> None:
    host = BotHost()
    wanted = [(bot, game) for bot in ("random", "apprentice") for game in ("patchwork", "sintra")]
    for _ in range(2):
        for bot, game in wanted:
            check_choice(host, "table/0", bot, game)
    assert loaded == wanted  # each once


def test_a_bot_without_a_player_is_not_kept(loaded: list[tuple[str, str]]) -> None:
    host = BotHost()
    for _ in range(2):
        check_choice(host, "", "random", "patchwork")
    assert loaded == [("random", "patchwork")] * 2

import json
from collections.abc import Callable

import pytest
from typer.testing import Result

Run = Callable[..., Result]
KEYS = [
    "game",
    "players",
    "games",
    "seed",
    "cpu_seconds",
    "games_per_cpu_second",
    "decisions_per_game",
    "moves_per_decision",
    "seats",
]


def test_json_has_exactly_the_documented_keys(run: Run) -> None:
    result = run(
        "simulate",
        "patchwork",
        "--players",
        "2",
        "--bots",
        "random,random",
        "--games",
        "5",
        "--seed",
        "7",
        "--json",
    )
    made = json.loads(result.stdout)
    assert list(made) == KEYS
    assert [list(seat) for seat in made["seats"]] == [["bot", "mean", "sd", "wins"]] * 2
    assert (made["game"], made["players"], made["games"], made["seed"]) == ("patchwork", 2, 5, "7")
    assert sum(seat["wins"] for seat in made["seats"]) == 5
    assert result.stderr == ""


def test_options_reach_the_games(run: Run) -> None:
    def decisions(*options: str) -> float:
        made = json.loads(run("simulate", "patchwork", "--games", "3", "--json", *options).stdout)
        found: float = made["decisions_per_game"]
        return found

    assert decisions() == decisions("--option", "board=2014")
    assert decisions() != decisions("--option", "board=later")


@pytest.mark.parametrize(
    ("lang", "games", "words"),
    [
        ("en", "1", ["1 game, seed", "Mean score", "100.0%"]),
        ("pl", "2", ["2 partie, ziarno", "Średni wynik"]),
        ("pl", "5", ["5 partii, ziarno"]),
        ("uk", "5", ["5 партій, зерно", "Середній рахунок"]),
    ],
)
def test_result_table(run: Run, lang: str, games: str, words: list[str]) -> None:
    text = run("simulate", "patchwork", "--games", games, "--lang", lang).stdout
    assert [word for word in words if word not in text] == []


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--games", "0"], "“0” is not possible for --games: it takes a whole number from 1 to 10,000,000."),
        (["--games=-3"], "“-3” is not possible for --games"),
        (["--games", "many"], "“many” is not possible for --games"),
        (["--games", "1.5"], "“1.5” is not possible for --games"),
        (["--games", "9" * 5000], "is not possible for --games"),
        (["--players", "3"], "patchwork cannot be played with this number of players: 3."),
        (["--players", "9"], "“9” is not possible for --players"),
        (["--bots", "random,greedy?"], "There is no bot “greedy?”."),
        (["--bots", "random"], "1"),
        (["--bots", "random,"], "A seat in the list has no name."),
        (["--bots", ""], "A seat in the list has no name."),
        (["--option", "board"], "“board” is not an option of a game: write name=value."),
        (["--option", "board=old"], "“old” is not a value of the option board."),
        (["--option", "colour=red"], "patchwork has no option “colour”."),
        (["--seed", "x" * 2000], "A seed is any text or whole number of at most"),
    ],
)
def test_wrong_arguments(refused: Callable[..., str], args: list[str], reason: str) -> None:
    assert reason in refused("simulate", "patchwork", *args)


def test_unknown_game(refused: Callable[..., str]) -> None:
    assert "There is no game “chess”" in refused("simulate", "chess")
    assert "Nie ma gry „chess”" in refused("simulate", "chess", "--lang", "pl")

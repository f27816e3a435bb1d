import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]
KEYS = ["game", "players", "deals", "games", "bots", "sprt"]
BOT_KEYS = ["name", "share", "low", "high", "elo", "mean_score", "ms_p50", "ms_p99", "margin", "components"]
HOARD = ["arena", "hoard", "--workers", "0", "--bots"]


def test_json_has_exactly_the_documented_keys(run: Run) -> None:
    result = run(*HOARD, "apprentice,random", "--deals", "3", "--seed", "7", "--json")
    made = json.loads(result.stdout)
    assert list(made) == KEYS
    assert [list(bot) for bot in made["bots"]] == [BOT_KEYS] * 2
    assert [bot["name"] for bot in made["bots"]] == ["apprentice", "random"]
    assert (made["game"], made["players"], made["deals"], made["games"]) == ("hoard", 2, 3, 6)
    assert sum(bot["share"] for bot in made["bots"]) == pytest.approx(1)
    assert all(bot["low"] <= bot["share"] <= bot["high"] for bot in made["bots"])
    assert made["bots"][0]["elo"] == 1000
    assert made["sprt"] is None
    assert result.stderr == ""


def test_worker_processes(run: Run) -> None:
    args = ["arena", "hoard", "--bots", "apprentice,random", "--deals", "2", "--json", "--workers"]
    here, there = (json.loads(run(*args, workers).stdout) for workers in ("0", "1"))
    for made in (here, there):
        for bot in made["bots"]:
            del bot["ms_p50"], bot["ms_p99"]
    assert here == there


def test_players_and_options_reach_the_games(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    args = [*HOARD, "random,apprentice", "--deals", "1", "--players", "3", "--option", "die=calm"]
    made = json.loads(run(*args, "--out", str(file), "--json").stdout)
    assert (made["players"], made["games"]) == (3, 6)
    header = json.loads(file.read_text().splitlines()[0])
    assert header["settings"]["options"] == {"die": "calm"}
    assert header["command"] == (
        "draftwork arena hoard --bots random,apprentice --deals 1 --players 3 --option die=calm"
    )


def test_continuing_from_a_results_file(run: Run, refused: Callable[..., str], tmp_path: Path) -> None:
    file = str(tmp_path / "x.jsonl")
    run(*HOARD, "random,apprentice", "--deals", "1", "--out", file)
    made = json.loads(run(*HOARD, "random,apprentice", "--deals", "2", "--out", file, "--json").stdout)
    assert made["deals"] == 2
    assert len(Path(file).read_text().splitlines()) == 1 + 4
    reason = refused(*HOARD, "random,apprentice", "--deals", "2", "--out", file, "--seed", "2")
    assert "holds games of another arena" in reason


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Deals: 2, games: 4, seed 1", "Margin", "Apprentice", "HO-4"]),
        ("pl", ["Rozdania: 2, partie: 4, ziarno 1", "Przewaga", "Uczeń"]),
        ("uk", ["Роздачі: 2, партії: 4, зерно 1", "Перевага", "Учень"]),
    ],
)
def test_result_table(run: Run, lang: str, words: list[str]) -> None:
    text = run(*HOARD, "apprentice,random", "--deals", "2", "--lang", lang).stdout
    assert [word for word in words if word not in text] == []


@pytest.mark.parametrize(
    ("test", "words"),
    [
        ("-900,-500", "Decided: Apprentice is better by −500 Elo rather than by −900"),
        ("500,900", "Decided: Apprentice is better by 500 Elo at most, not by 900"),
        ("0,1", "Not decided whether Apprentice is better by 1 Elo or by 0"),
    ],
)
def test_sequential_test(run: Run, test: str, words: str) -> None:
    text = run(*HOARD, "apprentice,random", "--deals", "25", f"--sprt={test}").stdout
    assert words in " ".join(text.split())


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--bots", "apprentice,deep"], "There is no bot “deep”."),
        (["--bots", "apprentice,master@fast"], "“master@fast” is not a bot and its budget"),
        (["--bots", "apprentice,apprentice"], "The bot “apprentice” is in the list twice."),
        (["--bots", "apprentice"], "At least 2 bots are needed"),
        (["--bots", "apprentice,"], "A seat in the list has no name."),
        ([], "--bots"),
        (["--bots", "apprentice,random", "--deals", "0"], "“0” is not possible for --deals"),
        (["--bots", "apprentice,random", "--workers=-1"], "“-1” is not possible for --workers"),
        (
            ["--bots", "apprentice,random", "--players", "4"],
            "hoard cannot be played with this number of players: 4.",
        ),
        (["--bots", "apprentice,random", "--sprt", "30,0"], "“30,0” is not a test"),
        (["--bots", "apprentice,random,master", "--sprt", "0,30"], "A test compares two bots; given: 3."),
        (["--bots", "apprentice,random", "--out", "/nowhere/x.jsonl"], "No such file or directory"),
    ],
)
def test_wrong_arguments(refused: Callable[..., str], args: list[str], reason: str) -> None:
    assert reason in refused("arena", "hoard", *args)


def test_simulate_takes_every_bot(run: Run) -> None:
    result = run("simulate", "hoard", "--bots", "apprentice,master@4", "--games", "2", "--json")
    made = json.loads(result.stdout)
    assert [seat["bot"] for seat in made["seats"]] == ["apprentice", "master@4"]
    assert made["cpu_seconds"] > 0


def test_ladder_writes_a_page_with_the_measured_games(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "strength"
    folder.mkdir()
    run(*HOARD, "apprentice,random", "--deals", "1", "--out", str(folder / "x.jsonl"))
    result = run("ladder", "--deals", "0", "--out", str(folder))
    assert result.exit_code == 0
    assert "strength.md" in result.stdout
    assert "## Hoard" in (tmp_path / "strength.md").read_text()


def test_ladder_refuses_wrong_arguments(refused: Callable[..., str], tmp_path: Path) -> None:
    folder = str(tmp_path / "x")
    assert "There is no game “chess”" in refused("ladder", "chess", "--out", folder)
    assert "hoard cannot be played with this number of players: 4." in refused(
        "ladder", "hoard", "--players", "4", "--out", folder
    )
    (tmp_path / "file").write_text("")
    assert "cannot be written" in refused("ladder", "--out", str(tmp_path / "file" / "x"))

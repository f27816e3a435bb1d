"""The command `edition` and the option `--edition`: shipped editions, files and new files."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from draftwork.games import load
from draftwork.play.settings import check_edition
from tests.editions import GAMES, own

Run = Callable[..., Result]
Refused = Callable[..., str]
QUICK = ("--games", "2", "--json")


def simulated(run: Run, edition: str) -> dict[str, object]:
    result = run("simulate", "sintra", "--edition", edition, *QUICK)
    assert result.exit_code == 0, result.output
    told: dict[str, object] = json.loads(result.stdout)
    return told


def test_the_name_of_a_shipped_edition(run: Run) -> None:
    newest, older = simulated(run, load("sintra").edition.name), simulated(run, "OPEN set")
    assert newest["seats"] != older["seats"]


def test_a_file_is_an_edition_too(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(own("sintra")))
    ours = simulated(run, load("sintra").edition.name)
    assert simulated(run, str(file))["seats"] != ours["seats"]


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_a_value_that_is_neither_an_edition_nor_a_file(refused: Refused, command: str) -> None:
    bots = ["--bots", "random,apprentice"] if command == "arena" else []
    told = refused(command, "sintra", "--edition", "printed", *bots)
    ours = [edition.name for edition in load("sintra").editions]
    assert len(ours) > 1
    assert told == (
        f"“printed” is neither a set of components of this game ({', '.join(ours)}) nor a file: "
        "there is no such file."
    )


def test_a_shipped_name_takes_precedence_over_a_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    name = load("sintra").edition.name
    Path(name).write_text(json.dumps(own("sintra")))
    assert simulated(run, name)["seats"] != simulated(run, f"./{name}")["seats"]


def test_a_file_of_another_game(refused: Refused, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(own("sagrada")))
    assert "“game” must be “sintra”" in refused("play", "sintra", "--edition", str(file))


def test_a_game_without_own_editions_names_its_editions(run: Run, refused: Refused) -> None:
    assert run("simulate", "patchwork", "--edition", "Standard", *QUICK).exit_code == 0
    assert "(standard)" in refused("simulate", "patchwork", "--edition", "mine", *QUICK)


def test_deeply_nested_json_is_refused(refused: Refused, tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    file.write_text("[" * 100_000)
    assert "is not JSON" in refused("edition", "check", str(file))


def test_the_list_names_the_shipped_editions(run: Run) -> None:
    lines = run("edition", "list", "sintra").stdout.splitlines()
    assert lines[0] == "sintra"
    assert lines[1].startswith(f"• {load('sintra').edition.name} (default) – ")
    assert any(line.startswith("• open set – ") for line in lines)
    assert "• or a file of your own (--edition FILE)" in lines
    everything = run("edition", "list", "--lang", "pl").stdout
    assert all(f"{game}\n" in everything for game in (*GAMES, "patchwork"))


def test_the_games_command_lists_editions(run: Run) -> None:
    told = run("games").stdout
    assert "• open set" in told
    assert "• standard (default)" in told


@pytest.mark.parametrize("game", GAMES)
def test_a_new_file_from_a_shipped_edition(run: Run, tmp_path: Path, game: str) -> None:
    file, ours = tmp_path / "mine.json", load(game).edition
    assert run("edition", "new", game, "--from", ours.name.upper(), "-o", str(file)).exit_code == 0
    assert check_edition(load(game), json.loads(file.read_text())) == ours
    assert run("edition", "check", str(file)).exit_code == 0


def test_a_new_file_from_an_older_edition(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    assert run("edition", "new", "sintra", "--from", "Open Set", "-o", str(file)).exit_code == 0
    assert json.loads(file.read_text()) == load("sintra").first_edition.data


def test_invalid_arguments_of_edition(refused: Refused) -> None:
    assert "Known sets: " in refused("edition", "new", "sintra", "--from", "nothing")
    assert "cannot be replaced" in refused("edition", "new", "patchwork", "--from", "standard")
    for wrong in (
        ("check",),
        ("new",),
        ("list", "sintra", "-o", "x"),
        ("check", "x", "--from", "y"),
        ("tell",),
    ):
        assert refused("edition", *wrong).startswith("Write “edition list")

"""The option `--seats` of `play`: people, bots, misspelt bots and the number of players."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from draftwork import Match, bots
from draftwork.games import load

Run = Callable[..., Result]
Refused = Callable[..., str]


def greeting(result: Result) -> str:
    assert result.exit_code == 0
    text = " ".join(result.stdout.split())
    return text[text.index("At the table") : text.index(". Type")]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("craftman", "craftsman"),
        ("Craftmsan", "craftsman"),
        ("rnadom", "random"),
        ("grand master", "grandmaster"),
        ("master@3000", "master"),
        ("rzemieslnik", "craftsman"),
        ("гросмейстер", "grandmaster"),
    ],
)
def test_a_misspelt_bot_is_refused_with_a_suggestion(refused: Refused, written: str, meant: str) -> None:
    expected = f"There is no bot “{written}”. Did you mean “{meant}”?"
    assert refused("play", "patchwork", "--seats", f"me,{written}") == expected


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("pl", "Nie ma bota „aprentice”. Czy chodziło o „apprentice”?"),
        ("uk", "Немає бота «aprentice». Можливо, ви мали на увазі «apprentice»?"),
    ],
)
@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "patchwork", "--bots", "random,aprentice"],
        ["arena", "patchwork", "--bots", "random,aprentice@30", "--deals", "1"],
        ["play", "patchwork", "--seats", "random,aprentice"],
    ],
)
def test_every_command_suggests_bots_in_the_language(
    refused: Refused, command: list[str], lang: str, question: str
) -> None:
    assert refused(*command, "--lang", lang) == question


@pytest.mark.parametrize("name", ["Ola", "Brandon", "Marta", "Роман", "Esther", "Mistral", "me", "person"])
def test_names_of_people_are_not_similar_to_bots(name: str) -> None:
    assert bots.similar_bot(name) is None


def test_the_greeting_says_who_is_a_person_and_who_is_a_bot(run: Run) -> None:
    seats = ("--seats", "Ola,random,me,apprentice")
    assert greeting(run("play", "sintra", "--seed", "1", *seats)) == (
        "At the table: Player 1 (person: Ola), Player 2 (bot: Random), Player 3 (person), "
        "and Player 4 (bot: Apprentice)"
    )


def test_a_single_unnamed_person_is_you(run: Run) -> None:
    assert "Player 1 (you) and Player 2 (bot: Random)" in greeting(
        run("play", "patchwork", "--seats", "me,random")
    )


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("pl", "Gracz 1 (osoba: Ola) i Gracz 2 (bot: Losowy)"),
        ("uk", "Гравець 1 (людина: Ola) і Гравець 2 (бот: Випадковий)"),
    ],
)
def test_the_greeting_is_translated(run: Run, lang: str, words: str) -> None:
    text = run("play", "patchwork", "--seats", "Ola,random", "--lang", lang).stdout
    assert words in " ".join(text.split())


def test_the_seats_give_the_number_of_players(run: Run) -> None:
    assert "Player 3 (bot: Random)" in greeting(run("play", "sintra", "--seats", "me,random,random"))
    assert greeting(run("play", "sagrada", "--seats", "Ola")) == "At the table: Player 1 (person: Ola)"


@pytest.mark.parametrize(("seats", "given"), [("me", "1 player"), ("a,b,c", "3 players")])
def test_seats_and_players_must_agree(refused: Refused, seats: str, given: str) -> None:
    error = refused("play", "sintra", "--players", "2", "--seats", seats)
    assert error.startswith(f"--seats names {given}, but --players is 2.")


def test_the_seats_must_fit_a_loaded_match(refused: Refused, finished: Path) -> None:
    error = refused("play", "--load", str(finished), "--seats", "a,b,c")
    assert error == "--seats names 3 players, but the number of players of this match is 2."


def test_names_in_a_record_are_kept(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    Match("patchwork", seed="1", seats=("Master", "random")).save(file)
    assert "Player 1 (person: Master)" in greeting(run("play", "--load", str(file)))


def test_the_default_bot_is_that_of_the_page(run: Run) -> None:
    assert bots.default_bot(load("patchwork")) == "craftsman"  # what the page gets from the server
    assert "Player 2 (bot: Craftsman)" in greeting(run("play", "patchwork", "--seed", "1"))


@pytest.mark.parametrize(
    ("lang", "seats", "words"),
    [
        ("pl", "Ola,rzemieślnik", "Gracz 2 (bot: Rzemieślnik)"),
        ("pl", "Ola,RZEMIESLNIK", "Gracz 2 (bot: Rzemieślnik)"),
        ("pl", "Ola,craftsman", "Gracz 2 (bot: Rzemieślnik)"),
        ("en", "Ola,Craftsman", "Player 2 (bot: Craftsman)"),
        ("uk", "Ola,УЧЕНЬ", "Гравець 2 (бот: Учень)"),
    ],
)
def test_bots_can_be_named_in_the_language(run: Run, lang: str, seats: str, words: str) -> None:
    text = run("play", "patchwork", "--seats", seats, "--lang", lang).stdout
    assert words in " ".join(text.split())

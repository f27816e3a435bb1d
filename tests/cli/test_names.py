"""Names of players and bots, numbers and results in the terminal."""

from collections.abc import Callable

import pytest
from rich.console import Console
from typer.testing import Result

from draftwork import Match
from draftwork.cli import language
from draftwork.cli.output import match_text
from draftwork.i18n import DEFAULT, Message
from draftwork.play import Outcome

Run = Callable[..., Result]

NOBODY = {"en": "Nobody won.", "pl": "Nikt nie wygrał.", "uk": "Ніхто не переміг."}
RANDOM = {"en": "Player 1 (Random)", "pl": "Gracz 1 (Losowy)", "uk": "Гравець 1 (Випадковий)"}
COMMAND = {"en": "COMMAND …", "pl": "POLECENIE …", "uk": "КОМАНДА …"}


@pytest.fixture(params=NOBODY)
def spoken(request: pytest.FixtureRequest) -> str:
    code: str = request.param
    return code


def shown(outcome: Outcome, spoken: str) -> str:
    match = Match("sagrada", players=1, seats=("random",))
    console = Console(width=100)
    language.set_language(spoken)
    try:
        with console.capture() as written:
            console.print(match_text.result_panel(match, outcome))
    finally:
        language.set_language(DEFAULT)
    return written.get()


def test_a_lost_solo_game_has_no_winner(spoken: str) -> None:
    lost = Message("sagrada-solo-lost", {"points": -60, "target": 30}, "SA-23")
    text = shown(Outcome((-60,), (1,), (), Message("sagrada-ended", rule="SA-6"), lost), spoken)
    assert NOBODY[spoken] in text
    assert "−60" in text
    assert "(SA-23)" in text


def test_a_bot_of_the_ladder_is_named_in_the_language(spoken: str) -> None:
    won = Message("sagrada-solo-won", {"points": 60, "target": 30}, "SA-23")
    text = shown(Outcome((60,), (0,), (0,), Message("sagrada-ended", rule="SA-6"), won), spoken)
    assert RANDOM[spoken] in text


def test_an_unknown_bot_lists_the_bots_with_their_ids(run: Run) -> None:
    listed = run("simulate", "patchwork", "--bots", "nobody,random", "--lang", "pl")
    assert "Losowy (random), Uczeń (apprentice)" in listed.stderr
    assert " i Arcymistrz (grandmaster)" in listed.stderr


def test_the_metavar_of_commands_is_translated(run: Run, spoken: str) -> None:
    assert COMMAND[spoken] in run("--help", "--lang", spoken).stdout


def test_option_values_use_the_dash_of_the_language(run: Run, spoken: str) -> None:
    text = run("games", "--lang", spoken).stdout
    assert ("— " if spoken == "uk" else "– ") in text
    assert ("– " if spoken == "uk" else "— ") not in text

import json
from collections.abc import Callable

import pytest
from typer.testing import Result

import draftwork
from draftwork.i18n import Message

Run = Callable[..., Result]


def test_json_is_the_catalogue(run: Run) -> None:
    result = run("games", "--json")
    assert json.loads(result.stdout) == draftwork.games()
    assert result.stderr == ""


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Time board", "2014 (default)", "later", "7,431 in all", "111 decisions"]),
        ("pl", ["Plansza czasu", "2014 (domyślnie)", "111 decyzji"]),
        ("uk", ["Дошка часу", "2014 (типово)", "111 рішень"]),
    ],
)
def test_table_describes_each_game(run: Run, lang: str, words: list[str]) -> None:
    text = run("games", "--lang", lang).stdout
    about = Message("patchwork-about").text(lang).split()[:4]
    assert [word for word in [*words, " ".join(about)] if word not in text] == []
    assert max(len(line) for line in text.splitlines()) <= 100

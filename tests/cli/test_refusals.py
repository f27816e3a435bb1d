"""The command “why”: the reasons why choices are not possible."""

from collections.abc import Callable

import pytest
from rich.console import Console
from typer.testing import Result

from draftwork import Match
from draftwork.cli.interactive.refusals import merge_reasons, refusals_table
from draftwork.cli.interactive.search import find_refusals
from tests.cli.test_choices import printed, sagrada

__all__ = ["sagrada"]

Run = Callable[..., Result]
PLAY = ("play", "sagrada", "--seats", "me,apprentice", "--seed", "3")


def why(match: Match, text: str, width: int = 100, height: int = 50) -> list[str]:
    console = Console(width=width, height=height)
    return printed(refusals_table(match.seat(match.to_move), text, console), width)


def test_refused_choices_are_explained(sagrada: Match) -> None:
    assert why(sagrada, "") == [
        "Not possible  Why",
        "tool 1        “Grozing Pliers” works on a selected die: draft one first. (SA-12)",
        "tool 5        “Lens Cutter” works on a selected die: draft one first. (SA-12)",
        "tool 8        “Running Pliers” works only after you have placed a die. (SA-17)",
        "More reasons: add the words of a choice, for example “why draft 1”.",
    ]


def test_spaces_with_the_same_reason_share_a_row(sagrada: Match) -> None:
    assert why(sagrada, "draft 1")[1:] == [
        "draft 1: a1 e1 e4           another colour is printed: a1, e1, and e4 (SA-8)",
        "draft 1: b1 b4 d4           another shade is printed: b1, b4, and d4 (SA-8)",
        "draft 1: b2 c2 d2 b3 c3 d3  not on the edge: b2, c2, d2, b3, c3, and d3 (SA-7)",
    ]
    sagrada.play("draft 1")
    assert why(sagrada, "b1")[1:] == ["place b1      Another shade is printed on b1. (SA-8)"]


def test_choices_with_the_same_refusals_share_a_row() -> None:
    match = Match("sintra", seed="3", players=2)
    rows = why(match, "5")
    assert rows[1].startswith("f1 orange, f2 orange … +2: 5  Strip 5 has no empty space for orange panes.")


def test_a_long_list_of_reasons_is_cut() -> None:
    match = Match("sintra", seed="3", players=2)
    assert len(merge_reasons(find_refusals(match.seat(0), "f"))) == 10
    whole, cut = why(match, "f", width=60), why(match, "f", width=60, height=24)
    assert len(whole) > 20
    assert len(cut) <= 14
    assert cut[-2].startswith("More reasons: add the words of a choice")


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("draft 2", "There is no die 2 in the pool. (SA-4)"),
        ("draft 1 c1", "No choice matches “draft 1 c1”."),
        ("pass", "That is possible: pass."),
        ("end", "That is possible: pass."),
        ("nonsense", "No choice matches “nonsense”."),
    ],
)
def test_other_answers(sagrada: Match, text: str, answer: str) -> None:
    assert why(sagrada, text) == [answer]


def test_every_choice_is_possible() -> None:
    assert why(Match("patchwork", seed="3"), "") == ["Every choice is possible now."]


@pytest.mark.parametrize(
    ("lang", "typed", "reason"),
    [
        ("en", "why b1", "Another shade is printed on b1. (SA-8)"),
        ("pl", "dlaczego b1", "Na polu b1 nadrukowany jest inny odcień. (SA-8)"),
        ("pl", "why b1", "Na polu b1 nadrukowany jest inny odcień. (SA-8)"),
        ("uk", "чому b1", "На клітинці b1 надруковано інший відтінок. (SA-8)"),
        ("uk", "Чому б1", "Жоден варіант не підходить до «б1»."),
    ],
)
def test_why_in_three_languages(run: Run, lang: str, typed: str, reason: str) -> None:
    text = run(*PLAY, "--lang", lang, typed=f"pattern 3\ndraft 1\n{typed}\n", COLUMNS="100").stdout
    assert reason in text


def test_why_after_the_end(run: Run, finished: object) -> None:
    assert "The match is over." in run("play", "--load", str(finished), typed="why\n").stdout

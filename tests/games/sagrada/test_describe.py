"""The descriptions of Sagrada's moves in the log."""

import pytest

from draftwork import Match
from draftwork.games.sagrada import GAME
from tests.games.described import end, moves, turn
from tests.games.sagrada.build import begin, on_track, play, start

TURN = {
    "en": "Ola took the yellow 2 and placed it on b1.",
    "pl": "Ola: wybrano żółtą dwójkę i położono ją na polu b1.",
    "uk": "Ola: вибрано жовтий кубик зі значенням 2 та покладено його на клітинку b1.",
}
PLIERS = {
    "en": "Ola took the yellow 2, used “Grozing Pliers” for 1 favour token, "
    "raised the die to 3 and placed it on b1.",
    "pl": "Ola: wybrano żółtą dwójkę, użyto narzędzia „Szczypce do łupania” za 1 znacznik uznania, "
    "zwiększono wartość kostki do 3 i położono ją na polu b1.",
    "uk": "Ola: вибрано жовтий кубик зі значенням 2, застосовано інструмент «Щипці для сколювання» "
    "за 1 жетон прихильності, збільшено значення кубика до 3 та покладено його на клітинку b1.",
}
MOVED = {
    "en": "Ola used “Eglomise Brush” for 1 favour token and moved the red 5 from a1 to b1.",
    "pl": "Ola: użyto narzędzia „Pędzel do eglomizacji” za 1 znacznik uznania "
    "i przesunięto czerwoną piątkę z pola a1 na pole b1.",
    "uk": "Ola: застосовано інструмент «Пензель для егломізе» за 1 жетон прихильності "
    "та переміщено червоний кубик зі значенням 5 з клітинки a1 на клітинку b1.",
}
ROUND = {
    "en": "Round 1 is over: 5 dice went onto the round track.",
    "pl": "Zakończono rundę 1: na tor rund trafiło 5 kostek.",
    "uk": "Раунд 1 завершено: на трек раундів потрапило 5 кубиків.",
}


@pytest.mark.parametrize("language", TURN)
def test_sa5_a_draft_and_a_placement(language: str) -> None:
    assert turn(GAME, start(), "draft 2", "place b1", language=language) == TURN[language]


def test_sa5_ending_a_turn_after_other_moves_adds_no_clause() -> None:
    assert turn(GAME, start(), "draft 2", "place b1", "pass") == TURN["en"]
    assert turn(GAME, start(), "pass") == "Ola passed."


@pytest.mark.parametrize("language", PLIERS)
def test_sa11_the_use_of_a_tool_names_its_price(language: str) -> None:
    s = start(tools=[1, 2, 3])
    sentence = turn(GAME, s, "draft 2", "tool 1", "up", "place b1", language=language)
    assert sentence == PLIERS[language]


@pytest.mark.parametrize("language", MOVED)
def test_sa13_the_move_of_a_die(language: str) -> None:
    s = start(tools=[1, 2, 3], windows={0: "a1 R5"})
    assert turn(GAME, s, "tool 2", "from a1", "to b1", language=language) == MOVED[language]


@pytest.mark.parametrize(
    ("tool", "steps", "sentence"),
    [
        (1, ["down"], "lowered the die to 1"),
        (5, ["track 1.1"], "swapped the die for the green 6 from round 1"),
        (6, [], "re-rolled the die to "),
        (10, [], "turned the die over to 5"),
        (11, [], "exchanged the die for a "),
        (11, ["value 3", "return"], "set the die to 3 and put it back into the pool."),
    ],
)
def test_sa12_effects_of_tools_on_the_selected_die(tool: int, steps: list[str], sentence: str) -> None:
    s = on_track(start(tools=[tool]), "G6")
    assert sentence in turn(GAME, s, "draft 2", f"tool {tool}", *steps)


def test_sa17_giving_up_the_second_turn() -> None:
    sentence = turn(GAME, start(tools=[8, 1, 2]), "draft 2", "place b1", "tool 8", "draft 1", "place c2")
    assert (
        "used “Running Pliers” for 1 favour token, gave up the second turn of the round, took the red 1"
        in sentence
    )


def test_sa17_the_re_roll_of_the_pool() -> None:
    s = play(start(tools=[7, 1, 2]), "pass", "pass")
    assert turn(GAME, s, "tool 7") == "Ola used “Glazing Hammer” for 1 favour token and re-rolled the pool."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "used “Grozing Pliers”, paid with the purple 4, raised the die to 3"),
        ("pl", "użyto narzędzia „Szczypce do łupania”, zapłacono fioletową czwórką, zwiększono"),
        ("uk", "сплачено кубиком із пулу (фіолетовий 4), збільшено"),
    ],
)
def test_sa22_in_solo_a_die_pays_for_the_tool(language: str, sentence: str) -> None:
    s = start(1, pool="R1 Y2 G3 P4", tools=[1])
    assert sentence in turn(GAME, s, "draft 2", "tool 1", "pay 4", "up", "place b1", language=language)


@pytest.mark.parametrize("language", ROUND)
def test_sa6_the_end_of_a_round_counts_the_remaining_dice(language: str) -> None:
    assert end(GAME, start(), "pass", "pass", "pass", "pass", language=language) == ROUND[language]


def test_sa2_a_sealed_pattern_is_not_named() -> None:
    one, two = (moves(GAME, begin(), f"pattern {n}", known=False, seat=1) for n in (1, 2))
    assert one == two
    assert turn(GAME, begin(), "pattern 1", known=False) == "Ola chose a pattern."
    assert turn(GAME, begin(), "pattern 1", language="pl") == "Ola: wybrano wzór „One 0”."


def test_sa2_a_pattern_is_named_after_all_have_chosen() -> None:
    match = Match("sagrada", players=2, seed="1")
    match.play(match.legal_moves[0])
    mover = match.history[0].seat
    chosen = match.describe(0, mover)
    assert match.describe(0, 1 - mover) == match.describe(0, None) != chosen
    match.play(match.legal_moves[0])
    assert match.describe(0, 1 - mover) == match.describe(0, None) == chosen

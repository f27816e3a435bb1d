"""Own editions of a user: reading them, reporting all faults, and restoring them from a state."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from draftwork.games.contract import Edition
from draftwork.games.sintra import GAME
from draftwork.games.sintra.notation.edition import edition_of, read_edition
from draftwork.i18n import LANGUAGES
from draftwork.kernel.errors import BadEdition
from draftwork.play import Match, encode

OPEN_SET: dict[str, Any] = dict(GAME.edition.data)


def own_edition() -> dict[str, Any]:
    """An own edition in which everything differs from the shipped one."""
    data = copy.deepcopy(OPEN_SET)
    data["edition"] = "Вітражі, видання 2"
    data["strips"] = [{**s, "front": s["front"][::-1], "back": s["back"][::-1]} for s in data["strips"]]
    data["window_points"] = {"A": [1, 2, 3, 4, 5, 6, 7, 8], "B": [8, 7, 6, 5, 4, 3, 2, 1]}
    data["broken_glass"] = [0, -1, -2, -3, -4, -5, -6, -7, -8]
    data["ornament_points"] = [0, 1, 2, 4, 8]
    return data


def faults(data: dict[str, Any]) -> list[str]:
    with pytest.raises(BadEdition) as bad:
        read_edition(data)
    for fault in bad.value.faults:
        assert all(fault.text(language).strip() for language in LANGUAGES)
    return [str(fault) for fault in bad.value.faults]


def test_new_matches_use_the_second_open_set_and_the_first_can_be_chosen() -> None:
    assert [edition.name for edition in GAME.editions] == ["open set 2", "open set"]
    assert read_edition(OPEN_SET) == GAME.edition
    assert edition_of(Match("sintra", seed=1).state) == GAME.edition
    assert edition_of(Match("sintra", seed=1, edition="open set").state) == GAME.first_edition


@pytest.mark.parametrize("edition", GAME.editions, ids=lambda edition: edition.name)
def test_shipped_editions_are_balanced(edition: Edition) -> None:
    spaces = "".join(strip["front"] + strip["back"] for strip in edition.data["strips"])
    assert all(spaces.count(letter) in (15, 16) for letter in "POYWB")
    assert spaces.count("J") == 2


def test_si3_no_two_sides_of_the_second_open_set_are_equal() -> None:
    sides = [strip[side] for strip in OPEN_SET["strips"] for side in ("front", "back")]
    assert len({"".join(sorted(side)) for side in sides}) == len(sides)
    assert all(set(strip["front"]) != set(strip["back"]) for strip in OPEN_SET["strips"])


def test_an_own_edition_is_played_recorded_and_restored() -> None:
    match = Match("sintra", players=3, seed="own", edition=own_edition(), side="B")
    assert edition_of(match.state).data == own_edition()
    assert match.edition.name == "Вітражі, видання 2"
    view = match.view()
    assert [w["points"] for w in view["players"][2]["windows"]] == [8, 7, 6, 5, 4, 3, 2, 1]
    assert view["broken_glass"] == [0, -1, -2, -3, -4, -5, -6, -7, -8]
    while match.to_move is not None:
        match.play(match.legal_moves[-1])
    again = Match.from_record(encode(match.record()))
    assert list(again.scores) == list(match.scores)
    assert again.edition == match.edition
    assert Match.from_position(match.position()).edition == match.edition


def test_si15_the_bottom_row_comes_from_the_edition() -> None:
    match = Match("sintra", seed="own", edition=own_edition())
    while match.to_move is not None:
        match.play(match.legal_moves[-1])
    lost = [point.amount for point in match.scores.explain()[0] if point.rule == "SI-15"]
    assert all(amount % 8 == 0 for amount in lost)


def test_strips_may_come_in_any_order() -> None:
    data = copy.deepcopy(OPEN_SET)
    data["strips"].reverse()
    assert read_edition(data) == GAME.edition


def test_the_template_reports_all_fields_to_fill_in() -> None:
    data = json.loads((GAME.folder / "editions" / "template.json").read_text(encoding="utf-8"))
    found = faults(data)
    assert len(found) == 1 + 16 + 8 + 6
    assert any("“edition”" in fault for fault in found)
    assert "Unknown colour on the front of strip 3: ?. Known letters: P O Y W B J." in found


def changed(path: str, value: Any) -> dict[str, Any]:
    data = copy.deepcopy(OPEN_SET)
    *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
    part: Any = data
    for step in way:
        part = part[step]
    part[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("game", "azul", "“game” must be “sintra”, not “azul”."),
        ("edition", "", "“” is not a name"),
        ("edition", "a;b", "“a;b” is not a name"),
        ("edition", " a", "“ a” is not a name"),
        ("edition", "a\n", "is not a name"),
        ("edition", "x" * 41, "of 1 to 40 characters"),
        ("edition", 3, "“3” is not a name"),
        ("author", "me", "Unknown in the file: “author”. Known: game, edition, strips"),
        ("strips", "many", "“strips” must be a list of 8 strips"),
        ("strips", [1], "“strips” must be a list of 8 strips"),
        ("strips.0.id", 9, "“9” cannot be the “id” of entry 1"),
        ("strips.0.id", "1", "“1” cannot be the “id” of entry 1"),
        ("strips.0.id", True, "“True” cannot be the “id” of entry 1"),
        ("strips.0.id", 2, "There is more than one strip 2."),
        ("strips.2.front", "YYWW", "“YYWW” is not the front of strip 3: it must be 5 letters."),
        ("strips.2.front", 5, "“5” is not the front of strip 3"),
        ("strips.2.back", "PPPXW", "Unknown colour on the back of strip 3: X. Known letters: P O Y W B J."),
        ("strips.2.back", "pppog", "Unknown colour on the back of strip 3: gop."),
        ("strips.2.colour", "red", "Unknown in entry 3 of “strips”: “colour”. Known: id, front, back."),
        ("strips.7.back", "PYWBJ", "The back of strip 8 has 1 joker space; it must have 2."),
        ("strips.7.back", "PYJJJ", "The back of strip 8 has 3 joker spaces; it must have 2."),
        ("strips.7.back", "PYWOB", "No strip has joker spaces: one side of one strip must have 2 (J)."),
        ("strips.7.front", "PYWJJ", "Only one side may have jokers, but the front of strip 8 and the back"),
        ("strips.0.front", "PPOJJ", "but the front of strip 1 and the back of strip 8 both do."),
        ("window_points", [1, 2], "“window_points” must be an object with “A” and “B”"),
        ("window_points.C", [], "Unknown in “window_points”: “C”. Known: A, B."),
        ("window_points.A", 3, "“window_points A” must be a list of 8 numbers."),
        ("window_points.A", [1] * 7, "“window_points A” has 7 numbers; it must have 8."),
        ("window_points.B.3", -1, "“-1” cannot be number 4 of “window_points B”: it must be a whole number"),
        ("window_points.B.3", 2.0, "“2.0” cannot be number 4 of “window_points B”"),
        ("window_points.B.3", 10**30, "cannot be number 4 of “window_points B”"),
        ("broken_glass", [0, -1], "“broken_glass” has 2 numbers; it must have 9."),
        ("broken_glass.0", -1, "The first row of “broken_glass” must be 0, not −1."),
        ("broken_glass.3", -2, "Row 4 of “broken_glass” is −2: it must be lower than the row above it, −2."),
        ("broken_glass.8", 18, "“18” cannot be number 9 of “broken_glass”"),
        ("ornament_points", [0, 3, 6, 10], "“ornament_points” has 4 numbers; it must have 5."),
        ("ornament_points.4", None, "“None” cannot be number 5 of “ornament_points”"),
    ],
)  # fmt: skip
def test_a_fault_is_reported(path: str, value: Any, fault: str) -> None:
    assert any(fault in found for found in faults(changed(path, value))), faults(changed(path, value))


@pytest.mark.parametrize("field", sorted(OPEN_SET))
def test_every_field_is_required(field: str) -> None:
    data = {key: value for key, value in OPEN_SET.items() if key != field}
    assert faults(data) == [f"Missing in the file: “{field}”."]


@pytest.mark.parametrize("field", ["id", "front", "back"])
def test_every_field_of_a_strip_is_required(field: str) -> None:
    data = copy.deepcopy(OPEN_SET)
    del data["strips"][1][field]
    assert faults(data) == [f"Missing in entry 2 of “strips”: “{field}”."]


def test_both_sides_of_the_palace_are_required() -> None:
    data = copy.deepcopy(OPEN_SET)
    del data["window_points"]["B"]
    assert faults(data) == ["Missing in “window_points”: “B”."]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda strips: strips[:7], "There are 7 strips; there must be 8."),
        (lambda strips: [*strips, strips[0]], "There are 9 strips; there must be 8."),
        (lambda strips: strips[:1], "There is 1 strip; there must be 8."),
    ],
)
def test_the_number_of_strips_is_checked(change: Callable[[list[Any]], list[Any]], fault: str) -> None:
    assert fault in faults({**OPEN_SET, "strips": change(OPEN_SET["strips"])})


def test_all_faults_are_reported_together() -> None:
    data = changed("strips.2.back", "PPPXW")
    data["broken_glass"] = [0] * 9
    data["window_points"]["A"] = []
    assert len(faults(data)) == 1 + 8 + 1

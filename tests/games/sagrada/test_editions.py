"""Editions with the user's own windows."""

import copy
from typing import Any

import msgspec
import pytest

from draftwork.games.sagrada import GAME
from draftwork.games.sagrada.components import COMMON, EDITION
from draftwork.games.sagrada.notation.edition import read_edition
from draftwork.kernel import pack
from draftwork.kernel.errors import BadEdition
from draftwork.play import Match, encode


def data() -> dict[str, Any]:
    return copy.deepcopy(dict(EDITION.data))


def own() -> dict[str, Any]:
    mine = data()
    mine["edition"] = "mine: more"
    two = [
        {"id": f"mine_{i}", "name": f"Mine {i}", "dots": 4, "rows": ["R1...", ".....", ".....", "....P"]}
        for i in (1, 2)
    ]
    return {**mine, "cards": [*mine["cards"], two]}


def faults(changed: Any) -> list[str]:
    with pytest.raises(BadEdition) as refused:
        read_edition(changed)
    return [str(fault) for fault in refused.value.faults]


def test_the_numbers_of_components_are_those_of_the_game() -> None:
    printed = EDITION.data["cards"]
    assert (len(printed), len(COMMON.tools), len(COMMON.public)) == (12, 12, 10)
    assert len({pattern["id"] for card in printed for pattern in card}) == 24
    assert (
        sorted(pattern["dots"] for card in printed for pattern in card)
        == [3] * 4 + [4] * 4 + [5] * 12 + [6] * 4
    )
    # The printed spaces obey SA-9: adjacent spaces have different colours and shades.
    for pattern in (pattern for card in printed for pattern in card):
        rows = pattern["rows"]
        beside = [(rows[r][c], rows[r][c + 1]) for r in range(4) for c in range(4)]
        below = [(rows[r][c], rows[r + 1][c]) for r in range(3) for c in range(5)]
        assert not [pair for pair in beside + below if pair[0] == pair[1] != "."], pattern["id"]


def test_own_windows_can_be_played_recorded_and_written_as_positions() -> None:
    setup = {"patterns": [[1, 13], [2, 3]], "start": 0}
    match = Match("sagrada", players=2, seed=1, edition=own(), setup=setup)
    match.play("pattern 25")
    match.play(match.legal_moves[0])
    assert match.view()["players"][0]["pattern"]["name"] == "Mine 1"
    assert match.edition.name == "mine: more"
    assert pack(Match.from_record(encode(match.record())).state) == pack(match.state)
    again = Match.from_position(match.position())
    assert (again.edition, pack(again.state)) == (match.edition, pack(match.state))
    assert GAME.edition_of is not None
    assert GAME.edition_of(match.state).hash == match.edition.hash


def test_the_template_is_valid_after_its_question_marks_are_replaced() -> None:
    template = msgspec.json.decode((GAME.folder / "editions" / "template.json").read_bytes())
    assert len(faults(template)) == 5
    template["edition"] = "mine"
    for pattern in template["cards"][-1]:
        pattern |= {"dots": 3, "rows": ["....."] * 4}
    assert read_edition(template).name == "mine"


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game": "patchwork"}, "The file is for “patchwork”"),
        ({"edition": ""}, "is not a name for an edition"),
        ({"edition": "a;b"}, "is not a name for an edition"),
        ({"cards": 5}, "“cards” must be a list"),
        ({"cards": []}, "The number of cards is 0"),
        ({"more": 1}, "“more” is unknown"),
    ],
)
def test_faults_of_the_file(change: dict[str, Any], fault: str) -> None:
    assert fault in "".join(faults({**data(), **change}))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"id": "batllo"}, "the id “batllo” is already taken"),
        ({"id": 5}, "“id” must have"),
        ({"name": "a|b"}, "“name” must have"),
        ({"dots": 2}, "“dots” is “2”"),
        ({"dots": True}, "“dots” is “True”"),
        ({"rows": ["....."] * 3}, "“rows” must be 4 texts of 5 spaces"),
        ({"rows": ["...."] * 4}, "“rows” must be"),
        ({"rows": ["7...."] * 4}, "unknown spaces “7”"),
        ({"colour": "R"}, "“colour” is unknown"),
    ],
)
def test_faults_of_a_pattern(change: dict[str, Any], fault: str) -> None:
    changed = own()
    changed["cards"][-1][1] = changed["cards"][-1][1] | change
    assert len(faults(changed)) == 1
    assert fault in faults(changed)[0]
    assert faults(changed)[0].startswith("Pattern 2 of card 13")


def test_all_faults_are_reported_together() -> None:
    changed = own()
    changed["cards"][0] = [changed["cards"][0][0]]
    changed["cards"][1][0] = {"id": "x"}
    del changed["edition"]
    assert faults({"game": "sagrada", "edition": "x"}) == ["The file: “cards” is missing."]
    assert len(faults(changed)) == 1 + 1 + 3
    assert faults({**data(), "cards": own()["cards"] * 2})[0].startswith("The number of cards is 26")

"""Own decks of a user: reading, playing, storing, and the faults of invalid ones."""

import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from draftwork.games.blueprints import GAME
from draftwork.games.blueprints.components import EDITION, components_of
from draftwork.games.blueprints.notation.edition import edition_of, read_edition
from draftwork.kernel.errors import BadEdition
from draftwork.play import Match
from tests.games.blueprints.build import deck, start

OWN = deck(["X1", "31", "1X"], ["6X", "XX", "XX"], ["11", "11", "11"])
TEMPLATE = msgspec.json.decode((GAME.folder / "editions" / "template.json").read_bytes())


def faults(data: dict[str, Any]) -> list[str]:
    with pytest.raises(BadEdition) as refused:
        read_edition(data)
    for fault in refused.value.faults:
        assert all(fault.text(language) for language in ("en", "pl", "uk"))
    return [str(fault) for fault in refused.value.faults]


def changed(**parts: Any) -> dict[str, Any]:
    return {**copy.deepcopy(dict(EDITION.data)), **parts}


def plans(first: dict[str, Any], n: int = 12) -> dict[str, Any]:
    rest = [{"id": i, "rows": ["33", "XX", "XX"]} for i in range(2, n + 1)]
    return changed(plans=[first, *rest])


def test_components_are_hashable_values() -> None:
    assert len({components_of(EDITION), components_of(EDITION), components_of(OWN)}) == 2


def test_an_own_deck_is_kept_in_records_and_positions() -> None:
    match = Match("blueprints", seed=1, edition=OWN, setup={"plans": [[1, 2]]})
    assert match.view(0)["edition"] == "test deck"
    while match.to_move is not None:
        match.play(match.legal_moves[0])
    again = Match.from_record(match.record())
    assert again.edition == OWN
    assert Match.from_position(match.position()).edition == OWN


def test_a_state_keeps_its_edition() -> None:
    assert edition_of(start()) == EDITION
    assert edition_of(start(edition=OWN)) == OWN


def test_a_deck_has_12_to_48_plans() -> None:
    first = {"id": 1, "rows": ["33", "XX", "XX"]}
    for n in (12, 48):
        assert len(read_edition(plans(first, n)).data["plans"]) == n
        assert GAME.dealt_setup(start(4, edition=read_edition(plans(first, n))))["start"] == 0
    for n in (11, 49):
        assert faults(plans(first, n)) == [
            f"There are {n} plans; there must be 12 to 48, enough for three rounds of four players."
        ]


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (changed(game="chess"), "“game” must be “blueprints”, not “chess”."),
        (
            changed(edition="?"),
            "“?” is not a name: “edition” is a text of 1 to 40 characters, without ; and #.",
        ),
        (changed(edition="a;b"), "“a;b” is not a name"),
        (changed(edition=5), "“5” is not a name"),
        (changed(more=1), "the file: “more” is unknown. Known: game, edition, plans."),
        (changed(plans="many"), "“plans” must be a list of 12 to 48 plans"),
        (changed(plans=[1, 2]), "“plans” must be a list of 12 to 48 plans"),
        (plans({"id": 1}), "“plans”, entry 1: “rows” is missing."),
        (plans({"rows": ["33", "XX", "XX"]}), "“plans”, entry 1: “id” is missing."),
        (plans({"id": 0, "rows": ["33", "XX", "XX"]}), "“0” cannot be the “id” of “plans”, entry 1"),
        (plans({"id": True, "rows": ["33", "XX", "XX"]}), "“True” cannot be the “id”"),
        (plans({"id": 2, "rows": ["33", "XX", "XX"]}), "There is more than one plan 2."),
        (plans({"id": 1, "rows": ["33", "XX"]}), "plan 1: “rows” must be 3 texts of 2 characters"),
        (plans({"id": 1, "rows": ["33", "XX", "XXX"]}), "plan 1: “rows” must be 3 texts of 2 characters"),
        (plans({"id": 1, "rows": "33XXXX"}), "plan 1: “rows” must be 3 texts of 2 characters"),
        (plans({"id": 1, "rows": ["33", "X7", "0X"]}), "plan 1: 07 is not a height."),
        (plans({"id": 1, "rows": ["33", "X1", "XX"]}), "plan 1: the heights add up to 7 dice"),
        (plans({"id": 1, "rows": ["XX", "X1", "XX"]}), "plan 1: the heights add up to 1 die, but must"),
    ],
)
def test_an_invalid_deck_is_refused_with_its_fault(data: dict[str, Any], fault: str) -> None:
    found = faults(data)
    assert len(found) == 1
    assert found[0].startswith(fault)


def test_a_deck_without_plans_is_refused() -> None:
    data = changed()
    del data["plans"]
    assert len(faults(data)) == 1
    assert "plans" in faults(data)[0]


def test_all_faults_are_reported_at_once() -> None:
    assert len(faults({"game": "chess", "plans": [{"id": 1, "rows": ["33", "XX", "X1"]}]})) == 4
    assert len(faults(TEMPLATE)) == 1 + 24, "the name and every plan of the template are still missing"


def test_the_template_has_the_plan_numbers_of_the_open_deck() -> None:
    assert [plan["id"] for plan in TEMPLATE["plans"]] == [plan["id"] for plan in EDITION.data["plans"]]
    assert Path(GAME.folder / "editions" / "open-deck.json").is_file()

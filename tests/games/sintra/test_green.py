"""Texts from before white replaced green (G): they can still be read, and they are written with white (W).

Commit 46a6fa9, the last one before the change, wrote the files in `fixtures/green`: matches, positions, an
own edition and perft counts. These tests protect saved matches.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from draftwork.games.contract import Edition
from draftwork.games.sintra import GAME
from draftwork.games.sintra.notation.edition import read_edition
from draftwork.games.sintra.notation.moves import read_move, write_move
from draftwork.kernel import pack
from draftwork.kernel.deal import deal_key
from draftwork.play import Match, encode, position
from draftwork.testing import perft_file
from draftwork.testing.counts import perft
from draftwork.testing.playthroughs import playthrough_data

GREEN = Path(__file__).parent / "fixtures" / "green"
OPEN_SET = "f9220305d4f3a3c9"  # the hash of the edition that was shipped then
OWN_EDITION = "ede5f8d0bcad89a3"  # the hash that commit 46a6fa9 gave to own-edition.json
MAX_SEQUENCES = 5000  # larger perft counts take too long
POSITIONS = {2: 23, 3: 40, 4: 57}  # the number of players, and of moves before the position


def read(name: str) -> Any:
    return json.loads((GREEN / name).read_text(encoding="utf-8"))


def records() -> dict[str, dict[str, Any]]:
    played = {str(n): read(f"sintra-{n}.json")["record"] for n in GAME.players}
    return {**played, "picture": read("picture.json"), "own edition": read("own-record.json")}


def whitened(text: str) -> str:
    """A move text with the new name of the colour."""
    return text.replace("green", "white")


def open_set() -> Edition:
    return next(edition for edition in GAME.editions if edition.hash == OPEN_SET)


@pytest.mark.parametrize("players", GAME.players)
def test_an_old_match_is_replayed_through_the_same_states_to_the_same_points(players: int) -> None:
    """Commit 46a6fa9 recorded a hash of every state."""
    old = read(f"sintra-{players}.json")
    now = json.loads(json.dumps(playthrough_data(Match.from_record(old["record"]))))
    assert any("green" in move for move in old["record"]["moves"])
    assert now["states"] == old["states"]
    assert (now["outcome"], now["points"]) == (old["outcome"], old["points"])
    assert now["dealt"]["panes"] == [row.replace("G", "W") for row in old["dealt"]["panes"]]
    assert now["dealt"]["round_track"] == old["dealt"]["round_track"].replace("G", "W")


@pytest.mark.parametrize("name", records())
def test_an_old_record_is_rewritten_with_white_and_the_same_edition(name: str) -> None:
    """The hash of the edition stays the same, because other programs may compare it."""
    old = records()[name]
    match = Match.from_record(old)
    new = match.record("all")
    assert new.moves == [whitened(move) for move in old["moves"]]
    assert "green" not in " ".join(new.moves)
    assert (new.edition.name, new.edition.hash) == (old["edition"]["name"], old["edition"]["hash"])
    again = Match.from_record(encode(new))
    assert pack(again.state) == pack(match.state)
    assert list(again.scores) == list(match.scores)


def test_an_old_record_with_an_own_edition_has_the_same_result() -> None:
    """The fixed set-up and the edition in a record also contain letters of colours."""
    old = read("own-record.json")
    match = Match.from_record(old)
    assert list(match.scores) == old["result"]["scores"]
    assert match.game.dealt_setup(match.state)["round_track"] == "WPOYWB"
    assert match.game.dealt_setup(match.state)["panes"][0].startswith("WWWWPPOYB")
    assert match.edition.data["strips"][0] == {"id": 1, "front": "WPWYW", "back": "BWOYP"}


@pytest.mark.parametrize(("players", "moves"), POSITIONS.items())
def test_an_old_position_is_the_position_after_its_moves(players: int, moves: int) -> None:
    """Old texts of positions can be read. When written again, only the letter changes."""
    old = (GREEN / f"position-{players}-after-{moves}.txt").read_text(encoding="utf-8")
    record = read(f"sintra-{players}.json")["record"]
    record = {key: value for key, value in record.items() if key != "result"}
    match = Match.from_record({**record, "moves": record["moves"][:moves]})
    game, state = position.read(old)
    assert pack(state) == pack(match.state)
    new = position.write(game, state)
    assert new == match.position() == old.replace("G", "W")
    assert Match.from_position(old).edition == open_set()


def test_a_record_that_begins_in_an_old_position_is_read() -> None:
    """Such a record contains the text of the position."""
    old = (GREEN / "position-2-after-23.txt").read_text(encoding="utf-8")
    record = read("sintra-2.json")["record"]
    begun = {key: value for key, value in record.items() if key != "seed"}
    match = Match.from_record({**begun, "position": old, "moves": record["moves"][23:]})
    assert list(match.scores) == record["result"]["scores"]
    assert match.record("all").position == old.replace("G", "W")


def test_a_name_of_an_edition_keeps_its_letters() -> None:
    """Only letters of colours are replaced, not letters of names."""
    text = Match(
        "sintra", seed="name", edition={**read("own-edition.json"), "edition": "Gdynia G"}
    ).position()
    assert "edition: Gdynia G" in position.write(*position.read(text))


def test_the_hash_of_an_old_edition_is_unchanged() -> None:
    """Stored tables and records identify editions by their hashes."""
    old = read("own-edition.json")
    new = json.loads(json.dumps(old["strips"]).replace("G", "W"))
    assert "G" in json.dumps(old["strips"])
    first, second = read_edition(old), read_edition({**old, "strips": new})
    assert first == second
    assert first.hash == second.hash == OWN_EDITION
    assert "G" not in json.dumps(first.data["strips"])
    assert read_edition(first.data).hash == OWN_EDITION


def test_the_hash_of_the_open_set_is_unchanged() -> None:
    """All matches from before the change identify the edition by this hash."""
    assert open_set().name == "open set"
    assert read_edition(open_set().data).hash == OPEN_SET


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("f3 green 5", "f3 white 5"),
        ("f3 G 5", "f3 white 5"),
        ("f3 g 5 j1", "f3 white 5 j1"),
        ("centre GREEN break", "centre white break"),
        ("keep green", "keep white"),
        ("keep g", "keep white"),
        ("f3 white 5", "f3 white 5"),
        ("f3 W 5", "f3 white 5"),
    ],
)
def test_moves_with_the_old_name_are_read(typed: str, written: str) -> None:
    """People and programs may still use the old name."""
    assert write_move(read_move(typed)) == written


def test_old_perft_counts_hold_for_the_open_set() -> None:
    """The set-ups of the perft cases contain the old letter."""
    cases = perft_file.read_cases(GREEN / "perft.json", GAME)
    assert any("G" in str(case.get("setup", "")) for case in cases)
    for case in cases:
        if "position" in case:
            state = position.read(case["position"])[1]
        else:
            state = GAME.new_state(case["players"], case["options"], case.get("setup", {}), open_set())
            GAME.rules.deal(state, deal_key("perft"))
        for depth, sequences in enumerate(case["sequences"]):
            if sequences <= MAX_SEQUENCES:
                assert perft(GAME, state, depth) == sequences

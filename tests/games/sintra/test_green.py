"""White was once green, G: what was written then is read, means the same and is written with white.

The files in `fixtures/green` were written by commit 46a6fa9, the last one before the change: matches,
positions, an edition of somebody's own and perft numbers. They protect games that people have saved.
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
OPEN_SET = "f9220305d4f3a3c9"  # the hash of the strips that were shipped then
OWN = "ede5f8d0bcad89a3"  # the hash that commit 46a6fa9 gave to own-edition.json
MOST = 5000  # sequences of moves to count
POSITIONS = {2: 23, 3: 40, 4: 57}  # players, and after how many moves of the playthrough


def read(name: str) -> Any:
    return json.loads((GREEN / name).read_text(encoding="utf-8"))


def records() -> dict[str, dict[str, Any]]:
    played = {str(n): read(f"sintra-{n}.json")["record"] for n in GAME.players}
    return {**played, "picture": read("picture.json"), "own edition": read("own-record.json")}


def whitened(text: str) -> str:
    """A text of moves as it is written now."""
    return text.replace("green", "white")


def open_set() -> Edition:
    return next(one for one in GAME.editions if one.hash == OPEN_SET)


@pytest.mark.parametrize("players", GAME.players)
def test_an_old_match_is_replayed_through_the_same_states_to_the_same_points(players: int) -> None:
    """The states of a saved match are what its players saw: 46a6fa9 recorded a hash of each."""
    old = read(f"sintra-{players}.json")
    now = json.loads(json.dumps(playthrough_data(Match.from_record(old["record"]))))
    assert any("green" in move for move in old["record"]["moves"])
    assert now["states"] == old["states"]
    assert (now["outcome"], now["points"]) == (old["outcome"], old["points"])
    assert now["dealt"]["panes"] == [row.replace("G", "W") for row in old["dealt"]["panes"]]
    assert now["dealt"]["round_track"] == old["dealt"]["round_track"].replace("G", "W")


@pytest.mark.parametrize("name", records())
def test_an_old_record_is_written_again_with_white_and_the_same_edition(name: str) -> None:
    """A record that was read and saved again still names its edition, for programs that compare hashes."""
    old = records()[name]
    match = Match.from_record(old)
    new = match.record("all")
    assert new.moves == [whitened(move) for move in old["moves"]]
    assert "green" not in " ".join(new.moves)
    assert (new.edition.name, new.edition.hash) == (old["edition"]["name"], old["edition"]["hash"])
    again = Match.from_record(encode(new))
    assert pack(again.state) == pack(match.state)
    assert list(again.scores) == list(match.scores)


def test_an_old_record_with_an_edition_of_its_own_has_its_result() -> None:
    """Set-ups by hand and editions inside a record have letters too."""
    old = read("own-record.json")
    match = Match.from_record(old)
    assert list(match.scores) == old["result"]["scores"]
    assert match.game.dealt_setup(match.state)["round_track"] == "WPOYWB"
    assert match.game.dealt_setup(match.state)["panes"][0].startswith("WWWWPPOYB")
    assert match.edition.data["strips"][0] == {"id": 1, "front": "WPWYW", "back": "BWOYP"}


@pytest.mark.parametrize(("players", "moves"), POSITIONS.items())
def test_an_old_position_is_the_one_that_the_moves_lead_to(players: int, moves: int) -> None:
    """Positions are kept in notes and links: an old text opens, and nothing but the letter changes."""
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
    """A record that began in a position holds its text."""
    old = (GREEN / "position-2-after-23.txt").read_text(encoding="utf-8")
    record = read("sintra-2.json")["record"]
    begun = {key: value for key, value in record.items() if key != "seed"}
    match = Match.from_record({**begun, "position": old, "moves": record["moves"][23:]})
    assert list(match.scores) == record["result"]["scores"]
    assert match.record("all").position == old.replace("G", "W")


def test_a_name_of_an_edition_keeps_its_letters() -> None:
    """Only letters of colours change, not words that people chose."""
    text = Match(
        "sintra", seed="name", edition={**read("own-edition.json"), "edition": "Gdynia G"}
    ).position()
    assert "edition: Gdynia G" in position.write(*position.read(text))


def test_an_old_edition_has_the_hash_it_had() -> None:
    """Tables and records name editions by hash."""
    old = read("own-edition.json")
    new = json.loads(json.dumps(old["strips"]).replace("G", "W"))
    assert "G" in json.dumps(old["strips"])
    first, second = read_edition(old), read_edition({**old, "strips": new})
    assert first == second
    assert first.hash == second.hash == OWN
    assert "G" not in json.dumps(first.data["strips"])
    assert read_edition(first.data).hash == OWN


def test_the_open_set_has_the_hash_it_had() -> None:
    """All matches from before the change name these strips by this hash."""
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
    """People and programs may go on writing what they know."""
    assert write_move(read_move(typed)) == written


def test_old_perft_numbers_hold_for_the_open_set() -> None:
    """Two programs compare their rules by these numbers, from set-ups with the old letter."""
    cases = perft_file.read_cases(GREEN / "perft.json", GAME)
    assert any("G" in str(case.get("setup", "")) for case in cases)
    for case in cases:
        if "position" in case:
            state = position.read(case["position"])[1]
        else:
            state = GAME.new_state(case["players"], case["options"], case.get("setup", {}), open_set())
            GAME.rules.deal(state, deal_key("perft"))
        for depth, sequences in enumerate(case["sequences"]):
            if sequences <= MOST:
                assert perft(GAME, state, depth) == sequences

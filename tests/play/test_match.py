"""Matches: making them, playing, undo and outcome."""

from typing import Any

import numpy as np
import pytest

import draftwork
from draftwork import Match, Move
from draftwork.kernel import pack
from draftwork.kernel.errors import (
    BadEdition,
    BadLanguage,
    BadMove,
    BadOption,
    BadPlayers,
    BadSeat,
    BadSetup,
    DraftworkError,
    GameOver,
    IllegalMove,
    NothingToUndo,
    NotYourTurn,
    UnknownGame,
)
from draftwork.kernel.random import generator, random_below

IN_ORDER = {"circle": list(range(33)), "start": 0}
HUGE = 10**5000  # Python refuses to convert it to text
# The three patches on offer cost 10 buttons each, so all moves are forced until a player has 10 buttons.
EXPENSIVE = {"circle": [0, 18, 19, 29, *[p for p in range(33) if p not in (0, 18, 19, 29)]], "start": 0}


def finished(seed: str = "1") -> Match:
    match, rng = Match("patchwork", seed=seed), generator(seed)
    while match.to_move is not None:
        match.play(match.legal_moves[random_below(rng, len(match.legal_moves))])
    return match


def test_games_are_described_as_data() -> None:
    described = {game["name"]: game for game in draftwork.games()}
    assert described["patchwork"] == {
        "name": "patchwork",
        "rules_version": 1,
        "edition": {"name": "standard", "hash": described["patchwork"]["edition"]["hash"]},
        "editions": [described["patchwork"]["edition"]],
        "own_editions": False,
        "players": [2],
        "options": [{"name": "board", "default": "2014", "allowed": ["2014", "later"]}],
        "setup": ["circle", "start"],
        "moves": 7431,
        "most_moves": 1345,
        "longest": 111,
        "hidden": False,
        "chance": False,
    }


@pytest.mark.parametrize(
    ("arguments", "error", "complaint"),
    [
        ({"game": "chess"}, UnknownGame, "no game “chess”"),
        ({"players": 3}, BadPlayers, "number of players: 3. Possible: 2"),
        ({"players": "2"}, BadPlayers, "number of players must be a whole number, not “2”"),
        ({"players": 2.0}, BadPlayers, "must be a whole number, not “2.0”"),
        ({"board": "2015"}, BadOption, "“2015” is not a value of the option board. Possible: 2014, later"),
        ({"board": 2014}, BadOption, "“2014” of the option board must be given as text"),
        (
            {"game": "sagrada", "tools": "3"},
            BadOption,
            "“3” of the option tools must be given as a whole number",
        ),
        (
            {"game": "sagrada", "reduced_bag": "True"},
            BadOption,
            "must be given as True or False, not as text",
        ),
        ({"game": "sagrada", "reduced_bag": 1}, BadOption, "“1” is not a value of the option reduced_bag"),
        ({"speed": 3}, BadOption, "no option “speed”. Known options: board"),
        ({"setup": {"dice": []}}, BadSetup, "no part “dice”. Known parts: circle, start"),
        ({"edition": "mine"}, BadEdition, "no set of components “mine”"),
        ({"edition": {"edition": "mine"}}, BadEdition, "cannot be replaced"),
        ({"seed": 1.5}, BadOption, "seed is any text or whole number"),
        ({"seed": "x" * 1001}, BadOption, "seed is any text"),
        ({"seed": "\ud800"}, BadOption, "seed is any text"),
        ({"seed": HUGE}, BadOption, "seed is any text"),
        ({"players": HUGE}, BadPlayers, "number of players: int"),
        ({"board": HUGE}, BadOption, "“int” is not a value"),
        ({"game": None}, UnknownGame, "no game “None”"),
        ({"game": ["patchwork"]}, UnknownGame, "no game"),
        ({"game": "z" * 3000}, UnknownGame, "no game “zzz"),
        ({"setup": 5}, BadSetup, "mapping of parts, not int"),
        ({"setup": {HUGE: 1}}, BadSetup, "no part “int”"),
        ({"seats": 5}, BadOption, "at most 2 names"),
        ({"seats": ("a", "b", "c")}, BadOption, "at most 2 names"),
        ({"seats": (1, 2)}, BadOption, "at most 2 names"),
        ({"seats": ("\ud800",)}, BadOption, "at most 2 names"),
    ],
    ids=lambda value: None if isinstance(value, str) else type(value).__name__,
)
def test_invalid_arguments_are_rejected(arguments: dict, error: type[DraftworkError], complaint: str) -> None:  # type: ignore[type-arg]
    with pytest.raises(error, match=complaint):
        Match(**{"game": "patchwork", **arguments})


def test_a_seed_is_any_text_or_number_and_random_if_missing() -> None:
    assert Match("patchwork", seed=7).position() == Match("patchwork", seed="7").position()
    assert Match("patchwork", seed="żółć").seed == "żółć"
    first, second = Match("patchwork"), Match("patchwork")
    assert first.seed != second.seed
    assert len(first.seed or "") == 64


def test_setup_fixes_parts_and_the_seed_deals_the_rest() -> None:
    by_seed, by_hand = Match("patchwork", seed=3), Match("patchwork", seed=3, setup={"start": 1})
    assert by_hand.to_move == 1
    assert (
        by_hand.game.dealt_setup(by_hand.state)["circle"] == by_seed.game.dealt_setup(by_seed.state)["circle"]
    )


def test_legal_moves_are_a_collection_of_one_position() -> None:
    match = Match("patchwork", setup=IN_ORDER)
    moves = match.legal_moves
    assert len(moves) == 1 + 256 + 126 + 256
    assert "2 c4" in moves
    assert "4 a1" not in moves
    assert "gibberish" not in moves
    assert moves[0] in moves
    assert 0 in moves
    assert True not in moves
    assert 10**30 not in moves
    assert [int(move) for move in moves] == sorted(moves.numbers)
    assert repr(moves) == "<Moves: 639 legal (advance, 1 a1, 1 b1, 1 c1, 1 d1, …)>"
    mask = moves.mask()
    assert len(mask) == 7431
    assert [i for i, legal in enumerate(mask) if legal] == moves.numbers
    match.play("advance")
    assert "1 a1" in moves
    assert len(moves) == 639


def test_a_move_can_be_given_as_text_number_or_move() -> None:
    played = [Match("patchwork", setup=IN_ORDER) for _ in range(3)]
    move = played[0].play("2 c4")
    played[1].play(int(move))
    played[2].play(move)
    assert len({match.position() for match in played}) == 1
    assert repr(move) == f"<Move {move.number} 2 c4>"
    assert move.json()["text"] == "2 c4"
    assert move.json()["number"] == move.number


def test_numpy_integers_are_accepted() -> None:
    match = Match("patchwork", players=np.int64(2), setup=IN_ORDER)  # type: ignore[arg-type]
    assert match.play(np.int64(0), seat=np.int64(0)) == Move(0, match.game)  # type: ignore[arg-type]
    assert match.seat(np.int64(1)).index == 1  # type: ignore[arg-type]


def test_a_move_of_another_game_is_rejected() -> None:
    with pytest.raises(BadMove, match="is a move of hoard"):
        Match("patchwork", seed=1).play(Match("hoard", seed=1).legal_moves[0])


def test_moves_can_be_sliced() -> None:
    moves = Match("patchwork", setup=IN_ORDER).legal_moves
    assert [str(move) for move in moves[:3]] == ["advance", "1 a1", "1 b1"]


def test_a_match_is_independent_of_arguments_and_results() -> None:
    circle = list(range(33))
    match = Match("patchwork", seed=1, setup={"circle": circle, "start": 0})
    circle.reverse()
    record = match.record()
    record.setup["circle"].reverse()
    match.copy().options["board"] = "later"
    assert Match.from_record(match.record()).position() == match.position()


@pytest.mark.parametrize("seat", [2, -1, "0", True, [0]])
def test_records_and_texts_need_an_existing_seat(seat: Any) -> None:
    match = Match("patchwork", seed=1)
    match.play("advance")
    with pytest.raises(BadSeat):
        match.record(seat)
    with pytest.raises(BadSeat):
        match.move_text(0, seat)


def test_an_unknown_language_is_rejected() -> None:
    for draw in (Match("patchwork", seed=1).svg, Match("patchwork", seed=1).seat(0).terminal):
        with pytest.raises(BadLanguage, match="no language “de”"):
            draw("de")


@pytest.mark.parametrize(
    "move",
    [
        "",
        "advnace",
        pytest.param(HUGE, id="huge"),
        np.array([1, 2]),
        7431,
        -1,
        10**30,
        1.0,
        None,
        True,
        [],
        "2 c4\n2 c5",
    ],
)
def test_an_invalid_move_changes_nothing(move: object) -> None:
    match = Match("patchwork", setup=IN_ORDER)
    before = pack(match.state)
    with pytest.raises(BadMove):
        match.play(move)  # type: ignore[arg-type]
    assert pack(match.state) == before
    assert match.history == ()


def test_the_turn_is_checked_before_the_move() -> None:
    match = Match("patchwork", setup=IN_ORDER)
    with pytest.raises(NotYourTurn, match="player 1’s turn"):
        match.play("4 a1", seat=1)
    with pytest.raises(BadSeat, match="no seat 2"):
        match.play("advance", seat=2)
    with pytest.raises(BadSeat, match="seat must be a whole number, not “0”"):
        match.play("advance", seat="0")  # type: ignore[arg-type]
    with pytest.raises(IllegalMove, match="PW-8"):
        match.play("4 a1", seat=0)
    match.play("advance", seat=0)
    assert match.to_move == 1


def test_forced_moves_are_played_automatically_and_undone_with_the_move_before() -> None:
    match = Match("patchwork", setup=EXPENSIVE)
    history = [(entry.seat, str(entry.move), entry.forced) for entry in match.history]
    assert history == [(i % 2, "advance", True) for i in range(6)]
    with pytest.raises(NothingToUndo):
        match.undo()
    before = pack(match.state)
    match.play("advance")
    assert str(match.undo()) == "advance"
    assert pack(match.state) == before


def test_undo_restores_positions_and_leaves_copies_alone() -> None:
    match = Match("patchwork", setup=IN_ORDER)
    positions = [match.position()]
    for text in ("2 c4", "advance", "advance"):
        match.play(text)
        positions.append(match.position())
    other = match.copy()
    for position in reversed(positions[:-1]):
        match.undo()
        assert match.position() == position
    assert other.position() == positions[-1]
    assert len(other.history) == 3
    with pytest.raises(NothingToUndo):
        match.undo()


def test_a_finished_match_has_an_outcome() -> None:
    match = finished()
    with pytest.raises(GameOver):
        match.play("advance")
    with pytest.raises(GameOver):
        match.play("advance", seat=0)
    outcome = match.outcome
    assert outcome is not None
    assert list(outcome.scores) == list(match.scores)
    assert outcome.winners == (outcome.ranks.index(0),)
    assert str(outcome.reason) == "both time tokens reached the last space (PW-14)"
    assert outcome.json()["winners"] == list(outcome.winners)
    assert len(match.legal_moves) == 0
    assert [sum(point.amount for point in seat) for seat in match.scores.explain()] == list(match.scores)
    assert "over" in repr(match)


def test_a_running_match_has_no_outcome() -> None:
    match = Match("patchwork", seed=1)
    assert match.outcome is None
    assert repr(match).startswith("<Match patchwork, 2 players, 0 moves, seat ")


def test_a_seat_has_moves_and_choices_only_on_its_turn() -> None:
    match = Match("patchwork", setup=IN_ORDER)
    mine, other, watcher = match.seat(0), match.seat(1), match.seat(None)
    assert len(mine.legal_moves) == 639
    assert len(other.legal_moves) == len(watcher.legal_moves) == 0
    assert "advance" not in other.legal_moves
    assert [choice.key for choice in mine.choices] == ["advance", "patch-1", "patch-2", "patch-3"]
    assert other.choices == watcher.choices == []
    assert (mine.view["seat"], other.view["seat"], watcher.view["seat"]) == (0, 1, None)
    assert mine.position == match.position().replace("\n", "\nseat: 0\n", 1)
    imagined = mine.imagine(generator("x"))
    assert imagined.position() == match.position()
    assert repr(mine).startswith("<Seat 0 of <Match patchwork")
    with pytest.raises(BadSeat):
        match.seat(2)


def test_choices_have_gains_and_effects() -> None:
    match = Match("patchwork", setup=IN_ORDER)
    advance, first, *_ = match.choices(0)
    assert advance.gains == 1
    assert [str(effect) for effect in advance.effects] == ["moves 1 space"]
    assert str(first.label) == "Patch 1 (cost 1, time 3, income 0)"
    turn = first.choices[1]
    assert str(turn.label) == "Turned right"
    leaf = turn.choices[0]
    assert (leaf.key, leaf.gains) == ("a1", 2 * 3 - 1)
    assert leaf.json()["label"] == {"id": "patchwork-cell", "args": {"cell": "a1"}}
    assert first.json()["choices"][1]["key"] == "turn-r"


def test_notebooks_show_a_picture() -> None:
    match = Match("patchwork", seed=1)
    assert match._repr_svg_().startswith("<svg")
    assert match.seat(0)._repr_svg_() == match.seat(0).svg("en")

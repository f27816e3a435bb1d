"""Hidden information with several people at one keyboard, tested with the toy game."""

import re
from collections.abc import Callable

from typer.testing import Result

from draftwork import Match

Run = Callable[..., Result]
PLAY = ("play", "hoard", "--seed", "1", "--players", "2")


def hand(match: Match, seat: int) -> list[str]:
    return [str(move) for move in match.seat(seat).legal_moves]


def test_the_screen_is_cleared_before_another_hand_is_shown(run: Run) -> None:
    match = Match("hoard", seed="1", players=2)
    first = match.to_move
    assert first is not None
    text = run(*PLAY, "--seats", "Ola,Jan", typed="\n" + hand(match, first)[0] + "\n").stdout
    names = ["Ola", "Jan"]
    asked = re.findall(r"Now at the keyboard: Player \d \((\w+)\)", text)
    assert asked == [names[first], names[1 - first]]
    assert text.count("Dice:") == 1  # the other person has not pressed Enter yet


def test_hidden_moves_of_others_are_not_shown(run: Run) -> None:
    match = Match("hoard", seed="1", players=2)
    first = match.to_move
    assert first is not None
    bury = next(move for move in hand(match, first) if move.startswith("bury"))
    shown = run(*PLAY, "--seats", "Ola,Jan", typed=f"\n{bury}\n\n").stdout
    assert f": {bury}" not in shown
    assert "bury ?" in shown


def test_only_own_points_are_shown_while_information_is_hidden(run: Run) -> None:
    text = run(*PLAY, "--seats", "Ola,Jan", typed="\nscore\n").stdout
    panel = text[text.index("Points ─") :]
    assert ("Ola" in panel) != ("Jan" in panel)


def test_whole_match_with_hidden_information(run: Run) -> None:
    text = run("play", "hoard", "--players", "3", "--seats", "random,random,random", "--seed", "1").stdout
    assert "bury ?" in text or "play" in text
    assert "Reason for the end" in text

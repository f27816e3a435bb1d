"""Replies, refusals and retries, and bots that a function plays."""

from collections.abc import Sequence

import pytest

import draftwork
from draftwork import bots
from draftwork.envs.text import NoLegalMove, Style, TextBot, Turn, find_move
from draftwork.kernel.errors import NotYourTurn
from draftwork.kernel.random import generator


def hoard() -> draftwork.Match:
    return draftwork.Match("hoard", seed="2")


def open_turn(style: Style | None = None, attempts: int = 3) -> Turn:
    match = hoard()
    return Turn(match.seat(match.to_move), style, attempts)


@pytest.mark.parametrize(
    ("reply", "move"),
    [
        ("play 3", "play 3"),
        ("  play 3\n", "play 3"),
        ("I keep the 8.\n\nMove: play 3", "play 3"),
        ("**Move:** `play 3`.", "play 3"),
        ("move: bury 1\nNo, better:\nMOVE: play 3", "play 3"),
        ('```json\n{"move": "play 3"}\n```', "play 3"),
        ('{"reason": "it is low", "move": "play 3"}', "play 3"),
        ('{"move": "bury 1"} or rather {"move": "play 3"}', "play 3"),
        ("First thought\nsecond thought", None),
        ("", None),
        ("{broken}\nx", None),
        ("[1]\n{}", None),
    ],
)
def test_the_move_of_a_reply_is_found(reply: str, move: str | None) -> None:
    assert find_move(reply) == move


def test_a_refused_reply_is_answered_with_the_reason_and_the_attempts_left() -> None:
    turn = open_turn()
    (first,) = turn.messages
    assert "You are player" in first
    assert turn.answer("I do not know.\nSorry.") is None
    assert turn.messages[1:] == [
        "I do not know.\nSorry.",
        "Your reply names no move. You have 2 more attempts.",
    ]
    missing = next(
        f"play {card}" for card in range(1, 10) if f"play {card}" not in map(str, turn.seat.legal_moves)
    )
    assert turn.answer(missing) is None
    assert "(HO-2)" in turn.messages[-1]
    assert "You have 1 more attempt." in turn.messages[-1]
    legal = turn.seat.legal_moves[0]
    assert turn.answer(f"move: {legal}") == legal


def test_the_last_attempt_raises_an_error_with_the_reason() -> None:
    turn = open_turn(attempts=2)
    assert turn.answer("jump") is None
    with pytest.raises(NoLegalMove, match=r"None of 2 replies.*“leap” is not a move"):
        turn.answer("leap")


def test_refusals_are_in_the_language_of_the_style() -> None:
    turn = open_turn(Style(language="pl"))
    turn.answer("a\nb")
    assert turn.messages[-1] == "W odpowiedzi nie ma ruchu. Masz jeszcze 2 próby."


def test_a_reason_does_not_depend_on_hidden_information() -> None:
    match = draftwork.Match("sagrada", seed="4")
    seat = match.seat(match.to_move)
    for text in [*(f"pattern {n}" for n in range(1, 25)), "pass", "draft 1"]:
        found = set()
        for number in range(4):
            turn = Turn(seat.imagine(number).seat(seat.index))
            found.add((turn.answer(text), *turn.messages[1:]))
        assert len(found) == 1


class Scripted:
    """Replies with given texts, then with the first legal move that the dialogue lists."""

    def __init__(self, *replies: str) -> None:
        self.replies = list(replies)
        self.dialogues: list[Sequence[str]] = []

    def __call__(self, messages: Sequence[str]) -> str:
        self.dialogues.append(messages)
        if self.replies:
            return self.replies.pop(0)
        listed = messages[0].partition("The legal moves:\n")[2]
        return f"move: {listed.partition(';')[0].partition('.')[0]}"


def test_a_bot_asks_again_and_plays_a_whole_match() -> None:
    reply = Scripted("what?\nhow?", "leap")
    bot = TextBot(reply, Style(legal_moves=True))
    other = bots.load("random", "hoard", "1")
    match = hoard()
    bot.begin(match.game, generator("1"))
    while match.to_move is not None:
        player = bot if match.to_move == 0 else other
        match.play(player.choose(match.seat(match.to_move)))
    bot.end(match.seat(0))
    assert (bot.refused, bot.failures) == (2, 0)
    assert [len(messages) for messages in reply.dialogues][:3] == [1, 3, 5]
    assert match.is_over


def test_without_a_legal_move_the_stand_in_plays() -> None:
    match = hoard()
    seat = match.seat(match.to_move)
    bot = TextBot(lambda messages: "no idea", attempts=2, stand_in=bots.load("random", "hoard", "1"))
    bot.begin(match.game, generator("1"))
    assert bot.choose(seat) in match.legal_moves
    assert (bot.refused, bot.failures) == (2, 1)
    bot.end(seat)
    with pytest.raises(NoLegalMove):
        TextBot(lambda messages: "no idea").choose(seat)
    with pytest.raises(NotYourTurn):
        bot.choose(match.seat(1 - (match.to_move or 0)))

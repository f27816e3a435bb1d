"""Log sentences about turns, for the tests of the games' descriptions."""

from __future__ import annotations

from typing import Any

from draftwork.games import Description, Game
from draftwork.i18n import Message
from draftwork.kernel import pack
from draftwork.kernel.generics import NOBODY
from draftwork.play.describe import describe_move, round_sentence, sentence

NAMES = ("Ola", "Jan", "Ewa", "Ian")


def moves(game: Game[Any], s: Any, *texts: str, known: bool = True, seat: int = NOBODY) -> list[Description]:
    """Play moves on a state; return their descriptions for a viewer. `known`: the viewer knows the moves."""
    found = []
    for text in texts:
        move, before = game.notation.read_move(text), pack(s)
        assert game.rules.illegality(s, move) == 0, text
        game.rules.apply(s, move)
        described = describe_move(game, before, s, move if known else None, seat)
        assert described is not None
        found.append(described)
    return found


def turn(game: Game[Any], s: Any, *texts: str, language: str = "en", known: bool = True) -> str:
    """Play the moves of one turn on a state; return the sentence of the log."""
    described = moves(game, s, *texts, known=known)
    assert [one.continues for one in described] == [i > 0 for i in range(len(texts))]
    clauses: list[Message] = [clause for one in described for clause in one.did]
    return sentence(clauses, "Ola", you=False).text(language)


def end(game: Game[Any], s: Any, *texts: str, language: str = "en") -> str:
    """Play moves on a state; the last one ends a round. Return the log's sentence about the round."""
    *others, last = moves(game, s, *texts)
    assert not any(one.ended for one in others)
    return round_sentence(last.ended, NAMES).text(language)

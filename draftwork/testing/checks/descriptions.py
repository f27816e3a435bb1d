"""Descriptions of moves: there for everybody, and in every language."""

from __future__ import annotations

from draftwork.games import Description
from draftwork.i18n import Message
from draftwork.play import Match
from draftwork.play.describe import round_sentence, sentence
from draftwork.testing.random_matches import Case, check_words, viewers


def check_descriptions(case: Case) -> None:
    """Every move is told to everybody, as soon as it is played, if the game describes its moves."""
    if case.game.ui.describe is None:
        return
    told = 0
    seen: set[str] = set()
    for match in case.walk():
        for index in range(told, len(match.history)):
            for viewer in viewers(match.players):
                _check_described(match, index, viewer, seen, f"{case}, move {index}, viewer {viewer}")
        told = len(match.history)


def _check_described(match: Match, index: int, viewer: int | None, seen: set[str], where: str) -> None:
    description = match.describe(index, viewer)
    assert isinstance(description, Description), f"{where}: no description"
    # A step that adds nothing to the sentence of its turn is told by its label where it stands alone.
    silent = description.continues and match.choice_path(index, viewer)
    assert description.did or silent, f"{where}: the description says nothing"
    names = [f"Player {seat + 1}" for seat in range(match.players)]
    said: list[Message] = []
    if description.did:
        said.append(sentence(description.did, names[match.history[index].seat], you=False))
    if description.ended:
        said.append(round_sentence(description.ended, names))
    for message in said:
        if repr(message) not in seen:
            seen.add(repr(message))
            check_words(message, where)

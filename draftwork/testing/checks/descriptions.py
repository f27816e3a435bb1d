"""Checks of move descriptions for every viewer and in every language."""

from __future__ import annotations

from draftwork.games import Description
from draftwork.i18n import Message
from draftwork.play import Match
from draftwork.play.describe import round_sentence, sentence
from draftwork.testing.random_matches import Case, check_translations, viewers


def check_descriptions(case: Case) -> None:
    """Check that every move has a description for every viewer, if the game describes its moves."""
    if case.game.ui.describe is None:
        return
    checked = 0
    seen: set[str] = set()
    for match in case.walk():
        for index in range(checked, len(match.history)):
            for viewer in viewers(match.players):
                _check_description(match, index, viewer, seen, f"{case}, move {index}, viewer {viewer}")
        checked = len(match.history)


def _check_description(match: Match, index: int, viewer: int | None, seen: set[str], where: str) -> None:
    description = match.describe(index, viewer)
    assert isinstance(description, Description), f"{where}: no description"
    # A step that adds nothing to the sentence of its turn may be empty if it has a label.
    has_label = description.continues and match.choice_path(index, viewer)
    assert description.did or has_label, f"{where}: the description says nothing"
    names = [f"Player {seat + 1}" for seat in range(match.players)]
    messages: list[Message] = []
    if description.did:
        messages.append(sentence(description.did, names[match.history[index].seat], you=False))
    if description.ended:
        messages.append(round_sentence(description.ended, names))
    for message in messages:
        if repr(message) not in seen:
            seen.add(repr(message))
            check_translations(message, where)

"""What a record claims, checked one after the other: the commitment, the deal, every move and the result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from draftwork.kernel.errors import DraftworkError
from draftwork.play import archive
from draftwork.play.match import Match
from draftwork.play.record import Record
from draftwork.words import Message


@dataclass(frozen=True)
class Finding:
    true: bool
    words: Message


def verify(kept: Record) -> Iterator[Finding]:
    """Each claim with its answer; the first that is not true is the last, as the rest hangs on it."""
    try:
        for words in _claims(kept):
            yield Finding(True, words)
    except DraftworkError as fault:
        yield Finding(False, fault.message)


def _claims(kept: Record) -> Iterator[Message]:
    archive.check_commitment(kept)
    if kept.seed is not None:
        yield Message("verified-commitment" if kept.commitment else "verified-no-commitment")
    match = archive.begin(Match, kept)
    if kept.position is not None:
        yield Message("verified-position")
    else:
        yield Message("verified-deal", {"n": len(kept.nonces)})
    archive.play_moves(match, kept)
    yield Message("verified-moves", {"n": len(kept.moves)})
    archive.check_result(match, kept)
    yield Message("verified-result" if kept.result else "verified-no-result")

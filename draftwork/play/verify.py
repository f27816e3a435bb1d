"""What a record claims, checked one after the other: the commitment, the deal, every move and the result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from draftwork.i18n import Message
from draftwork.kernel.deal import commitment
from draftwork.kernel.errors import BadRecord, DraftworkError
from draftwork.play import archive
from draftwork.play.match import Match
from draftwork.play.record import Record


@dataclass(frozen=True)
class Finding:
    true: bool
    words: Message


def verify(kept: Record, promised: str | None = None) -> Iterator[Finding]:
    """Each claim with its answer; the first that is not true is the last, as the rest hangs on it.

    `promised` is the commitment that was told before the match, if somebody has written it down: that of the
    record shows nothing, as whoever made up a seed can make up its commitment.
    """
    try:
        for words in _claims(kept, promised):
            yield Finding(True, words)
    except DraftworkError as fault:
        yield Finding(False, fault.message)


def commitment_of(kept: Record) -> str | None:
    """That of the seed, or while the seed is not told that of the record."""
    return kept.commitment if kept.seed is None else commitment(kept.seed)


def _claims(kept: Record, promised: str | None) -> Iterator[Message]:
    if promised is not None:
        if commitment_of(kept) != promised:
            raise BadRecord("record-not-promised")
        yield Message("verified-promise")
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

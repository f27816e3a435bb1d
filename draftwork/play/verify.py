"""Verification of records: the commitment, the deal, every move and the result."""

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
    """A claim of a record, and whether it is true."""

    true: bool
    message: Message


def verify(record: Record, promised: str | None = None) -> Iterator[Finding]:
    """Check the claims of a record in order. Stop after a false claim, because later claims depend on it.

    `promised` is the commitment that was published before the match, if it is known. The commitment in the
    record proves nothing: anybody can choose a seed and compute its commitment.
    """
    try:
        for message in _claims(record, promised):
            yield Finding(True, message)
    except DraftworkError as fault:
        yield Finding(False, fault.message)


def commitment_of(record: Record) -> str | None:
    """The commitment to the seed: computed, or if the seed is secret, as the record gives it."""
    return record.commitment if record.seed is None else commitment(record.seed)


def _claims(record: Record, promised: str | None) -> Iterator[Message]:
    """Yield the claims that are true. Raise the error of the first false claim."""
    if promised is not None:
        if commitment_of(record) != promised:
            raise BadRecord("record-not-promised")
        yield Message("verified-promise")
    archive.check_commitment(record)
    if record.seed is not None and record.commitment is not None:
        yield Message("verified-commitment")
    elif record.seed is not None and promised is None:
        yield Message("verified-no-commitment")
    match = archive.begin(Match, record)
    if record.position is not None:
        yield Message("verified-position")
    else:
        yield Message("verified-deal", {"n": len(record.nonces)})
    archive.play_moves(match, record)
    yield Message("verified-moves", {"n": len(record.moves)})
    archive.check_result(match, record)
    yield Message("verified-result" if record.result else "verified-no-result")

"""How a match at a table ended: by its rules, or because somebody gave up."""

from __future__ import annotations

from draftwork.server.table import Table
from draftwork.server.wire import OutcomeInfo
from draftwork.words import Message


def outcome(table: Table) -> OutcomeInfo | None:
    """Who won, once the match is over."""
    if table.state != "over" or table.match is None:
        return None
    if table.loser is not None:
        return _given_up(table, table.loser)
    ended = table.match.outcome
    assert ended is not None
    ranks = _behind_the_others(list(ended.ranks), [_gave_up(table, i) for i in range(len(ended.ranks))])
    winners = (
        list(ended.winners) if ranks == list(ended.ranks) else [i for i, r in enumerate(ranks) if r == 0]
    )
    return OutcomeInfo(list(ended.scores), ranks, winners, ended.reason.json(), ended.decided_by.json())


def _gave_up(table: Table, seat: int) -> bool:
    """With three or four players; with two, a bot that plays on plays for the seat."""
    return len(table.seats) > 2 and table.seats[seat].fate in ("resigned", "lapsed")


def _behind_the_others(ranks: list[int], gave_up: list[bool]) -> list[int]:
    """Ranks count who is ahead: of those who played to the end, and then of those who gave up."""
    keys = list(zip(gave_up, ranks, strict=True))
    return [sum(other < mine for other in keys) for mine in keys]


def _given_up(table: Table, loser: int) -> OutcomeInfo:
    assert table.match is not None
    seats = range(len(table.seats))
    winners = [seat for seat in seats if seat != loser]
    args = {"seat": loser + 1}
    lapsed = table.seats[loser].fate == "lapsed"
    return OutcomeInfo(
        scores=list(table.match.scores),
        ranks=[int(seat == loser) for seat in seats],
        winners=winners,
        reason=Message("ended-by-time" if lapsed else "ended-by-resigning", args).json(),
        decided_by=Message("decided-by-time" if lapsed else "decided-by-resigning", args).json(),
    )

"""The outcome of a match at a table: by the rules, or because a player gave up."""

from __future__ import annotations

from draftwork.i18n import Message
from draftwork.play import Match
from draftwork.play.record import GaveUp
from draftwork.server.protocol import OutcomeInfo
from draftwork.server.table.table import Table


def table_outcome(table: Table) -> OutcomeInfo | None:
    """The outcome of a table, once its match is over."""
    if table.state != "over" or table.match is None:
        return None
    return match_outcome(table.match, seats_given_up(table))


def seats_given_up(table: Table) -> list[GaveUp]:
    """The seats that gave up. With one or two seats, a seat that a bot took over has not given up."""
    more_than_two = len(table.seats) > 2
    return [
        GaveUp(i, seat.fate)
        for i, seat in enumerate(table.seats)
        if (seat.fate == "resigned" or seat.fate == "lapsed") and (more_than_two or i == table.loser)
    ]


def match_outcome(match: Match, gave_up: list[GaveUp]) -> OutcomeInfo | None:
    """The outcome of a match that is over by the rules or because a player gave up."""
    by_rules = match.outcome
    if by_rules is None:
        return _outcome_by_giving_up(match, gave_up[0]) if gave_up else None
    ranks, winners = list(by_rules.ranks), list(by_rules.winners)
    if gave_up:
        losers = {one.seat for one in gave_up}
        ranks = _rank_last(ranks, [seat in losers for seat in range(match.players)])
        winners = [seat for seat, rank in enumerate(ranks) if rank == 0]
    return OutcomeInfo(
        scores=list(by_rules.scores),
        ranks=ranks,
        winners=winners,
        reason=by_rules.reason,
        decided_by=by_rules.decided_by,
        target=by_rules.target,
        gave_up=gave_up,
    )


def _rank_last(ranks: list[int], gave_up: list[bool]) -> list[int]:
    """The ranks with all seats that gave up behind the others."""
    keys = list(zip(gave_up, ranks, strict=True))
    return [sum(other < mine for other in keys) for mine in keys]


def _outcome_by_giving_up(match: Match, loser: GaveUp) -> OutcomeInfo:
    seats = range(match.players)
    args = {"seat": loser.seat + 1}
    lapsed = loser.how == "lapsed"
    return OutcomeInfo(
        scores=list(match.scores),
        ranks=[int(seat == loser.seat) for seat in seats],
        winners=[seat for seat in seats if seat != loser.seat],
        reason=Message("ended-by-time" if lapsed else "ended-by-resigning", args),
        decided_by=Message("decided-by-time" if lapsed else "decided-by-resigning", args),
        gave_up=[loser],
    )

"""Made-up results of games, for tests of statistics."""

from draftwork.lab.bot_game import GameResult, win_shares


def result(
    deal: int,
    bots: str,
    scores: list[int],
    *,
    seating: int = 0,
    points: list[dict[str, int]] | None = None,
    ms: list[list[float]] | None = None,
) -> GameResult:
    """A game between bots with names of one letter. The highest score wins."""
    ranks = [sum(other > score for other in scores) for score in scores]
    return GameResult(
        deal=deal,
        seating=seating,
        bots=list(bots),
        scores=scores,
        ranks=ranks,
        shares=win_shares(ranks),
        points=points or [{} for _ in bots],
        ms=ms or [[1.0] for _ in bots],
        decisions=1,
        moves=1,
        cpu_seconds=0.0,
    )

"""A match in words: who did what, every point, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group
from rich.panel import Panel
from rich.table import Table

from draftwork.cli.language import language, say
from draftwork.cli.screen import styled
from draftwork.words.formats import number

if TYPE_CHECKING:
    from rich.console import RenderableType

    from draftwork.games import Point
    from draftwork.play import Match, Outcome

ME = ("", "me", "person")  # names for a person without a name
COLOURS = ("bright_blue", "bright_yellow", "bright_magenta", "bright_green")


def who(match: Match, seat: int, only_person: int | None = None) -> str:
    """Player 1 (Ola). Messages of the games speak of players by number, so the number is always told."""
    name = match.seats[seat] if seat < len(match.seats) else ""
    if seat == only_person and name in ME:
        return say("cli-player-you", seat=seat + 1)
    if name in ME:
        return say("cli-player", seat=seat + 1)
    return say("cli-player-named", seat=seat + 1, name=bot_name(name))


def bot_name(name: str) -> str:
    """A bot of the ladder by its name in the language; whoever else as they are called."""
    return say("bot-name", bot=name)


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def told(match: Match, index: int, viewer: int | None, only_person: int | None = None) -> str:
    """An earlier move as the viewer may know it."""
    played = match.history[index]
    id = "cli-told-forced" if played.forced else "cli-told"
    what = match.move_text(index, viewer)
    words = " · ".join(label.text(language()) for label in match.told(index, viewer))
    what = say("cli-move", words=words, text=what) if words else what
    return say(id, who=who(match, played.seat, only_person), what=what)


def _signed(points: int) -> str:
    return number(points, language(), "exceptZero")


def points_table(title: str, seat: int, points: Sequence[Point]) -> Table:
    """Every point of a seat with its rule."""
    table = Table(title=styled(title, f"bold {colour(seat)}"), title_justify="left", box=None, pad_edge=False)
    table.add_column(styled(say("cli-rule"), "dim"), style="dim", no_wrap=True)
    table.add_column(styled(say("cli-points"), "dim"), justify="right", no_wrap=True)
    table.add_column(styled(say("cli-reason"), "dim"))
    for point in points:
        table.add_row(styled(point.rule), _signed(point.amount), styled(point.reason.text(language())))
    table.add_row("", styled(_signed(sum(point.amount for point in points)), "bold"), say("cli-total"))
    return table


def scores(match: Match, viewer: int | None, only_person: int | None = None) -> RenderableType:
    """The points of all seats or, as long as there are secrets, of the viewer's own."""
    tables = [
        points_table(who(match, seat, only_person), seat, points)
        for seat, points in enumerate(match.seat(viewer).points)
        if points is not None
    ]
    return Panel(
        _side_by_side(tables),
        title=styled(say("cli-score-title"), "bold"),
        title_align="left",
        border_style="dim",
    )


def _side_by_side(tables: Sequence[Table]) -> RenderableType:
    from rich.columns import Columns

    return Columns(tables, padding=(1, 6))


def result(match: Match, outcome: Outcome, only_person: int | None = None) -> RenderableType:
    winners = tuple(who(match, seat, only_person) for seat in outcome.winners)
    lines = [
        styled(say("cli-winners", n=len(outcome.winners), who=winners), "bold green"),
        styled(say("cli-decided", by=outcome.decided_by)),
        styled(say("cli-ended", reason=outcome.reason), "dim"),
    ]
    title = styled(say("cli-result-title"), "bold")
    return Panel(Group(*lines), title=title, title_align="left", border_style="green")

"""Text about a match: player names, descriptions of turns, points and the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table

from draftwork.cli.language import bot_name, language, translate
from draftwork.cli.output.console import styled
from draftwork.i18n.formats import format_number
from draftwork.play.describe import round_sentence, sentence

if TYPE_CHECKING:
    from rich.console import RenderableType

    from draftwork.games import Point
    from draftwork.play import Match, Outcome

UNNAMED = ("", "me", "person")  # names for a person without a name
SEAT_COLOURS = ("bright_blue", "bright_yellow", "bright_magenta", "bright_green")


def player_name(match: Match, seat: int, only_person: int | None = None) -> str:
    """Name a player by number and name: “Player 1 (Ola)”. Messages of the games name players by number."""
    name = match.seats[seat] if seat < len(match.seats) else ""
    if seat == only_person and name in UNNAMED:
        return translate("cli-player-you", seat=seat + 1)
    if name in UNNAMED:
        return translate("cli-player", seat=seat + 1)
    return translate("cli-player-named", seat=seat + 1, name=bot_name(name))


def seat_colour(seat: int) -> str:
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def group_turns(match: Match, first: int, viewer: int | None) -> list[list[int]]:
    """Group the moves from index `first` on by turn."""
    groups: list[list[int]] = []
    for index in range(first, len(match.history)):
        description = match.describe(index, viewer)
        same_seat = groups and match.history[index - 1].seat == match.history[index].seat
        if same_seat and description is not None and description.continues:
            groups[-1].append(index)
        else:
            groups.append([index])
    return groups


def describe_turn(
    match: Match, turn: Sequence[int], viewer: int | None, only_person: int | None = None
) -> str:
    """Describe the moves of one turn as the viewer may know them, with their notation."""
    descriptions = [match.describe(index, viewer) for index in turn]
    described = [one for one in descriptions if one is not None]
    did = [clause for one in described for clause in one.did]
    played = [match.history[index] for index in turn]
    name, text = player_name(match, played[0].seat, only_person), _notation(match, turn, viewer)
    forced = all(one.forced for one in played)
    if did:
        said = sentence(did, name, played[0].seat == only_person)
        lines = [
            translate("cli-told-sentence-forced" if forced else "cli-told-sentence", told=said, text=text)
        ]
    else:
        words = " · ".join(
            label.text(language()) for index in turn for label in match.choice_path(index, viewer)
        )
        what = translate("cli-move", words=words, text=text) if words else text
        lines = [translate("cli-told-forced" if forced else "cli-told", who=name, what=what)]
    names = [player_name(match, seat, only_person) for seat in range(match.players)]
    lines += [round_sentence(one.ended, names).text(language()) for one in described if one.ended]
    return " ".join(lines)


def _notation(match: Match, turn: Sequence[int], viewer: int | None) -> str:
    return ", ".join(match.move_text(index, viewer) for index in turn)


def _signed_number(points: int) -> str:
    return format_number(points, language(), "exceptZero")


def points_table(title: str, seat: int, points: Sequence[Point]) -> Table:
    """List the points of a seat, each with its rule and reason."""
    table = Table(
        title=styled(title, f"bold {seat_colour(seat)}"), title_justify="left", box=None, pad_edge=False
    )
    table.add_column(styled(translate("cli-rule"), "dim"), style="dim", no_wrap=True)
    table.add_column(styled(translate("cli-points"), "dim"), justify="right", no_wrap=True)
    table.add_column(styled(translate("cli-reason"), "dim"))
    for point in points:
        table.add_row(styled(point.rule), _signed_number(point.amount), styled(point.reason.text(language())))
    table.add_row(
        "", styled(_signed_number(sum(point.amount for point in points)), "bold"), translate("cli-total")
    )
    return table


def scores_panel(match: Match, viewer: int | None, only_person: int | None = None) -> RenderableType:
    """List the points of all seats. While information is hidden, list only those of the viewer."""
    tables = [
        points_table(player_name(match, seat, only_person), seat, points)
        for seat, points in enumerate(match.seat(viewer).points)
        if points is not None
    ]
    return Panel(
        Columns(tables, padding=(1, 6)),
        title=styled(translate("cli-score-title"), "bold"),
        title_align="left",
        border_style="dim",
    )


def result_panel(match: Match, outcome: Outcome, only_person: int | None = None) -> RenderableType:
    winners = tuple(player_name(match, seat, only_person) for seat in outcome.winners)
    lines = [
        styled(translate("cli-winners", n=len(outcome.winners), who=winners), "bold green"),
        styled(translate("cli-decided", by=outcome.decided_by)),
        styled(translate("cli-ended", reason=outcome.reason), "dim"),
    ]
    title = styled(translate("cli-result-title"), "bold")
    return Panel(Group(*lines), title=title, title_align="left", border_style="green")

"""`draftwork draw`: draws a match or a position."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from draftwork.cli.errors import CommandError
from draftwork.cli.language import language
from draftwork.cli.options import File, Lang, MoveNumber, move_index, use_pure_mode
from draftwork.cli.output.console import draw_board

if TYPE_CHECKING:
    from draftwork.play import Seat


def command(
    file: File,
    svg: Annotated[bool, typer.Option("--svg", help="cli-help-svg")] = False,
    move: MoveNumber = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="OUT", help="cli-help-output")
    ] = None,
    lang: Lang = None,
) -> None:
    use_pure_mode()
    from draftwork.cli.files import write_text

    if output is not None and not svg:
        raise CommandError("cli-output-needs-svg")
    seat = _read_seat(file, move)
    if not svg:
        draw_board(seat.terminal(language()))
    elif output is None:
        print(seat.svg(language()))
    else:
        write_text(output, seat.svg(language()))


def _read_seat(file: Path, move: int | None) -> Seat:
    """The seat whose knowledge a position is, or a spectator of a match after some moves."""
    from draftwork.cli.files import read_match_or_seat
    from draftwork.play import Seat

    read = read_match_or_seat(file)
    if isinstance(read, Seat):
        if move:
            raise CommandError("cli-no-such-move", move=move, last=0)
        return read
    # By default a position is drawn as written, before the moves that the rules force.
    index = move_index(read, move, default=len(read.history) if read.began_at is None else 0)
    return read.at(index).seat(None)

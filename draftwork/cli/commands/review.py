"""`draftwork review`: tells what each decision of a finished match cost, and what was luck."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from draftwork.cli.errors import CommandError
from draftwork.cli.language import language, translate
from draftwork.cli.options import File, Json, Lang
from draftwork.cli.output.progress import progress_bar, show_log_messages

if TYPE_CHECKING:
    from draftwork.play import Match
    from draftwork.review import Review


def _parse_depth(text: str) -> str:
    from draftwork.review import DEPTHS

    if text not in DEPTHS:
        raise CommandError("review-unknown-depth", depth=text[:20], known=tuple(DEPTHS))
    return text


Depth = Annotated[
    str,
    typer.Option("--depth", parser=_parse_depth, metavar="quick|standard|deep", help="cli-help-review-depth"),
]


def command(
    file: File,
    depth: Depth = "standard",
    open_cards: Annotated[bool, typer.Option("--open", help="cli-help-review-open")] = False,
    json: Json = False,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="OUT", help="cli-help-review-svg")] = None,
    lang: Lang = None,
) -> None:
    from draftwork.cli.files import read_match, write_text
    from draftwork.review import encode
    from draftwork.review.chart import chart

    match = read_match(file)
    made = _review(match, depth, open_cards)
    if svg is not None:
        write_text(svg, chart(made, match.seats, language()))
    if json:
        print(encode(made), end="")
    else:
        from draftwork.cli.output.review_text import show_review

        show_review(match, made)


def _review(match: Match, depth: str, open_cards: bool) -> Review:
    from draftwork.review import review

    steps: dict[str, Any] = {"done": 0}
    total = len(match.history) + 1
    with (
        progress_bar(translate("cli-review-running"), total) as (console, advance),
        show_log_messages(console),
    ):

        def progress(done: int, _: int) -> None:
            advance(done - steps["done"])
            steps["done"] = done

        threads = os.cpu_count() or 1
        return review(
            match, depth, mode="open" if open_cards else "known", threads=threads, progress=progress
        )

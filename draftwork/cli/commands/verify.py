"""draftwork verify: whether a record tells the truth."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

from draftwork.cli.errors import CommandError
from draftwork.cli.language import language, translate
from draftwork.cli.options import File, Lang, use_pure_mode
from draftwork.cli.output.console import show
from draftwork.i18n import brief

if TYPE_CHECKING:
    from draftwork.play import Record

EXIT_NOT_GENUINE = 1


def _parse_commitment(text: str) -> str:
    if not re.fullmatch("[0-9A-Fa-f]{64}", text):
        raise CommandError("cli-bad-commitment", value=text[:80])
    return text.lower()


def command(
    file: File,
    promised: Annotated[
        str | None,
        typer.Option("--commitment", parser=_parse_commitment, metavar="HEX", help="cli-help-commitment"),
    ] = None,
    lang: Lang = None,
) -> None:
    use_pure_mode()
    from draftwork.cli.files import read_text
    from draftwork.play import decode
    from draftwork.play.verify import verify

    kept = decode(read_text(file))
    _show_commitment(kept)
    true = True
    for finding in verify(kept, promised):
        true = finding.true
        show(f"{'✓' if true else '✗'} {finding.words.text(language())}", "" if true else "red")
    show(translate("cli-verify-true" if true else "cli-verify-false"), "bold green" if true else "bold red")
    if not true:
        raise typer.Exit(EXIT_NOT_GENUINE)


def _show_commitment(kept: Record) -> None:
    """What the server and the players gave to the deal, for whoever has written theirs down."""
    from draftwork.play.verify import commitment_of

    commitment = commitment_of(kept)
    if commitment is not None:
        show(translate("cli-verify-commitment", commitment=brief(commitment, 80)), "dim", no_wrap=True)
    for number, nonce in enumerate(kept.nonces, 1):
        show(translate("cli-verify-nonce", n=number, nonce=brief(nonce, 80)), "dim", no_wrap=True)

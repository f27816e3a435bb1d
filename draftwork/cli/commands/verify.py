"""`draftwork verify`: checks whether a record is genuine."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

from draftwork.cli.errors import CommandError
from draftwork.cli.language import language, translate
from draftwork.cli.options import File, Lang, use_pure_mode
from draftwork.cli.output.console import show
from draftwork.i18n import shorten

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

    record = decode(read_text(file))
    _show_commitment(record, promised)
    genuine = True
    for finding in verify(record, promised):
        genuine = finding.true
        show(f"{'✓' if genuine else '✗'} {finding.message.text(language())}", "" if genuine else "red")
    verdict, style = ("cli-verify-true", "green") if genuine else ("cli-verify-false", "red")
    show(translate(verdict), f"bold {style}")
    if not genuine:
        raise typer.Exit(EXIT_NOT_GENUINE)


def _show_commitment(record: Record, promised: str | None) -> None:
    """Show the commitment and the nonces of the deal, for players who wrote them down.

    If the record holds no commitment, that of its seed is shown only to compare it with the promised one.
    """
    from draftwork.play.verify import commitment_of

    commitment = commitment_of(record)
    if commitment is not None and (record.commitment is not None or promised is not None):
        show(translate("cli-verify-commitment", commitment=shorten(commitment, 80)), "dim", no_wrap=True)
    for number, nonce in enumerate(record.nonces, 1):
        show(translate("cli-verify-nonce", n=number, nonce=shorten(nonce, 80)), "dim", no_wrap=True)

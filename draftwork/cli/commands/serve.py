"""draftwork serve: tables in the browser, on this machine or for the local network."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from draftwork.cli.errors import Refused
from draftwork.cli.language import say
from draftwork.cli.options import Lang, be_pure, number
from draftwork.cli.output.console import out, show

if TYPE_CHECKING:
    from draftwork.server.settings import Settings

Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="cli-help-data")]
Database = Annotated[str, typer.Option("--database", metavar="URL", help="cli-help-database")]


def command(
    port: Annotated[
        int, typer.Option("--port", parser=number("--port", 0, 65535), metavar="N", help="cli-help-port")
    ] = 0,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="cli-help-host")] = "127.0.0.1",
    data: Data = None,
    database: Database = "",
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="cli-help-origin")
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            "--bot-workers",
            parser=number("--bot-workers", 1, 256),
            metavar="N",
            help="cli-help-bot-workers",
        ),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-help-no-browser")] = False,
    lang: Lang = None,
) -> None:
    be_pure()
    from draftwork.server import log_setup, run

    settings = replace(settings_of(data, database), origins=tuple(origin or ()), workers=workers)
    try:
        bound = run.bind(host, port)
    except (OSError, UnicodeError) as fault:
        reason = getattr(fault, "strerror", None) or str(fault)
        raise Refused("cli-serve-no-port", host=host[:60], port=port, fault=reason) from None
    log_setup.set_up(log_setup.where(settings.data))
    with bound:
        local, network = run.address_of(bound), run.network_address_of(bound)
        run.run(settings, bound, lambda: _greet(local, network, settings.data, no_browser))
    show(say("cli-serve-ended"), "dim")


def settings_of(data: Path | None, database: str) -> Settings:
    """Where a server keeps everything, for all commands that look there."""
    from draftwork.server.settings import Settings

    return Settings(data=_folder(data), database=database)


def _folder(chosen: Path | None) -> Path:
    from platformdirs import user_data_path

    try:
        folder = (chosen.expanduser() if chosen else user_data_path("draftwork")).resolve()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the database is nobody else's to read
    except (OSError, ValueError, RuntimeError) as fault:
        name, reason = str(chosen or "")[-80:], getattr(fault, "strerror", None) or str(fault)
        raise Refused("cli-serve-no-folder", folder=name, fault=reason) from None
    return folder


def _greet(local: str, network: str | None, data: Path, no_browser: bool) -> None:
    show(say("cli-serve-here", address=local), "bold green", whole=True)
    if network:
        _show_code(network)
    show(say("cli-serve-data", folder=str(data)), "dim", whole=True)
    show(say("cli-serve-bots"), "dim")
    show(say("cli-serve-stop"), "dim")
    out().file.flush()
    if not no_browser:
        _open_browser(network or local)  # links for others are made from the address one is at


def _show_code(address: str) -> None:
    """The address for others, and for the camera of a telephone."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(address).terminal(drawn, compact=True)
    show(say("cli-serve-network", address=address), "bold green", whole=True)
    console = out()
    console.file.write(drawn.getvalue())


def _open_browser(address: str) -> None:
    """In a thread: some browsers end only when they are closed."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

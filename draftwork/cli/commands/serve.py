"""`draftwork serve`: runs the server for this machine or the local network, and opens the browser."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from draftwork.cli.errors import CommandError
from draftwork.cli.language import translate
from draftwork.cli.options import Lang, int_parser, use_pure_mode
from draftwork.cli.output.console import out, show

if TYPE_CHECKING:
    from draftwork.server.settings import ServerSettings

Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="cli-help-data")]
Database = Annotated[str, typer.Option("--database", metavar="URL", help="cli-help-database")]


def command(
    port: Annotated[
        int, typer.Option("--port", parser=int_parser("--port", 0, 65535), metavar="N", help="cli-help-port")
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
            parser=int_parser("--bot-workers", 1, 256),
            metavar="N",
            help="cli-help-bot-workers",
        ),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-help-no-browser")] = False,
    lang: Lang = None,
) -> None:
    use_pure_mode()
    from draftwork.server import log_setup, run

    settings = replace(server_settings(data, database), origins=tuple(origin or ()), bot_workers=workers)
    try:
        bound = run.bind(host, port)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CommandError("cli-serve-no-port", host=host[:60], port=port, fault=reason) from None
    log_setup.configure_logging(log_setup.log_handler(settings.data_folder))
    with bound:
        local, network = run.local_url(bound), run.network_url(bound)
        run.run(settings, bound, lambda: _show_addresses(local, network, settings.data_folder, no_browser))
    show(translate("cli-serve-ended"), "dim")


def server_settings(data: Path | None, database: str) -> ServerSettings:
    """Return the settings with the data folder and database, for all commands that use them."""
    from draftwork.server.settings import ServerSettings

    return ServerSettings(data_folder=_data_folder(data), database=database)


def _data_folder(chosen: Path | None) -> Path:
    from platformdirs import user_data_path

    try:
        folder = (chosen.expanduser() if chosen else user_data_path("draftwork")).resolve()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # other users must not read the database
    except (OSError, ValueError, RuntimeError) as error:
        name, reason = str(chosen or "")[-80:], getattr(error, "strerror", None) or str(error)
        raise CommandError("cli-serve-no-folder", folder=name, fault=reason) from None
    return folder


def _show_addresses(local: str, network: str | None, data: Path, no_browser: bool) -> None:
    show(translate("cli-serve-here", address=local), "bold green", no_wrap=True)
    if network:
        _show_network_address(network)
    show(translate("cli-serve-data", folder=str(data)), "dim", no_wrap=True)
    show(translate("cli-serve-bots"), "dim")
    show(translate("cli-serve-stop"), "dim")
    out().file.flush()
    if not no_browser:
        _open_browser(network or local)  # the page makes links for others from its own address


def _show_network_address(address: str) -> None:
    """Show the address on the local network, and a QR code of it."""
    import io

    import segno

    code = io.StringIO()
    segno.make(address).terminal(code, compact=True)
    show(translate("cli-serve-network", address=address), "bold green", no_wrap=True)
    console = out()
    console.file.write(code.getvalue())


def _open_browser(address: str) -> None:
    """Open the browser in a thread, because some browsers block until they are closed."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

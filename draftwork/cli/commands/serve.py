"""`draftwork serve`: runs the server for this machine or the local network, and opens the browser."""

from __future__ import annotations

import re
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from draftwork.cli.errors import CommandError
from draftwork.cli.extras import server_extra
from draftwork.cli.files import private_folder
from draftwork.cli.language import translate
from draftwork.cli.options import Lang, int_parser, use_pure_mode
from draftwork.cli.output.console import out, show

if TYPE_CHECKING:
    from draftwork.server.settings import ServerSettings

_MAX_PORT = 65_535
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
    lan_address: Annotated[
        str | None, typer.Option("--lan-address", metavar="ADDRESS", help="cli-help-lan-address")
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option("--trusted-proxy", metavar="ADDRESS", help="cli-help-trusted-proxy"),
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
    peer: Annotated[str, typer.Option("--peer", metavar="HOST[:PORT]", help="cli-help-peer")] = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-help-no-browser")] = False,
    lang: Lang = None,
) -> None:
    use_pure_mode()
    with server_extra():
        from draftwork.server import log_setup, run
        from draftwork.server.network.sharing import Sharing, bind

    settings = replace(
        server_settings(data, database),
        origins=tuple(origin or ()),
        lan_address=lan_address,
        trusted_proxies=_checked_proxies(trusted_proxy or []),
        bot_workers=workers,
        **_peer_settings(peer),
    )
    settings = _fit_connections(settings)
    try:
        bound = bind(host, port)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CommandError("cli-serve-no-port", host=host[:60], port=port, fault=reason) from None
    exposed = _protect_files(settings)
    log_setup.configure_logging(log_setup.log_handler(settings.data_folder))
    with bound:
        local = run.local_url(bound)
        if exposed:
            show(translate("cli-serve-exposed", paths=exposed), "yellow", no_wrap=True)

        def show_addresses(sharing: Sharing) -> None:
            _show_addresses(local, sharing.address, settings.data_folder, no_browser)

        run.run(settings, bound, show_addresses)
    show(translate("cli-serve-ended"), "dim")


def server_settings(data: Path | None, database: str) -> ServerSettings:
    """Return the settings with the data folder and database, for all commands that use them."""
    from draftwork.server.settings import ServerSettings

    return ServerSettings(data_folder=_data_folder(data), database=database)


def _peer_settings(peer: str) -> dict[str, Any]:
    """Parse where the server listens for the other servers of its database."""
    if not peer:
        return {}
    host, _, port = peer.rpartition(":") if re.search(r":\d{1,5}$", peer) else (peer, "", "0")
    if not host or int(port) > _MAX_PORT:
        raise CommandError("cli-serve-bad-peer", text=peer[:60])
    return {"peer_host": host, "peer_port": int(port)}


def _checked_proxies(proxies: list[str]) -> tuple[str, ...]:
    from draftwork.server.network.proxies import parse_network

    for text in proxies:
        try:
            parse_network(text)
        except ValueError:
            raise CommandError("cli-serve-bad-proxy", text=text[:60]) from None
    return tuple(proxies)


def _fit_connections(settings: ServerSettings) -> ServerSettings:
    """Lower the number of connections to what the system allows, with a warning."""
    from draftwork.server.network import open_files

    limits = settings.limits
    allowed, files = open_files.allowed_connections(limits.connections, settings.bot_workers)
    if allowed == limits.connections:
        return settings
    wanted = files + limits.connections - allowed
    text = translate("cli-serve-few-files", connections=allowed, files=files, wanted=wanted)
    show(text, "yellow")
    return replace(settings, limits=replace(limits, connections=allowed))


def _data_folder(chosen: Path | None) -> Path:
    try:
        folder = private_folder(chosen)
        tempfile.TemporaryFile(dir=folder).close()  # the folder may be read-only
        return folder
    except (OSError, ValueError, RuntimeError) as error:
        name, reason = str(chosen or "")[-80:], getattr(error, "strerror", None) or str(error)
        raise CommandError("cli-serve-no-folder", folder=name, fault=reason) from None


def _protect_files(settings: ServerSettings) -> str:
    """Make the data files private. Return what others can still read, quoted for the shell."""
    import shlex

    from draftwork.server.storage.database import sqlite_file
    from draftwork.server.storage.private_files import protect_files, use_private_umask

    use_private_umask()
    exposed = protect_files(settings.data_folder, sqlite_file(settings.database_url))
    return shlex.join(map(str, exposed))


def _show_addresses(local: str, network: str | None, data: Path, no_browser: bool) -> None:
    show(translate("cli-serve-here", address=local), "bold green", no_wrap=True)
    if network:
        _show_network_address(network)
    else:
        show(translate("cli-serve-only-here"), "")
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

"""Reading and writing of files that the user names."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from draftwork.cli.errors import CommandError

if TYPE_CHECKING:
    from draftwork.play import Match, Seat

_MAX_BYTES = 8 << 20  # records and positions are far smaller


def read_text(path: Path) -> str:
    """Return the text of a file, or of standard input for “-”."""
    try:
        if str(path) == "-":
            data = sys.stdin.buffer.read(_MAX_BYTES + 1)
        else:
            with path.expanduser().open("rb") as file:
                data = file.read(_MAX_BYTES + 1)
    except (OSError, ValueError, RuntimeError) as error:
        raise _file_error(path, error, "cli-cannot-read") from None
    if len(data) > _MAX_BYTES:
        raise CommandError("cli-file-too-large", file=_short_name(path), most=_MAX_BYTES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CommandError("cli-file-not-text", file=_short_name(path)) from None
    if not text.strip():
        raise CommandError("cli-file-empty", file=_short_name(path))
    return text


def exists(path: Path, error_id: str = "cli-cannot-write") -> bool:
    """Return whether a file or folder exists. `error_id` is the message if that cannot be determined."""
    try:
        return path.expanduser().exists()
    except (OSError, ValueError, RuntimeError) as error:
        raise _file_error(path, error, error_id) from None


def make_folder(path: Path) -> Path:
    """Make a folder that does not exist yet, and its parents."""
    try:
        folder = path.expanduser().resolve()
        folder.mkdir(parents=True)
    except FileExistsError:
        raise CommandError("cli-folder-exists", folder=_short_name(path)) from None
    except (OSError, ValueError, RuntimeError) as error:
        raise _file_error(path, error, "cli-cannot-write") from None
    return folder


def same_file(path: Path, other: Path) -> bool:
    return path.expanduser().resolve() == other.expanduser().resolve()


def write_text(path: Path, text: str) -> None:
    """Write a file atomically: an existing file stays until the new one is complete."""
    try:
        target = path.expanduser().resolve()
        if target.exists() and not target.is_file():  # a device or a pipe cannot be replaced
            target.write_text(text, encoding="utf-8")
            return
        temporary = target.with_name(f".{target.name[:100]}.{os.getpid()}.part")
        try:
            temporary.write_text(text, encoding="utf-8")
            temporary.replace(target)
        finally:
            temporary.unlink(missing_ok=True)
    except (OSError, ValueError, RuntimeError) as error:
        raise _file_error(path, error, "cli-cannot-write") from None


def private_folder(chosen: Path | None = None) -> Path:
    """Create a folder that other users cannot read. The default is the user's data folder."""
    from platformdirs import user_data_path

    folder = (chosen.expanduser() if chosen else user_data_path("draftwork")).resolve()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def read_match(path: Path) -> Match:
    """Read a record, or a position as the start of a match."""
    return _to_match(read_text(path))


def read_match_or_seat(path: Path) -> Match | Seat:
    """Read a record, a complete position, or a position that is the knowledge of one seat."""
    from draftwork.play import open_position

    text = read_text(path)
    return _to_match(text) if _is_record(text) or _is_complete(text) else open_position(text)


def _to_match(text: str) -> Match:
    from draftwork.play import Match

    return Match.from_record(text) if _is_record(text) else Match.from_position(text)


def _is_record(text: str) -> bool:
    return text.lstrip().startswith("{")


def _is_complete(text: str) -> bool:
    """Whether a position has no unknown parts and names no seat."""
    from draftwork.kernel.errors import BadPosition
    from draftwork.play.position import read_with_seat

    game, state, owner = read_with_seat(text)
    try:
        game.check_state(state)
    except BadPosition:
        return False
    return owner is None


def _file_error(path: Path, error: Exception, default_id: str) -> CommandError:
    kinds = {
        FileNotFoundError: "cli-no-file" if default_id == "cli-cannot-read" else "cli-no-folder",
        IsADirectoryError: "cli-is-folder",
        PermissionError: "cli-not-allowed",
    }
    id = next((id for kind, id in kinds.items() if isinstance(error, kind)), default_id)
    args = {"fault": getattr(error, "strerror", None) or str(error)} if id == default_id else {}
    return CommandError(id, file=_short_name(path), **args)


def _short_name(path: Path) -> str:
    name = str(path)
    return name if len(name) <= 80 else f"…{name[-79:]}"

"""The results file of an arena: a header line, then a line for each finished game."""

from __future__ import annotations

import platform
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from draftwork import __version__
from draftwork.games import load
from draftwork.kernel.errors import BadResultsFile
from draftwork.lab.bot_game import GameConfig, GameResult
from draftwork.play.settings import check_edition
from draftwork.workers.pool import core_count

FORMAT = "draftwork-arena/1"


class Machine(msgspec.Struct):
    cpu: str
    cores: int
    python: str


class ArenaSettings(msgspec.Struct):
    """The settings of an arena. A run can only resume a file with equal settings."""

    game: str
    rules_version: int
    edition: str  # hash of the components
    options: dict[str, str | int | bool]
    players: int
    bots: list[str]
    seed: str


class Header(msgspec.Struct):
    format: str
    command: str
    version: str
    machine: Machine
    settings: ArenaSettings


def arena_settings(config: GameConfig, bots: Sequence[str]) -> ArenaSettings:
    game = load(config.game)
    return ArenaSettings(
        game=config.game,
        rules_version=game.rules_version,
        edition=check_edition(game, config.edition).hash,
        options=config.options,
        players=config.players,
        bots=list(bots),
        seed=config.seed,
    )


def machine() -> Machine:
    return Machine(_cpu(), core_count(), platform.python_version())


def _cpu() -> str:
    try:
        found = re.search(r"^model name\s*: (.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    except OSError:
        found = None
    return found[1].strip() if found else platform.processor() or platform.machine()


class ResultsFile:
    """A results file to append to. It may already hold games of the same arena."""

    def __init__(self, file: Path, wanted: ArenaSettings, command: str) -> None:
        self.file = file
        self.games: list[GameResult] = []
        if file.exists() and file.stat().st_size:
            self._resume(wanted)
        else:
            self._write(Header(FORMAT, command, __version__, machine(), wanted))

    def _resume(self, wanted: ArenaSettings) -> None:
        header, self.games, size = _parse(self.file)
        if header.settings != wanted:
            raise BadResultsFile(
                "other-ledger", file=_short_name(self.file), field=_difference(header.settings, wanted)
            )
        with _open(self.file, "rb+") as file:
            file.truncate(size)  # remove a line that was not completed

    def add(self, game: GameResult) -> None:
        self.games.append(game)
        self._write(game)

    def _write(self, line: Header | GameResult) -> None:
        with _open(self.file, "ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")


def read(file: Path) -> tuple[Header, list[GameResult]]:
    """Read the header and the games. Raises BadResultsFile if the file is not a results file."""
    header, games, _ = _parse(file)
    return header, games


def _parse(file: Path) -> tuple[Header, list[GameResult], int]:
    """The header, the games, and the size of the complete lines in bytes."""
    with _open(file, "rb") as opened:
        data: bytes = opened.read()
    size = data.rfind(b"\n") + 1
    try:
        first, *lines = data[:size].splitlines() or [b""]
        header = msgspec.json.decode(first, type=Header)
        if header.format != FORMAT:
            raise BadResultsFile("bad-ledger", file=_short_name(file), fault=f"format {header.format[:40]}")
        return header, [msgspec.json.decode(line, type=GameResult) for line in lines], size
    except msgspec.MsgspecError as fault:
        raise BadResultsFile("bad-ledger", file=_short_name(file), fault=str(fault)[:200]) from None


def _open(file: Path, mode: str) -> Any:
    try:
        return file.open(mode)
    except OSError as fault:
        raise BadResultsFile(
            "bad-ledger", file=_short_name(file), fault=fault.strerror or str(fault)
        ) from None


def _difference(one: ArenaSettings, other: ArenaSettings) -> str:
    return next(name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name))


def _short_name(file: Path) -> str:
    return str(file)[-60:]

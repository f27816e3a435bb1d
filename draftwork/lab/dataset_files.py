"""Parquet files of a dataset. They need the extra "dataset"."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from draftwork.lab.dataset import Decision, GameRows, MatchRow

FORMAT = "draftwork-dataset/1"
ROWS = {"decisions": 4_000, "matches": 1_000}  # of a row group; so many rows are kept in memory
GROUPS_PER_FILE = 100

_TEXT, _INTS = pa.string(), pa.list_(pa.int32())
DECISIONS = pa.schema(
    [
        ("match", pa.int64()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("forced", pa.bool_()),
        ("position", _TEXT),
        ("legal_moves", _INTS),
        ("move", pa.int32()),
        ("move_text", _TEXT),
        ("searched", _INTS),
        ("visits", _INTS),
        ("wins", pa.list_(pa.float32())),
        ("leads", pa.list_(pa.float32())),
        ("score", pa.int32()),
        ("rank", pa.int8()),
        ("share", pa.float32()),
    ],
    metadata={"draftwork": FORMAT},
)
MATCHES = pa.schema(
    [
        ("match", pa.int64()),
        ("seed", _TEXT),
        ("game", _TEXT),
        ("rules_version", pa.int32()),
        ("edition", _TEXT),
        ("players", pa.int8()),
        ("options", _TEXT),
        ("bots", pa.list_(_TEXT)),
        ("scores", _INTS),
        ("ranks", pa.list_(pa.int8())),
        ("shares", pa.list_(pa.float32())),
        ("decisions", pa.int32()),
        ("record", _TEXT),
    ],
    metadata={"draftwork": FORMAT},
)


class Table:
    """A table in a folder: files part-00000.parquet, part-00001.parquet, … of limited size."""

    def __init__(self, folder: Path, schema: Any, rows_per_group: int) -> None:
        self._folder, self._schema, self._rows_per_group = folder, schema, rows_per_group
        self._rows: list[dict[str, Any]] = []
        self._writer: Any = None
        self._groups = 0  # in the open file
        self._files = 0
        self.written = 0  # rows
        folder.mkdir(parents=True, exist_ok=True)

    def add(self, rows: Iterable[Decision | MatchRow]) -> None:
        for row in rows:
            self._rows.append(msgspec.structs.asdict(row))
            if len(self._rows) >= self._rows_per_group:
                self._flush()

    def close(self) -> None:
        """Write the remaining rows. A table without rows has one empty file."""
        if self._rows or not self._files:
            self._flush()
        self._close_file()

    def _flush(self) -> None:
        if self._writer is None:
            file = self._folder / f"part-{self._files:05}.parquet"
            self._writer = pq.ParquetWriter(file, self._schema, compression="zstd")
            self._files += 1
        self._writer.write_table(pa.Table.from_pylist(self._rows, schema=self._schema))
        self.written += len(self._rows)
        self._rows = []
        self._groups += 1
        if self._groups == GROUPS_PER_FILE:
            self._close_file()

    def _close_file(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._writer, self._groups = None, 0


class DatasetWriter:
    """Writes games to the tables `decisions` and `matches` in a folder, in bounded memory."""

    def __init__(self, folder: Path) -> None:
        self.decisions = Table(folder / "decisions", DECISIONS, ROWS["decisions"])
        self.matches = Table(folder / "matches", MATCHES, ROWS["matches"])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the files, also after an interruption: they hold the finished games."""
        self.decisions.close()
        self.matches.close()

    def add(self, game: GameRows) -> None:
        self.decisions.add(game.decisions)
        self.matches.add([game.match])

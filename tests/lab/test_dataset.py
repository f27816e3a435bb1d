"""Datasets of games between bots: their rows, their files and the command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.dataset as arrow
import pyarrow.parquet as pq
import pytest

import draftwork
from draftwork.kernel.errors import BadOption
from draftwork.lab import dataset, dataset_files
from draftwork.lab.dataset import GameRows
from draftwork.lab.dataset_files import DECISIONS, MATCHES, DatasetWriter


@pytest.fixture(scope="module")
def rows() -> list[GameRows]:
    return [*dataset.games("hoard", ["random", "craftsman@20"], games=3, seed="d", workers=0)]


def test_every_decision_has_a_row_with_what_the_seat_knew_and_did(rows: list[GameRows]) -> None:
    for game in rows:
        match = draftwork.Match.from_record(game.match.record)
        assert len(game.decisions) == game.match.decisions == len(match.history)
        for ply, (row, entry) in enumerate(zip(game.decisions, match.history, strict=True)):
            assert (row.match, row.ply, row.seat) == (game.match.match, ply, entry.seat)
            known = match.at(ply).seat(entry.seat)
            assert row.position == known.position
            seat = draftwork.open_position(row.position)
            assert seat.legal_moves.numbers == row.legal_moves
            assert row.move in row.legal_moves
            assert (row.move, row.move_text) == (entry.move.number, str(entry.move))
            assert row.forced == entry.forced == (len(row.legal_moves) == 1)
            assert row.score == game.match.scores[row.seat]
            assert row.rank == game.match.ranks[row.seat]
            assert row.share == game.match.shares[row.seat]


def test_positions_hold_no_hidden_information(rows: list[GameRows]) -> None:
    for game in rows:
        match = draftwork.Match.from_record(game.match.record)
        for row in game.decisions:
            before = match.at(row.ply)
            imagined = before.seat(row.seat).imagine(row.ply).seat(row.seat)
            assert imagined.position == row.position


def test_bots_that_search_give_their_statistics(rows: list[GameRows]) -> None:
    searched = 0
    for game in rows:
        for row in game.decisions:
            assert len(row.searched) == len(row.visits) == len(row.wins) == len(row.leads)
            assert set(row.searched) <= set(row.legal_moves)
            assert all(visits > 0 for visits in row.visits)
            assert all(0 <= win <= 1 for win in row.wins)
            if game.match.bots[row.seat] == "random" or row.forced:
                assert row.searched == []
            elif row.searched:
                assert row.move in row.searched
                searched += 1
    assert searched


def test_the_bots_change_seats_and_games_are_reproducible(rows: list[GameRows]) -> None:
    assert [game.match.bots for game in rows] == [
        ["random", "craftsman@20"],
        ["craftsman@20", "random"],
        ["random", "craftsman@20"],
    ]
    assert [game.match.seed for game in rows] == ["d/0", "d/1", "d/2"]
    assert [*dataset.games("hoard", ["random", "craftsman@20"], games=3, seed="d", workers=0)] == rows


@pytest.mark.long
def test_worker_processes_give_the_same_rows(rows: list[GameRows]) -> None:
    played = [*dataset.games("hoard", ["random", "craftsman@20"], games=3, seed="d", workers=2)]
    assert played == rows


def test_the_files_hold_the_rows_in_the_documented_schema(rows: list[GameRows], tmp_path: Path) -> None:
    with DatasetWriter(tmp_path) as writer:
        for game in rows:
            writer.add(game)
    for name, schema in (("decisions", DECISIONS), ("matches", MATCHES)):
        read = arrow.dataset(tmp_path / name).to_table()
        assert read.schema.equals(schema)
        assert (
            pq.read_schema(tmp_path / name / "part-00000.parquet").metadata[b"draftwork"]
            == b"draftwork-dataset/1"
        )
    table = arrow.dataset(tmp_path / "decisions").to_table().to_pylist()
    first = table[0]
    assert first["position"] == rows[0].decisions[0].position
    assert first["legal_moves"] == rows[0].decisions[0].legal_moves
    assert len(table) == writer.decisions.written == sum(len(game.decisions) for game in rows)
    (match, *_) = arrow.dataset(tmp_path / "matches").to_table().to_pylist()
    assert json.loads(match["options"]) == {"die": "wild"}


def test_only_a_row_group_is_kept_in_memory(
    rows: list[GameRows], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset_files, "GROUPS_PER_FILE", 2)
    table = dataset_files.Table(tmp_path, DECISIONS, 4)
    kept = []
    for game in rows:
        for row in game.decisions:
            table.add([row])
            kept.append(len(table._rows))
    table.close()
    assert max(kept) == 3
    files = sorted(tmp_path.iterdir())
    total = sum(len(game.decisions) for game in rows)
    assert [file.name for file in files] == [f"part-{i:05}.parquet" for i in range(len(files))]
    assert [pq.read_metadata(file).num_row_groups for file in files][:2] == [2, 2]
    assert sum(pq.read_metadata(file).num_rows for file in files) == total


def test_an_interruption_leaves_readable_files(rows: list[GameRows], tmp_path: Path) -> None:
    def interrupted() -> None:
        with DatasetWriter(tmp_path) as writer:
            writer.add(rows[0])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert arrow.dataset(tmp_path / "matches").count_rows() == 1
    assert arrow.dataset(tmp_path / "decisions").count_rows() == rows[0].match.decisions


@pytest.mark.parametrize(
    ("bots", "settings"), [(["random"], {"games": 1}), (["random"] * 2, {"games": 0})], ids=str
)
def test_wrong_settings_are_refused(bots: list[str], settings: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        next(dataset.games("hoard", bots, **settings))

"""The arena: seatings, worker processes, and results files that are resumed."""

import os
import signal
import sys
from contextlib import closing
from pathlib import Path

import msgspec
import psutil
import pytest

from draftwork import Match, bots
from draftwork.kernel import pack, unpack
from draftwork.kernel.errors import BadOption, BadResultsFile, WorkerLost
from draftwork.lab.arena import Arena, ArenaConfig, Execution, arena
from draftwork.lab.bot_game import GameConfig, GameResult, ScheduledGame, TurnTimer, win_shares
from draftwork.lab.game_pool import GamePool, play_all
from draftwork.lab.results_file import read
from draftwork.lab.simulate import simulate
from draftwork.play import Moves
from draftwork.workers.pool import WorkerPool
from draftwork.workers.process import Program, Worker, environment, job_command

pytestmark = pytest.mark.long

BOTS = ["apprentice", "random", "master@4"]
CONFIG = GameConfig("hoard", 2, "1", {"die": "wild"})


def played(file: Path, deals: int, seed: str = "1", workers: int = 0) -> Arena:
    return arena(
        ArenaConfig("hoard", bots=BOTS, deals=deals, seed=seed), Execution(workers=workers, file=file)
    )


def kept(file: Path) -> list[GameResult]:
    """The games of a file without their times."""
    return [msgspec.structs.replace(game, ms=[], cpu_seconds=0.0) for game in read(file)[1]]


def test_every_deal_is_played_in_every_seating(tmp_path: Path) -> None:
    progress: list[int] = []
    file = tmp_path / "games.jsonl"
    made = arena(
        ArenaConfig("hoard", bots=BOTS, deals=2), Execution(workers=0, file=file, progress=progress.append)
    )
    games = kept(file)
    assert (made.game, made.players, made.deals, made.games) == ("hoard", 2, 2, 12)
    assert progress == [1] * 12
    assert [(game.deal, game.seating) for game in games] == [(d, s) for d in range(2) for s in range(6)]
    assert [bot.name for bot in made.bots] == BOTS
    assert sum(sum(game.shares) for game in games) == 12


def test_a_game_can_be_replayed_as_a_match() -> None:
    made = CONFIG.play(ScheduledGame(3, 1, ("random", "random")))
    match = Match("hoard", seed="1/3", die="wild")
    players = [bots.load("random", "hoard", f"1/3/1/{seat}") for seat in range(2)]
    while match.to_move is not None:
        match.play(players[match.to_move].choose(match.seat(match.to_move)))
    assert made.scores == list(match.scores)
    assert made.decisions == len(match.history)
    states = [unpack(match.game.state, one.before) for one in match.history]
    assert made.moves == sum(len(Moves(match.game, state)) for state in states)
    assert [sum(points.values()) for points in made.points] == made.scores
    chosen = [one.seat for one in match.history if not one.forced]
    assert [len(turns) for turns in made.ms] == [chosen.count(0), chosen.count(1)]


def test_the_decisions_of_a_turn_are_measured_together() -> None:
    match = Match("hoard", seed=1)
    timer = TurnTimer(match)
    timer._midturn = lambda state: True
    player = bots.load("random", "hoard")
    while match.to_move is not None:
        timer.decide(player, None)
    assert [len(turns) for turns in timer.turns] == [1, 1]


def test_a_turn_may_begin_with_a_forced_move() -> None:
    match = Match("hoard", seed=1)
    timer, player = TurnTimer(match), bots.load("random", "hoard")
    timer.decide(player, None)
    timer.decide(player, None)
    match._apply(match.legal_moves.numbers[0], forced=True)
    seat, middle = match.to_move, pack(match.state)
    assert seat is not None
    timer._midturn = lambda state: pack(state) == middle
    timer.decide(player, None)
    assert len(timer.turns[seat]) == 2


def test_win_shares() -> None:
    assert win_shares([0, 2, 0]) == [0.5, 0.0, 0.5]
    assert win_shares([1]) == [0.0]
    assert win_shares([0]) == [1.0]


def test_results_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    here = played(one, 2)
    there = played(two, 2, workers=2)
    assert kept(one) == kept(two)
    assert [bot.share for bot in here.bots] == [bot.share for bot in there.bots]


def test_a_resumed_run_equals_an_uninterrupted_one(tmp_path: Path) -> None:
    parts, whole = tmp_path / "parts.jsonl", tmp_path / "whole.jsonl"
    played(parts, 1)
    data = parts.read_bytes()
    parts.write_bytes(data[:-20])  # the last line is incomplete
    first = kept(parts)
    assert len(first) == 5
    before = read(parts)[1][0].ms
    resumed, straight = played(parts, 3), played(whole, 3)
    assert kept(parts) == kept(whole)
    assert read(parts)[1][0].ms == before  # not played again
    assert [bot.elo for bot in resumed.bots] == [bot.elo for bot in straight.bots]


def test_fewer_deals_than_stored_use_the_first_ones(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = played(file, 1)
    played(file, 3)
    size = file.stat().st_size
    assert played(file, 1) == first
    assert file.stat().st_size == size


def test_a_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played(file, 1)
    data = file.read_bytes()
    with pytest.raises(BadResultsFile, match="its “seed” is not the same"):
        played(file, 1, seed="2")
    with pytest.raises(BadResultsFile, match="its “bots” is not the same"):
        arena(ArenaConfig("hoard", bots=BOTS[:2], deals=1), Execution(workers=0, file=file))
    with pytest.raises(BadResultsFile, match="its “options” is not the same"):
        arena(
            ArenaConfig("hoard", bots=BOTS, deals=1, options={"die": "calm"}), Execution(workers=0, file=file)
        )
    assert file.read_bytes() == data


@pytest.mark.parametrize("text", ["hello\n", "{}\n", "no line", '{"format": "draftwork-arena/9"}\n'])
def test_a_file_in_another_format_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(text)
    with pytest.raises(BadResultsFile, match="not an arena file"):
        played(file, 1)
    assert file.read_text() == text


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadResultsFile, match="No such file"):
        played(tmp_path / "nowhere" / "games.jsonl", 1)


def test_wrong_numbers_are_refused() -> None:
    with pytest.raises(BadOption, match="deals must be a whole number from 1 to 20,000, not “3”"):
        arena(ArenaConfig("hoard", bots=BOTS, deals="3"))  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="not “0”"):
        arena(ArenaConfig("hoard", bots=BOTS, deals=0))
    with pytest.raises(BadOption, match="number of processes"):
        arena(ArenaConfig("hoard", bots=BOTS), Execution(workers=-1))


def test_a_worker_that_is_killed_raises_worker_lost() -> None:
    games = [ScheduledGame(i, 0, ("random", "random")) for i in range(100_000)]
    with closing(GamePool(CONFIG, games, 1, compiled=False)) as pool:
        results = pool.results()
        next(results)
        os.kill(pool.workers[0].pid or 0, signal.SIGKILL)
        with pytest.raises(WorkerLost, match="code -9"):
            list(results)


def test_an_error_in_a_worker_is_raised_with_its_traceback() -> None:
    config = GameConfig("hoard", 2, "1", {"die": "loaded"})
    with pytest.raises(BadOption, match="loaded") as raised:
        list(play_all(config, [ScheduledGame(0, 0, ("random", "random"))], 1, compiled=False))
    assert "check_options" in raised.value.__notes__[0]


MODE_JOB = """
from draftwork.kernel import PURE
from draftwork.workers.protocol import Job
def job():
    return Job(dict, lambda request: int(PURE))
"""


@pytest.mark.parametrize("compiled", [True, False])
def test_workers_run_the_rules_in_the_given_mode(tmp_path: Path, compiled: bool) -> None:
    (tmp_path / "mode_job.py").write_text(MODE_JOB)
    here = os.pathsep.join([str(tmp_path), *sys.path])
    worker = Worker(Program(job_command("mode_job"), environment(compiled) | {"PYTHONPATH": here}))
    pool = WorkerPool([worker], {}, [{}])
    with closing(pool):
        assert list(pool.encoded_results()) == [msgspec.msgpack.encode(int(not compiled))]


def test_closing_a_pool_does_not_wait_for_its_games() -> None:
    games = [ScheduledGame(i, 0, ("random", "random")) for i in range(100_000)]
    pool = GamePool(CONFIG, games, 1, compiled=False)
    assert next(pool.results()).deal == 0
    process = psutil.Process(pool.workers[0].pid or 0)
    pool.close()
    assert not process.is_running()


def test_simulation_with_searching_bots() -> None:
    progress: list[int] = []
    made = simulate("hoard", bots=["master@4", "random"], games=4, workers=0, progress=progress.append)
    again = simulate("hoard", bots=["master@4", "random"], games=4, workers=0)
    assert [seat.bot for seat in made.seats] == ["master@4", "random"]
    assert made.seats == again.seats
    assert (made.games, progress) == (4, [1] * 4)
    games = [CONFIG.play(ScheduledGame(i, 0, ("master@4", "random"))) for i in range(4)]
    assert made.seats[0].mean == sum(game.scores[0] for game in games) / 4
    assert made.moves_per_decision == sum(g.moves for g in games) / sum(g.decisions for g in games)

"""Datasets: games between bots, with a row for every decision and a row for every match.

`games` plays them in worker processes and yields their rows one game after the other, so that memory does not
grow with the number of games. `dataset_files` writes the rows to Parquet files.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from typing import Any, cast

import msgspec

from draftwork.bots import Bot
from draftwork.bots.search_run import RootMove
from draftwork.games import Value, load
from draftwork.i18n import shorten
from draftwork.kernel import PURE
from draftwork.kernel.errors import BadOption
from draftwork.lab.arena import game_config
from draftwork.lab.bot_game import GameConfig, ScheduledGame, win_shares
from draftwork.lab.bot_specs import parse_bot
from draftwork.play import Match, encode
from draftwork.workers import protocol
from draftwork.workers.pool import WorkerPool, core_count
from draftwork.workers.process import Program, Worker, environment, job_command

COMMAND = job_command(__name__)
MAX_GAMES = 10_000_000


class Decision(msgspec.Struct):
    """A decision: what the seat knew, what it could do and did, and how the match ended for it.

    A bot that searches gives its statistics: for each move that it searched the visits, the expected share of
    the victory and the expected lead.
    """

    match: int
    ply: int
    seat: int
    forced: bool
    position: str
    legal_moves: list[int]
    move: int
    move_text: str
    searched: list[int]
    visits: list[int]
    wins: list[float]
    leads: list[float]
    score: int = 0
    rank: int = 0
    share: float = 0.0


class MatchRow(msgspec.Struct):
    """A match: its settings, its result, and the record from which it can be replayed."""

    match: int
    seed: str
    game: str
    rules_version: int
    edition: str
    players: int
    options: str
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    shares: list[float]
    decisions: int
    record: str


class GameRows(msgspec.Struct):
    """The rows of one game."""

    match: MatchRow
    decisions: list[Decision]


class _Setup(msgspec.Struct, tag=True):
    """The first request to a worker."""

    config: GameConfig
    bots: list[str]


class _Handler:
    _config: GameConfig

    def handle(self, request: _Setup | ScheduledGame) -> GameRows | None:
        if isinstance(request, ScheduledGame):
            return play_game(self._config, request)
        self._config = request.config
        self._config.warm(request.bots)
        return None


def job() -> protocol.Job:
    return protocol.Job(_Setup | ScheduledGame, _Handler().handle)


def games(
    game: str,
    bots: Sequence[str],
    *,
    games: int,
    players: int | None = None,
    seed: str = "1",
    options: Mapping[str, Value] | None = None,
    edition: Mapping[str, Any] | str | None = None,
    workers: int | None = None,
    compiled: bool | None = None,
) -> Generator[GameRows]:
    """The rows of the games, in order. Game i has the seed "SEED/i", and its bots move on by i seats."""
    played = load(game)
    config = game_config(played, players, seed, options or {}, edition)
    if len(bots) != config.players:
        raise BadOption("bad-bots", given=len(bots), players=config.players)
    for spec in bots:
        parse_bot(spec, played)
    if type(games) is not int or not 1 <= games <= MAX_GAMES:
        raise BadOption("bad-games", games=shorten(games, 20), most=MAX_GAMES)
    schedule = [ScheduledGame(i, 0, _rotated(bots, i)) for i in range(games)]
    workers = core_count() if workers is None else workers
    if workers == 0:
        for scheduled in schedule:
            yield play_game(config, scheduled)
        return
    program = Program(COMMAND, environment(not PURE if compiled is None else compiled))
    processes = [Worker(program, tries=1) for _ in range(min(workers, games))]
    with closing(WorkerPool(processes, _Setup(config, sorted(set(bots))), schedule)) as pool:
        for data in pool.encoded_results():
            yield msgspec.msgpack.decode(data, type=GameRows)


def _rotated(bots: Sequence[str], i: int) -> tuple[str, ...]:
    first = i % len(bots)
    return (*bots[first:], *bots[:first])


def play_game(config: GameConfig, scheduled: ScheduledGame) -> GameRows:
    """Play a game and return its rows."""
    game = load(config.game)
    specs = [parse_bot(spec, game) for spec in scheduled.seats]
    seed = f"{config.seed}/{scheduled.deal}"
    bots = [spec.load(config.game, f"{seed}/{seat}") for seat, spec in enumerate(specs)]
    match = config.match(seed)
    searches: dict[int, list[RootMove]] = {}
    while match.to_move is not None:
        seat, ply = match.to_move, len(match.history)
        move = bots[seat].choose(match.seat(seat), specs[seat].budget)
        searches[ply] = _last_search(bots[seat])
        match.play(move, seat)
    for seat, bot in enumerate(bots):
        bot.end(match.seat(seat))
    return GameRows(_match_row(match, scheduled), _decisions(match, scheduled.deal, searches))


def _last_search(bot: Bot) -> list[RootMove]:
    """The statistics of the last decision of a bot, if it searched."""
    last_search = getattr(bot, "last_search", None)
    return [] if last_search is None else cast("list[RootMove]", last_search())


def _decisions(match: Match, number: int, searches: Mapping[int, Sequence[RootMove]]) -> list[Decision]:
    outcome = match.outcome
    assert outcome is not None
    shares = win_shares(list(outcome.ranks))
    rows = []
    for ply, entry in enumerate(match.history):
        known = match.at(ply).seat(entry.seat)
        searched = [each for each in searches.get(ply, ()) if each.visits]
        rows.append(
            Decision(
                match=number,
                ply=ply,
                seat=entry.seat,
                forced=entry.forced,
                position=known.position,
                legal_moves=list(known.legal_moves.numbers),
                move=entry.move.number,
                move_text=str(entry.move),
                searched=[each.move for each in searched],
                visits=[each.visits for each in searched],
                wins=[each.won / each.visits for each in searched],
                leads=[each.lead / each.visits for each in searched],
                score=int(outcome.scores[entry.seat]),
                rank=int(outcome.ranks[entry.seat]),
                share=shares[entry.seat],
            )
        )
    return rows


def _match_row(match: Match, scheduled: ScheduledGame) -> MatchRow:
    outcome = match.outcome
    assert outcome is not None
    ranks = [int(rank) for rank in outcome.ranks]
    return MatchRow(
        match=scheduled.deal,
        seed=match.seed or "",
        game=match.game.name,
        rules_version=match.game.rules_version,
        edition=match.edition.hash,
        players=match.players,
        options=msgspec.json.encode(match.options).decode(),
        bots=list(scheduled.seats),
        scores=[int(score) for score in outcome.scores],
        ranks=ranks,
        shares=win_shares(ranks),
        decisions=len(match.history),
        record=encode(match.record()),
    )

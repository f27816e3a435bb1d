"""The contents of docs/strength.md, from all results files of a folder."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from draftwork.bots import RUNGS
from draftwork.games import load
from draftwork.lab.bot_game import GameResult
from draftwork.lab.bot_specs import parse_bot
from draftwork.lab.ratings import ANCHOR, Standing, standings
from draftwork.lab.results_file import ArenaSettings, Header, Machine, read
from draftwork.lab.seating import seatings

SLOW_SECONDS = 1.0  # per turn; bots that take as long may have fewer games
MIN_GAMES = 400  # for a claim about strength


class MatchupResult(msgspec.Struct):
    """The games between the same bots in one file."""

    command: str
    bots: list[Standing]


class Section(msgspec.Struct):
    """The results for a game, a number of players and options."""

    game: str
    players: int
    options: dict[str, str | int | bool]  # that differ from the defaults
    matchups: list[MatchupResult] = []
    ratings: list[Standing] = []  # over all matchups, strongest first
    machines: list[Machine] = []


def sections(folder: Path) -> list[Section]:
    """The sections for the files of a folder, sorted by game and players."""
    files = [read(file) for file in sorted(folder.glob("*.jsonl"))]
    groups: dict[str, list[tuple[Header, list[GameResult]]]] = {}
    for header, games in files:
        whole = _whole_deals(header.settings, games)
        if whole:
            groups.setdefault(_key(header.settings), []).append((header, whole))
    return [_section(group) for _, group in sorted(groups.items())]


def _key(settings: ArenaSettings) -> str:
    return f"{settings.game} {settings.players} {settings.edition} {sorted(settings.options.items())}"


def _whole_deals(settings: ArenaSettings, games: Sequence[GameResult]) -> list[GameResult]:
    """The games of complete deals. A run that was interrupted may have an incomplete one."""
    each = len(seatings(settings.bots, settings.players))
    played = Counter(game.deal for game in games)
    return [game for game in games if played[game.deal] == each]


def _section(group: Sequence[tuple[Header, list[GameResult]]]) -> Section:
    settings = group[0][0].settings
    defaults = {option.name: option.default for option in load(settings.game).options}
    section = Section(
        settings.game, settings.players, {k: v for k, v in settings.options.items() if v != defaults.get(k)}
    )
    for header, games in group:
        section.matchups += _matchups(header, games, section.options)
        if header.machine not in section.machines:
            section.machines.append(header.machine)
    section.ratings = _ratings(group)
    return section


def _matchups(
    header: Header, games: Sequence[GameResult], options: dict[str, str | int | bool]
) -> list[MatchupResult]:
    settings = header.settings
    sets = list(dict.fromkeys(frozenset(game.bots) for game in games))
    deals = len({game.deal for game in games})
    line = command(settings, deals, options)
    bots = list(dict.fromkeys(settings.bots))
    return [
        MatchupResult(line, standings(_between(games, met), [bot for bot in bots if bot in met]))
        for met in sets
    ]


def _between(games: Sequence[GameResult], met: frozenset[str]) -> list[GameResult]:
    return [game for game in games if frozenset(game.bots) == met]


def command(settings: ArenaSettings, deals: int, options: dict[str, str | int | bool]) -> str:
    """The command that plays these games."""
    words = ["draftwork", "arena", settings.game, "--bots", ",".join(settings.bots), "--deals", str(deals)]
    words += ["--players", str(settings.players), "--seed", settings.seed]
    for name, value in options.items():
        words += ["--option", f"{name}={value}"]
    return shlex.join(words)


def _ratings(group: Sequence[tuple[Header, list[GameResult]]]) -> list[Standing]:
    """Ratings over all games. Deals with the same seed and number count as one, whichever bots play them."""
    deals: dict[tuple[str, int], int] = {}
    games: list[GameResult] = []
    for header, played in group:
        for game in played:
            number = deals.setdefault((header.settings.seed, game.deal), len(deals))
            games.append(msgspec.structs.replace(game, deal=number))
    bots = sorted({bot for game in games for bot in game.bots}, key=_rung)
    met = _connected(games, ANCHOR if ANCHOR in bots else bots[0])
    known = [game for game in games if met.issuperset(game.bots)]
    return sorted(standings(known, [bot for bot in bots if bot in met]), key=lambda bot: -bot.elo.mean)


def _rung(spec: str) -> tuple[int, str]:
    name = spec.partition("@")[0]
    return RUNGS.index(name) if name in RUNGS else len(RUNGS), spec


def _connected(games: Sequence[GameResult], first: str) -> set[str]:
    """The bots that are connected with the first by games. Only they can be rated together."""
    if len(games[0].bots) == 1:  # all bots have met the target
        return {bot for game in games for bot in game.bots}
    found = {first}
    groups = {frozenset(game.bots) for game in games}
    while more := {bot for group in groups if group & found for bot in group} - found:
        found |= more
    return found


def is_slow(spec: str, game: str) -> bool:
    """Whether a bot thinks for a second or more per turn."""
    one = parse_bot(spec, load(game))
    if one.budget is not None:
        return (one.budget.seconds or 0) >= SLOW_SECONDS
    return one.name == RUNGS[-1]

"""Writes docs/strength.md: tables between two marks, and a chart for each game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from draftwork.i18n import Message
from draftwork.lab.plot import plot
from draftwork.lab.ratings import Interval, Standing
from draftwork.lab.strength import MIN_GAMES, MatchupResult, Section, is_slow, sections

BEGIN, END = "<!-- begin: written by draftwork ladder -->", "<!-- end -->"
ILLUSTRATION = "<!-- illustration: hundreds of games between bots that search -->"  # skipped by docs tests
PREFACE = f"""# How strong the bots are

`draftwork ladder` makes the tables and pictures from the games in [strength/](strength), which
`draftwork arena --out` and `draftwork ladder` wrote ([the fields](formats.md#an-arena)). Every deal is played
in all seatings.

- *Share* is the fraction of victories of a bot that has one seat. If more than two play, the other seats are
  copies of its opponent.
- *Margin* is its lead over the best other seat, in points.
- *Elo* is the Bradley–Terry rating over all games of the table, with the apprentice at 1000.
- Intervals are 95 %, by bootstrap over deals. Times are per turn.

{BEGIN}
{END}
"""


def write(folder: Path) -> Path:
    """Update the page beside a folder of results files. Text outside the marks stays."""
    page = folder.with_suffix(".md")
    found = sections(folder)
    text = page.read_text(encoding="utf-8") if page.exists() else PREFACE
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        before, after = text.rstrip("\n") + "\n\n", "\n"
    for game in dict.fromkeys(section.game for section in found):
        own = [section for section in found if section.game == game]
        (folder / f"{game}.svg").write_text(plot(own), encoding="utf-8")
    page.write_text(before + BEGIN + "\n" + body(found, folder.name) + END + after, encoding="utf-8")
    return page


def body(found: Sequence[Section], folder: str) -> str:
    lines: list[str] = []
    for i, section in enumerate(found):
        if i == 0 or found[i - 1].game != section.game:
            name = Message(f"{section.game}-name").text()
            lines += ["", f"## {name}", "", f"![Elo of the bots of {name}]({folder}/{section.game}.svg)"]
        lines += ["", f"### {title(section)}", "", *_table(section), "", *_machines(section)]
    return "\n".join(lines).lstrip("\n") + "\n" if lines else ""


def title(section: Section) -> str:
    players = "Alone" if section.players == 1 else f"{section.players} players"
    options = ", ".join(f"{name}={value}" for name, value in section.options.items())
    return f"{players}, {options}" if options else players


def _table(section: Section) -> list[str]:
    lines = [
        "| bot | against | share | margin | score | Elo | ms p50 | ms p99 | games | |",
        "|---|---|--:|--:|--:|--:|--:|--:|--:|---|",
    ]
    elo = {bot.name: bot.elo for bot in section.ratings}
    for matchup in section.matchups:
        for bot in _shown(matchup, section.players):
            others = [other.name for other in matchup.bots if other is not bot]
            cells = [bot.name, _others(others, section.players), *_cells(bot, elo.get(bot.name))]
            lines.append(f"| {' | '.join(cells)} | {_remark(section.game, matchup, bot)} |")
    commands = dict.fromkeys(matchup.command for matchup in section.matchups)
    return [*lines, "", "Commands:", "", ILLUSTRATION, "```sh", *commands, "```"]


def _shown(matchup: MatchupResult, players: int) -> list[Standing]:
    """The bots with a row of their own. Of two bots in a two-player game, only the better one has a row."""
    if players == 2 and len(matchup.bots) == 2:
        return [max(reversed(matchup.bots), key=lambda bot: bot.share.mean)]
    return [bot for bot in matchup.bots if bot.seats == 1]


def _others(names: Sequence[str], players: int) -> str:
    if players == 1:
        return "the target"
    copies = f"{players - 1} × " if len(names) == 1 and players > 2 else ""
    return copies + ", ".join(names)


def _cells(bot: Standing, elo: Interval | None) -> list[str]:
    share = Interval(100 * bot.share.mean, 100 * bot.share.low, 100 * bot.share.high)
    return [
        f"{_interval_text(share, 1)} %",
        _interval_text(bot.margin, 1) if bot.margin else "–",
        f"{bot.mean_score:.1f}",
        _interval_text(elo, 0) if elo else "–",
        f"{bot.ms_p50:.1f}",
        f"{bot.ms_p99:.1f}",
        str(bot.games),
    ]


def _interval_text(interval: Interval, digits: int) -> str:
    mean, low, high = (
        f"{value:.{digits}f}".replace("-", "−") for value in (interval.mean, interval.low, interval.high)
    )
    return mean if low == high == mean else f"**{mean}** ({low} to {high})"


def _remark(game: str, matchup: MatchupResult, bot: Standing) -> str:
    if bot.games >= MIN_GAMES:
        return ""
    slow = any(is_slow(one.name, game) for one in matchup.bots)
    return "spot check" if slow else "too few for a claim"


def _machines(section: Section) -> list[str]:
    return [
        f"Measured on {machine.cpu}, {machine.cores} cores, Python {machine.python}."
        for machine in section.machines
    ]

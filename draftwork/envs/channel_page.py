"""The tables of channels in docs/observations.md: `python -m draftwork.envs.channel_page --write FILE`.

Without --write it prints the differences, and fails if there are any.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from pathlib import Path

from draftwork.envs.observation import Observer
from draftwork.games import Channel, Game, load

GAMES = ("patchwork", "sintra", "sagrada", "blueprints")
_BEGIN, _END = "<!-- channels: begin -->", "<!-- channels: end -->"


def table(name: str) -> str:
    """The channels of a game. Those of the seats are listed once."""
    game = load(name)
    rows = [f"| {_name(each)} | {each.size} | {each.meaning} |" for each in _listed(game)]
    sizes = ", ".join(f"{players}: {Observer(game, players).size:,}" for players in game.players)
    lines = [
        f"### {name.capitalize()}",
        "",
        f"Numbers in an observation, by the number of players: {sizes}.",
        "",
    ]
    return "\n".join([*lines, "| channel | numbers | meaning |", "|---|---:|---|", *rows])


def _listed(game: Game[object]) -> list[Channel]:
    channels = game.observation.channels(game.players[0])
    return [each for each in channels if "[" not in each.name or each.name.endswith("[0]")]


def _name(channel: Channel) -> str:
    return channel.name.replace("[0]", "[k]")


def with_tables(page: str) -> str:
    """The page with the current tables between its two marks."""
    before, _, rest = page.partition(_BEGIN)
    _, _, after = rest.partition(_END)
    return f"{before}{_BEGIN}\n\n" + "\n\n".join(map(table, GAMES)) + f"\n\n{_END}{after}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    old = given.file.read_text(encoding="utf-8")
    new = with_tables(old)
    if given.write:
        given.file.write_text(new, encoding="utf-8")
    elif old != new:
        sys.exit("\n".join(difflib.unified_diff(old.splitlines(), new.splitlines(), lineterm="")))


if __name__ == "__main__":
    main()

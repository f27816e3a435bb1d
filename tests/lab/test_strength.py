"""The page on the strength of bots, made from the results files of a folder."""

from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from draftwork.bots import RUNGS
from draftwork.games import load
from draftwork.lab.arena import ArenaConfig, Execution, arena
from draftwork.lab.bot_game import GameResult
from draftwork.lab.ladder import Matchup, ladder_games, play, schedule
from draftwork.lab.results_file import FORMAT, ArenaSettings, Header, Machine, ResultsFile, read
from draftwork.lab.strength import is_slow, sections
from draftwork.lab.strength_page import BEGIN, END, write
from tests.lab.results import result

SVG = "{http://www.w3.org/2000/svg}"


def folder_of(tmp_path: Path) -> Path:
    folder = tmp_path / "strength"
    folder.mkdir()
    for bots in (["apprentice", "random"], ["random", "journeyman"]):
        arena(
            ArenaConfig("hoard", bots=bots, deals=2), Execution(workers=0, file=folder / f"{bots[1]}.jsonl")
        )
    arena(
        ArenaConfig("hoard", bots=["apprentice", "random"], deals=1, players=3),
        Execution(workers=0, file=folder / "three.jsonl"),
    )
    return folder


def keep(file: Path, bots: list[str], games: list[GameResult], players: int = 2) -> None:
    """Write made-up games to a results file."""
    settings = ArenaSettings("hoard", 1, "none", {"die": "wild"}, players, bots, "x")
    results_file = ResultsFile(file, settings, "draftwork arena")
    for game in games:
        names = [bots["ab".index(name)] for name in game.bots]
        results_file.add(msgspec.structs.replace(game, bots=names))


def test_games_of_all_files_are_rated_together(tmp_path: Path) -> None:
    two, three = sections(folder_of(tmp_path))
    assert (two.game, two.players, two.options) == ("hoard", 2, {})
    assert {bot.name for bot in two.ratings} == {"apprentice", "random", "journeyman"}
    assert [bot.elo.mean for bot in two.ratings if bot.name == "apprentice"] == [1000]
    assert [bot.elo.mean for bot in two.ratings] == sorted(
        (bot.elo.mean for bot in two.ratings), reverse=True
    )
    assert len(two.matchups) == 2
    assert {bot.name for bot in three.ratings} == {"apprentice", "random"}


def test_the_page_has_tables_commands_and_pictures(tmp_path: Path) -> None:
    page = write(folder_of(tmp_path))
    text = page.read_text()
    assert page == tmp_path / "strength.md"
    assert "![Elo of the bots of Hoard](strength/hoard.svg)" in text
    assert "| apprentice | 2 × random |" in text
    assert "| random | 2 × apprentice |" in text
    assert text.count("too few for a claim") == 2 + 2
    assert "draftwork arena hoard --bots apprentice,random --deals 2 --players 2 --seed 1\n" in text
    assert "draftwork arena hoard --bots apprentice,random --deals 1 --players 3 --seed 1\n" in text


def test_text_outside_the_marks_stays(tmp_path: Path) -> None:
    folder = folder_of(tmp_path)
    page = tmp_path / "strength.md"
    page.write_text(f"# Mine\n\n{BEGIN}\nold\n{END}\n\nThe end.\n")
    write(folder)
    text = page.read_text()
    assert text.startswith(f"# Mine\n\n{BEGIN}\n## Hoard\n")
    assert text.endswith(f"{END}\n\nThe end.\n")
    assert "old" not in text
    write(folder)
    assert page.read_text() == text


def test_a_page_without_marks_gets_them(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    page.write_text("# Mine\n")
    write(folder_of(tmp_path))
    assert page.read_text().startswith(f"# Mine\n\n{BEGIN}\n")


def test_the_chart_has_a_text_alternative(tmp_path: Path) -> None:
    folder = folder_of(tmp_path)
    write(folder)
    root = ElementTree.fromstring((folder / "hoard.svg").read_text())
    assert root.get("role") == "img"
    description = root.findtext(f"{SVG}desc") or ""
    written = [element.text or "" for element in root.iter(f"{SVG}text")]
    for section in sections(folder):
        for bot in section.ratings:
            assert f"{bot.name} {bot.elo.mean:.0f} (" in description
            assert bot.name in written
            assert any(text.startswith(f"{bot.elo.mean:.0f} (") for text in written)
    assert root.findtext(f"{SVG}title") == "Elo of the bots of Hoard"


def test_an_incomplete_deal_does_not_count(tmp_path: Path) -> None:
    keep(
        tmp_path / "x.jsonl",
        ["random", "apprentice"],
        [result(0, "ab", [1, 0]), result(0, "ba", [1, 0], seating=1), result(1, "ab", [1, 0])],
    )
    (section,) = sections(tmp_path)
    assert [bot.games for bot in section.matchups[0].bots] == [2, 2]


def test_few_games_of_slow_bots_are_a_spot_check(tmp_path: Path) -> None:
    folder = tmp_path / "strength"
    folder.mkdir()
    games = [result(0, "ab", [1, 0]), result(0, "ba", [1, 0], seating=1)]
    keep(folder / "one.jsonl", ["apprentice", "grandmaster"], games)
    keep(folder / "two.jsonl", ["apprentice", "master@1s"], games)
    many = [result(i // 2, "ab", [i % 2, 0], seating=i % 2) for i in range(400)]
    keep(folder / "three.jsonl", ["apprentice", "master@2s"], many)
    text = write(folder).read_text()
    assert text.count("spot check") == 2
    assert "too few" not in text


def test_bots_that_never_met_are_not_rated_together(tmp_path: Path) -> None:
    keep(tmp_path / "a.jsonl", ["apprentice", "random"], _pair())
    keep(tmp_path / "b.jsonl", ["master", "craftsman"], _pair())
    (section,) = sections(tmp_path)
    assert {bot.name for bot in section.ratings} == {"apprentice", "random"}
    assert len(section.matchups) == 2


def _pair() -> list[GameResult]:
    return [result(0, "ab", [1, 0]), result(0, "ba", [1, 0], seating=1)]


def test_solo_games_are_against_the_target(tmp_path: Path) -> None:
    folder = tmp_path / "strength"
    folder.mkdir()
    games = [result(i, bot, [5], seating=s) for i in range(2) for s, bot in enumerate("ab")]
    keep(folder / "x.jsonl", ["apprentice", "random"], games, players=1)
    text = write(folder).read_text()
    assert "### Alone" in text
    assert "| apprentice | the target | 100.0 % | – | 5.0 |" in text


def test_an_empty_folder_makes_an_empty_page(tmp_path: Path) -> None:
    folder = tmp_path / "strength"
    folder.mkdir()
    assert f"{BEGIN}\n{END}" in write(folder).read_text()


def test_the_ladder_has_neighbours_and_the_apprentice_against_all() -> None:
    hoard = load("hoard")
    pairs = {matchup.bots for matchup in schedule(hoard, 2, None)}
    assert set(pairwise(RUNGS)) <= pairs
    assert {("apprentice", rung) for rung in RUNGS[2:]} <= pairs
    assert len(pairs) == 8
    everything = schedule(hoard, None, None)
    assert {(matchup.players, matchup.deals) for matchup in everything} == {(2, 200), (3, 134)}
    assert {matchup.games for matchup in everything} == {400, 804}
    assert len({matchup.file for matchup in everything}) == 16
    assert Matchup("sagrada", 1, RUNGS, 5).games == 5 * len(RUNGS)


def test_third_party_games_are_not_ladder_games() -> None:
    assert "hoard" not in [game.name for game in ladder_games()]


def test_stored_games_of_a_matchup_are_not_played_again(tmp_path: Path) -> None:
    matchup = Matchup("hoard", 2, ("random", "apprentice"), 2)
    progress: list[int] = []
    play(matchup, tmp_path, 0, None, progress.append)
    header, games = read(tmp_path / "hoard-2-random-apprentice.jsonl")
    assert len(games) == len(progress) == matchup.games == 4
    assert header.command == (
        "draftwork arena hoard --bots random,apprentice --deals 2 --players 2 --seed strength"
    )
    before = (tmp_path / matchup.file).read_bytes()
    play(matchup, tmp_path, 0, None, progress.append)
    assert (tmp_path / matchup.file).read_bytes() == before


def test_the_header_names_the_machine(tmp_path: Path) -> None:
    arena(
        ArenaConfig("hoard", bots=["apprentice", "random"], deals=1),
        Execution(workers=0, file=tmp_path / "x.jsonl"),
    )
    header, _ = read(tmp_path / "x.jsonl")
    assert isinstance(header, Header)
    assert isinstance(header.machine, Machine)
    assert header.format == FORMAT
    assert header.machine.cpu
    assert header.machine.cores >= 1
    assert header.settings.seed == "1"


@pytest.mark.parametrize("spec", ["craftsman", "master@0.1s", "grandmaster@5000"])
def test_quick_bots_are_not_slow(spec: str) -> None:
    assert not is_slow(spec, "hoard")

"""The command `play` with lines of input."""

import json
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from draftwork import Match
from draftwork.kernel.errors import DraftworkError

Run = Callable[..., Result]
PLAY = ("play", "patchwork", "--seats", "me,apprentice", "--seed", "SEED")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["The winner is Player", "Decided by: more points (PW-15)", "(PW-14)", "total"],
        ),
        ("pl", ["Wygrywa: Gracz", "(PW-15)", "(PW-14)", "razem"]),
        ("uk", ["Перемагає: Гравець", "(PW-15)", "(PW-14)", "разом"]),
    ],
)
def test_a_match_with_undo_and_invalid_input_is_saved_replayed_and_drawn(
    run: Run, my_moves: list[str], tmp_path: Path, lang: str, words: list[str]
) -> None:
    file = tmp_path / "my match.json"
    typed = [
        "help",
        "moves",
        "nonsense",
        "advance now",
        "\x1b[A",
        "score",
        "board",
        "",
        *my_moves,
        f"save {file}",
    ]
    result = run(*PLAY, "--lang", lang, typed=lines(*typed))
    assert result.exit_code == 0
    assert [word for word in words if word not in result.stdout] == []
    assert "\x1b" not in result.stdout
    assert "> " not in result.stdout  # no prompt in a pipe
    assert result.stderr == ""
    record = json.loads(file.read_text())
    assert record["seats"] == ["me", "apprentice"]
    assert record["result"]["scores"] == list(Match.from_record(file.read_text()).scores)
    assert run("replay", str(file), "--lang", lang).exit_code == 0
    assert run("draw", str(file), "--svg", "--lang", lang).stdout.startswith("<svg")


def test_illegal_input_gives_the_reason_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    match = Match("patchwork", seed="SEED")
    wrong = ["17 z9", "40 a1", "leather a1", "99999999", "0 a1", "ź", "x" * 5000, "- -", "advance advance"]
    text = run(*PLAY, typed=lines(*wrong, f"save {tmp_path / 'x.json'}")).stdout
    assert json.loads((tmp_path / "x.json").read_text())["moves"] == []
    for line in wrong:
        with pytest.raises(DraftworkError) as refusal:
            match.play(line)
        assert str(refusal.value.message)[:50] in " ".join(text.split())


def test_invalid_utf8_is_refused_as_a_move(run: Run) -> None:
    assert "is not a Patchwork move" in run(*PLAY, typed=b"\xff\xfe\x00\n").stdout


@pytest.mark.parametrize("k", range(6))
def test_undo_returns_to_the_last_decision_of_the_person(
    run: Run, my_moves: list[str], tmp_path: Path, k: int
) -> None:
    saved = [tmp_path / name for name in ("before", "after", "again")]
    before, after, again = (f"save {file}" for file in saved)
    typed = [*my_moves[:k], before, my_moves[k], after, "undo", again]
    assert "Taken back." in run(*PLAY, typed=lines(*typed)).stdout
    records = [json.loads(file.read_text()) for file in saved]
    assert records[0] == records[2]
    assert len(records[1]["moves"]) > len(records[0]["moves"])


def test_undo_at_the_beginning_and_after_the_end(run: Run, my_moves: list[str], tmp_path: Path) -> None:
    assert "There is no move to take back." in run(*PLAY, typed="undo\n").stdout
    run(*PLAY, typed=lines(*my_moves, "undo", f"save {tmp_path / 'x'}"))
    match = Match.from_record((tmp_path / "x").read_text())
    assert match.to_move == 0


def test_continuing_a_loaded_match(run: Run, my_moves: list[str], tmp_path: Path) -> None:
    file = tmp_path / "half time.json"
    left = run(*PLAY, typed=lines(*my_moves[:3], f"save {file}", "quit", "advance")).stdout
    assert f"To continue: draftwork play patchwork --load '{file}'" in left
    assert "not saved" not in left
    moves = json.loads(file.read_text())["moves"]
    text = run("play", "--load", str(file), typed=lines(my_moves[3], "save")).stdout
    assert f"Saved in {file}." in text
    later = json.loads(file.read_text())
    assert later["moves"][: len(moves)] == moves
    assert len(later["moves"]) > len(moves)
    assert later["seats"] == ["me", "apprentice"]


def test_quitting_reports_unsaved_moves(run: Run) -> None:
    assert "not saved" not in run(*PLAY, typed="quit\n").stdout
    assert "The last moves were not saved." in run(*PLAY, typed="advance\nquit\n").stdout
    assert "The last moves were not saved." in run(*PLAY, typed="advance\n").stdout  # Ctrl-D


def test_save_never_overwrites_another_file(run: Run, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("precious")
    text = run(
        *PLAY, typed=lines(f"save {precious}", f"save {tmp_path}", f"save {tmp_path / 'no' / 'x'}")
    ).stdout
    assert "".join(text.split()).count("alreadyexists") == 2
    assert "There is no folder" in text
    assert precious.read_text() == "precious"


def test_save_without_a_name(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run(*PLAY, typed="save\nadvance\nsave\n")
    (file,) = tmp_path.iterdir()
    assert file.name.startswith("patchwork-")
    assert len(json.loads(file.read_text())["moves"]) > 1


def test_the_prefix_of_a_move_shows_the_matching_moves(run: Run) -> None:
    offer = Match("patchwork", seed="SEED").view()["offer"]
    text = run(*PLAY, typed=lines("adv", *map(str, offer), f"moves {offer[0]} e5", "moves nothing")).stdout
    assert "Turned right" in text
    assert "■" in text
    assert "No possible move matches “nothing”." in text


def test_an_impossible_choice_shows_the_reason(run: Run) -> None:
    reason = "Patch 19 costs 10, but you have only 5"
    assert reason not in run("play", "patchwork", "--seed", "a", COLUMNS="100").stdout
    for typed in ("19", "patch 19", "why 19", "why", "why 19 a1"):
        assert (
            run("play", "patchwork", "--seed", "a", typed=f"{typed}\n", COLUMNS="100").stdout.count(reason)
            == 1
        )


def test_bots_alone_play_to_the_end(run: Run) -> None:
    result = run("play", "patchwork", "--seats", "random,random", "--seed", "1")
    assert result.exit_code == 0
    assert "The winner is Player" in result.stdout
    assert "Player 1 (Random) advanced " in result.stdout
    assert "“save” saves" not in result.stdout


def test_two_people_share_the_keyboard(run: Run) -> None:
    text = run("play", "patchwork", "--seats", "Ola,Ян", "--seed", "1", typed="advance\nscore\nundo\n").stdout
    assert "Player 1 (Ola) advanced 1 space and received 1 button. (advance)" in text
    assert "Player 2 (Ян) to move" in text
    assert "Taken back." in text


def test_options_and_players(run: Run) -> None:
    text = run("play", "patchwork", "--players", "2", "--option", "board=later").stdout
    assert "38▒" in text
    assert "20▒" not in text


def test_commands_work_after_the_end_of_the_match(run: Run, finished: Path) -> None:
    text = run("play", "--load", str(finished), typed="moves\nadvance\nscore\nhelp\nboard\nquit\n").stdout
    assert text.count("The match is over.") == 2
    assert "To continue" not in text


def test_position_can_be_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(Match("patchwork", seed="1").position())
    text = run(
        *("play", "patchwork", "--load", str(file), "--seats", "me,apprentice"),
        typed=f"advance\nsave {tmp_path / 'x.json'}\n",
    ).stdout
    assert "Saved in" in text
    assert run("replay", str(tmp_path / "x.json")).exit_code == 0


def test_quitting_stops_bots_that_are_thinking(run: Run) -> None:
    """The person quits while the bot is thinking. No thread that waits for the bot remains."""
    before = set(threading.enumerate())
    run("play", "patchwork", "--seed", "tuesday", "--seats", "me,craftsman", typed="quit\n")
    for thread in set(threading.enumerate()) - before:
        thread.join(10)
    assert set(threading.enumerate()) <= before

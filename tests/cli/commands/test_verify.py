import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from draftwork import Match
from draftwork.kernel.deal import commitment
from draftwork.play import encode

Run = Callable[..., Result]


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    """The record of a match with the nonces of two players."""
    match = Match("patchwork", seed="secret", nonces=("one", "two"))
    while match.to_move is not None:
        match.play(match.legal_moves[-1])
    file = tmp_path / "fair.json"
    file.write_text(encode(match.record()))
    return file


def with_change(file: Path, **change: Any) -> Path:
    file.write_text(json.dumps(json.loads(file.read_text()) | change))
    return file


def test_each_claim_of_a_genuine_record_is_confirmed(run: Run, fair: Path) -> None:
    result = run("verify", str(fair))
    assert result.exit_code == 0
    assert result.stdout.count("✓") == 4
    assert "The commitment is that of the seed." in result.stdout
    assert "what 2 players added" in result.stdout
    assert result.stdout.endswith("The record is genuine.\n")


@pytest.mark.parametrize(
    ("change", "confirmed", "complaint"),
    [
        ({"commitment": "0" * 64}, 0, "commitment in the record"),
        ({"seed": "other"}, 0, "commitment in the record"),
        ({"nonces": ["two", "one"]}, 2, "cannot be played"),
        ({"nonces": []}, 2, "cannot be played"),
        ({"moves": ["advance", "leather a1"]}, 2, "Move 2 of the record"),
        ({"result": {"scores": [1, 2], "winners": [1]}}, 3, "result in the record"),
        ({"seed": None, "nonces": []}, 0, "only what one seat could see"),
        ({"rules_version": 9}, 1, "this program plays version"),
    ],
)
def test_a_false_claim_is_reported(
    run: Run, fair: Path, change: dict[str, Any], confirmed: int, complaint: str
) -> None:
    result = run("verify", str(with_change(fair, **change)))
    assert result.exit_code == 1
    assert result.stdout.count("✓") == confirmed
    assert complaint in " ".join(result.stdout.split())
    assert result.stdout.endswith("The record is not genuine.\n")


def test_the_commitment_and_the_nonces_are_shown(run: Run, fair: Path) -> None:
    lines = run("verify", str(fair)).stdout.splitlines()
    assert lines[:3] == [f"Commitment: {commitment('secret')}", "Nonce 1: one", "Nonce 2: two"]


def test_the_given_commitment_is_compared(run: Run, fair: Path) -> None:
    promised = commitment("secret")
    for written in (promised, promised.upper()):
        result = run("verify", str(fair), "--commitment", written)
        assert result.exit_code == 0
        assert "The seed is the one that was promised" in result.stdout
    # A genuine record of another seed: only the commitment that was written down reveals it.
    other = Match("patchwork", seed="convenient", nonces=("one", "two"))
    fair.write_text(encode(other.record("all")))
    assert run("verify", str(fair)).exit_code == 0
    result = run("verify", str(fair), "--commitment", promised)
    assert result.exit_code == 1
    assert "was dealt from another" in " ".join(result.stdout.split())


def test_a_record_without_a_commitment_shows_none(run: Run, finished: Path) -> None:
    assert json.loads(finished.read_text()).get("commitment") is None
    text = run("verify", str(finished)).stdout
    assert "Commitment: " not in text
    assert "The record holds no commitment" in text


def test_the_promised_commitment_counts_if_the_record_holds_none(run: Run, finished: Path) -> None:
    promised = commitment("finished")
    result = run("verify", str(finished), "--commitment", promised)
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Commitment: {promised}\n✓ The seed is the one that was promised")
    assert "no commitment" not in result.stdout


@pytest.mark.parametrize("wrong", ["", "abc", "g" * 64, "0" * 65])
def test_an_invalid_commitment_is_refused(refused: Callable[..., str], fair: Path, wrong: str) -> None:
    assert "64 hexadecimal digits" in refused("verify", str(fair), "--commitment", wrong)


def test_a_file_without_a_record_is_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "no.json"
    file.write_text("{}")
    assert "not a Draftwork record" in refused("verify", str(file))
    assert "not a Draftwork record" in refused("verify", "-", typed="patchwork 1")


@pytest.mark.parametrize(("lang", "words"), [("pl", "Zapis jest autentyczny."), ("uk", "Запис справжній.")])
def test_output_is_translated(run: Run, finished: Path, lang: str, words: str) -> None:
    result = run("verify", str(finished), "--lang", lang)
    assert result.exit_code == 0
    assert words in result.stdout

"""Files of learned value functions."""

from pathlib import Path

import msgspec
import pytest

from draftwork.bots.value import weights_per_stage
from draftwork.bots.weights import WEIGHTS_FOLDER, Model, Weights, installed_weights, learned_value, read
from draftwork.games import load
from draftwork.kernel.errors import BadWeights
from draftwork.lab.train import write_model

HOARD = load("hoard")
SIZE = 3 * weights_per_stage(4, 0)


def model(players: int = 2, size: int = SIZE) -> Model:
    return Model(players, 0, [0.5] * size, [1.0] * 3, {"command": "test"})


def test_a_model_replaces_the_one_for_the_same_number_of_players(tmp_path: Path) -> None:
    file = tmp_path / "new" / "hoard.json"
    for players in (3, 2, 3):
        write_model(file, HOARD, model(players))
    kept = read(file, HOARD)
    assert [one.players for one in kept.models] == [2, 3]
    assert kept.model(2) == model()
    assert kept.model(4) is None


@pytest.mark.parametrize(
    "wrong",
    [
        b"",
        b"{}",
        b"[1]",
        msgspec.json.encode(Weights("patchwork", 1, list(HOARD.heuristics.feature_names), 3, [])),  # type: ignore[union-attr]
        msgspec.json.encode(Weights("hoard", 1, ["other"], 3, [])),
        msgspec.json.encode(Weights("hoard", 1, list(HOARD.heuristics.feature_names), 3, [model(size=5)])),  # type: ignore[union-attr]
    ],
)
def test_a_file_that_does_not_fit_the_game_is_refused(tmp_path: Path, wrong: bytes) -> None:
    file = tmp_path / "hoard.json"
    file.write_bytes(wrong)
    with pytest.raises(BadWeights, match=r"hoard\.json"):
        read(file, HOARD)


def test_the_hand_written_value_is_the_default() -> None:
    assert len(learned_value(HOARD, 2).weights) == 0


def test_installed_weights_fit_and_have_their_origin() -> None:
    files = sorted(WEIGHTS_FOLDER.glob("*.json"))
    assert files
    for file in files:
        kept = installed_weights(file.stem)
        assert kept is not None
        assert {one.players for one in kept.models} <= set(load(file.stem).players)
        for one in kept.models:
            assert one.made["command"].startswith(f"draftwork train {file.stem}")
            assert one.made["story"][-1]["rows"] > 0
            assert any(chapter["gate"]["passed"] for chapter in one.made["story"])

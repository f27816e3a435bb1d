"""Tests run the rules as plain Python unless they are told otherwise: no waiting for a compiler."""

import logging
import os
from collections.abc import Iterator
from importlib.metadata import entry_points

import pytest

os.environ.setdefault("DRAFTWORK_PURE", "1")

GAMES = entry_points(group="draftwork.games").names


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Group the tests by game: with `--dist=loadgroup` one worker compiles a game, not each for itself."""
    for item in items:
        for game in GAMES:
            if game in item.nodeid:
                item.add_marker(pytest.mark.xdist_group(game))


@pytest.fixture(autouse=True)
def loggers_as_they_were() -> Iterator[None]:
    """A server that is started in a test sets up loggers of the whole process."""
    loggers = [logging.getLogger(name) for name in ("draftwork", "uvicorn", "alembic")]
    before = [(logger, logger.handlers[:], logger.propagate, logger.level) for logger in loggers]
    yield
    for logger, handlers, propagate, level in before:
        logger.handlers[:] = handlers
        logger.propagate = propagate
        logger.setLevel(level)

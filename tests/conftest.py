"""Set-up of all tests. They run in pure mode unless DRAFTWORK_PURE is set."""

import logging
import os
from collections.abc import Iterator
from importlib.metadata import entry_points

import pytest
from hypothesis import settings

os.environ.setdefault("DRAFTWORK_PURE", "1")

settings.register_profile("tests", settings.default, deadline=None)  # whatever the speed of the machine
settings.load_profile("tests")

GAMES = entry_points(group="draftwork.games").names


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Group the tests by game, so that with `--dist=loadgroup` only one worker compiles a game."""
    for item in items:
        for game in GAMES:
            if game in item.nodeid:
                item.add_marker(pytest.mark.xdist_group(game))


@pytest.fixture(autouse=True)
def restore_loggers() -> Iterator[None]:
    """Restore the loggers after each test, because a server in a test configures them for the process."""
    loggers = [logging.getLogger(name) for name in ("draftwork", "uvicorn", "alembic")]
    before = [(logger, logger.handlers[:], logger.propagate, logger.level) for logger in loggers]
    yield
    for logger, handlers, propagate, level in before:
        logger.handlers[:] = handlers
        logger.propagate = propagate
        logger.setLevel(level)

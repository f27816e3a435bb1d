"""A reader of pages, for tests that need no server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.reading import Reader


def _no_server() -> str:
    raise AssertionError("this page needs a server: see test_http.py")


@pytest.fixture
def reader(tmp_path: Path) -> Reader:
    """Reads in a folder of its own."""
    return Reader(tmp_path, _no_server)

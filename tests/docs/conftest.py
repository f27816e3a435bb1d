"""A fixture that checks pages without a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.reading import Reader


def no_server() -> str:
    raise AssertionError("this page needs a server: see test_http.py")


@pytest.fixture
def reader(tmp_path: Path) -> Reader:
    """Checks pages in a temporary folder."""
    return Reader(tmp_path, no_server)

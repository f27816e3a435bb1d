"""The pages of tests/docs/test_sessions.py, in compiled mode."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.conftest import no_server
from tests.docs.reading import Reader
from tests.docs.test_sessions import SESSIONS, read_session


@pytest.mark.parametrize("page", SESSIONS, ids=lambda page: page.name)
def test_a_page_step_by_step(page: Path, tmp_path: Path) -> None:
    read_session(Reader(tmp_path, no_server), page, tmp_path, pure=False)

"""Tests run the rules as plain Python unless they are told otherwise: no waiting for a compiler."""

import os

os.environ.setdefault("DRAFTWORK_PURE", "1")

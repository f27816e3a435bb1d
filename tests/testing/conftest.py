"""The broken variants are plain Python functions, so they are tried only where all rules are."""

from draftwork.kernel import PURE

collect_ignore_glob = [] if PURE else ["test_*.py"]

"""Pickles between compiled and pure mode."""

from draftwork.kernel import PURE
from tests.exchange import check_exchange_with_a_pure_process


def test_a_pure_process_uses_pickles_of_a_compiled_one_and_the_reverse() -> None:
    assert not PURE, "run with DRAFTWORK_PURE=0"
    check_exchange_with_a_pure_process()

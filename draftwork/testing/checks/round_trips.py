"""Checks that moves, records and positions can be written and read back."""

from __future__ import annotations

import json
from itertools import cycle

from draftwork.games import Game
from draftwork.games.defaults.rules import move_json as no_more_json
from draftwork.kernel import pack, unpack
from draftwork.kernel.errors import BadPosition, BadRecord
from draftwork.kernel.generics import NOBODY
from draftwork.play import Match, Move, Seat, encode, open_position, position
from draftwork.testing.effort import THOROUGH, size
from draftwork.testing.random_matches import Case, redacted, viewers


def check_move_texts(game: Game[object]) -> None:
    """Check that every move number has a unique text, which reads back, and a unique JSON form."""
    texts: dict[str, int] = {}
    forms: dict[str, int] = {}
    for number in range(game.num_moves):
        text = game.notation.write_move(number)
        assert text == text.strip() != "", f"{text!r} has spaces around it"
        assert text.isascii(), f"{text!r} cannot be typed everywhere"
        assert text.isprintable(), f"{text!r} cannot be printed"
        assert texts.setdefault(text, number) == number, f"{text!r} is move {texts[text]} and {number}"
        assert game.notation.read_move(text) == number, f"{text!r} reads as another move than {number}"
        form = json.dumps(game.notation.move_json(number), sort_keys=True)
        if game.notation.move_json is not no_more_json:
            assert forms.setdefault(form, number) == number, f"{form} is move {forms[form]} and {number}"
        assert Move(number, game).json() == {"number": number, "text": text, **json.loads(form)}


def check_record(case: Case) -> None:
    """Check that a record gives the same match, from a deal or a position, as text or as data."""
    for match in [*case.sample(2), *list(case.walk())[-1:]]:
        _check_replays(match, case)
        later = Match.from_position(match.position())
        assert later.began_at is not None
        if later.to_move is not None:
            later.play(later.legal_moves[0])
        _check_replays(later, case)


def _check_replays(match: Match, where: object) -> None:
    text = encode(match.record())
    for form in (text, text.encode(), json.loads(text), match.record()):
        again = Match.from_record(form)
        assert pack(again.state) == pack(match.state), f"{where}: the record gives another state"
        assert again.history == match.history, f"{where}: the record gives another history"
        assert encode(again.record()) == text, f"{where}: the record gives another record"


def check_seat_record(case: Case) -> None:
    """Check that the record of a seat in a running match has no seed and cannot be replayed."""
    for match in case.walk():
        for seat in viewers(match.players):
            record = match.record(seat)
            if match.to_move is None:
                assert record == match.record(), f"{case}: the match is over, yet something is kept back"
                continue
            kept_back = (record.seed, record.position, record.setup)
            assert kept_back == (None, None, {}), f"{case}: the record of seat {seat} tells {kept_back}"
            try:
                Match.from_record(encode(record))
            except BadRecord:
                continue
            raise AssertionError(f"{case}: the record of seat {seat} could be replayed")


def check_position(case: Case) -> None:
    """Check that the position of a state, or of its redaction for a seat, reads back as the same state.

    A normal run tests every third decision with one viewer in turn. A thorough run tests every decision with
    all viewers.
    """
    viewer = cycle((NOBODY, *range(case.players)))
    step = size(3, 1)
    for i, state in enumerate(case.states()):
        if i % step:
            continue
        seats = [next(viewer) for _ in range(size(1, case.players + 1))]
        known = {pack(state), *(pack(redacted(case.game, state, seat)) for seat in seats)}
        for packed in known:
            _check_round_trip(case, packed, f"{case}, decision {i}", comments=i % (4 * step) == 0 or THOROUGH)


def _check_round_trip(case: Case, packed: bytes, where: str, comments: bool) -> None:
    """Check that the text of a state reads as that state, also with comments in it."""
    game = case.game
    text = position.write(game, unpack(game.state, packed))
    found, again = position.read(text)
    assert found is game
    assert pack(again) == packed, f"{where}: another state from\n{text}"
    assert position.write(game, again) == text, f"{where}: another text than\n{text}"
    if comments:
        loose = text.replace("\n", " ;\n# a remark\n")
        assert pack(position.read(loose)[1]) == packed, f"{where}: remarks change\n{text}"


def check_seat_position(case: Case) -> None:
    """Check that a seat's position opens as its knowledge, and begins a match only if nothing is hidden."""
    for match in case.sample(3):
        for index in viewers(match.players):
            seat = match.seat(index)
            known = pack(seat.redacted_state)
            opened = open_position(seat.position)
            assert opened.index == index, f"{case}: seat {index} opens as seat {opened.index}"
            assert pack(opened.redacted_state) == known, f"{case}: seat {index} knows something else"
            assert opened.position == seat.position, f"{case}: seat {index} has another position"
            unnamed = position.write(case.game, seat.redacted_state)
            assert pack(open_position(unnamed).redacted_state) == known, (
                f"{case}: another seat opens\n{unnamed}"
            )
            _check_match_from(seat, match, case)


def _check_match_from(seat: Seat, match: Match, where: object) -> None:
    """Check that a match begins in the position of a seat exactly if the seat knows everything."""
    try:
        begun = Match.from_position(seat.position)
    except BadPosition:
        assert pack(seat.redacted_state) != pack(match.state), f"{where}: the whole position is refused"
    else:
        assert pack(begun.state) == pack(match.state), f"{where}: a match began with secrets unknown"

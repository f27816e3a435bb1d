"""Two matches that differ only in information hidden from one seat, and moves that keep it so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from draftwork import Match
from draftwork.games import load
from draftwork.kernel import pack
from draftwork.kernel.random import generator
from draftwork.play.simultaneous import still_to_decide

SEED = "twins"
TRIES = 20  # moves to try when looking for a pair


@dataclass
class TwinMatches:
    """Two matches with the same seed and different hidden information."""

    matches: tuple[Match, Match]
    setups: tuple[dict[str, Any], dict[str, Any]]
    seat: int | None  # the seat that cannot tell them apart; None: a spectator
    opening: list[tuple[int, int, int]]  # decisions already made: seat, and the move in each match

    @property
    def look_alike(self) -> bool:
        one, two = (pack(match.seat(self.seat).redacted_state) for match in self.matches)
        return one == two and self.matches[0].to_move == self.matches[1].to_move

    @property
    def to_move(self) -> int | None:
        return self.matches[0].to_move

    def decisions(self, chance: Random) -> Iterator[tuple[int, int, int]]:
        """Seats and moves, as long as the viewer cannot tell the matches apart."""
        yield from self.opening
        while self.to_move is not None and (pair := self._pair(chance)) is not None:
            yield pair

    def _pair(self, chance: Random) -> tuple[int, int, int] | None:
        """Play two moves that look the same to the viewer, different ones if possible."""
        turn = self.to_move
        assert turn is not None
        first, second = (match.legal_moves.numbers for match in self.matches)
        for one in chance.sample(first, min(TRIES, len(first))):
            others = [one] if turn == self.seat else chance.sample(second, len(second))
            for two in sorted(others, key=lambda two: two == one):
                if self._play(one, two):
                    return turn, one, two
        return None

    def _play(self, *moves: int) -> bool:
        if any(move not in match.legal_moves for match, move in zip(self.matches, moves, strict=True)):
            return False
        for match, move in zip(self.matches, moves, strict=True):
            match.play(move)
        texts = [[match.move_text(i, self.seat) for i in range(len(match.history))] for match in self.matches]
        if self.look_alike and texts[0] == texts[1] and self.to_move is not None:
            return True
        for match in self.matches:
            match.undo()
        return False


def twins(game: str, players: int, seat: int | None, sealed: bool = False) -> TwinMatches:
    """Create two matches. With `sealed` they differ in what the others hold after the sealed decisions."""
    chance = Random(f"{game} {seat}")
    one = Match(game, players=players, seed=SEED)
    opening = []
    while sealed and still_to_decide(load(game), one.state):
        turn, move = one.to_move or 0, chance.choice(one.legal_moves.numbers)
        one.play(move)
        opening.append((turn, move, move))
    imagined = one.seat(seat).imagine(generator(f"{game} {seat}"))
    dealt, other = (one.game.dealt_setup(state) for state in (one.state, imagined.state))
    setup = {
        part: value for part, value in other.items() if value != dealt[part]
    }  # everything else comes from the seed
    two = Match(game, players=players, seed=SEED, setup=setup)
    for _, _, move in opening:
        two.play(move)
    made = TwinMatches((one, two), ({}, setup), seat, opening)
    assert made.look_alike
    assert pack(one.state) != pack(two.state)
    return made

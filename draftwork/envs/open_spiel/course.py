"""The course of a match as a chain of plies. A ply never changes, so clones of a state share it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from draftwork.games import Game, Value, load
from draftwork.games.defaults import rules as default
from draftwork.kernel import copy_state, int_list, int_zeros, pack, unpack
from draftwork.kernel.deal import deal_key
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator
from draftwork.play.moves import moves_of
from draftwork.play.seat import redact_state

SEED_BYTES = 8  # each is the outcome of a chance node
HIDDEN = -1  # the number of a move that a viewer may not know
_DIGEST_BYTES = 16
_SAMPLE_WORDS = 4  # of 32 bits, which seed the generator of a resampled state


@dataclass(frozen=True)
class Setup:
    """The settings of a match."""

    name: str
    players: int
    options: tuple[tuple[str, Value], ...]

    def __reduce__(self) -> tuple[type[Setup], tuple[Any, ...]]:
        return Setup, (self.name, self.players, self.options)

    @cached_property
    def game(self) -> Game[Any]:
        return load(self.name)

    @cached_property
    def seed_bytes(self) -> int:
        """The number of bytes in a seed; 0 for a game without chance."""
        game = self.game
        return SEED_BYTES if game.has_chance or game.rules.deal is not default.deal else 0

    def deal(self, seed: bytes) -> Any:
        """The state after the deal. `Match` with the seed as hexadecimal text has the same deal."""
        state = self.game.new_state(self.players, dict(self.options), {})
        self.game.rules.deal(state, deal_key(seed.hex()))
        return state


class Entry(NamedTuple):
    """A move of the log of a viewer: the seat, the number (or HIDDEN) and the text, as the viewer knew it."""

    seat: int
    number: int
    text: str


class Memory(NamedTuple):
    """What a viewer remembers of the time before a state that does not begin with a deal."""

    log: tuple[Entry, ...]
    digest: bytes


class Ply:
    """A state with the moves that led to it. Until the deal is complete there is only a part of its seed."""

    __slots__ = ("_digests", "move", "parent", "root", "seat", "setup", "state", "turn")

    def __init__(self, setup: Setup, state: Any, root: bytes | Mapping[int, Memory]) -> None:
        self.setup = setup
        self.state = state  # None before the deal
        self.root = root  # the seed, or the memories of all viewers
        self.turn: int | None = None if state is None else int(setup.game.rules.to_move(state))
        self.parent: Ply | None = None
        self.seat = NOBODY  # the seat that made the last move
        self.move = HIDDEN  # the last move
        self._digests: dict[int, bytes] = {}

    @classmethod
    def from_seed(cls, setup: Setup, seed: bytes) -> Ply:
        """The first state, or a state before the deal if the seed is incomplete."""
        return cls(setup, setup.deal(seed) if len(seed) == setup.seed_bytes else None, seed)

    @classmethod
    def from_state(cls, setup: Setup, state: Any) -> Ply:
        """A state whose past nobody remembers."""
        return cls._remembered(setup, state, Memory((), b""), {})

    @classmethod
    def _remembered(cls, setup: Setup, state: Any, common: Memory, exact: Mapping[int, Memory]) -> Ply:
        """A state of whose past all viewers remember the same, except those with a memory of their own."""
        memories = dict(exact)
        for viewer in (NOBODY, *range(setup.players)):
            if viewer not in memories:
                seen = pack(redact_state(setup.game, state, viewer))
                memories[viewer] = Memory(common.log, _hashed(common.digest, seen))
        return cls(setup, state, memories)

    def __deepcopy__(self, memo: object) -> Ply:
        return self

    def __reduce__(self) -> tuple[Callable[..., Ply], tuple[Any, ...]]:
        first = self._chain()[0]
        packed = None if isinstance(first.root, bytes) else pack(first.state)
        return _restore, (self.setup, first.root, packed, tuple(self.moves))

    @property
    def seed(self) -> bytes | None:
        """The seed of the deal, or its known part; None for a state that does not begin with a deal."""
        return self.root if isinstance(self.root, bytes) else None

    @property
    def moves(self) -> list[int]:
        """The moves since the deal or since the first state."""
        return [ply.move for ply in self._chain() if ply.parent]

    def legal_moves(self) -> list[int]:
        buffer = int_zeros(self.setup.game.max_legal_moves)
        return int_list(buffer, self.setup.game.rules.legal_moves(self.state, buffer))

    def with_byte(self, byte: int) -> Ply:
        """The state after the next byte of the seed."""
        return self.from_seed(self.setup, (self.seed or b"") + bytes([byte]))

    def play(self, move: int) -> Ply:
        """The state after a legal move."""
        state = copy_state(self.state)
        self.setup.game.rules.apply(state, move)
        after = type(self)(self.setup, state, self.root)
        after.parent, after.seat, after.move = self, self.turn or 0, move
        return after

    def redacted(self, viewer: int) -> Any:
        return redact_state(self.setup.game, self.state, viewer)

    def log(self, viewer: int) -> tuple[Entry, ...]:
        """All moves as the viewer knew them when they were played."""
        known = self.root[viewer].log if isinstance(self.root, Mapping) else ()
        return (*known, *(ply._entry(viewer) for ply in self._chain() if ply.parent))

    def digest(self, viewer: int) -> bytes:
        """A hash of all that the viewer has seen since the deal: two pasts that differ for it differ here."""
        missing = []
        ply: Ply | None = self
        while ply is not None and viewer not in ply._digests:
            missing.append(ply)
            ply = ply.parent
        for each in reversed(missing):
            each._digests[viewer] = each._new_digest(viewer)
        return self._digests[viewer]

    def resample(self, viewer: int, draw: Callable[[], float]) -> Ply:
        """A random state that agrees with everything the viewer knows; `draw` gives numbers in [0, 1).

        Other viewers remember of the past what everybody knows.
        """
        words = [f"{int(draw() * (1 << 32)):08x}" for _ in range(_SAMPLE_WORDS)]
        state = self.redacted(viewer)
        self.setup.game.rules.determinize(state, viewer, generator("".join(words)))
        common, own = (Memory(self.log(each), self.digest(each)) for each in (NOBODY, viewer))
        return self._remembered(self.setup, state, common, {viewer: own})

    def ranks(self) -> list[int]:
        rank = self.setup.game.rules.rank
        return [int(rank(self.state, seat)) for seat in range(self.setup.players)]

    def _chain(self) -> list[Ply]:
        """All plies from the first to this one."""
        chain: list[Ply] = [self]
        while chain[-1].parent is not None:
            chain.append(chain[-1].parent)
        return chain[::-1]

    def _entry(self, viewer: int) -> Entry:
        game = self.setup.game
        text = str(moves_of(game)[self.move])
        redact_move = game.notation.redact_move
        if redact_move is not None and self.parent is not None:
            known = redact_move(self.parent.state, self.state, self.move, viewer)
            if known != text:
                return Entry(self.seat, HIDDEN, known)
        return Entry(self.seat, self.move, text)

    def _new_digest(self, viewer: int) -> bytes:
        if self.parent is None and isinstance(self.root, Mapping):
            return self.root[viewer].digest
        before = (
            b"" if self.parent is None else self.parent._digests[viewer] + repr(self._entry(viewer)).encode()
        )
        return _hashed(before, pack(self.redacted(viewer)))


def _hashed(*parts: bytes) -> bytes:
    return hashlib.blake2b(b"".join(parts), digest_size=_DIGEST_BYTES).digest()


def _restore(setup: Setup, root: Any, packed: bytes | None, moves: tuple[int, ...]) -> Ply:
    """A ply from a pickle."""
    state = None if packed is None else unpack(setup.game.state, packed)
    ply = Ply.from_seed(setup, root) if state is None else Ply(setup, state, root)
    for move in moves:
        ply = ply.play(move)
    return ply

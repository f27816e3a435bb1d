"""What a game is: data that describes it, rules that play it, and how it is written, shown and drawn.

A game is a folder that makes one `Game` and one entry point of the group "draftwork.games" that names it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from draftwork.i18n import Message, add_folder
from draftwork.kernel import Batch, Floats, Ints, register

S = TypeVar("S")
Value = str | int | bool


@dataclass(frozen=True)
class Option:
    """A choice made before the match. Its texts are the messages GAME-option-NAME (…-VALUE)."""

    name: str
    default: Value
    allowed: tuple[Value, ...]


@dataclass(frozen=True)
class Edition:
    """A set of components: what its file says, known by the hash of that."""

    name: str
    data: Mapping[str, Any] = field(repr=False)
    # The data as it was written when hashes were first given, where the way to write it has changed since.
    hashed: Mapping[str, Any] | None = field(default=None, repr=False, compare=False)

    @cached_property
    def hash(self) -> str:
        """Of the data, not of the file: spaces and the order of keys do not matter."""
        data = self.data if self.hashed is None else self.hashed
        return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:16]

    @property
    def slug(self) -> str:
        """The name as a part of message ids."""
        return re.sub("[^a-z0-9]+", "-", self.name.lower()).strip("-")

    @classmethod
    def load(cls, file: Path) -> Edition:
        data = msgspec.json.decode(file.read_bytes())
        return cls(data["edition"], data)


class Point(msgspec.Struct, frozen=True):
    """Points with their reason: rule number, amount, and the cells (row, column) or cards they come from."""

    rule: str
    amount: int
    reason: Message
    cells: tuple[tuple[int, int], ...] = ()
    cards: tuple[str, ...] = ()

    def json(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


@dataclass(frozen=True)
class Ending:
    """Why a match ended, and what decided between the seats."""

    reason: Message
    decided_by: Message


class Choice(msgspec.Struct, frozen=True):
    """A step on the way to a move: a leaf with the move, a branch with choices, or why there is neither."""

    key: str  # stable among its siblings, for pages and scripts
    label: Message
    move: int | None = None
    why_not: Message | None = None
    gains: int | None = None  # what the score changes by at once
    effects: tuple[Message, ...] = ()  # what else happens
    choices: list[Choice] = []
    # Choices of later steps that are known already: the next ones of a leaf, refused ones of a branch.
    # They have no move.
    next: list[Choice] = []

    def leaves(self) -> Iterator[Choice]:
        if self.move is not None:
            yield self
        for choice in self.choices:
            yield from choice.leaves()

    def json(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


class Description(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move did, in the past tense, as one viewer may know it.

    Readers add `name` to the arguments of every message that has a `seat` (numbered from 1).
    """

    did: list[Message] = []  # clauses without a subject; those of one turn are joined into one sentence
    ended: list[Message] = []  # at the end of a round: what has ended, then its results
    continues: bool = False  # the turn began with an earlier move


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S]):
    """The verbs of `draftwork.kernel.generics`, each a @rule with the parameter names given there."""

    deal: Callable[[S, Ints], None]
    to_move: Callable[[S], int]
    legal_moves: Callable[[S, Ints], int]
    illegality: Callable[[S, int], int]
    apply: Callable[[S, int], None]
    sample_move: Callable[[S, Ints, Ints], int]
    score: Callable[[S, int], int]
    rank: Callable[[S, int], int]
    redact: Callable[[S, int], None]
    determinize: Callable[[S, int, Ints], None]


@dataclass(frozen=True, kw_only=True)
class Notation(Generic[S]):
    """Moves and positions as text."""

    write_move: Callable[[int], str]  # the one text of a move
    read_move: Callable[[str], int]  # BadMove for what is no move of the game
    move_json: Callable[[int], dict[str, Any]]
    write_position: Callable[[S], dict[str, str]]  # the lines of a position, key and value
    read_position: Callable[[dict[str, str]], S]  # BadPosition for what cannot arise
    # The text of an earlier move for somebody who may not know all of it: (state before it, state now,
    # move, seat or NOBODY). None where a game has no secret moves.
    redact_move: Callable[[S, S, int, int], str] | None = None


@dataclass(frozen=True, kw_only=True)
class Presentation(Generic[S]):
    """What people and pages are given to look at: views, choices, reasons, points and pictures."""

    view_type: type[msgspec.Struct]
    # (hidden state, seat or NOBODY). Where no seat knows more than another, views differ in `seat` alone.
    view: Callable[[S, int], msgspec.Struct]
    choices: Callable[[S], list[Choice]]
    # (state as the seat to move may know it) What that seat is to do now, in a sentence.
    prompt: Callable[[S], Message]
    refusal: Callable[[S, int, int], Message]  # (state, move, number that `refuse` gave)
    points: Callable[[S, int], list[Point]]
    ending: Callable[[S], Ending]
    svg: Callable[[S, int, str], str]  # (hidden state, seat or NOBODY, language)
    terminal: Callable[[S, int, str], str]  # likewise, with Rich's markup for colour
    # The labels of the choices that lead to a legal move, for games whose tree is too big to look for them.
    choice_path: Callable[[S, int], list[Message]] | None = None
    # What a move did: (state before, state after, move, seat or NOBODY), both states hidden for that seat.
    # The move is None where the seat may not know it. Without this the log shows the labels of the choices.
    describe: Callable[[S, S, int | None, int], Description] | None = None


@dataclass(frozen=True, kw_only=True)
class Heuristics(Generic[S]):
    """What a game tells the bots: the verbs they ask for, each a @rule, and figures that guide the search."""

    candidates: Callable[[S, Ints], int]
    rate: Callable[[S, Ints, int, Floats, Batch[S]], None]
    estimate: Callable[[S, int], float]
    features: Callable[[S, int, Floats], None]
    stage: Callable[[S], int]
    midturn: Callable[[S], bool]
    feature_names: tuple[str, ...]
    max_candidates: int
    stages: int
    lead_sd: tuple[float, ...]  # per stage, how far the final lead lies from an estimate (standard deviation)
    lead_scale: float  # a lead of so many points is a clear one
    temperature: float  # of the prior: a difference in rating that makes a move e times as likely
    noise: float  # added to ratings in playouts, in points
    exploration: float = 1.0  # how much the prior counts against the mean utility
    fpu_reduction: float = 0.1  # how much less than its parent a move counts that was never tried
    time_share: float = 0.9  # of the time left for a turn, what a decision may take
    craftsman_iterations: int = 400  # of the frozen search bot
    static_leaves: (
        bool  # leaves are estimated where they stand, instead of played out to the end of the stage
    )
    deterministic_stage: bool  # within a stage nothing is hidden and nothing random happens

    # How the Apprentice plays, where it is not simply the candidate rated best.
    greedy_move: Callable[[S, Ints, Floats], int] | None = None
    # For a number of players, how many stages a playout goes on after its own, since the mean of what is
    # estimated at the end of each errs less than one estimate. Not for the frozen bots.
    extra_stages: Callable[[int], int] = lambda players: 0
    # The options a value is trained under, for a number of players; the rest are the defaults.
    training_options: Callable[[int], Sequence[Mapping[str, Value]]] = lambda players: ({},)

    @property
    def generic_functions(self) -> dict[str, Callable[..., Any]]:
        return {
            "candidates": self.candidates,
            "rate": self.rate,
            **({"greedy_move": self.greedy_move} if self.greedy_move else {}),
            "estimate": self.estimate,
            "features": self.features,
            "stage": self.stage,
            "midturn": self.midturn,
        }


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    name: str
    folder: Path
    rules_version: int  # raised whenever the same seed, options and moves would give another match
    players: tuple[int, ...]
    options: tuple[Option, ...]
    setup_parts: tuple[str, ...]  # what `setup` can fix by hand
    edition: Edition  # the components of new matches
    num_moves: int  # moves are numbered 0 up to this
    max_legal_moves: int  # no position has more legal moves; also the scratch space of sample_move
    max_plies: int  # no match has more decisions
    hidden_information: bool  # seats know different things
    has_chance: bool  # something random happens after the set-up
    state: type[S]
    # The state before the deal: (players, options, setup, edition). What the set-up leaves out is marked.
    prepare: Callable[[int, Mapping[str, Value], Mapping[str, Any], Edition], S]
    dealt_setup: Callable[[S], dict[str, Any]]  # what chance has decided so far, in the form of `setup`
    options_of: Callable[[S], dict[str, Value]]  # the options a state was prepared with
    check_state: Callable[[S], None]  # BadPosition if the state breaks an invariant
    # Components we shipped before, oldest first. They can still be played with.
    older_editions: tuple[Edition, ...] = ()
    # A set of components of the user's own: BadEdition for what is none. None where ours are the only ones.
    read_edition: Callable[[Mapping[str, Any]], Edition] | None = None
    edition_of: Callable[[S], Edition] | None = None  # the one a state was prepared with, if there are others
    # Whether the seats decide now without knowing of each other: in one order by the rules, in any by people.
    simultaneous: Callable[[S], bool] | None = None
    rules: Rules[S]
    notation: Notation[S]
    ui: Presentation[S]
    heuristics: Heuristics[S] | None = None  # without it the only bot is the random one

    def __post_init__(self) -> None:
        self.register()
        add_folder(self.folder / "messages")

    def register(self) -> None:
        """Make the verbs mean this game's functions where they are given its states."""
        register(
            self.state, vars(self.rules) | (self.heuristics.generic_functions if self.heuristics else {})
        )

    @property
    def editions(self) -> tuple[Edition, ...]:
        """All components we ship, newest first."""
        return (self.edition, *reversed(self.older_editions))

    @property
    def first_edition(self) -> Edition:
        """The components of what was stored before editions were named."""
        return self.editions[-1]

    def new_state(
        self,
        players: int,
        options: Mapping[str, Value],
        setup: Mapping[str, Any],
        edition: Edition | None = None,
    ) -> S:
        """The state before the deal, with our components unless others are given."""
        return self.prepare(players, options, setup, edition or self.edition)

    def describe(self) -> dict[str, Any]:
        """The game as data."""
        return {
            "name": self.name,
            "rules_version": self.rules_version,
            "edition": {"name": self.edition.name, "hash": self.edition.hash},
            "editions": [{"name": one.name, "hash": one.hash} for one in self.editions],
            "own_editions": self.read_edition is not None,
            "players": list(self.players),
            "options": [
                {"name": o.name, "default": o.default, "allowed": list(o.allowed)} for o in self.options
            ],
            "setup": list(self.setup_parts),
            "moves": self.num_moves,
            "most_moves": self.max_legal_moves,
            "longest": self.max_plies,
            "hidden": self.hidden_information,
            "chance": self.has_chance,
        }

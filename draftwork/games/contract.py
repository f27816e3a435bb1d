"""The contract of a game: the data and functions that every game provides.

A game is a package that makes one `Game`, and an entry point in the group "draftwork.games" that names it.
A `Game` has four groups of functions: `Rules` for playing, `Notation` for texts, `Presentation` for user
interfaces, and optionally `Heuristics` for bots. Fields with a default may be left out.
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

from draftwork.games import defaults
from draftwork.i18n import Message, add_folder
from draftwork.kernel import Batch, Floats, Ints, register

S = TypeVar("S")
Value = str | int | bool


@dataclass(frozen=True)
class Option:
    """A setting that is chosen before the match. Its labels are the messages GAME-option-NAME(-VALUE)."""

    name: str
    default: Value
    allowed: tuple[Value, ...]


@dataclass(frozen=True)
class Edition:
    """A set of components. Its hash identifies it."""

    name: str
    data: Mapping[str, Any] = field(repr=False)
    # The data to hash, if the format of `data` has changed since the hash was first published.
    hashed: Mapping[str, Any] | None = field(default=None, repr=False, compare=False)

    @cached_property
    def hash(self) -> str:
        """The hash of the data. White space and the order of keys in the file do not matter."""
        data = self.data if self.hashed is None else self.hashed
        return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:16]

    @property
    def slug(self) -> str:
        """The name in the form that message ids contain."""
        return re.sub("[^a-z0-9]+", "-", self.name.lower()).strip("-")

    @classmethod
    def load(cls, file: Path) -> Edition:
        """Read a JSON file."""
        data = msgspec.json.decode(file.read_bytes())
        return cls(data["edition"], data)


class Point(msgspec.Struct, frozen=True):
    """Points with their reason: the rule, the amount, and the cells (row, column) or cards that score."""

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
    """The reason why a match ended, and what decided the ranking."""

    reason: Message
    decided_by: Message


class Choice(msgspec.Struct, frozen=True):
    """A node of the choice tree: a leaf with a move, a branch with more choices, or an illegal choice."""

    key: str  # identifies the choice among its siblings
    label: Message
    move: int | None = None
    why_not: Message | None = None  # the reason why the choice is illegal
    gains: int | None = None  # the immediate change of the score
    effects: tuple[Message, ...] = ()  # other effects of the move
    choices: list[Choice] = []
    # Later choices, shown in advance and without their moves. For a leaf: choices that follow its move. For a
    # branch: illegal choices that `choices` leaves out.
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
    """The description of a past move for one viewer.

    A client adds the argument `name` to every message that has a `seat` (numbered from 1).
    """

    did: list[Message] = []  # clauses without a subject; the clauses of a turn form one sentence
    ended: list[Message] = []  # if a round ended: what ended, then its results
    continues: bool = False  # the move continues a turn


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S]):
    """Implementations of `draftwork.kernel.generics`, each a @rule with the parameter names given there."""

    deal: Callable[[S, Ints], None]
    to_move: Callable[[S], int]
    legal_moves: Callable[[S, Ints], int]
    illegality: Callable[[S, int], int]
    apply: Callable[[S, int], None]
    sample_move: Callable[[S, Ints, Ints], int] = defaults.sample_move
    score: Callable[[S, int], int]
    rank: Callable[[S, int], int] = defaults.rank  # the default has no tie-breaks
    # The defaults hide nothing. They suit games without hidden information or chance after the set-up.
    redact: Callable[[S, int], None] = defaults.redact
    determinize: Callable[[S, int, Ints], None] = defaults.determinize


@dataclass(frozen=True, kw_only=True)
class Notation(Generic[S]):
    """Moves and positions as text."""

    write_move: Callable[[int], str]  # the canonical text of a move
    read_move: Callable[[str], int]  # raises BadMove if the text is not a move of the game
    move_json: Callable[[int], dict[str, Any]] = defaults.move_json  # additional JSON fields
    write_position: Callable[[S], dict[str, str]]  # the lines of a position by their keys
    read_position: Callable[[dict[str, str]], S]  # raises BadPosition if it is impossible
    # The text of a past move as a viewer may know it: (state before the move, current state, move, seat or
    # NOBODY). Needed only if moves can be secret.
    redact_move: Callable[[S, S, int, int], str] | None = None


@dataclass(frozen=True, kw_only=True)
class Presentation(Generic[S]):
    """The user interface: views, choices, explanations and pictures.

    The states are redacted for the viewer. `refusal`, `points` and `ending` can also get complete states.
    """

    view_type: type[msgspec.Struct]
    # (state, seat or NOBODY). Without hidden information, the views of all seats differ only in `seat`.
    view: Callable[[S, int], msgspec.Struct]
    choices: Callable[[S], list[Choice]]  # the choice tree of the seat to move
    prompt: Callable[[S], Message]  # a sentence that tells the seat to move what to decide
    refusal: Callable[[S, int, int], Message]  # (state, move, code from `illegality`)
    points: Callable[[S, int], list[Point]]  # (state, seat) all current points of the seat
    ending: Callable[[S], Ending]  # of a finished match
    svg: Callable[[S, int, str], str]  # (state, seat or NOBODY, language)
    terminal: Callable[[S, int, str], str]  # (state, seat or NOBODY, language), with Rich markup
    # The labels of the choices that lead to a legal move. Without it, the choice tree is searched.
    choice_path: Callable[[S, int], list[Message]] | None = None
    # The description of a past move: (state before, state after, move, seat or NOBODY). The move is None if
    # it is hidden from the seat. Without this function, the log shows the labels of the choices.
    describe: Callable[[S, S, int | None, int], Description] | None = None


@dataclass(frozen=True, kw_only=True)
class Heuristics(Generic[S]):
    """The knowledge of the bots: generic functions, each a @rule, and parameters of the search."""

    candidates: Callable[[S, Ints], int] = defaults.candidates
    rate: Callable[[S, Ints, int, Floats, Batch[S]], None]
    estimate: Callable[[S, int], float]
    features: Callable[[S, int, Floats], None]
    stage: Callable[[S], int] = defaults.stage
    midturn: Callable[[S], bool] = defaults.midturn
    feature_names: tuple[str, ...]
    max_candidates: int  # no position has more candidates
    stages: int = 1  # the number of stages
    lead_sd: tuple[float, ...]  # per stage, the standard deviation of (final lead - estimated lead)
    lead_scale: float  # in points; the utility grows with tanh(lead / lead_scale)
    temperature: float  # of the prior: a rating higher by this much makes a move e times as likely
    noise: float  # the scale of the noise that playouts add to ratings, in points
    exploration: float = 1.0  # the weight of the prior relative to the mean utility
    fpu_reduction: float = 0.1  # an untried move counts this much less than its parent (first play urgency)
    time_share: float = 0.9  # the share of the time left for a turn that one decision may use
    craftsman_iterations: int = 400  # iterations of the frozen search bot
    static_leaves: bool = False  # estimate a leaf at once instead of playing out its stage
    deterministic_stage: bool = False  # within a stage nothing is hidden and nothing random happens

    # The policy of the Apprentice bot. By default it plays the candidate with the best rating.
    greedy_move: Callable[[S, Ints, Floats], int] | None = None
    # The number of further stages that a playout goes through, by the number of players. The mean of the
    # estimates after all stages has a smaller error than one estimate. Frozen bots do not use it.
    extra_stages: Callable[[int], int] = lambda players: 0
    # The sets of options with which values are trained, by the number of players. Other options have their
    # defaults.
    training_options: Callable[[int], Sequence[Mapping[str, Value]]] = lambda players: ({},)

    @property
    def generic_functions(self) -> dict[str, Callable[..., Any]]:
        """The implementations of generic functions, by name."""
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
    """A game: its description as data, and its functions."""

    name: str
    folder: Path  # with the message catalogues in messages/
    rules_version: int  # increased when the same seed, options and moves would give another match
    players: tuple[int, ...]  # the possible numbers of players
    options: tuple[Option, ...] = ()
    setup_parts: tuple[str, ...] = ()  # the parts of the set-up that a user can fix
    edition: Edition  # the components of new matches
    num_moves: int  # moves are the numbers from 0 to num_moves - 1
    max_legal_moves: int  # no position has more; the size of the buffer for legal_moves
    max_plies: int  # no match has more moves
    hidden_information: bool  # some information is hidden from some seats
    has_chance: bool  # random events happen after the set-up
    state: type[S]
    # The state before the deal: (players, options, setup, edition). The parts that `setup` does not fix are
    # marked for `deal`.
    prepare: Callable[[int, Mapping[str, Value], Mapping[str, Any], Edition], S]
    dealt_setup: Callable[[S], dict[str, Any]]  # everything dealt so far, in the form of `setup`
    options_of: Callable[[S], dict[str, Value]]  # the options that a state was prepared with
    check_state: Callable[[S], None]  # raises BadPosition if an invariant is broken
    # Shipped editions that were replaced, oldest first. They can still be played.
    older_editions: tuple[Edition, ...] = ()
    # Reads an own edition; raises BadEdition if it is invalid. None if the game has no own editions.
    read_edition: Callable[[Mapping[str, Any]], Edition] | None = None
    edition_of: Callable[[S], Edition] | None = None  # of a state; None if the game has only one edition
    # Whether the decision is simultaneous. The rules ask the seats one by one; people answer in any order.
    simultaneous: Callable[[S], bool] | None = None
    rules: Rules[S]
    notation: Notation[S]
    ui: Presentation[S]
    heuristics: Heuristics[S] | None = None  # without it, only the random bot can play

    def __post_init__(self) -> None:
        self.register()
        add_folder(self.folder / "messages")

    def register(self) -> None:
        """Register the implementations of the generic functions for states of this game."""
        register(
            self.state, vars(self.rules) | (self.heuristics.generic_functions if self.heuristics else {})
        )

    @property
    def editions(self) -> tuple[Edition, ...]:
        """All shipped editions, newest first."""
        return (self.edition, *reversed(self.older_editions))

    @property
    def first_edition(self) -> Edition:
        """The oldest edition: old stored matches do not name their edition and use this one."""
        return self.editions[-1]

    def new_state(
        self,
        players: int,
        options: Mapping[str, Value],
        setup: Mapping[str, Any],
        edition: Edition | None = None,
    ) -> S:
        """The state before the deal. The default edition is the current one."""
        return self.prepare(players, options, setup, edition or self.edition)

    def describe(self) -> dict[str, Any]:
        """The description of the game as JSON data."""
        return {
            "name": self.name,
            "rules_version": self.rules_version,
            "edition": {"name": self.edition.name, "hash": self.edition.hash},
            "editions": [{"name": edition.name, "hash": edition.hash} for edition in self.editions],
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

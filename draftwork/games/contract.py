"""The contract of a game: the data and functions that every game provides.

A game is a package that makes one `Game`, and an entry point in the group "draftwork.games" that names it.
A `Game` has four groups of functions: `Rules` for playing, `Notation` for texts, `Presentation` for user
interfaces, and `Heuristics` for bots. Only a few fields have no default. A default that depends on the game
is LEFT_OUT here; `draftwork.games.defaults` fills it in when the `Game` is made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from draftwork.games.defaults import LEFT_OUT, fill_in
from draftwork.games.defaults import rules as default
from draftwork.games.types import STANDARD, Choice, Description, Edition, Ending, Option, Point, Value
from draftwork.i18n import Message, add_folder
from draftwork.kernel import Batch, Floats, Ints, register

__all__ = [
    "Choice",
    "Description",
    "Edition",
    "Ending",
    "Game",
    "Heuristics",
    "Notation",
    "Option",
    "Point",
    "Presentation",
    "Rules",
    "Value",
]

S = TypeVar("S")


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S]):
    """Implementations of `draftwork.kernel.generics`, each a @rule with the parameter names given there."""

    deal: Callable[[S, Ints], None] = default.deal  # the default deals nothing
    to_move: Callable[[S], int]
    # One of the two may be left out: it follows from the other.
    legal_moves: Callable[[S, Ints], int] = LEFT_OUT
    illegality: Callable[[S, int], int] = LEFT_OUT
    apply: Callable[[S, int], None]
    sample_move: Callable[[S, Ints, Ints], int] = default.sample_move
    score: Callable[[S, int], int]
    rank: Callable[[S, int], int] = default.rank  # the default has no tie-breaks
    # The defaults hide nothing. They suit games without hidden information or chance after the set-up.
    redact: Callable[[S, int], None] = default.redact
    determinize: Callable[[S, int, Ints], None] = default.determinize


@dataclass(frozen=True, kw_only=True)
class Notation(Generic[S]):
    """Moves and positions as text."""

    write_move: Callable[[int], str] = str  # the canonical text of a move; by default, its number
    # Raises BadMove if the text is not a move of the game. The default knows the texts of all moves.
    read_move: Callable[[str], int] = LEFT_OUT
    move_json: Callable[[int], dict[str, Any]] = default.move_json  # additional JSON fields
    # The lines of a position by their keys; by default, the fields of the state as JSON.
    write_position: Callable[[S], dict[str, str]] = LEFT_OUT
    read_position: Callable[[dict[str, str]], S] = LEFT_OUT  # raises BadPosition if it is impossible
    # The text of a past move as a viewer may know it: (state before the move, current state, move, seat or
    # NOBODY). Needed only if moves can be secret.
    redact_move: Callable[[S, S, int, int], str] | None = None


@dataclass(frozen=True, kw_only=True)
class Presentation(Generic[S]):
    """The user interface: views, choices, explanations and pictures.

    The states are redacted for the viewer. `refusal`, `points` and `ending` can also get complete states.
    The comments in brackets name the messages that the defaults use, if the catalogue of the game has them.
    """

    view_type: type[msgspec.Struct] = LEFT_OUT
    # (state, seat or NOBODY). Without hidden information, the views of all seats differ only in `seat`.
    # By default, the fields of the state.
    view: Callable[[S, int], msgspec.Struct] = LEFT_OUT
    choices: Callable[[S], list[Choice]] = LEFT_OUT  # the choice tree of the seat to move [GAME-move]
    prompt: Callable[[S], Message] = LEFT_OUT  # a sentence that says what to decide [GAME-prompt]
    # (state, move, code from `illegality`) [GAME-illegal-CODE]
    refusal: Callable[[S, int, int], Message] = LEFT_OUT
    points: Callable[[S, int], list[Point]] = LEFT_OUT  # (state, seat) all current points of the seat
    ending: Callable[[S], Ending] = LEFT_OUT  # of a finished match [GAME-ended]
    svg: Callable[[S, int, str], str] = LEFT_OUT  # (state, seat or NOBODY, language); draws `terminal`
    # (state, seat or NOBODY, language), with Rich markup. By default, the fields of the state.
    terminal: Callable[[S, int, str], str] = LEFT_OUT
    # The labels of the choices that lead to a legal move. Without it, the choice tree is searched.
    choice_path: Callable[[S, int], list[Message]] | None = None
    # The description of a past move: (state before, state after, move, seat or NOBODY). The move is None if
    # it is hidden from the seat. Without this function, the log shows the labels of the choices.
    describe: Callable[[S, S, int | None, int], Description] | None = None
    # The kind of the random event that followed a move: (state before, state after), both complete. The
    # message GAME-luck-KIND names it [review-luck-chance].
    chance_kind: Callable[[S, S], str] = default.chance_kind


@dataclass(frozen=True, kw_only=True)
class Heuristics(Generic[S]):
    """The knowledge of the bots: generic functions, each a @rule, and parameters of the search.

    With the defaults, a search plays every leaf out to the end of the match, by moves that score at once.
    `draftwork game tune` measures the parameters in points.
    """

    candidates: Callable[[S, Ints], int] = default.candidates
    rate: Callable[[S, Ints, int, Floats, Batch[S]], None] = default.rate
    estimate: Callable[[S, int], float] = default.estimate
    features: Callable[[S, int, Floats], None] = default.features
    stage: Callable[[S], int] = default.stage
    midturn: Callable[[S], bool] = default.midturn
    feature_names: tuple[str, ...] = default.FEATURES
    max_candidates: int = LEFT_OUT  # no position has more candidates; by default, max_legal_moves
    stages: int = 1  # the number of stages
    lead_sd: tuple[float, ...] = (10.0,)  # per stage, the standard deviation of (final lead - estimated lead)
    lead_scale: float = 10.0  # in points; the utility grows with tanh(lead / lead_scale)
    temperature: float = 3.0  # of the prior: a rating higher by this much makes a move e times as likely
    noise: float = 3.0  # the scale of the noise that playouts add to ratings, in points
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
    # default.
    training_options: Callable[[int], Sequence[Mapping[str, Value]]] = lambda players: ({},)
    # From these losses in points on, a review calls a decision an inaccuracy, a mistake or a blunder. Empty:
    # only the loss of win probability counts.
    review_points: tuple[float, ...] = ()

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
    # Holds the message catalogues in messages/, and optionally page/board.js and guide/LANGUAGE.md. The
    # default is the folder of `state`.
    folder: Path = LEFT_OUT
    rules_version: int = 1  # increased when the same seed, options and moves would give another match
    players: tuple[int, ...]  # the possible numbers of players
    options: tuple[Option, ...] = ()
    setup_parts: tuple[str, ...] = ()  # the parts of the set-up that a user can fix
    edition: Edition = STANDARD  # the components of new matches
    num_moves: int  # moves are the numbers from 0 to num_moves - 1
    max_legal_moves: int = LEFT_OUT  # no position has more; by default, num_moves
    max_plies: int = 1000  # no match has more moves
    hidden_information: bool = False  # some information is hidden from some seats
    has_chance: bool = False  # random events happen after the set-up
    state: type[S]  # has a field `players`
    # The state before the deal: (players, options, setup, edition). The parts that `setup` does not fix are
    # marked for `deal`. By default, an option or a part is the field of the state with its name: the index of
    # the value of an option; UNKNOWN in parts that are not fixed.
    prepare: Callable[[int, Mapping[str, Value], Mapping[str, Any], Edition], S] = LEFT_OUT
    dealt_setup: Callable[[S], dict[str, Any]] = LEFT_OUT  # everything dealt so far, as in `setup`
    options_of: Callable[[S], dict[str, Value]] = LEFT_OUT  # the options that a state was prepared with
    # Raises BadPosition if an invariant is broken. Before it is called, the ranges that the annotations of
    # the state declare are checked.
    check_state: Callable[[S], None] = LEFT_OUT
    # Shipped editions that were replaced, oldest first. They can still be played.
    older_editions: tuple[Edition, ...] = ()
    # Reads an own edition; raises BadEdition if it is invalid. None if the game has no own editions.
    read_edition: Callable[[Mapping[str, Any]], Edition] | None = None
    edition_of: Callable[[S], Edition] | None = None  # of a state; None if the game has only one edition
    # Whether the decision is simultaneous. The rules ask the seats one by one; people answer in any order.
    simultaneous: Callable[[S], bool] | None = None
    rules: Rules[S]
    notation: Notation[S] = Notation()
    ui: Presentation[S] = Presentation()
    heuristics: Heuristics[S] | None = Heuristics()  # None: only the random bot can play

    def __post_init__(self) -> None:
        fill_in(self)
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

"""Random matches, the same every time: what the checks are run on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from draftwork.games import Game, Value
from draftwork.i18n import LANGUAGES, Message
from draftwork.kernel import Ints, copy_state, int_zeros
from draftwork.kernel.deal import deal_key
from draftwork.kernel.errors import BadOption, IllegalMove
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator, random_below
from draftwork.play import Match
from draftwork.play.settings import check_options


@dataclass(frozen=True)
class Case:
    """A random match: the game, for how many, and the seed of its deal and of its moves."""

    game: Game[Any]
    players: int
    seed: str
    options: Mapping[str, Value] = field(default_factory=dict[str, Value])

    def match(self, setup: Mapping[str, Any] | None = None, seed: str | None = None) -> Match:
        """The match before its first decision; with another set-up or seed if asked."""
        chosen = seed or self.seed
        return Match(
            self.game.name,
            players=self.players,
            seed=chosen,
            setup=setup,
            edition=None,
            seats=(),
            nonces=(),
            **self.options,
        )

    def walk(self) -> Iterator[Match]:
        """One match, before every decision that somebody makes and once more at the end."""
        match = self.match()
        rng = generator(self.seed)
        while match.to_move is not None:
            yield match
            moves = match.moves.numbers
            move = moves[random_below(rng, len(moves))]
            try:
                match.play(move)
            except IllegalMove as refused:
                raise AssertionError(f"{self}: the legal move {move} is refused: {refused.message}") from None
        yield match

    def sample(self, positions: int) -> list[Match]:
        """Some positions of the match, from the first decision on, evenly spread."""
        copies = [match.copy() for match in self.walk()][:-1]
        return [copies[i * len(copies) // positions] for i in range(min(positions, len(copies)))]

    def states(self) -> Iterator[Any]:
        """One state, before every decision, forced ones too, and once more at the end."""
        game = self.game
        state = dealt_state(self)
        rng = generator(self.seed)
        for _ in range(game.max_plies + 1):
            yield state
            if game.rules.to_move(state) == NOBODY:
                return
            moves = legal(game, state)
            assert moves, f"{self}: no legal move before the end"
            game.rules.apply(state, moves[random_below(rng, len(moves))])
        raise AssertionError(f"{self}: not over after {game.max_plies} decisions")

    def __str__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f'Match("{self.game.name}", players={self.players}, seed="{self.seed}"{options})'


def cases(game: Game[Any], players: int, count: int) -> list[Case]:
    """So many random matches, taking turns with the values of the options that go with so many players."""
    names = [option.name for option in game.options]
    ways = [dict(zip(names, values, strict=True)) for values in product(*(o.allowed for o in game.options))]
    ways = _spread([way for way in ways if _goes(game, players, way)])
    assert check_options(game, {}) in ways, f"{game.name}: the default options do not go with {players}"
    return [Case(game, players, f"battery {i}", ways[i % len(ways)]) for i in range(count)]


def _spread(ways: list[dict[str, Value]]) -> list[dict[str, Value]]:
    """The same options in an order in which every value comes as early as it can."""
    left, spread, seen = list(ways), [], set[tuple[str, Value]]()
    while left:
        way = max(left, key=lambda way: len(way.items() - seen))
        left.remove(way)
        spread.append(way)
        seen |= way.items()
    return spread


def _goes(game: Game[Any], players: int, options: Mapping[str, Value]) -> bool:
    """Whether the options go together, for so many players."""
    try:
        game.new_state(players, options, {})
    except BadOption as refused:
        check_words(refused.message, game.name)
        return False
    return True


def dealt_state(case: Case) -> Any:
    """The state after the deal and before any forced move."""
    game = case.game
    state = game.new_state(case.players, check_options(game, case.options), {})
    game.rules.deal(state, deal_key(case.seed))
    return state


def copy_of(game: Game[Any], state: Any) -> Any:
    return copy_state(state)


def hidden_of(game: Game[Any], state: Any, seat: int) -> Any:
    hidden = copy_of(game, state)
    game.rules.redact(hidden, seat)
    return hidden


def imagined_of(game: Game[Any], hidden: Any, seat: int, rng: Ints) -> Any:
    state = copy_of(game, hidden)
    game.rules.determinize(state, seat, rng)
    return state


def legal(game: Game[Any], state: Any) -> list[int]:
    """The legal moves as listed; room for all moves of the game shows a listing that is too long."""
    out = int_zeros(game.num_moves)
    return [int(out[i]) for i in range(game.rules.legal_moves(state, out))]


def viewers(players: int) -> list[int | None]:
    """Every seat, and somebody who only watches."""
    return [*range(players), None]


def check_words(message: Message, where: object) -> None:
    """The message has a sentence in every language."""
    for language in LANGUAGES:
        try:
            sentence = message.text(language)
        except LookupError as missing:
            raise AssertionError(f"{where}: {missing}") from None
        assert sentence.strip(), f"{where}: {message.id} says nothing in {language}"

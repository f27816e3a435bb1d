"""Random matches from fixed seeds, on which the checks run."""

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
    """A random match. The seed determines its deal and its moves."""

    game: Game[Any]
    players: int
    seed: str
    options: Mapping[str, Value] = field(default_factory=dict[str, Value])

    def match(self, setup: Mapping[str, Any] | None = None, seed: str | None = None) -> Match:
        """Return the match before its first decision, optionally with another set-up or seed."""
        return Match(
            self.game.name,
            players=self.players,
            seed=seed or self.seed,
            setup=setup,
            edition=None,
            seats=(),
            nonces=(),
            **self.options,
        )

    def walk(self) -> Iterator[Match]:
        """Play the match. Yield it before every decision of a player and at the end."""
        match = self.match()
        rng = generator(self.seed)
        while match.to_move is not None:
            yield match
            moves = match.legal_moves.numbers
            move = moves[random_below(rng, len(moves))]
            try:
                match.play(move)
            except IllegalMove as refused:
                raise AssertionError(f"{self}: the legal move {move} is refused: {refused.message}") from None
        yield match

    def sample(self, positions: int) -> list[Match]:
        """Return copies of the match at evenly spaced decisions, the first one included."""
        copies = [match.copy() for match in self.walk()][:-1]
        return [copies[i * len(copies) // positions] for i in range(min(positions, len(copies)))]

    def states(self) -> Iterator[Any]:
        """Play by the rules alone. Yield the state before every decision, forced or not, and at the end."""
        game = self.game
        state = dealt_state(self)
        rng = generator(self.seed)
        for _ in range(game.max_plies + 1):
            yield state
            if game.rules.to_move(state) == NOBODY:
                return
            moves = list_legal_moves(game, state)
            assert moves, f"{self}: no legal move before the end"
            game.rules.apply(state, moves[random_below(rng, len(moves))])
        raise AssertionError(f"{self}: not over after {game.max_plies} decisions")

    def __str__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f'Match("{self.game.name}", players={self.players}, seed="{self.seed}"{options})'


def cases(game: Game[Any], players: int, count: int) -> list[Case]:
    """Return random matches that cycle through the combinations of options allowed for the player count."""
    names = [option.name for option in game.options]
    products = product(*(option.allowed for option in game.options))
    combinations = [dict(zip(names, values, strict=True)) for values in products]
    combinations = _sort_by_new_values([one for one in combinations if _options_fit(game, players, one)])
    assert check_options(game, {}) in combinations, (
        f"{game.name}: the default options do not go with {players}"
    )
    return [Case(game, players, f"battery {i}", combinations[i % len(combinations)]) for i in range(count)]


def _sort_by_new_values(combinations: list[dict[str, Value]]) -> list[dict[str, Value]]:
    """Order the combinations so that every value of an option occurs as early as possible."""
    left, ordered, seen = list(combinations), [], set[tuple[str, Value]]()
    while left:
        best = max(left, key=lambda combination: len(combination.items() - seen))
        left.remove(best)
        ordered.append(best)
        seen |= best.items()
    return ordered


def _options_fit(game: Game[Any], players: int, options: Mapping[str, Value]) -> bool:
    """Return whether the game allows this combination of options for the number of players."""
    try:
        game.new_state(players, options, {})
    except BadOption as refused:
        check_translations(refused.message, game.name)
        return False
    return True


def dealt_state(case: Case) -> Any:
    """Return the state after the deal and before any forced move."""
    game = case.game
    state = game.new_state(case.players, check_options(game, case.options), {})
    game.rules.deal(state, deal_key(case.seed))
    return state


def redacted(game: Game[Any], state: Any, seat: int) -> Any:
    hidden = copy_state(state)
    game.rules.redact(hidden, seat)
    return hidden


def determinized(game: Game[Any], hidden: Any, seat: int, rng: Ints) -> Any:
    state = copy_state(hidden)
    game.rules.determinize(state, seat, rng)
    return state


def list_legal_moves(game: Game[Any], state: Any) -> list[int]:
    """Return the legal moves as listed. The buffer is oversized, to detect a list that is too long."""
    out = int_zeros(game.num_moves)
    return [int(out[i]) for i in range(game.rules.legal_moves(state, out))]


def viewers(players: int) -> list[int | None]:
    """Return every seat, and None for a spectator."""
    return [*range(players), None]


def check_translations(message: Message, where: object) -> None:
    """Check that the message has a text in every language."""
    for language in LANGUAGES:
        try:
            sentence = message.text(language)
        except LookupError as missing:
            raise AssertionError(f"{where}: {missing}") from None
        assert sentence.strip(), f"{where}: {message.id} says nothing in {language}"

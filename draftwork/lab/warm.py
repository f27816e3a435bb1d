"""Everything that is compiled, compiled once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from draftwork.games import Game, playable
from draftwork.kernel import batch, ints, replace
from draftwork.kernel.deal import key_of
from draftwork.kernel.random import generator
from draftwork.lab.simulate import play_chunk
from draftwork.play import Match

Job = tuple[str, Callable[[], object]]


def jobs() -> list[Job]:
    """What to compile, each with a name to show."""
    return [job for game in playable() for job in _game_jobs(game)]


def _game_jobs(game: Game[Any]) -> list[Job]:
    def prepared() -> Any:
        options = {option.name: option.default for option in game.options}
        return game.begin(game.players[0], options, {})

    def bulk(listing: bool) -> None:
        states = batch(game.state, 1)
        replace(states, 0, prepared())
        play_chunk(game, states, "warm", range(1), listing)

    state = prepared()
    rules, rng, out = game.rules, generator("warm"), ints(game.most_moves)
    steps: dict[str, Callable[[], object]] = {
        "deal": lambda: rules.deal(state, key_of("warm")),
        "to_move": lambda: rules.to_move(state),
        "legal_moves": lambda: rules.legal_moves(state, out),
        "refuse": lambda: rules.refuse(state, 0),
        "sample_move": lambda: rules.sample_move(state, rng, out),
        "apply": lambda: rules.apply(state, out[0]),
        "score": lambda: rules.score(state, 0),
        "rank": lambda: rules.rank(state, 0),
        "hide": lambda: rules.hide(state, 0),
        "imagine": lambda: rules.imagine(state, 0, rng),
        "views": lambda: _look(game),
        "simulation": partial(bulk, True),
        "sampling": partial(bulk, False),
    }
    return [(f"{game.name}: {step}", job) for step, job in steps.items()]


def _look(game: Game[Any]) -> None:
    """Drawings and explanations call rules too."""
    match = Match(game.name, players=game.players[0], seed="warm")
    match.view(0)
    for choice in match.choices(match.to_move or 0):
        list(choice.leaves())
    match.from_position(match.position())
    match.scores.explain()

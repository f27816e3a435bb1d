"""Hoard: play cards open or bury them, and end with the most."""

from pathlib import Path

from draftwork.games import Game, Notation, Option, Presentation, Rules
from hoard import draw, moves, position, rules, scoring, secrets, setup, terminal, view
from hoard.choices import choices
from hoard.components import DICE, EDITION
from hoard.features import SEARCH
from hoard.prompt import prompt
from hoard.state import State

GAME = Game(
    name="hoard",
    folder=Path(__file__).parent,
    rules_version=view.VERSION,
    players=(2, 3),
    options=(Option("die", "wild", DICE),),
    setup_parts=setup.PARTS,
    edition=EDITION,
    num_moves=rules.MOVES,
    max_legal_moves=rules.MOST_MOVES,
    max_plies=rules.LONGEST,
    hidden_information=True,
    has_chance=True,
    state=State,
    prepare=setup.new_state,
    dealt_setup=setup.dealt_setup,
    options_of=setup.option_values,
    check_state=position.check_state,
    rules=Rules(
        deal=rules.deal,
        to_move=rules.to_move,
        legal_moves=rules.legal_moves,
        illegality=rules.illegality,
        apply=rules.apply,
        sample_move=rules.sample_move,
        score=scoring.score,
        rank=scoring.rank,
        redact=secrets.redact,
        determinize=secrets.determinize,
    ),
    notation=Notation(
        write_move=moves.write_move,
        read_move=moves.read_move,
        move_json=moves.move_json,
        write_position=position.write_position,
        read_position=position.read_position,
        redact_move=moves.redact_move,
    ),
    ui=Presentation(
        view_type=view.View,
        view=view.view,
        choices=choices,
        prompt=prompt,
        refusal=moves.refusal,
        points=scoring.points,
        ending=scoring.ending,
        svg=draw.svg,
        terminal=terminal.terminal,
    ),
    heuristics=SEARCH,
)

"""Hoard: play cards open or bury them, and end with the most."""

from draftwork.games import Game, Notation, Option, Presentation, Rules
from hoard import choices, moves, position, rules, scoring, secrets, setup, terminal, view
from hoard.components import DICE, EDITION
from hoard.features import SEARCH
from hoard.state import State

GAME = Game(
    name="hoard",
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
    check_state=position.check_state,
    rules=Rules(
        deal=rules.deal,
        to_move=rules.to_move,
        legal_moves=rules.legal_moves,
        illegality=rules.illegality,
        apply=rules.apply,
        score=scoring.score,
        rank=scoring.rank,
        redact=secrets.redact,
        determinize=secrets.determinize,
    ),
    notation=Notation(
        write_move=moves.write_move,
        move_json=moves.move_json,
        write_position=position.write_position,
        read_position=position.read_position,
        redact_move=moves.redact_move,
    ),
    ui=Presentation(
        view_type=view.View,
        view=view.view,
        choices=choices.choices,
        prompt=choices.prompt,
        refusal=moves.refusal,
        points=scoring.points,
        ending=scoring.ending,
        terminal=terminal.terminal,
    ),
    heuristics=SEARCH,
)

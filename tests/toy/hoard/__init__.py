"""Hoard: play cards open or bury them, and end with the most."""

from pathlib import Path

from draftwork.games import Game, Notation, Option, Rules, Show
from hoard import draw, moves, position, rules, scoring, secrets, setup, terminal, view
from hoard.choices import choices
from hoard.components import DICE, EDITION
from hoard.features import SEARCH
from hoard.state import State
from hoard.todo import todo

GAME = Game(
    name="hoard",
    folder=Path(__file__).parent,
    rules_version=view.VERSION,
    players=(2, 3),
    options=(Option("die", "wild", DICE),),
    setup_parts=setup.PARTS,
    edition=EDITION,
    moves=rules.MOVES,
    most_moves=rules.MOST_MOVES,
    longest=rules.LONGEST,
    hidden=True,
    chance=True,
    state=State,
    prepare=setup.prepare,
    dealt=setup.dealt,
    option_values=setup.option_values,
    check=position.check,
    rules=Rules(
        deal=rules.deal,
        to_move=rules.to_move,
        legal_moves=rules.legal_moves,
        refuse=rules.refuse,
        apply=rules.apply,
        sample_move=rules.sample_move,
        score=scoring.score,
        rank=scoring.rank,
        hide=secrets.hide,
        imagine=secrets.imagine,
    ),
    notation=Notation(
        write_move=moves.write_move,
        read_move=moves.read_move,
        move_json=moves.move_json,
        write_position=position.write_position,
        read_position=position.read_position,
        veil_move=moves.veil_move,
    ),
    show=Show(
        view_type=view.View,
        view=view.view,
        choices=choices,
        todo=todo,
        refusal=moves.refusal,
        points=scoring.points,
        ending=scoring.ending,
        svg=draw.svg,
        terminal=terminal.terminal,
    ),
    search=SEARCH,
)

"""Blueprints: architects draft dice as building material and compete for awards and prizes."""

from pathlib import Path

from draftwork.games.blueprints import (
    describe,
    draw,
    edition,
    estimate,
    features,
    invariants,
    moves,
    position,
    rating,
    reasons,
    rules,
    scoring,
    secrets,
    setup,
    terminal,
    view,
)
from draftwork.games.blueprints.choices import choices, path
from draftwork.games.blueprints.components import COMMON, EDITION
from draftwork.games.blueprints.state import State
from draftwork.games.blueprints.tables import ROUNDS
from draftwork.games.blueprints.todo import todo
from draftwork.games.contract import Game, Notation, Rules, Search, Show

SEARCH = Search(
    candidates=rating.candidates,
    rate=rating.rate,
    glance=rating.glance,
    estimate=estimate.estimate,
    features=features.features,
    stage=estimate.stage,
    midturn=estimate.midturn,
    feature_names=features.FEATURES,
    most_candidates=rules.MOST_MOVES,
    stages=ROUNDS,
    spread=(5.2, 4.3, 3.1),
    scale=4.0,
    temperature=0.15,
    noise=0.05,
    share=0.7,
    static=False,
    open=False,
)

GAME = Game(
    name="blueprints",
    folder=Path(__file__).parent,
    rules_version=view.VERSION,
    players=tuple(map(int, COMMON.pool)),
    options=(),
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
    check=invariants.check,
    read_edition=edition.read_edition,
    edition_of=edition.edition_of,
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
        path=path,
        describe=describe.describe,
        refusal=moves.refusal,
        points=reasons.points,
        ending=reasons.ending,
        svg=draw.svg,
        terminal=terminal.terminal,
    ),
    search=SEARCH,
)

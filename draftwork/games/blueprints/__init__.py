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
from draftwork.games.contract import Game, Heuristics, Notation, Presentation, Rules

SEARCH = Heuristics(
    candidates=rating.candidates,
    rate=rating.rate,
    greedy_move=rating.glance,
    estimate=estimate.estimate,
    features=features.features,
    stage=estimate.stage,
    midturn=estimate.midturn,
    feature_names=features.FEATURES,
    max_candidates=rules.MOST_MOVES,
    stages=ROUNDS,
    lead_sd=(5.2, 4.3, 3.1),
    lead_scale=4.0,
    temperature=0.15,
    noise=0.05,
    time_share=0.7,
    static_leaves=False,
    deterministic_stage=False,
)

GAME = Game(
    name="blueprints",
    folder=Path(__file__).parent,
    rules_version=view.VERSION,
    players=tuple(map(int, COMMON.pool)),
    options=(),
    setup_parts=setup.PARTS,
    edition=EDITION,
    num_moves=rules.MOVES,
    max_legal_moves=rules.MOST_MOVES,
    max_plies=rules.LONGEST,
    hidden_information=True,
    has_chance=True,
    state=State,
    prepare=setup.prepare,
    dealt_setup=setup.dealt,
    options_of=setup.option_values,
    check_state=invariants.check,
    read_edition=edition.read_edition,
    edition_of=edition.edition_of,
    rules=Rules(
        deal=rules.deal,
        to_move=rules.to_move,
        legal_moves=rules.legal_moves,
        illegality=rules.refuse,
        apply=rules.apply,
        sample_move=rules.sample_move,
        score=scoring.score,
        rank=scoring.rank,
        redact=secrets.hide,
        determinize=secrets.imagine,
    ),
    notation=Notation(
        write_move=moves.write_move,
        read_move=moves.read_move,
        move_json=moves.move_json,
        write_position=position.write_position,
        read_position=position.read_position,
        redact_move=moves.veil_move,
    ),
    ui=Presentation(
        view_type=view.View,
        view=view.view,
        choices=choices,
        prompt=todo,
        choice_path=path,
        describe=describe.describe,
        refusal=moves.refusal,
        points=reasons.points,
        ending=reasons.ending,
        svg=draw.svg,
        terminal=terminal.terminal,
    ),
    heuristics=SEARCH,
)

"""Blueprints: architects draft dice as building material and compete for awards and prizes."""

from pathlib import Path

from draftwork.games.blueprints import setup
from draftwork.games.blueprints.ai import estimate, features, rate
from draftwork.games.blueprints.ai.candidates import candidates
from draftwork.games.blueprints.ai.stages import midturn, stage
from draftwork.games.blueprints.components import COMMON, EDITION
from draftwork.games.blueprints.constants import ROUNDS
from draftwork.games.blueprints.drawing import svg
from draftwork.games.blueprints.notation import edition, invariants, moves, position
from draftwork.games.blueprints.rules import scoring, secrets
from draftwork.games.blueprints.rules.apply import apply
from draftwork.games.blueprints.rules.deal import deal
from draftwork.games.blueprints.rules.illegality import refuse
from draftwork.games.blueprints.rules.turns import (
    LONGEST,
    MOST_MOVES,
    MOVES,
    legal_moves,
    sample_move,
    to_move,
)
from draftwork.games.blueprints.rules.version import VERSION
from draftwork.games.blueprints.state import State
from draftwork.games.blueprints.terminal import table
from draftwork.games.blueprints.ui import describe, view
from draftwork.games.blueprints.ui.choices import choices, path
from draftwork.games.blueprints.ui.explain import ending, points, refusal
from draftwork.games.blueprints.ui.prompt import todo
from draftwork.games.contract import Game, Heuristics, Notation, Presentation, Rules

SEARCH = Heuristics(
    candidates=candidates,
    rate=rate.rate,
    greedy_move=rate.glance,
    estimate=estimate.estimate,
    features=features.features,
    stage=stage,
    midturn=midturn,
    feature_names=features.FEATURES,
    max_candidates=MOST_MOVES,
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
    rules_version=VERSION,
    players=tuple(map(int, COMMON.pool)),
    options=(),
    setup_parts=setup.PARTS,
    edition=EDITION,
    num_moves=MOVES,
    max_legal_moves=MOST_MOVES,
    max_plies=LONGEST,
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
        deal=deal,
        to_move=to_move,
        legal_moves=legal_moves,
        illegality=refuse,
        apply=apply,
        sample_move=sample_move,
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
        refusal=refusal,
        points=points,
        ending=ending,
        svg=svg.svg,
        terminal=table.terminal,
    ),
    heuristics=SEARCH,
)

"""Patchwork: two players buy patches with buttons and time and sew them onto a quilt."""

from pathlib import Path

from draftwork.games.contract import Game, Heuristics, Notation, Option, Presentation, Rules
from draftwork.games.patchwork import setup
from draftwork.games.patchwork.ai import candidates, estimate, features
from draftwork.games.patchwork.ai.rate import rate
from draftwork.games.patchwork.ai.stages import STAGES, midturn, stage
from draftwork.games.patchwork.components import EDITION
from draftwork.games.patchwork.constants import BOARDS
from draftwork.games.patchwork.drawing import svg
from draftwork.games.patchwork.notation import moves, position
from draftwork.games.patchwork.notation.invariants import check_state
from draftwork.games.patchwork.rules import scoring, secrets
from draftwork.games.patchwork.rules.apply import apply
from draftwork.games.patchwork.rules.deal import deal
from draftwork.games.patchwork.rules.illegality import illegality
from draftwork.games.patchwork.rules.turns import (
    MAX_PLIES,
    MAX_LEGAL_MOVES,
    NUM_MOVES,
    legal_moves,
    sample_move,
    to_move,
)
from draftwork.games.patchwork.rules.version import RULES_VERSION
from draftwork.games.patchwork.state import State
from draftwork.games.patchwork.terminal import table
from draftwork.games.patchwork.ui import describe, view
from draftwork.games.patchwork.ui.choices import choices, choice_path
from draftwork.games.patchwork.ui.explain import ending, points, refusal
from draftwork.games.patchwork.ui.prompt import prompt

HEURISTICS = Heuristics(
    candidates=candidates.candidates,
    rate=rate,
    estimate=estimate.estimate,
    features=features.features,
    stage=stage,
    midturn=midturn,
    feature_names=features.FEATURES,
    max_candidates=candidates.MAX_CANDIDATES,
    stages=STAGES,
    lead_sd=(14.1, 12.7, 11.5, 9.9, 8.5, 5.8),
    lead_scale=20.0,
    temperature=2.0,
    noise=2.0,
    exploration=0.35,
    craftsman_iterations=3000,
    static_leaves=True,
    deterministic_stage=True,
)

GAME = Game(
    name="patchwork",
    folder=Path(__file__).parent,
    rules_version=RULES_VERSION,
    players=(2,),
    options=(Option("board", "2014", BOARDS),),
    setup_parts=setup.PARTS,
    edition=EDITION,
    num_moves=NUM_MOVES,
    max_legal_moves=MAX_LEGAL_MOVES,
    max_plies=MAX_PLIES,
    hidden_information=False,
    has_chance=False,
    state=State,
    prepare=setup.prepare,
    dealt_setup=setup.dealt_setup,
    options_of=setup.options_of,
    check_state=check_state,
    rules=Rules(
        deal=deal,
        to_move=to_move,
        legal_moves=legal_moves,
        illegality=illegality,
        apply=apply,
        sample_move=sample_move,
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
    ),
    ui=Presentation(
        view_type=view.View,
        view=view.view,
        choices=choices,
        prompt=prompt,
        choice_path=choice_path,
        describe=describe.describe,
        refusal=refusal,
        points=points,
        ending=ending,
        svg=svg.svg,
        terminal=table.terminal,
    ),
    heuristics=HEURISTICS,
)

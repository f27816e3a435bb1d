"""Patchwork: two players buy patches with buttons and time and sew them onto a quilt."""

from pathlib import Path

from draftwork.games.contract import Game, Heuristics, Notation, Observation, Option, Presentation, Rules
from draftwork.games.patchwork import setup
from draftwork.games.patchwork.ai import candidates, estimate, features, observation, rate, stages
from draftwork.games.patchwork.components import EDITION
from draftwork.games.patchwork.constants import BOARDS
from draftwork.games.patchwork.drawing import svg
from draftwork.games.patchwork.notation import invariants, moves, position
from draftwork.games.patchwork.rules import apply, deal, illegality, scoring, turns, version
from draftwork.games.patchwork.state import State
from draftwork.games.patchwork.terminal import table
from draftwork.games.patchwork.ui import choices, describe, explain, prompt, view

HEURISTICS = Heuristics(
    candidates=candidates.candidates,
    rate=rate.rate,
    estimate=estimate.estimate,
    features=features.features,
    stage=stages.stage,
    midturn=stages.midturn,
    feature_names=features.FEATURES,
    max_candidates=candidates.MAX_CANDIDATES,
    stages=stages.STAGES,
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
    rules_version=version.RULES_VERSION,
    players=(2,),
    options=(Option("board", "2014", BOARDS),),
    setup_parts=setup.PARTS,
    edition=EDITION,
    num_moves=turns.NUM_MOVES,
    max_legal_moves=turns.MAX_LEGAL_MOVES,
    max_plies=turns.MAX_PLIES,
    hidden_information=False,
    has_chance=False,
    state=State,
    prepare=setup.prepare,
    dealt_setup=setup.dealt_setup,
    options_of=setup.options_of,
    check_state=invariants.check_state,
    rules=Rules(
        deal=deal.deal,
        to_move=turns.to_move,
        legal_moves=turns.legal_moves,
        illegality=illegality.illegality,
        apply=apply.apply,
        sample_move=turns.sample_move,
        score=scoring.score,
        rank=scoring.rank,
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
        choices=choices.choices,
        prompt=prompt.prompt,
        choice_path=choices.choice_path,
        describe=describe.describe,
        refusal=explain.refusal,
        points=explain.points,
        ending=explain.ending,
        svg=svg.svg,
        terminal=table.terminal,
    ),
    heuristics=HEURISTICS,
    observation=Observation(channels=observation.channels, observe=observation.observe),
)

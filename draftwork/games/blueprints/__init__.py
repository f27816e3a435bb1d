"""Blueprints: architects draft dice as building material and compete for awards and prizes."""

from pathlib import Path

from draftwork.games.blueprints import setup
from draftwork.games.blueprints.ai import candidates, estimate, features, rate, stages
from draftwork.games.blueprints.components import COMMON, EDITION
from draftwork.games.blueprints.drawing import svg
from draftwork.games.blueprints.notation import edition, invariants, moves, position
from draftwork.games.blueprints.rules import apply, deal, illegality, scoring, secrets, turns, version
from draftwork.games.blueprints.state import State
from draftwork.games.blueprints.terminal import table
from draftwork.games.blueprints.ui import choices, describe, explain, luck, prompt, view
from draftwork.games.contract import Game, Heuristics, Notation, Presentation, Rules

HEURISTICS = Heuristics(
    candidates=candidates.candidates,
    rate=rate.rate,
    greedy_move=rate.greedy_move,
    estimate=estimate.estimate,
    features=features.features,
    stage=stages.stage,
    midturn=stages.midturn,
    feature_names=features.FEATURES,
    max_candidates=candidates.MAX_CANDIDATES,
    stages=stages.STAGES,
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
    rules_version=version.RULES_VERSION,
    players=tuple(map(int, COMMON.pool)),
    options=(),
    setup_parts=setup.PARTS,
    edition=EDITION,
    num_moves=turns.NUM_MOVES,
    max_legal_moves=turns.MAX_LEGAL_MOVES,
    max_plies=turns.MAX_PLIES,
    hidden_information=True,
    has_chance=True,
    state=State,
    prepare=setup.prepare,
    dealt_setup=setup.dealt_setup,
    options_of=setup.options_of,
    check_state=invariants.check_state,
    read_edition=edition.read_edition,
    edition_of=edition.edition_of,
    rules=Rules(
        deal=deal.deal,
        to_move=turns.to_move,
        legal_moves=turns.legal_moves,
        illegality=illegality.illegality,
        apply=apply.apply,
        sample_move=turns.sample_move,
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
        choices=choices.choices,
        prompt=prompt.prompt,
        choice_path=choices.choice_path,
        describe=describe.describe,
        chance_kind=luck.chance_kind,
        refusal=explain.refusal,
        points=explain.points,
        ending=explain.ending,
        svg=svg.svg,
        terminal=table.terminal,
    ),
    heuristics=HEURISTICS,
)

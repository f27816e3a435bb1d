"""Stained Glass of Sintra: players fill strips with panes of glass and glaze the windows of a palace."""

from pathlib import Path

from draftwork.games.contract import Game, Heuristics, Notation, Option, Presentation, Rules
from draftwork.games.sintra import setup
from draftwork.games.sintra.ai import candidates, estimate, features, rate, stages
from draftwork.games.sintra.components import COMMON, EDITION, OLD_OPEN_SET
from draftwork.games.sintra.constants import SIDES
from draftwork.games.sintra.drawing import svg
from draftwork.games.sintra.notation import edition, invariants, moves, position
from draftwork.games.sintra.rules import apply, deal, illegality, scoring, secrets, turns, version
from draftwork.games.sintra.state import State
from draftwork.games.sintra.terminal import table
from draftwork.games.sintra.ui import choices, describe, explain, luck, prompt, view

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
    lead_sd=(21.0, 19.5, 18.0, 16.5, 14.0, 11.5) * len(SIDES),
    lead_scale=25.0,
    temperature=3.0,
    noise=1.5,
    exploration=0.5,
    craftsman_iterations=3000,
    static_leaves=False,
    deterministic_stage=True,
    training_options=lambda players: [{"side": side} for side in SIDES],
)

GAME = Game(
    name="sintra",
    folder=Path(__file__).parent,
    rules_version=version.RULES_VERSION,
    players=tuple(map(int, COMMON.factories)),
    options=(
        Option("side", "A", SIDES),
        Option("return_over_gaps", True, (True, False)),
        Option("floor_at_zero", False, (False, True)),
    ),
    setup_parts=setup.PARTS,
    edition=EDITION,
    older_editions=(OLD_OPEN_SET,),
    num_moves=turns.NUM_MOVES,
    max_legal_moves=turns.MAX_LEGAL_MOVES,
    max_plies=turns.MAX_PLIES,
    hidden_information=False,
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

"""Sagrada: players draft dice of coloured glass and fill a window."""

from pathlib import Path

from draftwork.games.contract import Game, Heuristics, Notation, Option, Presentation, Rules
from draftwork.games.sagrada import setup
from draftwork.games.sagrada.ai import candidates, estimate, features, rate, stages
from draftwork.games.sagrada.components import COMMON, EDITION
from draftwork.games.sagrada.constants import ROUNDS
from draftwork.games.sagrada.drawing import svg
from draftwork.games.sagrada.notation import edition, invariants, moves, position
from draftwork.games.sagrada.rules import apply, deal, illegality, scoring, secrets, turns
from draftwork.games.sagrada.rules.version import RULES_VERSION
from draftwork.games.sagrada.state import State
from draftwork.games.sagrada.terminal import table
from draftwork.games.sagrada.ui import choices, describe, explain, luck, prompt, view

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
    lead_sd=(
        *(12.5, 12.0, 11.5, 11.0, 10.3, 9.7, 9.0, 8.2, 7.2, 5.5),
        *(13.3, 13.0, 12.7, 12.4, 12.0, 11.6, 11.0, 10.3, 9.3, 7.7),  # solo
    ),
    lead_scale=12.0,
    temperature=1.0,
    noise=1.0,
    static_leaves=False,
    deterministic_stage=False,
    time_share=0.6,
    extra_stages=lambda players: ROUNDS if players == 1 else 0,
    training_options=lambda players: tuple({"tools": n} for n in (1, 3, 5)) if players == 1 else ({},),
)

GAME = Game(
    name="sagrada",
    folder=Path(__file__).parent,
    rules_version=RULES_VERSION,
    players=(1, 2, 3, 4),
    options=(
        Option("reduced_bag", False, (False, True), players=(2, 3)),
        Option("tools", COMMON.tools_dealt, setup.TOOL_COUNTS, players=(1,)),
        Option("solo_private", "one", setup.SOLO_PRIVATE_OPTIONS, players=(1,)),
    ),
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
    simultaneous=secrets.simultaneous,
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

for _shipped in GAME.editions:
    edition.remember(_shipped)  # a state from another process names its edition only by number

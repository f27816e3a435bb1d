"""Stained Glass of Sintra: fill strips with panes of glass and glaze the windows of a palace."""

from pathlib import Path

from draftwork.games.contract import Game, Notation, Option, Rules, Search, Show
from draftwork.games.sintra import (
    actions,
    candidates,
    deal,
    describe,
    draw,
    edition,
    features,
    invariants,
    moves,
    position,
    ratings,
    rules,
    scoring,
    secrets,
    setup,
    terminal,
    values,
    view,
)
from draftwork.games.sintra.choices import choices, path
from draftwork.games.sintra.components import COMMON, EDITION, OLD_OPEN_SET
from draftwork.games.sintra.state import State
from draftwork.games.sintra.tables import SIDES
from draftwork.games.sintra.todo import todo

SEARCH = Search(
    candidates=candidates.candidates,
    rate=ratings.rate,
    estimate=values.estimate,
    features=features.features,
    stage=values.stage,
    midturn=values.midturn,
    feature_names=features.FEATURES,
    most_candidates=candidates.MOST_CANDIDATES,
    stages=values.STAGES,
    spread=(21.0, 19.5, 18.0, 16.5, 14.0, 11.5) * len(SIDES),
    scale=25.0,
    temperature=3.0,
    noise=1.5,
    exploration=0.5,
    craftsman_iterations=3000,
    static=False,
    open=True,
    trained_on=lambda players: [{"side": side} for side in SIDES],
)

GAME = Game(
    name="sintra",
    folder=Path(__file__).parent,
    rules_version=view.VERSION,
    players=tuple(map(int, COMMON.factories)),
    options=(
        Option("side", "A", SIDES),
        Option("return_over_gaps", True, (True, False)),
        Option("floor_at_zero", False, (False, True)),
    ),
    setup_parts=setup.PARTS,
    edition=EDITION,
    older_editions=(OLD_OPEN_SET,),
    moves=rules.MOVES,
    most_moves=rules.MOST_MOVES,
    longest=rules.LONGEST,
    hidden=False,
    chance=True,
    state=State,
    prepare=setup.prepare,
    dealt=setup.dealt,
    option_values=setup.option_values,
    check=invariants.check,
    read_edition=edition.read_edition,
    edition_of=edition.edition_of,
    rules=Rules(
        deal=deal.deal,
        to_move=rules.to_move,
        legal_moves=rules.legal_moves,
        refuse=rules.refuse,
        apply=actions.apply,
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
    ),
    show=Show(
        view_type=view.View,
        view=view.view,
        choices=choices,
        todo=todo,
        path=path,
        describe=describe.describe,
        refusal=moves.refusal,
        points=scoring.points,
        ending=scoring.ending,
        svg=draw.svg,
        terminal=terminal.terminal,
    ),
    search=SEARCH,
)

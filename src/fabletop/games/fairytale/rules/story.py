"""How a game goes on from one choice to the next: the one place that says what follows what."""

from __future__ import annotations

from fabletop.games.fairytale.rules.cards import acting_card
from fabletop.games.fairytale.rules.draft import begin_draft_step, end_draft_step
from fabletop.games.fairytale.rules.drawing import begin_exchange, draw_cards, end_exchange, next_exchanger
from fabletop.games.fairytale.rules.play import begin_play_step, put_hands_away, reveal
from fabletop.games.fairytale.rules.scoring import write_scores
from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.terms import (
    DRAFTING,
    DRAWING,
    ENDED,
    EXCHANGING,
    OVER,
    PAIRS_EXCHANGE,
    PLAYING,
    PLAYS,
    UNFLIP_NAMED,
)
from fabletop.games.fairytale.rules.turning import begin_turning, end_turning
from fabletop.kernel.bits import bit, lowest
from fabletop.kernel.log import Log, note
from fabletop.kernel.questions import close_step
from fabletop.kernel.rule import called_rule, rule


@called_rule
def go_on(table: FairytaleTable, log: Log | None) -> None:
    """Everybody has chosen: let it happen, and go on until somebody must choose again or the game is over."""
    while table.to_act == 0 and table.stage != OVER:
        end_step(table, log)
        if table.stage != OVER:
            begin_step(table, log)


@rule
def begin_step(table: FairytaleTable, log: Log | None) -> None:
    """Ask those who have a choice."""
    if table.stage == DRAFTING:
        begin_draft_step(table, log)
    elif table.stage == PLAYING:
        begin_play_step(table, log)
    elif table.stage == DRAWING:
        draw_cards(table, log)
    elif table.stage == EXCHANGING:
        begin_exchange(table)
    else:
        begin_turning(table, log)


@rule
def end_step(table: FairytaleTable, log: Log | None) -> None:
    """What was chosen happens, and the next stage is named."""
    stage = table.stage
    let_it_happen(table, log)
    if table.asked > 0:
        close_step(table)
    if stage == PLAYING:
        next_effect(table, log, UNFLIP_NAMED)
    elif stage == EXCHANGING:
        next_effect(table, log, EXCHANGING)
    elif stage != DRAFTING:
        next_effect(table, log, stage + 1)


@rule
def let_it_happen(table: FairytaleTable, log: Log | None) -> None:
    if table.stage == DRAFTING:
        end_draft_step(table, log)
    elif table.stage == PLAYING:
        reveal(table, log)
    elif table.stage == EXCHANGING:
        end_exchange(table, log)
    elif table.stage != DRAWING:
        end_turning(table, log)


@rule
def effects_from(table: FairytaleTable, stage: int) -> int:
    """The stages from this one on in which a card of the reveal acts, as a set."""
    stages = 0
    for seat in range(table.seats):
        stages |= table.options.deck.stages[acting_card(table, seat)]
    if table.options.teams == PAIRS_EXCHANGE and next_exchanger(table) < table.seats:
        stages |= bit(EXCHANGING)
    return stages & -bit(stage)


@rule
def next_effect(table: FairytaleTable, log: Log | None, stage: int) -> None:
    """The first stage from this one on that has anything to do; after the last, the next cards are played."""
    stages = effects_from(table, stage)
    if stages != 0:
        table.stage = lowest(stages)
    else:
        end_play_step(table, log)


@called_rule
def end_play_step(table: FairytaleTable, log: Log | None) -> None:
    """The next three cards, the next round, or the end."""
    table.hunted = 0
    table.exchanger = 0
    table.stage = PLAYING
    table.step += 1
    if table.step == PLAYS:
        put_hands_away(table, log)
        table.step = 0
        table.round += 1
        table.stage = DRAFTING
        if table.round == table.options.rounds:
            table.stage = OVER
            write_scores(table)
            note(log, ENDED, 0, 0, 0)

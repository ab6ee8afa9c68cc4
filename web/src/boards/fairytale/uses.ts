/** What can be done with a card: chosen, refused with a reason, or nothing. */
import type { Choice, InPlay, Refused } from '../../wire'
import type { Answers } from '../../lib/answers'

export interface Use {
  choice: Choice | null
  refused: Refused | null
  state: 'idle' | 'playable' | 'refused' | 'chosen' | 'pending'
}

export const NOTHING: Use = { choice: null, refused: null, state: 'idle' }
const CHOSEN: Use = { ...NOTHING, state: 'chosen' }

/** The card that a choice is about. */
export function cardOf(choice: Choice): string {
  return choice.refs[0]?.name ?? ''
}

export class Uses {
  constructor(
    private readonly answers: Answers,
    /** The number of the choice that is on its way, and of the one that was picked up. */
    private readonly pending: number | null,
    private readonly picked: number | null,
  ) {}

  /** A card of the hand, where equal cards can be chosen alike but only one of them is marked as chosen. */
  ofHand(verb: string, card: string, copy: number, kept: string, laid: readonly string[]): Use {
    if (kept === card && copy === 0) return CHOSEN
    const use = this.of([verb, `${verb}-hidden`], card)
    return laid[0] === card && copy === 0 ? { ...use, state: 'chosen' } : use
  }

  /** A card of the own row. */
  ofRow(card: InPlay): Use {
    if (card.marked) return CHOSEN
    return card.card ? this.of(card.up ? ['flip', 'give'] : ['unflip', 'give-hidden'], card.card) : NOTHING
  }

  private of(kinds: readonly string[], card: string): Use {
    const found = kinds.map((name) => this.answers.of(name, card))
    const choice = found.flatMap((answer) => answer.choices)[0] ?? null
    const refused = found.flatMap((answer) => answer.refused)[0] ?? null
    return { choice, refused, state: this.stateOf(choice, refused !== null) }
  }

  private stateOf(choice: Choice | null, isRefused: boolean): Use['state'] {
    if (choice && this.pending === choice.number) return 'pending'
    if (choice && this.picked === choice.number) return 'chosen'
    if (choice && this.pending === null) return 'playable'
    return isRefused ? 'refused' : 'idle'
  }
}

/** The choices of a question by what they point at, so that a board can let people click on the things themselves. */
import type { Asked, Choice, Question, Ref, Refused } from '../wire'

export interface Answer {
  choices: Choice[]
  refused: Refused[]
}

const NONE: Answer = { choices: [], refused: [] }

export class Answers {
  private readonly found = new Map<string, Answer>()

  constructor(readonly question: Question | null) {
    for (const choice of question?.choices ?? []) this.add(choice, (answer) => answer.choices.push(choice))
    for (const refused of question?.refused ?? []) {
      this.add(refused.choice, (answer) => answer.refused.push(refused))
    }
  }

  /** What can, and cannot, be done with a thing on the table. */
  of(kind: string, name: string): Answer {
    return this.found.get(key({ kind, name })) ?? NONE
  }

  /** The choices that point at none of the things a board has drawn. */
  except(isDrawn: (ref: Ref) => boolean): Choice[] {
    return (this.question?.choices ?? []).filter((choice) => !choice.refs.some(isDrawn))
  }

  private add(choice: Choice, put: (answer: Answer) => void): void {
    for (const ref of choice.refs) {
      const answer = this.found.get(key(ref)) ?? { choices: [], refused: [] }
      put(answer)
      this.found.set(key(ref), answer)
    }
  }
}

/** The choice of a question that has no other. */
export function onlyChoice(asked: Asked | null): { id: string; choice: Choice } | null {
  const [choice, ...others] = asked?.question.choices ?? []
  return asked && choice && !others.length ? { id: asked.id, choice } : null
}

function key(ref: Ref): string {
  return `${ref.kind}\n${ref.name}`
}

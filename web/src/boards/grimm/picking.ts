/** Several things on the table together make a choice: a Gather card and a Fable, two players, a house and who helps. */
import type { Choice, Question, Reason, Ref } from '../../wire'

export function same(one: Ref, other: Ref): boolean {
  return one.kind === other.kind && one.name === other.name
}

/** The choices that point at everything picked so far. */
export function left(question: Question | null, picked: readonly Ref[]): Choice[] {
  return (question?.choices ?? []).filter((choice) => picked.every((pick) => pointsAt(choice, pick)))
}

/** The choice that points at what is picked and at nothing else. */
export function exact(question: Question | null, picked: readonly Ref[]): Choice | null {
  if (!picked.length) return null
  return left(question, picked).find((choice) => choice.refs.length === picked.length) ?? null
}

export function pointsAt(choice: Choice, ref: Ref): boolean {
  return choice.refs.some((other) => same(other, ref))
}

/** Pick one more thing, put it back, or begin anew with it where it does not go with the others. */
export function pick(question: Question | null, picked: readonly Ref[], ref: Ref): Ref[] {
  if (picked.some((other) => same(other, ref))) return picked.filter((other) => !same(other, ref))
  const tries = [[...picked, ref], [...picked.filter((other) => other.kind !== ref.kind), ref], [ref]]
  return tries.find((things) => left(question, things).length) ?? [...picked]
}

export type Mode = 'idle' | 'playable' | 'refused' | 'chosen' | 'pending'

/** What parts of the board are given, so that things can be picked where they lie. */
export interface Touch {
  mode(...refs: Ref[]): Mode
  tap(click: MouseEvent, ...refs: Ref[]): void
  /** What picking it would do, where that is one thing. */
  does(...refs: Ref[]): string
  why(...refs: Ref[]): Reason | null
  /** Whose house is to be taken away, if that is asked. */
  victim: number | null
}

export function refTo(kind: string, name: string): Ref {
  return { kind, name }
}

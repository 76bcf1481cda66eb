import type { ChoiceKind, Described, Refusal, RefusalCode } from '@amalfi/engine'

interface RefusedChoice {
  readonly choice: Described
  readonly refusal: Refusal
}

/** Optional actions do not belong to the question. */
const OPTIONAL: readonly ChoiceKind[] = ['holdToBread', 'bayToBread', 'handToBread']
/** Refusals of choices that the question does not ask for. */
const UNRELATED: readonly RefusalCode[] = [
  'otherHold',
  'otherType',
  'otherKindOfDestination',
  'holdNotShown',
]

/** The reason why a question has no legal choice, if all its choices are refused for the same one. */
export function commonRefusal(refused: readonly RefusedChoice[]): Refusal | null {
  const relevant = refused.filter(
    ({ choice, refusal }) => !OPTIONAL.includes(choice.do) && !UNRELATED.includes(refusal.code),
  )
  const [first] = relevant
  return first !== undefined && relevant.every(({ refusal }) => refusal.code === first.refusal.code)
    ? first.refusal
    : null
}

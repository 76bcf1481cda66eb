import type { ChoiceKind, Described, Refusal, RefusalCode } from '@amalfi/engine'

interface Refused {
  readonly choice: Described
  readonly refusal: Refusal
}

/** What may always be tried, whatever is asked. */
const OPTIONAL: readonly ChoiceKind[] = ['holdToBread', 'bayToBread', 'handToBread']
/** What was not meant by the question. */
const BESIDE: readonly RefusalCode[] = [
  'otherHold',
  'otherType',
  'otherKindOfDestination',
  'holdNotShown',
]

/** Why nothing of what is asked can be done, where all of it is refused for one and the same reason. */
export function whyNothing(refused: readonly Refused[]): Refusal | null {
  const meant = refused.filter(
    ({ choice, refusal }) => !OPTIONAL.includes(choice.do) && !BESIDE.includes(refusal.code),
  )
  const [first] = meant
  return first !== undefined && meant.every(({ refusal }) => refusal.code === first.refusal.code)
    ? first.refusal
    : null
}

/** A violated invariant. */
export class Fault extends Error {
  override name = 'Fault'
}

export function ensure(holds: boolean, words: () => string): asserts holds {
  if (!holds) throw new Fault(words())
}

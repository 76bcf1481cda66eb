/**
 * Stands for whatever a text is made of: a number, a name, a list of names, or something that has
 * all of these.
 */
const anything: unknown = new Proxy(['A', 'B'], {
  get(target, key): unknown {
    if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'string' ? 'N' : 2)
    if (key in target) return Reflect.get(target, key)
    const method: unknown = Reflect.get(String.prototype, key)
    return typeof method === 'function' ? method.bind('N') : anything
  },
})

/** A text that is made of numbers; of other things it cannot be made of these. */
function ofNumbers(make: (...numbers: number[]) => unknown, numbers: readonly number[]): string[] {
  try {
    return allTexts(make(...numbers))
  } catch {
    return []
  }
}

/** Every text in some words; of those that are made, one with many things and those with few. */
export function allTexts(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') {
    const many = Array.from({ length: 4 }, () => anything)
    const make = words as (...made: unknown[]) => unknown
    return [
      ...allTexts(make(...many)),
      ...ofNumbers(make, [1, 0, 0, 0]),
      ...ofNumbers(make, [2, 1, 1, 1]),
    ]
  }
  if (typeof words !== 'object' || words === null) return []
  return Object.values(words).flatMap(allTexts)
}

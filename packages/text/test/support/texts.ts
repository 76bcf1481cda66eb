/**
 * A value that can be used as a number, a name, a list of names, or an object with all of these.
 */
const anything: unknown = new Proxy(['A', 'B'], {
  get(target, key): unknown {
    if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'string' ? 'N' : 2)
    if (key in target) return Reflect.get(target, key)
    const method: unknown = Reflect.get(String.prototype, key)
    return typeof method === 'function' ? method.bind('N') : anything
  },
})

/** The texts made from numbers, or none if the message needs something else. */
function ofNumbers(make: (...numbers: number[]) => unknown, numbers: readonly number[]): string[] {
  try {
    return allTexts(make(...numbers))
  } catch {
    return []
  }
}

/** All texts in a group of messages. A message with arguments gives several texts. */
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

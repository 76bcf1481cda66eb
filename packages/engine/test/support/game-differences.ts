import type { Game } from '@amalfi/engine'

type Fields = Readonly<Record<string, number | readonly number[]>>

/** The fields in which two games differ, in words. Quicker than comparing any two objects. */
export function differences(one: Game, other: Game): string[] {
  const [a, b] = [one, other].map((game) => ({ ...game }) as Fields)
  if (Object.keys(a).join() !== Object.keys(b).join()) return ['the fields themselves']
  return Object.keys(a)
    .filter((field) => !isEqual(a[field], b[field]))
    .map((field) => `${field}: ${a[field]} or ${b[field]}`)
}

function isEqual(a: number | readonly number[], b: number | readonly number[]): boolean {
  if (typeof a === 'number' || typeof b === 'number') return Object.is(a, b)
  return a.length === b.length && a.every((number, i) => Object.is(number, b[i]))
}

/** The same, for tests that go through very many. */
export function expectSameGame(one: Game, other: Game, what = 'two games'): void {
  const differ = differences(one, other)
  if (differ.length > 0) throw new Error(`${what} differ in ${differ.join('; ')}`)
}

import {
  type ArgumentKind,
  below,
  CHOICES,
  type Chance,
  type Game,
  HOLDS,
  makeChoice,
  PLACES,
  type Tables,
} from '@amalfi/engine'

/** Everything that is a choice at all: every kind with every argument in its range. */

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** Arguments in range; payments have too many to be listed. */
function argumentsOf(tables: Tables, kind: ArgumentKind): number[] {
  switch (kind) {
    case 'none':
      return [0]
    case 'number':
      return range(100)
    case 'hold':
      return range(HOLDS.length)
    case 'holds':
      return range(HOLDS.length).flatMap((from) => range(HOLDS.length).map((to) => from * 8 + to))
    case 'destination':
      return range(tables.destinationIds.length)
    case 'artwork':
      return range(tables.artworkIds.length)
    case 'character':
      return range(tables.characterIds.length)
    case 'pack':
      return range(tables.packIds.length)
    case 'title':
      return range(tables.titleIds.length)
    case 'decree':
      return range(tables.decreeIds.length)
    case 'payment':
      return []
  }
}

/** By kind of choice, in the order of CHOICES. */
export const allChoices = (tables: Tables): number[][] =>
  CHOICES.map(([, kind], code) =>
    argumentsOf(tables, kind).map((argument) => makeChoice(code, argument)),
  )

export const PAY_CODE = CHOICES.findIndex(([name]) => name === 'pay')

/** Ships of a way to pay, by hold, and from the bay last. */
export const partsOf = (choice: number): number[] =>
  range(6).map((part) => Math.floor(choice / 16 ** part) % 16)

export const wayOf = (parts: readonly number[]): number =>
  makeChoice(
    PAY_CODE,
    parts.reduce((way, ships, part) => way + ships * 16 ** part, 0),
  )

/** Any way to pay at all. */
export const anyWay = (chance: Chance): number => wayOf(range(6).map(() => below(chance, 16)))

/** A way to pay with few ships. */
export const smallWay = (chance: Chance): number => wayOf(range(6).map(() => below(chance, 3)))

/**
 * All ways to pay within the ships of a seat and one more of each; null if these are too many to
 * go through.
 */
export function waysToTry(game: Game, seat: number, most: number): number[][] | null {
  const ships = (place: number): number => game.ships[seat * PLACES.length + place]
  const held = range(HOLDS.length).map(ships)
  const bay = ships(PLACES.indexOf('bay'))
  const all = bay + held.reduce((a, b) => a + b, 0)
  const boxes = held.reduce((product, many) => product * (many + 2), all + 2)
  if (boxes > most) return null
  let ways: number[][] = [[]]
  for (const many of [...held, all])
    ways = ways.flatMap((way) => range(many + 2).map((n) => [...way, n]))
  return ways
}

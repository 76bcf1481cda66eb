import {
  type ArgumentKind,
  CHOICES,
  type Chance,
  type Game,
  HOLDS,
  makeChoice,
  PLACES,
  randomBelow,
  type Tables,
} from '@amalfi/engine'

/** All choices: every kind with every argument in its range. */

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** Arguments in range. Payments are left out, because there are too many. */
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

/** The ships of a payment by hold, then those from the bay. */
export const partsOf = (choice: number): number[] =>
  range(6).map((part) => Math.floor(choice / 16 ** part) % 16)

/** The payment with these ships: the reverse of `partsOf`. */
export const paymentOf = (parts: readonly number[]): number =>
  makeChoice(
    PAY_CODE,
    parts.reduce((argument, ships, part) => argument + ships * 16 ** part, 0),
  )

/** Any payment. */
export const anyPayment = (chance: Chance): number =>
  paymentOf(range(6).map(() => randomBelow(chance, 16)))

/** A payment with few ships. */
export const smallPayment = (chance: Chance): number =>
  paymentOf(range(6).map(() => randomBelow(chance, 3)))

/**
 * All payments within the ships of a seat, plus one more of each, or null if there are too many.
 */
export function paymentsToTry(game: Game, seat: number, most: number): number[][] | null {
  const ships = (place: number): number => game.ships[seat * PLACES.length + place]
  const held = range(HOLDS.length).map(ships)
  const bay = ships(PLACES.indexOf('bay'))
  const all = bay + held.reduce((a, b) => a + b, 0)
  const paymentCount = held.reduce((product, many) => product * (many + 2), all + 2)
  if (paymentCount > most) return null
  let payments: number[][] = [[]]
  for (const many of [...held, all])
    payments = payments.flatMap((parts) => range(many + 2).map((n) => [...parts, n]))
  return payments
}

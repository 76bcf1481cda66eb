import { HOLDS, type Hold } from '@amalfi/engine'
import { known, type Named, named } from '../named.ts'
import type { Ability, Scoring } from '../schema/abilities.ts'
import type { Artwork, Character, PrivateDestination, PublicDestination } from '../schema/cards.ts'
import type { Effect } from '../schema/effects.ts'
import type { Motif, Trade } from '../schema/words.ts'

export { known, named }

/** ORI-PAY-2: a multicolour cost takes all five. */
export const ANY: Hold[] = [...HOLDS]

type Of<T extends Character['type']> = Extract<Character, { type: T }>

/** The order that all makers share: who, the device of the medallion, cost, what pays it, the deed. */
export const immediate = (
  who: Named,
  trade: Trade,
  cost: number,
  holds: Hold[],
  effect: Effect,
): Of<'immediate'> => ({ ...who, type: 'immediate', trade, cost, in: holds, effect })

export const permanent = (
  who: Named,
  trade: Trade,
  cost: number,
  holds: Hold[],
  ...abilities: Ability[]
): Of<'permanent'> => ({ ...who, type: 'permanent', trade, cost, in: holds, abilities })

/** Action characters are tapped. */
export const action = (
  who: Named,
  trade: Trade,
  cost: number,
  holds: Hold[],
  effect: Effect,
): Of<'engageable'> => ({ ...who, type: 'engageable', trade, cost, in: holds, effect })

export const ending = (
  who: Named,
  trade: Trade,
  cost: number,
  holds: Hold[],
  scoring: Scoring,
): Of<'endgame'> => ({ ...who, type: 'endgame', trade, cost, in: holds, scoring })

/** The eight of a set. */
export const inSet = (pack: string, eight: readonly Character[]): Character[] =>
  eight.map((one) => ({ ...one, pack }))

/** What a rulebook states of an entry. */
const stated = (printed: string[] | undefined) => (printed === undefined ? {} : { printed })

export const contractsOf =
  (type: Artwork['type']) =>
  (
    what: Named,
    motif: Motif,
    cost: number,
    holds: Hold[],
    points: number,
    bonus?: Effect,
    printed?: string[],
  ): Artwork => ({
    ...what,
    type,
    motif,
    cost,
    in: holds,
    points,
    ...(bonus === undefined ? {} : { bonus }),
    ...stated(printed),
  })

/** A place on the map, and the food to pay there. */
const at = ([lon, lat]: readonly [number, number], food: number) => ({
  lon,
  lat,
  slots: 0,
  ...(food === 0 ? {} : { bread: food }),
})

export const chart = (
  harbour: Named,
  where: readonly [number, number],
  cost: number,
  holds: Hold[],
  points: number,
  food: number,
  benefits: Effect,
  printed?: string[],
): PrivateDestination => ({
  ...harbour,
  ...at(where, food),
  cost,
  in: holds,
  points,
  benefits,
  ...stated(printed),
})

/** A space of the board; some are used with so many players or more (ORI-SET-2). */
export const space = (
  harbour: Named,
  where: readonly [number, number],
  food: number,
  benefits: Effect,
  players?: number,
  printed?: string[],
): PublicDestination => ({
  ...harbour,
  ...at(where, food),
  benefits,
  ...(players === undefined ? {} : { players }),
  ...stated(printed),
})

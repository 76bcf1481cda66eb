import { HOLDS, type Hold } from '@amalfi/engine'
import { type Named, named, sharedName } from '../names/named.ts'
import type { Ability, Scoring } from '../schema/abilities.ts'
import type { Artwork, Character, PrivateDestination, PublicDestination } from '../schema/cards.ts'
import type { Effect } from '../schema/effects.ts'
import type { Motif, Trade } from '../schema/pictures.ts'

export { named, sharedName }

/** ORI-PAY-2: a multicolour cost accepts all five resources. */
export const ANY: Hold[] = [...HOLDS]

type Of<T extends Character['type']> = Extract<Character, { type: T }>

/**
 * All character makers take the same arguments: who, trade (the symbol on the portrait), cost, accepted
 * holds, and what the card does.
 */
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

/** Action characters can be tapped. */
export const actionCharacter = (
  who: Named,
  trade: Trade,
  cost: number,
  holds: Hold[],
  effect: Effect,
): Of<'engageable'> => ({ ...who, type: 'engageable', trade, cost, in: holds, effect })

export const endingCharacter = (
  who: Named,
  trade: Trade,
  cost: number,
  holds: Hold[],
  scoring: Scoring,
): Of<'endgame'> => ({ ...who, type: 'endgame', trade, cost, in: holds, scoring })

/** The eight characters of a set. */
export const inSet = (pack: string, eight: readonly Character[]): Character[] =>
  eight.map((one) => ({ ...one, pack }))

/** The fields of an entry that a rulebook states. */
const printedFields = (printed: string[] | undefined) => (printed === undefined ? {} : { printed })

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
    ...printedFields(printed),
  })

/** A position on the map, and the food to pay there. */
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
  ...printedFields(printed),
})

/**
 * A space of the board. `players` is the least number of players for which it is used (ORI-SET-2).
 */
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
  ...printedFields(printed),
})

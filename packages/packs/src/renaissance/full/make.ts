import type { Hold } from '@amalfi/engine'
import { type Named, named, sharedName } from '../../names/named.ts'
import type { Ability, Scoring } from '../../schema/abilities.ts'
import type { Artwork, Character, PrivateDestination } from '../../schema/cards.ts'
import type { Effect } from '../../schema/effects.ts'
import type { Motif, Trade } from '../../schema/pictures.ts'

export { named, sharedName }

/**
 * All character makers take the same arguments: who, trade (the symbol on the portrait), cost, and what
 * the card does.
 */
export const immediate = (
  who: Named,
  trade: Trade,
  cost: number,
  effect: Effect,
): Character & { type: 'immediate' } => ({ ...who, type: 'immediate', trade, cost, effect })

/** Permanent characters are paid in wine. */
export const permanent = (
  who: Named,
  trade: Trade,
  cost: number,
  ...abilities: Ability[]
): Character & { type: 'permanent' } => ({
  ...who,
  type: 'permanent',
  trade,
  cost,
  in: ['wine'],
  abilities,
})

/** Endgame characters are paid in gems. */
export const endgame = (
  who: Named,
  trade: Trade,
  cost: number,
  scoring: Scoring,
): Character & { type: 'endgame' } => ({
  ...who,
  type: 'endgame',
  trade,
  cost,
  in: ['gem'],
  scoring,
})

/** Engageable characters are paid in wood or fabric. */
export const engageable = (
  who: Named,
  trade: Trade,
  cost: number,
  effect: Effect,
): Character & { type: 'engageable' } => ({
  ...who,
  type: 'engageable',
  trade,
  cost,
  in: ['wood', 'fabric'],
  effect,
})

/** The six characters of a starting pack. */
export const inPack = (pack: string, six: readonly Character[]): Character[] =>
  six.map((one) => ({ ...one, pack }))

/** Makes artworks of a type. The first resource can always pay. */
export const artworksOf =
  (type: Artwork['type'], first: Hold) =>
  (
    what: Named,
    motif: Motif,
    cost: number,
    points: number,
    bonus: Effect,
    second?: Hold,
  ): Artwork => ({
    ...what,
    type,
    motif,
    cost,
    in: second === undefined ? [first] : [first, second],
    points,
    bonus,
  })

/** A private destination. Spice can always pay (REN-DIS-1), and there is one lighthouse slot. */
export const tile = (
  harbour: Named,
  [lon, lat]: readonly [number, number],
  cost: number,
  second: Hold | null,
  points: number,
  bread: number,
  benefits: Effect,
): PrivateDestination => ({
  ...harbour,
  lon,
  lat,
  slots: 1,
  cost,
  in: second === null ? ['spice'] : ['spice', second],
  points,
  ...(bread === 0 ? {} : { bread }),
  benefits,
})

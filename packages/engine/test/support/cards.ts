import {
  type Ability,
  type Artwork,
  type Character,
  type Effect,
  type Pack,
  type PrivateDestination,
  type PublicDestination,
  type Scoring,
  trialPack,
} from '@amalfi/packs'
import { type Layout, openTable, packWith, type Table, type TableOptions } from './table.ts'

/**
 * Cards that a test invents: each takes the place of a card of the trial pack, so that the pack
 * keeps its size, and has exactly the cost and effect the test is about.
 */
export type Change = (pack: Pack) => void

interface Card {
  id: string
}

/** Puts a card in the place of the last one that is not replaced yet; the first ones fill the rows. */
function replace<T extends Card>(cards: T[], known: readonly Card[], card: T): void {
  const at = cards.findLastIndex(({ id }) => known.some((old) => old.id === id))
  cards[at] = card
}

const character =
  (card: Character): Change =>
  (pack) =>
    replace(pack.characters, trialPack.characters, card)

/** Paid in bread. */
export const immediate = (id: string, effect: Effect, cost = 0): Change =>
  character({ id, type: 'immediate', cost, effect })

export const permanent = (id: string, abilities: Ability[], cost = 0): Change =>
  character({ id, type: 'permanent', cost, in: ['wine'], abilities })

export const endgame = (id: string, scoring: Scoring, cost = 0): Change =>
  character({ id, type: 'endgame', cost, in: ['gem'], scoring })

export const engageable = (id: string, effect: Effect, cost = 0): Change =>
  character({ id, type: 'engageable', cost, in: ['wood', 'fabric'], effect })

/** An artwork: if nothing else is said a book for 3 wine, without points or bonus. */
export const artwork =
  (id: string, card: Partial<Artwork> = {}): Change =>
  (pack) =>
    replace(pack.artworks, trialPack.artworks, {
      id,
      type: 'book',
      cost: 3,
      in: ['wine'],
      points: 0,
      ...card,
    })

/** A private destination: if nothing else is said for 2 spice, without points, giving 1 bread. */
export const tile =
  (id: string, card: Partial<PrivateDestination> = {}): Change =>
  (pack) =>
    replace(pack.privateDestinations, trialPack.privateDestinations, {
      id,
      lon: 0,
      lat: 0,
      slots: 1,
      cost: 2,
      in: ['spice'],
      points: 0,
      benefits: { bread: 1 },
      ...card,
    })

/** A public destination with a lighthouse slot and no bread cost, giving 1 bread. */
export const harbour =
  (id: string, card: Partial<PublicDestination> = {}): Change =>
  (pack) =>
    replace(pack.publicDestinations, trialPack.publicDestinations, {
      id,
      lon: 0,
      lat: 0,
      slots: 1,
      benefits: { bread: 1 },
      ...card,
    })

/** Titles that nobody comes near in a small test. */
const FAR_TITLES = ['admiral', 'navigator', 'condottiere']

/** The same list of changes makes the same pack, which is then compiled only once. */
const packs = new WeakMap<readonly Change[], Pack>()
function packOf(changes: readonly Change[]): Pack {
  const pack =
    packs.get(changes) ??
    packWith((changed) => {
      for (const change of changes) change(changed)
    })
  packs.set(changes, pack)
  return pack
}

/** A position with invented cards. */
export const tableWith = (
  changes: readonly Change[],
  layout: Layout = {},
  options: TableOptions = {},
): Table =>
  openTable({ ...options, pack: packOf(changes) }).arrange({ titles: FAR_TITLES, ...layout })

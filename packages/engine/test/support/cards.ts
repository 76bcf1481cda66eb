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
 * Cards made by a test. Each replaces a card of the trial pack, so the pack keeps its size, and has
 * exactly the cost and effect the test needs.
 */
export type Change = (pack: Pack) => void

interface Card {
  id: string
}

/** Replaces the last card that is not replaced yet. The first cards fill the rows. */
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

/** An artwork; by default a book for 3 wine, without points and bonus. */
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

/** A private destination; by default for 2 spice, without points, giving 1 bread. */
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

/** Titles that nobody reaches in a small test. */
const FAR_TITLES = ['admiral', 'navigator', 'condottiere']

/** The same list of changes gives the same pack, so it is compiled only once. */
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

/** A table with cards made by the test, in this position. */
export const tableWith = (
  changes: readonly Change[],
  layout: Layout = {},
  options: TableOptions = {},
): Table =>
  openTable({ ...options, pack: packOf(changes) }).arrange({ titles: FAR_TITLES, ...layout })

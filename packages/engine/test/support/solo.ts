import type { Rival } from '@amalfi/engine'
import type { Artwork, Effect, Pack, PrivateDestination } from '@amalfi/packs'
import { artwork, type Change, engageable, immediate, tile } from './cards.ts'
import { type Layout, openTable, packWith, type Table } from './table.ts'

const destination = (id: string, benefits: Effect, slots = 1) => ({
  id,
  lon: 0,
  lat: 0,
  slots,
  benefits,
})

/** A small board for solo games. Most destinations are named after what they give. */
const publics = [
  destination('mill', { bread: 1 }, 0),
  destination('wine-coast', { send: 'wine', upTo: 2 }),
  destination('gem-isle', { send: 'gem', upTo: 1 }),
  destination('any-bay', { send: 'any', upTo: 1 }),
  destination('vines-and-woods', { send: ['wine', 'wood'], upTo: 1 }),
  destination('cape', [{ erect: 1 }, { discard: 'artwork' }]),
  destination('chancery', { take: 1 }),
  destination('chapel', { points: 1 }),
]
const evolving = [
  destination('upper', { send: 'wine', upTo: 1 }),
  destination('middle', { bread: 2 }),
  destination('lower', { send: 'spice', upTo: 1 }),
].map(({ slots: _, ...place }) => place)

/** The cards for the right end of each row, where the rival looks. They cost nothing. */
const changes: Change[] = [
  artwork('rightmost', { in: ['wine'], cost: 0 }),
  artwork('second', { in: ['gem'], cost: 0 }),
  tile('rightmost-tile', { in: ['spice', 'wine'], cost: 0 }),
  tile('second-tile', { in: ['spice'], cost: 0 }),
  tile('vineyard', { benefits: { send: 'wine', upTo: 1 } }),
  tile('quarry', { benefits: { points: 2 }, slots: 0 }),
  engageable('agent', { bread: 1 }),
  immediate('guest', { bread: 1 }),
  immediate('rightmost-guest', { bread: 1 }),
]

export interface SoloOptions {
  readonly rival?: Rival
  readonly artwork?: Partial<Artwork>
  readonly tile?: Partial<PrivateDestination>
  readonly change?: (pack: Pack) => void
}

export const soloPack = (options: SoloOptions = {}): Pack =>
  packWith((pack) => {
    pack.publicDestinations = publics
    pack.evolvingDestinations = evolving
    for (const change of changes) change(pack)
    pack.lighthouseIcons.value = [null, null, null, null, null, null]
    pack.shipIcons.value = [null, null, null, null, null, null]
    Object.assign(pack.artworks.find(({ id }) => id === 'rightmost') ?? {}, options.artwork)
    Object.assign(
      pack.privateDestinations.find(({ id }) => id === 'rightmost-tile') ?? {},
      options.tile,
    )
    options.change?.(pack)
  })

/** A solo game with known cards at the right of the rows. */
export const soloTable = (layout: Layout = {}, options: SoloOptions = {}): Table =>
  openTable({ players: 1, rival: options.rival ?? 'naples', pack: soloPack(options) }).arrange({
    workshop: ['utopia', 'canzoniere', 'decameron', 'second', 'rightmost'],
    atlas: ['trebizond', 'hormuz', 'bruges', 'second-tile', 'rightmost-tile'],
    council: ['leo-x', 'john-cabot', 'barsbay', 'rightmost-guest'],
    nextArtworks: ['the-prince', 'on-painting'],
    nextTiles: ['calicut', 'london'],
    nextCharacters: ['titian', 'donatello'],
    titles: ['admiral', 'artist', 'condottiere'],
    decrees: ['colonization', 'trade', 'blessing', 'exploration'],
    ...layout,
  })

/** The seat number of the rival in events and as the owner of pieces. */
export const RIVAL_OWNER = 4

/** Where the rival has placed ships, in order. */
export const rivalShips = (table: Table): (string | null)[] =>
  table
    .eventsOf('ship')
    .filter(({ seat, to }) => seat === RIVAL_OWNER && to === 'dock')
    .map(({ at: place }) => place)

export const rivalLighthouses = (table: Table): string[] =>
  table
    .eventsOf('lighthouse')
    .filter(({ seat }) => seat === RIVAL_OWNER)
    .map(({ at: place }) => place)

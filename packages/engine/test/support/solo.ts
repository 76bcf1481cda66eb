import type { Rival } from '@amalfi/engine'
import type { Artwork, Effect, Pack, PrivateDestination } from '@amalfi/packs'
import { artwork, type Change, engageable, immediate, tile } from './cards.ts'
import { type Layout, openTable, packWith, type Table } from './table.ts'

/** A small board for solo games. Each destination is named after what it gives. */
const at = (id: string, benefits: Effect, slots = 1) => ({ id, lon: 0, lat: 0, slots, benefits })

const publics = [
  at('mill', { bread: 1 }, 0),
  at('wine-coast', { send: 'wine', upTo: 2 }),
  at('gem-isle', { send: 'gem', upTo: 1 }),
  at('any-bay', { send: 'any', upTo: 1 }),
  at('vines-and-woods', { send: ['wine', 'wood'], upTo: 1 }),
  at('cape', [{ erect: 1 }, { discard: 'artwork' }]),
  at('chancery', { take: 1 }),
  at('chapel', { points: 1 }),
]
const evolving = [
  at('upper', { send: 'wine', upTo: 1 }),
  at('middle', { bread: 2 }),
  at('lower', { send: 'spice', upTo: 1 }),
].map(({ slots: _, ...place }) => place)

/** The artwork, tile and character that the rival looks at are rightmost. All cards are free. */
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

export interface Solo {
  readonly rival?: Rival
  readonly artwork?: Partial<Artwork>
  readonly tile?: Partial<PrivateDestination>
  readonly change?: (pack: Pack) => void
}

export const soloPack = (solo: Solo = {}): Pack =>
  packWith((pack) => {
    pack.publicDestinations = publics
    pack.evolvingDestinations = evolving
    for (const change of changes) change(pack)
    pack.lighthouseIcons.value = [null, null, null, null, null, null]
    pack.shipIcons.value = [null, null, null, null, null, null]
    Object.assign(pack.artworks.find(({ id }) => id === 'rightmost') ?? {}, solo.artwork)
    Object.assign(
      pack.privateDestinations.find(({ id }) => id === 'rightmost-tile') ?? {},
      solo.tile,
    )
    solo.change?.(pack)
  })

/** A solo game with known cards at the right of the rows. */
export const soloTable = (layout: Layout = {}, solo: Solo = {}): Table =>
  openTable({ players: 1, rival: solo.rival ?? 'naples', pack: soloPack(solo) }).arrange({
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

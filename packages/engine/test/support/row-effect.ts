import type { Effect } from '@amalfi/packs'
import { artwork, immediate, tableWith } from './cards.ts'
import type { Layout, Table } from './table.ts'

/** Known cards in the rows, and known cards to come. */
export const WORKSHOP = ['aleph', 'beth', 'gimel', 'daleth', 'he']
export const COUNCIL = ['ann', 'bob', 'cid', 'dan']
const NEXT_ARTWORKS = ['vav', 'zayin', 'heth', 'teth', 'yod']
const NEXT_CHARACTERS = ['eve', 'fay', 'gus', 'hal', 'ian']

/** The first player invites an immediate character with this effect, at a table with known rows. */
export const inviteWithRows = (effect: Effect, layout: Layout = {}): Table =>
  tableWith(
    [
      immediate('actor', effect),
      ...[...WORKSHOP, ...NEXT_ARTWORKS].map((id) => artwork(id)),
      ...[...COUNCIL, ...NEXT_CHARACTERS].map((id) => immediate(id, { points: 1 })),
    ],
    {
      boards: [{ hand: ['actor'] }],
      workshop: WORKSHOP,
      nextArtworks: NEXT_ARTWORKS,
      council: COUNCIL,
      nextCharacters: NEXT_CHARACTERS,
      ...layout,
    },
  ).play({ do: 'invite', character: 'actor' })

/** The cards of this kind that were discarded, in order. */
export const discarded = (table: Table, what: 'artwork' | 'character') =>
  table
    .eventsOf('card')
    .filter((event) => event.what === what && event.to === 'discard')
    .map(({ card }) => card)

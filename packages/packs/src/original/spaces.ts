import type { PublicDestination } from '../schema/cards.ts'
import { named, sharedName, space } from './make.ts'

/** The spaces of the board in order. They cost about one food per ship. */
export const spaces: PublicDestination[] = [
  space(sharedName('candia'), [25.13, 35.34], 2, {
    send: 'wine',
    upTo: 2,
  }),
  space(sharedName('constantinople'), [28.97, 41.01], 2, { send: 'gem', upTo: 2 }),
  space(sharedName('valencia'), [-0.33, 39.46], 2, {
    send: 'fabric',
    upTo: 2,
  }),
  space(sharedName('caffa'), [35.38, 45.03], 2, { send: 'wood', upTo: 2 }),
  space(sharedName('ragusa'), [18.11, 42.64], 3, { send: 'wood', upTo: 2 }, 3, [
    'bread',
    'benefits',
    'players',
  ]),
  space(sharedName('rhodes'), [28.23, 36.45], 2, {
    send: 'spice',
    upTo: 3,
  }),
  space(sharedName('alexandria'), [29.89, 31.2], 3, { send: 'spice', upTo: 3 }, 4, [
    'bread',
    'benefits',
    'players',
  ]),
  space(sharedName('venice'), [12.34, 45.44], 3, {
    send: 'any',
    upTo: 2,
  }),
  space(sharedName('genoa'), [8.93, 44.41], 1, { erect: 1 }),
  space(sharedName('marseille'), [5.37, 43.3], 0, [
    { send: ['wine', 'fabric'], upTo: 1 },
    { bread: 1 },
  ]),
  space(named('messina', 'Messina', 'Messine', 'メッシーナ'), [15.56, 38.19], 0, [
    { take: 1 },
    { send: 'spice', upTo: 1 },
  ]),
  space(sharedName('naples'), [14.26, 40.84], 0, [{ take: 1 }, { bread: 2 }]),
  space(sharedName('palermo'), [13.37, 38.12], 0, { bread: 4 }),
]

import type { EvolvingDestination, PublicDestination } from '../../../schema/cards.ts'
import type { Effect } from '../../../schema/effects.ts'
import { named, sharedName } from '../make.ts'

type Harbour = ReturnType<typeof named>

const place = (
  harbour: Harbour,
  [lon, lat]: readonly [number, number],
  slots: number,
  bread: number,
  benefits: Effect,
): PublicDestination => ({
  ...harbour,
  lon,
  lat,
  slots,
  ...(bread === 0 ? {} : { bread }),
  benefits,
})

/** The public destinations in board order. They cost about one bread per ship. */
export const publicDestinations: PublicDestination[] = [
  place(sharedName('naples'), [14.26, 40.84], 0, 0, [{ take: 1 }, { bread: 2 }]),
  place(sharedName('palermo'), [13.37, 38.12], 0, 0, [{ bread: 4 }, { discard: 'character' }]),
  place(sharedName('genoa'), [8.93, 44.41], 1, 0, [{ erect: 1 }, { discard: 'artwork' }]),
  place(sharedName('venice'), [12.34, 45.44], 1, 3, {
    send: 'any',
    upTo: 2,
  }),
  // The strong one for wood.
  place(sharedName('ragusa'), [18.11, 42.64], 1, 3, {
    send: 'wood',
    upTo: 3,
  }),
  place(sharedName('candia'), [25.13, 35.34], 1, 2, {
    send: 'wine',
    upTo: 2,
  }),
  place(sharedName('valencia'), [-0.33, 39.46], 1, 2, {
    send: 'fabric',
    upTo: 2,
  }),
  place(sharedName('constantinople'), [28.97, 41.01], 1, 2, { send: 'gem', upTo: 2 }),
  place(sharedName('alexandria'), [29.89, 31.2], 1, 2, {
    send: 'spice',
    upTo: 3,
  }),
  place(sharedName('marseille'), [5.37, 43.3], 1, 1, [
    { send: 'fabric', upTo: 2 },
    { discard: 'character' },
  ]),
  place(sharedName('rhodes'), [28.23, 36.45], 1, 1, [
    { send: 'wine', upTo: 2 },
    { discard: 'character' },
  ]),
  place(sharedName('caffa'), [35.38, 45.03], 1, 1, [
    { send: 'gem', upTo: 2 },
    { discard: 'character' },
  ]),
]

/**
 * The evolving destinations from top to bottom. They are covered in periods II, III and IV
 * (REN-EVO-2).
 */
export const evolvingDestinations: EvolvingDestination[] = [
  {
    ...named('sinope', 'Sinope', 'Sinope', 'シノペ'),
    lon: 35.15,
    lat: 42.03,
    bread: 1,
    benefits: { send: 'any', upTo: 1 },
  },
  {
    ...named('latakia', 'Latakia', 'Lattaquié', 'ラタキア'),
    lon: 35.77,
    lat: 35.52,
    bread: 2,
    benefits: { send: 'spice', upTo: 2 },
  },
  {
    ...named('acre', 'Acre', 'Acre', 'アッコ'),
    lon: 35.07,
    lat: 32.92,
    benefits: { bread: 2 },
  },
]

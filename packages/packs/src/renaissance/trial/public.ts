import type { EvolvingDestination, PublicDestination } from '../../schema/cards.ts'

/** The public destinations in board order. */
export const publicDestinations: PublicDestination[] = [
  {
    id: 'naples',
    lon: 14.26,
    lat: 40.84,
    slots: 0,
    benefits: [{ take: 1 }, { bread: 2 }],
  },
  {
    id: 'palermo',
    lon: 13.37,
    lat: 38.12,
    slots: 0,
    benefits: [{ bread: 4 }, { discard: 'character' }],
  },
  {
    id: 'genoa',
    lon: 8.93,
    lat: 44.41,
    slots: 1,
    benefits: [{ erect: 1 }, { discard: 'artwork' }],
  },
  {
    id: 'venice',
    lon: 12.34,
    lat: 45.44,
    slots: 1,
    bread: 3,
    benefits: { send: 'any', upTo: 2 },
  },
  {
    id: 'ragusa',
    lon: 18.11,
    lat: 42.64,
    slots: 1,
    bread: 2,
    benefits: { send: 'wood', upTo: 3 },
  },
  {
    id: 'candia',
    lon: 25.13,
    lat: 35.34,
    slots: 1,
    bread: 2,
    benefits: { send: 'wine', upTo: 2 },
  },
  {
    id: 'valencia',
    lon: -0.33,
    lat: 39.46,
    slots: 1,
    bread: 2,
    benefits: { send: 'fabric', upTo: 2 },
  },
  {
    id: 'constantinople',
    lon: 28.97,
    lat: 41.01,
    slots: 1,
    bread: 2,
    benefits: { send: 'gem', upTo: 2 },
  },
  {
    id: 'alexandria',
    lon: 29.89,
    lat: 31.2,
    slots: 1,
    bread: 2,
    benefits: { send: 'spice', upTo: 3 },
  },
  {
    id: 'marseille',
    lon: 5.37,
    lat: 43.3,
    slots: 1,
    bread: 3,
    benefits: [{ send: ['wine', 'fabric'], upTo: 3 }, { discard: 'character' }],
  },
  {
    id: 'caffa',
    lon: 35.38,
    lat: 45.03,
    slots: 1,
    bread: 2,
    benefits: [{ send: ['wood', 'gem'], upTo: 2 }, { discard: 'character' }],
  },
  {
    id: 'rhodes',
    lon: 28.23,
    lat: 36.45,
    slots: 1,
    benefits: [{ take: 1 }, { send: 'spice', upTo: 1 }],
  },
]

/**
 * The evolving destinations from top to bottom. They are covered in periods II, III and IV
 * (REN-EVO-2).
 */
export const evolvingDestinations: EvolvingDestination[] = [
  {
    id: 'salerno',
    lon: 14.76,
    lat: 40.67,
    bread: 1,
    benefits: { send: 'any', upTo: 1 },
  },
  {
    id: 'messina',
    lon: 15.56,
    lat: 38.19,
    bread: 1,
    benefits: { send: 'spice', upTo: 2 },
  },
  {
    id: 'gaeta',
    lon: 13.57,
    lat: 41.21,
    benefits: { bread: 2 },
  },
]

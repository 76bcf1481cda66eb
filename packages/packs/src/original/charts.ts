import type { PrivateDestination } from '../schema/cards.ts'
import { ANY, chart, sharedName } from './make.ts'

/**
 * The charts. On the whole they are better than the spaces of the board, and they are paid in
 * spice.
 */
export const charts: PrivateDestination[] = [
  chart(sharedName('trebizond'), [39.72, 41.0], 7, ['spice', 'wood'], 2, 1, {
    send: 'wood',
    upTo: 3,
  }),
  chart(sharedName('monemvasia'), [23.05, 36.69], 7, ['spice', 'wine'], 2, 1, {
    send: 'wine',
    upTo: 3,
  }),
  chart(sharedName('hormuz'), [56.46, 27.06], 7, ['spice', 'gem'], 2, 1, {
    send: 'gem',
    upTo: 3,
  }),
  chart(sharedName('bruges'), [3.22, 51.21], 7, ['spice', 'fabric'], 2, 1, {
    send: 'fabric',
    upTo: 3,
  }),
  chart(sharedName('calicut'), [75.78, 11.25], 5, ['spice'], 3, 0, {
    send: 'spice',
    upTo: 3,
  }),
  chart(sharedName('tana'), [39.42, 47.11], 5, ['spice', 'wood'], 3, 0, {
    send: 'wood',
    upTo: 2,
  }),
  chart(sharedName('bordeaux'), [-0.57, 44.84], 5, ['spice', 'wine'], 3, 0, {
    send: 'wine',
    upTo: 2,
  }),
  chart(sharedName('trapani'), [12.51, 38.02], 5, ['spice', 'gem'], 3, 0, { send: 'gem', upTo: 2 }),
  chart(sharedName('london'), [-0.09, 51.51], 5, ['spice', 'fabric'], 3, 0, {
    send: 'fabric',
    upTo: 2,
  }),
  chart(sharedName('beirut'), [35.51, 33.9], 4, ['spice'], 2, 1, {
    send: 'spice',
    upTo: 3,
  }),
  chart(sharedName('trani'), [16.42, 41.28], 4, ['spice', 'wine'], 3, 0, [
    { send: 'wine', upTo: 1 },
    { bread: 2 },
  ]),
  chart(sharedName('cagliari'), [9.11, 39.21], 4, ['spice'], 3, 0, [
    { send: 'gem', upTo: 1 },
    { bread: 2 },
  ]),
  chart(sharedName('tunis'), [10.18, 36.81], 4, ['spice', 'fabric'], 3, 0, [
    { send: 'fabric', upTo: 1 },
    { bread: 2 },
  ]),
  chart(sharedName('zara'), [15.23, 44.12], 4, ['spice', 'wood'], 3, 0, [
    { send: 'wood', upTo: 1 },
    { bread: 2 },
  ]),
  chart(sharedName('funchal'), [-16.91, 32.65], 4, ['spice', 'wine'], 4, 1, [
    { take: 1 },
    { send: 'wine', upTo: 1 },
  ]),
  chart(sharedName('antwerp'), [4.4, 51.22], 4, ['spice', 'fabric'], 4, 1, [
    { take: 1 },
    { send: 'fabric', upTo: 1 },
  ]),
  chart(sharedName('seville'), [-5.99, 37.38], 4, ['spice'], 4, 1, [
    { take: 1 },
    { send: 'gem', upTo: 1 },
  ]),
  chart(sharedName('jaffa'), [34.75, 32.05], 3, ['spice'], 3, 0, [
    { take: 1 },
    { send: 'spice', upTo: 1 },
  ]),
  chart(sharedName('ceuta'), [-5.31, 35.89], 4, ['spice', 'gem'], 3, 2, [
    { erect: 1 },
    { send: 'gem', upTo: 1 },
  ]),
  chart(sharedName('corfu'), [19.92, 39.62], 4, ['spice', 'wood'], 3, 2, [
    { erect: 1 },
    { send: 'wood', upTo: 1 },
  ]),
  chart(sharedName('modon'), [21.7, 36.82], 5, ['spice'], 3, 1, [
    { erect: 1 },
    { send: 'any', upTo: 1 },
  ]),
  chart(sharedName('lisbon'), [-9.14, 38.71], 6, ANY, 4, 1, {
    send: 'any',
    upTo: 2,
  }),
  chart(sharedName('aden'), [45.03, 12.78], 6, ['spice', 'gem'], 3, 2, { send: 'any', upTo: 3 }, [
    'cost',
    'in',
  ]),
  chart(sharedName('chios'), [26.14, 38.37], 4, ['spice', 'wine'], 3, 0, [
    { send: 'spice', upTo: 1 },
    { send: 'wine', upTo: 1 },
  ]),
  chart(sharedName('famagusta'), [33.94, 35.12], 5, ['spice', 'fabric'], 3, 0, [
    { send: 'fabric', upTo: 1 },
    { send: 'gem', upTo: 1 },
  ]),
  chart(sharedName('barcelona'), [2.18, 41.38], 5, ANY, 2, 0, [
    { send: 'wood', upTo: 1 },
    { send: 'fabric', upTo: 1 },
  ]),
  chart(sharedName('majorca'), [2.65, 39.57], 4, ['spice'], 3, 0, [
    { straighten: 1 },
    { send: 'any', upTo: 1 },
  ]),
  chart(sharedName('tripoli'), [13.19, 32.9], 3, ['spice', 'wood'], 2, 0, { bread: 5 }),
  chart(sharedName('malacca'), [102.25, 2.19], 6, ['spice', 'gem'], 5, 2, { points: 4 }),
]

import type { PrivateDestination } from '../../../schema/cards.ts'
import { named, sharedName, tile } from '../make.ts'

/** Private destinations that only send ships to holds. */
export const cargoDestinations: PrivateDestination[] = [
  tile(sharedName('trebizond'), [39.72, 41], 8, 'wood', 2, 0, { send: 'wood', upTo: 3 }),
  tile(sharedName('monemvasia'), [23.05, 36.69], 8, 'wine', 2, 0, { send: 'wine', upTo: 3 }),
  tile(sharedName('hormuz'), [56.46, 27.06], 8, 'gem', 2, 0, {
    send: 'gem',
    upTo: 3,
  }),
  tile(sharedName('bruges'), [3.22, 51.21], 8, 'fabric', 2, 0, {
    send: 'fabric',
    upTo: 3,
  }),
  tile(sharedName('calicut'), [75.78, 11.25], 6, null, 3, 0, {
    send: 'spice',
    upTo: 3,
  }),
  tile(named('antalya', 'Antalya', 'Antalya', 'アンタルヤ'), [30.7, 36.89], 6, null, 3, 1, {
    send: 'wood',
    upTo: 2,
  }),
  tile(sharedName('bordeaux'), [-0.57, 44.84], 6, 'wine', 3, 1, {
    send: 'wine',
    upTo: 2,
  }),
  tile(sharedName('trapani'), [12.51, 38.02], 6, 'gem', 3, 1, {
    send: 'gem',
    upTo: 2,
  }),
  tile(sharedName('london'), [-0.09, 51.51], 6, null, 3, 1, {
    send: 'fabric',
    upTo: 2,
  }),
  tile(sharedName('beirut'), [35.51, 33.9], 5, null, 2, 1, {
    send: 'spice',
    upTo: 3,
  }),
  tile(sharedName('lisbon'), [-9.14, 38.71], 7, null, 4, 2, {
    send: 'any',
    upTo: 2,
  }),
  tile(sharedName('aden'), [45.03, 12.78], 7, 'gem', 3, 3, {
    send: 'any',
    upTo: 3,
  }),
  tile(sharedName('chios'), [26.14, 38.37], 6, null, 3, 0, [
    { send: 'spice', upTo: 1 },
    { send: 'wine', upTo: 1 },
  ]),
  tile(sharedName('famagusta'), [33.94, 35.12], 7, 'fabric', 3, 0, [
    { send: 'fabric', upTo: 1 },
    { send: 'gem', upTo: 1 },
  ]),
  tile(sharedName('barcelona'), [2.18, 41.38], 6, null, 2, 0, [
    { send: 'wood', upTo: 1 },
    { send: 'fabric', upTo: 1 },
  ]),
  tile(named('malaga', 'Málaga', 'Malaga', 'マラガ'), [-4.42, 36.72], 6, null, 2, 0, [
    { send: 'wine', upTo: 1 },
    { send: 'gem', upTo: 1 },
  ]),
  tile(named('damietta', 'Damietta', 'Damiette', 'ダミエッタ'), [31.81, 31.42], 6, 'wood', 3, 1, {
    send: ['spice', 'fabric'],
    upTo: 3,
  }),
]

import type { PrivateDestination } from '../../../schema/cards.ts'
import { known, named, tile } from '../make.ts'

/** Private destinations that only send ships to holds. */
export const cargoDestinations: PrivateDestination[] = [
  tile(known('trebizond'), [39.72, 41], 8, 'wood', 2, 0, { send: 'wood', upTo: 3 }),
  tile(known('monemvasia'), [23.05, 36.69], 8, 'wine', 2, 0, { send: 'wine', upTo: 3 }),
  tile(known('hormuz'), [56.46, 27.06], 8, 'gem', 2, 0, {
    send: 'gem',
    upTo: 3,
  }),
  tile(known('bruges'), [3.22, 51.21], 8, 'fabric', 2, 0, {
    send: 'fabric',
    upTo: 3,
  }),
  tile(known('calicut'), [75.78, 11.25], 6, null, 3, 0, {
    send: 'spice',
    upTo: 3,
  }),
  tile(named('antalya', 'Antalya', 'Antalya', 'アンタルヤ'), [30.7, 36.89], 6, null, 3, 1, {
    send: 'wood',
    upTo: 2,
  }),
  tile(known('bordeaux'), [-0.57, 44.84], 6, 'wine', 3, 1, {
    send: 'wine',
    upTo: 2,
  }),
  tile(known('trapani'), [12.51, 38.02], 6, 'gem', 3, 1, {
    send: 'gem',
    upTo: 2,
  }),
  tile(known('london'), [-0.09, 51.51], 6, null, 3, 1, {
    send: 'fabric',
    upTo: 2,
  }),
  tile(known('beirut'), [35.51, 33.9], 5, null, 2, 1, {
    send: 'spice',
    upTo: 3,
  }),
  tile(known('lisbon'), [-9.14, 38.71], 7, null, 4, 2, {
    send: 'any',
    upTo: 2,
  }),
  tile(known('aden'), [45.03, 12.78], 7, 'gem', 3, 3, {
    send: 'any',
    upTo: 3,
  }),
  tile(known('chios'), [26.14, 38.37], 6, null, 3, 0, [
    { send: 'spice', upTo: 1 },
    { send: 'wine', upTo: 1 },
  ]),
  tile(known('famagusta'), [33.94, 35.12], 7, 'fabric', 3, 0, [
    { send: 'fabric', upTo: 1 },
    { send: 'gem', upTo: 1 },
  ]),
  tile(known('barcelona'), [2.18, 41.38], 6, null, 2, 0, [
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

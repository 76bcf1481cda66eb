import type { PrivateDestination } from '../../../schema/cards.ts'
import { named, sharedName, tile } from '../make.ts'

/** Private destinations with other benefits than sending ships. */
export const specialDestinations: PrivateDestination[] = [
  tile(sharedName('zara'), [15.23, 44.12], 6, 'wood', 2, 0, [
    { send: 'wood', upTo: 1 },
    { bread: 3 },
  ]),
  tile(sharedName('trani'), [16.42, 41.28], 6, null, 3, 0, [
    { send: 'wine', upTo: 1 },
    { bread: 3 },
  ]),
  tile(sharedName('cagliari'), [9.11, 39.21], 6, null, 3, 0, [
    { send: 'gem', upTo: 1 },
    { bread: 3 },
  ]),
  tile(sharedName('tunis'), [10.18, 36.81], 6, 'fabric', 2, 0, [
    { send: 'fabric', upTo: 1 },
    { bread: 3 },
  ]),
  tile(sharedName('tana'), [39.42, 47.11], 5, null, 2, 0, [
    { send: 'spice', upTo: 1 },
    { bread: 4 },
  ]),
  tile(sharedName('funchal'), [-16.91, 32.65], 5, 'wine', 3, 1, [
    { take: 1 },
    { send: 'wine', upTo: 1 },
  ]),
  tile(sharedName('antwerp'), [4.4, 51.22], 5, null, 4, 1, [
    { take: 1 },
    { send: 'fabric', upTo: 1 },
  ]),
  tile(sharedName('seville'), [-5.99, 37.38], 5, null, 4, 1, [
    { take: 1 },
    { send: 'gem', upTo: 1 },
  ]),
  tile(named('ancona', 'Ancona', 'Ancône', 'アンコーナ'), [13.52, 43.62], 5, 'wood', 3, 1, [
    { take: 1 },
    { send: 'wood', upTo: 1 },
  ]),
  tile(sharedName('jaffa'), [34.75, 32.05], 4, null, 2, 0, [
    { send: 'spice', upTo: 1 },
    { pay: { hand: 1 }, then: { points: 2 } },
  ]),
  tile(
    named('corunna', 'Corunna', 'La Corogne', 'ラ・コルーニャ'),
    [-8.4, 43.37],
    5,
    'wine',
    3,
    2,
    [{ erect: 1 }, { send: 'wine', upTo: 1 }],
  ),
  tile(named('livorno', 'Livorno', 'Livourne', 'リヴォルノ'), [10.31, 43.55], 5, null, 3, 2, [
    { erect: 1 },
    { send: 'fabric', upTo: 1 },
  ]),
  tile(sharedName('ceuta'), [-5.31, 35.89], 5, 'gem', 3, 2, [
    { erect: 1 },
    { send: 'gem', upTo: 1 },
  ]),
  tile(sharedName('corfu'), [19.92, 39.62], 5, null, 3, 2, [
    { erect: 1 },
    { send: 'wood', upTo: 1 },
  ]),
  tile(sharedName('modon'), [21.7, 36.82], 6, null, 4, 2, [{ erect: 1 }, { send: 'any', upTo: 1 }]),
  tile(named('salonica', 'Salonica', 'Salonique', 'サロニカ'), [22.94, 40.64], 5, 'fabric', 3, 0, [
    { take: 1 },
    { bread: { per: 'hand', max: 4 } },
  ]),
  tile(sharedName('tripoli'), [13.19, 32.9], 4, null, 2, 0, [
    { bread: 3 },
    { bread: { per: 'shipInPort', max: 3 } },
  ]),
  tile(sharedName('malacca'), [102.25, 2.19], 7, 'gem', 5, 1, [
    { points: 3 },
    { if: { count: 'lighthouseOnOwn', atLeast: 1 }, then: { points: 2 } },
  ]),
  tile(sharedName('majorca'), [2.65, 39.57], 6, null, 3, 0, [
    { shift: 2, to: 'any' },
    { send: 'any', upTo: 1 },
  ]),
]

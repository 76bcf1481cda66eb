import type { Character } from '../../../schema/cards.ts'
import { immediate, named, sharedName } from '../make.ts'

/** Immediate characters outside the starting packs. */
export const immediates: Character[] = [
  // Pope of all the arts.
  immediate(named('leo-x', 'Leo X', 'Léon X', 'レオ10世'), 'tiara', 7, {
    points: { per: 'artType', times: 4, max: 12 },
  }),
  // Made books cheap.
  immediate(sharedName('johannes-gutenberg'), 'press', 5, {
    acquire: 'book',
    less: 3,
    with: 'any',
  }),
  // Queen of Cyprus: sugar, wine, jewels.
  immediate(sharedName('caterina-cornaro'), 'crown', 6, [
    { send: 'spice', upTo: 1 },
    { send: 'wine', upTo: 1 },
    { send: 'gem', upTo: 1 },
  ]),
  // Took what was others'.
  immediate(
    named('cesare-borgia', 'Cesare Borgia', 'César Borgia', 'チェーザレ・ボルジア'),
    'sword',
    5,
    {
      visit: 'other',
      less: 1,
      busy: true,
    },
  ),
  // Hunted lost authors in the libraries of monasteries.
  immediate(
    named('poggio-bracciolini', 'Poggio Bracciolini', 'Le Pogge', 'ポッジョ・ブラッチョリーニ'),
    'book',
    5,
    { draw: 5, keep: 2 },
  ),
  // Any jewel for a new route, and off at once.
  immediate(
    named('isabella-of-castile', 'Isabella of Castile', 'Isabelle de Castille', 'イサベル1世'),
    'castle',
    3,
    [{ discover: 'destination', slot: 'free', with: 'any' }, { navigate: 'any' }],
  ),
  // The doge who had Venice at sea and ashore.
  immediate(
    named(
      'francesco-foscari',
      'Francesco Foscari',
      'Francesco Foscari',
      'フランチェスコ・フォスカリ',
    ),
    'lion',
    6,
    { points: { per: 'shipOnDock', times: 2, max: 10 } },
  ),
  // The bonfire of the vanities.
  immediate(sharedName('girolamo-savonarola'), 'flame', 5, {
    discard: 'artwork',
    upTo: 5,
    do: { points: 1 },
  }),
]

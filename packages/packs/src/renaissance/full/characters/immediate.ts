import type { Character } from '../../../schema/cards.ts'
import { immediate, named, sharedName } from '../make.ts'

/**
 * Immediate characters outside the starting packs.
 * The comment above each card says why its effect fits the person.
 */
export const immediates: Character[] = [
  // Pope who paid for all the arts.
  immediate(named('leo-x', 'Leo X', 'Léon X', 'レオ10世'), 'tiara', 7, {
    points: { per: 'artType', times: 4, max: 12 },
  }),
  // Made books cheap.
  immediate(sharedName('johannes-gutenberg'), 'press', 5, {
    acquire: 'book',
    less: 3,
    with: 'any',
  }),
  // Queen of Cyprus, an island of sugar, wine and jewels.
  immediate(sharedName('caterina-cornaro'), 'crown', 6, [
    { send: 'spice', upTo: 1 },
    { send: 'wine', upTo: 1 },
    { send: 'gem', upTo: 1 },
  ]),
  // Conquered the lands of others.
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
  // Searched the libraries of monasteries for lost books.
  immediate(
    named('poggio-bracciolini', 'Poggio Bracciolini', 'Le Pogge', 'ポッジョ・ブラッチョリーニ'),
    'book',
    5,
    { draw: 5, keep: 2 },
  ),
  // Offered her jewels to pay for a new route.
  immediate(
    named('isabella-of-castile', 'Isabella of Castile', 'Isabelle de Castille', 'イサベル1世'),
    'castle',
    3,
    [{ discover: 'destination', slot: 'free', with: 'any' }, { navigate: 'any' }],
  ),
  // Under this doge Venice ruled at sea and on land.
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
  // Burned works of art in the bonfire of the vanities.
  immediate(sharedName('girolamo-savonarola'), 'flame', 5, {
    discard: 'artwork',
    upTo: 5,
    do: { points: 1 },
  }),
]

import type { Character } from '../../../schema/cards.ts'
import { engageable, named, sharedName } from '../make.ts'

/**
 * Engageable characters outside the starting packs. None of them straightens, directly or through a
 * destination: Bellini may borrow any of them, and two that straighten never end (REN-ENG-4). No
 * destination straightens either, because Caterina Sforza would free its dock again.
 */
export const engageables: Character[] = [
  // At home in every harbour of the Mediterranean.
  engageable(sharedName('leo-africanus'), 'scroll', 9, { visit: 'public', busy: true }),
  // A portrait for whatever the sitter brings.
  engageable(sharedName('titian'), 'palette', 5, {
    pay: { resources: 2, in: 'any' },
    then: { points: 5 },
  }),
  // Broke the mould, and cast again.
  engageable(named('donatello', 'Donatello', 'Donatello', 'ドナテッロ'), 'hammer', 6, [
    { refresh: 'workshop' },
    { acquire: 'artwork', less: 3, slot: 'free' },
  ]),
  // The Tigress, who would not leave her own outside the gates.
  engageable(
    named('caterina-sforza', 'Caterina Sforza', 'Catherine Sforza', 'カテリーナ・スフォルツァ'),
    'cannon',
    6,
    { pay: { bread: 2 }, then: { recall: 1, from: 'dock' } },
  ),
  // Carved jewels from cherry stones.
  engageable(sharedName('properzia-de-rossi'), 'chisel', 5, {
    choose: [
      { send: 'gem', upTo: 1 },
      { shift: 2, to: 'gem' },
    ],
  }),
  // The painter whom Venice lent to the sultan.
  engageable(
    named('gentile-bellini', 'Gentile Bellini', 'Gentile Bellini', 'ジェンティーレ・ベッリーニ'),
    'palette',
    7,
    { borrow: 'engageable' },
  ),
  // Built a city of ladies, one after another.
  engageable(
    named(
      'christine-de-pizan',
      'Christine de Pizan',
      'Christine de Pizan',
      'クリスティーヌ・ド・ピザン',
    ),
    'quill',
    4,
    { pay: { hand: 1 }, then: { points: 4 } },
  ),
  // Chief architect of the sultans.
  engageable(
    named('mimar-sinan', 'Mimar Sinan', 'Mimar Sinan', 'ミマール・スィナン'),
    'trowel',
    3,
    {
      pay: { resources: 2, in: ['wood', 'gem'] },
      then: { erect: 1 },
    },
  ),
  // His almanac found the way to anywhere.
  engageable(
    named('abraham-zacuto', 'Abraham Zacuto', 'Abraham Zacuto', 'アブラハム・ザクート'),
    'astrolabe',
    4,
    { navigate: 'any', less: 2, busy: true },
  ),
]

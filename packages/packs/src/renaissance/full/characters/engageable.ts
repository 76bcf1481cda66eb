import type { Character } from '../../../schema/cards.ts'
import { engageable, named, sharedName } from '../make.ts'

/**
 * Engageable characters outside the starting packs. None of them may straighten a character, because
 * Bellini may borrow any of them, and two that straighten each other never end (REN-ENG-4). No
 * destination may straighten one either, because Caterina Sforza can free its dock again.
 * The comment above each card says why its effect fits the person.
 */
export const engageables: Character[] = [
  // At home in every harbour of the Mediterranean.
  engageable(sharedName('leo-africanus'), 'scroll', 9, { visit: 'public', busy: true }),
  // Painted portraits for anybody who paid.
  engageable(sharedName('titian'), 'palette', 5, {
    pay: { resources: 2, in: 'any' },
    then: { points: 5 },
  }),
  // Sculptor in bronze, who broke moulds and cast again.
  engageable(named('donatello', 'Donatello', 'Donatello', 'ドナテッロ'), 'hammer', 6, [
    { refresh: 'workshop' },
    { acquire: 'artwork', less: 3, slot: 'free' },
  ]),
  // Defended her own people, so she brings a ship home.
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
  // Venice lent this painter to the sultan.
  engageable(
    named('gentile-bellini', 'Gentile Bellini', 'Gentile Bellini', 'ジェンティーレ・ベッリーニ'),
    'palette',
    7,
    { borrow: 'engageable' },
  ),
  // Wrote The Book of the City of Ladies, in which women of the past build a city.
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
  // With his almanac ships could find their way anywhere.
  engageable(
    named('abraham-zacuto', 'Abraham Zacuto', 'Abraham Zacuto', 'アブラハム・ザクート'),
    'astrolabe',
    4,
    { navigate: 'any', less: 2, busy: true },
  ),
]

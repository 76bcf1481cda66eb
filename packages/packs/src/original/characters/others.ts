import type { Character } from '../../schema/cards.ts'
import { ANY, action, immediate, named, permanent } from '../make.ts'

/** Those of no set: bank, docks and art; they fill the deck. */
export const others: Character[] = [
  // Her ships saved refugees.
  permanent(named('gracia-nasi', 'Gracia Nasi', 'Gracia Nasi', 'グラシア・ナスィ'), 'key', 6, ANY, {
    yield: 'emergency',
    more: 1,
  }),
  // One theory for all arts.
  permanent(
    named(
      'leon-battista-alberti',
      'Leon Battista Alberti',
      'Leon Battista Alberti',
      'レオン・バッティスタ・アルベルティ',
    ),
    'scroll',
    4,
    ['wine', 'fabric'],
    { accept: ['wine', 'fabric'], for: 'artwork' },
  ),
  // Antiquary, always there first.
  permanent(
    named('cyriacus-of-ancona', 'Cyriacus of Ancona', "Cyriaque d'Ancône", 'チリアコ・ダンコーナ'),
    'scroll',
    3,
    ['fabric', 'gem'],
    { slot: 'free', at: ['workshop', 'atlas'] },
  ),
  // No port shut to him.
  permanent(
    named(
      'suleiman-the-magnificent',
      'Suleiman the Magnificent',
      'Soliman le Magnifique',
      'スレイマン1世',
    ),
    'crescent',
    4,
    ['gem', 'wood'],
    { dock: 'busy', bread: 1, at: 'board' },
  ),
  // Endowed kitchens and inns.
  permanent(
    named('hurrem-sultan', 'Hürrem Sultan', 'Roxelane', 'ヒュッレム・スルタン'),
    'rose',
    7,
    ANY,
    { less: 1, for: 'navigate' },
  ),
  // A share in each India fleet.
  permanent(
    named(
      'bartolomeo-marchionni',
      'Bartolomeo Marchionni',
      'Bartolomeo Marchionni',
      'バルトロメオ・マルキオンニ',
    ),
    'coins',
    6,
    ['spice', 'gem'],
    {
      when: 'period',
      do: [
        { send: 'spice', upTo: 1 },
        { send: 'gem', upTo: 1 },
      ],
    },
  ),
  // Gave every artist a Life.
  permanent(
    named('giorgio-vasari', 'Giorgio Vasari', 'Giorgio Vasari', 'ジョルジョ・ヴァザーリ'),
    'book',
    5,
    ['fabric', 'wine'],
    { when: 'acquire', do: { points: 1 } },
  ),
  // Stone was his trade.
  permanent(
    named('michelangelo', 'Michelangelo', 'Michel-Ange', 'ミケランジェロ'),
    'chisel',
    4,
    ['gem', 'fabric'],
    { when: 'acquire', of: 'monument', do: { points: 2 } },
  ),
  // Greek cardinal with a library.
  permanent(
    named('bessarion', 'Bessarion', 'Bessarion', 'ベッサリオン'),
    'mitre',
    3,
    ['wine', 'spice'],
    { when: 'acquire', of: 'book', do: [{ take: 1, slot: 'free' }, { bread: 1 }] },
  ),
  // Closes the books each round.
  permanent(
    named('luca-pacioli', 'Luca Pacioli', 'Luca Pacioli', 'ルカ・パチョーリ'),
    'scales',
    5,
    ['wood', 'gem'],
    { when: 'decree', do: { points: 2 } },
  ),
  // At home in every port.
  action(
    named('leo-africanus', 'Leo Africanus', "Léon l'Africain", 'レオ・アフリカヌス'),
    'scroll',
    6,
    ['spice', 'wood'],
    { visit: 'public', busy: true },
  ),
  // A portrait for a dinner.
  action(named('titian', 'Titian', 'Titien', 'ティツィアーノ'), 'palette', 5, ['fabric', 'wood'], {
    pay: { bread: 2 },
    then: { points: 4 },
  }),
  // Queen of Cyprus.
  immediate(
    named('caterina-cornaro', 'Caterina Cornaro', 'Catherine Cornaro', 'カテリーナ・コルナーロ'),
    'crown',
    4,
    ANY,
    [
      { send: 'spice', upTo: 1 },
      { send: 'wine', upTo: 1 },
      { send: 'gem', upTo: 1 },
    ],
  ),
  // New ships from another king.
  immediate(
    named('john-cabot', 'John Cabot', 'Jean Cabot', 'ジョン・カボット'),
    'caravel',
    3,
    ['wood', 'spice'],
    { recall: 2, from: 'port' },
  ),
  // Fed the shamefaced poor.
  immediate(
    named(
      'antoninus-of-florence',
      'Antoninus of Florence',
      'Antonin de Florence',
      'フィレンツェのアントニヌス',
    ),
    'wheat',
    2,
    ['wood'],
    { bread: 'full' },
  ),
  // Bonfire of the vanities.
  immediate(
    named(
      'girolamo-savonarola',
      'Girolamo Savonarola',
      'Jérôme Savonarole',
      'ジロラモ・サヴォナローラ',
    ),
    'flame',
    3,
    ANY,
    { discard: 'artwork', upTo: 6, do: { points: 1 } },
  ),
]

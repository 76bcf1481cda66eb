import type { Character } from '../../../schema/cards.ts'
import { named, permanent } from '../make.ts'

/** Permanent characters of no pack who serve at court and in the arts. */
export const courtiers: Character[] = [
  // Her salon at Correggio, open to whoever stayed an evening.
  permanent(
    named('veronica-gambara', 'Veronica Gambara', 'Veronica Gambara', 'ヴェロニカ・ガンバラ'),
    'quill',
    1,
    { slot: 'free', at: ['council'] },
  ),
  // Goldsmith: gems buy anything.
  permanent(
    named(
      'benvenuto-cellini',
      'Benvenuto Cellini',
      'Benvenuto Cellini',
      'ベンヴェヌート・チェッリーニ',
    ),
    'emerald',
    3,
    { accept: ['gem'], for: 'all' },
    { when: 'pay', with: 'gem', once: 'turn', do: { points: 1 } },
  ),
  // Gave other artists their Lives.
  permanent(
    named('giorgio-vasari', 'Giorgio Vasari', 'Giorgio Vasari', 'ジョルジョ・ヴァザーリ'),
    'book',
    2,
    {
      when: 'acquire',
      by: 'other',
      of: 'painting',
      do: { points: 1 },
    },
  ),
  // Greek cardinal: a great library, and a house for refugees.
  permanent(
    named('bessarion', 'Bessarion', 'Bessarion', 'ベッサリオン'),
    'mitre',
    3,
    { less: 1, for: 'book' },
    { when: 'acquire', of: 'book', do: { take: 1, slot: 'free' } },
  ),
  // What he carved outlives every reign.
  permanent(named('michelangelo', 'Michelangelo', 'Michel-Ange', 'ミケランジェロ'), 'chisel', 1, {
    when: 'decree',
    do: { points: { per: 'monument', times: 2, max: 6 } },
  }),
  // Soldier, scholar, duke.
  permanent(
    named(
      'federico-da-montefeltro',
      'Federico da Montefeltro',
      'Frédéric de Montefeltro',
      'フェデリーコ・ダ・モンテフェルトロ',
    ),
    'helm',
    4,
    { extra: 1, of: 'artwork', for: 'titles' },
    { when: 'title', do: { bread: 'full' } },
  ),
  // Condottiere, never idle.
  permanent(
    named(
      'bartolomeo-colleoni',
      'Bartolomeo Colleoni',
      'Bartolomeo Colleoni',
      'バルトロメオ・コッレオーニ',
    ),
    'sword',
    6,
    { when: 'invite', of: 'engageable', do: { send: 'any', upTo: 1 } },
    { when: 'engage', do: { bread: 2 } },
  ),
]

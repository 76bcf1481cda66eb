import type { Character } from '../../../schema/cards.ts'
import { known, named, permanent } from '../make.ts'

/** Permanent characters outside the starting packs, about characters and art. */
export const courtiers: Character[] = [
  // Her salon at Correggio, open to whoever stayed an evening.
  permanent(known('veronica-gambara'), 'quill', 1, { slot: 'free', at: ['council'] }),
  // Goldsmith: gems buy anything.
  permanent(
    known('benvenuto-cellini'),
    'emerald',
    3,
    { accept: ['gem'], for: 'all' },
    { when: 'pay', with: 'gem', once: 'turn', do: { points: 1 } },
  ),
  // Gave other artists their Lives.
  permanent(known('giorgio-vasari'), 'book', 2, {
    when: 'acquire',
    by: 'other',
    of: 'painting',
    do: { points: 1 },
  }),
  // Greek cardinal: a great library, and a house for refugees.
  permanent(
    known('bessarion'),
    'mitre',
    3,
    { less: 1, for: 'book' },
    { when: 'acquire', of: 'book', do: { take: 1, slot: 'free' } },
  ),
  // What he carved outlives every reign.
  permanent(known('michelangelo'), 'chisel', 1, {
    when: 'decree',
    do: { points: { per: 'monument', times: 2, max: 6 } },
  }),
  // Soldier, scholar, duke.
  permanent(
    known('federico-da-montefeltro'),
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

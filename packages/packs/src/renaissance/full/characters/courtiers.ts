import type { Character } from '../../../schema/cards.ts'
import { named, permanent, sharedName } from '../make.ts'

/** Permanent characters outside the starting packs, about characters and art. */
export const courtiers: Character[] = [
  // Her salon at Correggio, open to whoever stayed an evening.
  permanent(sharedName('veronica-gambara'), 'quill', 1, { slot: 'free', at: ['council'] }),
  // Goldsmith: gems buy anything.
  permanent(
    sharedName('benvenuto-cellini'),
    'emerald',
    3,
    { accept: ['gem'], for: 'all' },
    { when: 'pay', with: 'gem', once: 'turn', do: { points: 1 } },
  ),
  // Gave other artists their Lives.
  permanent(sharedName('giorgio-vasari'), 'book', 2, {
    when: 'acquire',
    by: 'other',
    of: 'painting',
    do: { points: 1 },
  }),
  // Greek cardinal: a great library, and a house for refugees.
  permanent(
    sharedName('bessarion'),
    'mitre',
    3,
    { less: 1, for: 'book' },
    { when: 'acquire', of: 'book', do: { take: 1, slot: 'free' } },
  ),
  // What he carved outlives every reign.
  permanent(sharedName('michelangelo'), 'chisel', 1, {
    when: 'decree',
    do: { points: { per: 'monument', times: 2, max: 6 } },
  }),
  // Soldier, scholar, duke.
  permanent(
    sharedName('federico-da-montefeltro'),
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

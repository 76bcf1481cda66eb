import type { Character } from '../../../schema/cards.ts'
import { named, permanent, sharedName } from '../make.ts'

/**
 * Permanent characters outside the starting packs, about characters and art.
 * The comment above each card says why its effect fits the person.
 */
export const courtiers: Character[] = [
  // Her salon at Correggio was open to guests.
  permanent(sharedName('veronica-gambara'), 'quill', 1, { slot: 'free', at: ['council'] }),
  // Goldsmith: gems buy anything.
  permanent(
    sharedName('benvenuto-cellini'),
    'emerald',
    3,
    { accept: ['gem'], for: 'all' },
    { when: 'pay', with: 'gem', once: 'turn', do: { points: 1 } },
  ),
  // Wrote the lives of other artists.
  permanent(sharedName('giorgio-vasari'), 'book', 2, {
    when: 'acquire',
    by: 'other',
    of: 'painting',
    do: { points: 1 },
  }),
  // Greek cardinal with a great library, who took in refugees.
  permanent(
    sharedName('bessarion'),
    'mitre',
    3,
    { less: 1, for: 'book' },
    { when: 'acquire', of: 'book', do: { take: 1, slot: 'free' } },
  ),
  // His sculptures outlast every ruler.
  permanent(sharedName('michelangelo'), 'chisel', 1, {
    when: 'decree',
    do: { points: { per: 'monument', times: 2, max: 6 } },
  }),
  // Duke, soldier and scholar, so he counts for many titles.
  permanent(
    sharedName('federico-da-montefeltro'),
    'helm',
    4,
    { extra: 1, of: 'artwork', for: 'titles' },
    { when: 'title', do: { bread: 'full' } },
  ),
  // A condottiere who was always in somebody's service.
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

import type { Character } from '../../schema/cards.ts'
import { ANY, actionCharacter, immediate, named, permanent, sharedName } from '../make.ts'

/**
 * Characters of no set, for the deck. Subjects: banking, docks and art.
 * The comment above each card says why its effect fits the person.
 */
export const others: Character[] = [
  // Her ships saved refugees.
  permanent(sharedName('gracia-nasi'), 'key', 6, ANY, {
    yield: 'emergency',
    more: 1,
  }),
  // Wrote on the theory of all the arts.
  permanent(sharedName('leon-battista-alberti'), 'scroll', 4, ['wine', 'fabric'], {
    accept: ['wine', 'fabric'],
    for: 'artwork',
  }),
  // Collector of antiquities, who was always the first to arrive.
  permanent(sharedName('cyriacus-of-ancona'), 'scroll', 3, ['fabric', 'gem'], {
    slot: 'free',
    at: ['workshop', 'atlas'],
  }),
  // A sultan whom no harbour could refuse.
  permanent(sharedName('suleiman-the-magnificent'), 'crescent', 4, ['gem', 'wood'], {
    dock: 'busy',
    bread: 1,
    at: 'board',
  }),
  // Founded kitchens for the poor and inns for travellers.
  permanent(sharedName('hurrem-sultan'), 'rose', 5, ANY, { less: 1, for: 'navigate' }),
  // Had a share in every fleet to India.
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
  // Wrote the lives of the artists.
  permanent(sharedName('giorgio-vasari'), 'book', 5, ['fabric', 'wine'], {
    when: 'acquire',
    do: { points: 1 },
  }),
  // Worked in stone.
  permanent(sharedName('michelangelo'), 'chisel', 4, ['gem', 'fabric'], {
    when: 'acquire',
    of: 'monument',
    do: { points: 2 },
  }),
  // Greek cardinal with a library.
  permanent(sharedName('bessarion'), 'mitre', 3, ['wine', 'spice'], {
    when: 'acquire',
    of: 'book',
    do: [{ take: 1, slot: 'free' }, { bread: 1 }],
  }),
  // Taught bookkeeping, so he closes the books each round.
  permanent(sharedName('luca-pacioli'), 'scales', 5, ['wood', 'gem'], {
    when: 'decree',
    do: { points: 2 },
  }),
  // At home in every port.
  actionCharacter(sharedName('leo-africanus'), 'scroll', 6, ['spice', 'wood'], {
    visit: 'public',
    busy: true,
  }),
  // Painted portraits for his hosts.
  actionCharacter(sharedName('titian'), 'palette', 5, ['fabric', 'wood'], {
    pay: { bread: 2 },
    then: { points: 4 },
  }),
  // Queen of Cyprus, an island of sugar, wine and jewels.
  immediate(sharedName('caterina-cornaro'), 'crown', 4, ANY, [
    { send: 'spice', upTo: 1 },
    { send: 'wine', upTo: 1 },
    { send: 'gem', upTo: 1 },
  ]),
  // Got ships from another king.
  immediate(
    named('john-cabot', 'John Cabot', 'Jean Cabot', 'ジョン・カボット'),
    'caravel',
    3,
    ['wood', 'spice'],
    { recall: 2, from: 'port' },
  ),
  // Bishop who fed the poor.
  immediate(sharedName('antoninus-of-florence'), 'wheat', 2, ['wood'], { bread: 'full' }),
  // Burned works of art in the bonfire of the vanities.
  immediate(sharedName('girolamo-savonarola'), 'flame', 3, ANY, {
    discard: 'artwork',
    upTo: 6,
    do: { points: 1 },
  }),
]

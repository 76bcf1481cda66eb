import {
  ANY,
  actionCharacter,
  endingCharacter,
  immediate,
  inSet,
  named,
  permanent,
  sharedName,
} from '../make.ts'

/**
 * Starting set 4. Strategy: many characters, and one contract of each type.
 * The comment above each card says why its effect fits the person.
 */
export const court = inSet('court', [
  // Wrote the book on courtiers.
  endingCharacter(sharedName('baldassare-castiglione'), 'quill', 4, ['wine', 'fabric'], {
    score: 3,
    per: 'lasting',
    max: 15,
  }),
  // Collected every kind of art in her study.
  endingCharacter(sharedName('isabella-d-este'), 'rose', 4, ANY, { score: 5, per: 'set', max: 20 }),
  // Her salon was open to guests.
  permanent(sharedName('veronica-gambara'), 'quill', 2, ['wine'], {
    when: 'take',
    do: { bread: 2 },
  }),
  // Poet whose circle included the great artists of her time.
  permanent(sharedName('vittoria-colonna'), 'lyre', 2, ['wine', 'fabric'], {
    when: 'invite',
    do: { points: 1 },
  }),
  // Duke, soldier and scholar, so he counts for many titles.
  permanent(
    sharedName('federico-da-montefeltro'),
    'helm',
    2,
    ['fabric'],
    { extra: 1, of: 'artwork', for: 'titles' },
    { extra: 1, of: 'lasting', for: 'titles' },
    { extra: 1, of: 'destination', for: 'titles' },
  ),
  // Her court in Ferrara attracted poets and singers.
  actionCharacter(
    sharedName('lucrezia-borgia'),
    'rose',
    3,
    ['wine', 'fabric'],
    [{ take: 1, slot: 'free' }, { bread: 2 }],
  ),
  // Duchess of Amalfi.
  immediate(
    named('joanna-of-aragon', 'Joanna of Aragon', "Jeanne d'Aragon", 'ジョヴァンナ・ダラゴーナ'),
    'rose',
    1,
    ANY,
    { take: 2, slot: 'free' },
  ),
  // Offered to pay the journey of every scholar who came to debate.
  immediate(sharedName('pico-della-mirandola'), 'book', 1, ['fabric'], {
    invite: 'character',
    less: 4,
  }),
])

import { endgame, engageable, immediate, inPack, named, permanent, sharedName } from '../make.ts'

/**
 * The court pack: many characters that bring more characters.
 * The comment above each card says why its effect fits the person.
 */
export const crown = inPack('crown', [
  // Wrote the book on courtiers.
  endgame(sharedName('baldassare-castiglione'), 'quill', 5, {
    score: 3,
    per: 'character',
    every: 2,
    max: 15,
  }),
  // Called the Magnificent for his fame.
  endgame(
    named(
      'lorenzo-de-medici',
      "Lorenzo de' Medici",
      'Laurent de Médicis',
      'ロレンツォ・デ・メディチ',
    ),
    'laurel',
    6,
    { score: 4, per: 'title', max: 12 },
  ),
  // Poet whose circle included the great artists of her time.
  permanent(
    sharedName('vittoria-colonna'),
    'lyre',
    3,
    { when: 'take', do: { bread: 1 } },
    { when: 'invite', do: { points: 1 } },
  ),
  // Duchess of Amalfi, with an open court.
  immediate(
    named(
      'giovanna-d-aragona',
      "Giovanna d'Aragona",
      "Jeanne d'Aragon",
      'ジョヴァンナ・ダラゴーナ',
    ),
    'crown',
    4,
    [{ visit: 'evolving', busy: true }, { take: 1 }],
  ),
  // Offered to pay the journey of every scholar who came to debate.
  immediate(sharedName('pico-della-mirandola'), 'book', 3, {
    invite: 'character',
    less: 2,
    with: 'any',
  }),
  // Her court in Ferrara attracted poets and singers.
  engageable(sharedName('lucrezia-borgia'), 'rose', 5, [
    { refresh: 'council' },
    { take: 1, slot: 'free' },
  ]),
])

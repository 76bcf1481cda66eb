import type { Scoring } from '../../schema/abilities.ts'
import type { Character } from '../../schema/cards.ts'
import { raphael } from '../printed/boards.ts'

const endgame = (id: string, cost: number, scoring: Scoring, pack?: string): Character => ({
  id,
  type: 'endgame',
  cost,
  in: ['gem'],
  scoring,
  ...(pack === undefined ? {} : { pack }),
})

/** Endgame characters, paid in gems. Only the scoring of Raphael is printed in a rulebook. */
export const endgames: Character[] = [
  endgame('andrea-doria', 6, { score: 2, per: 'shipBuilt', max: 12 }, 'fleet'),
  endgame('qaitbay', 5, { score: 2, per: 'lighthouse', max: 12 }, 'lights'),
  endgame('christopher-columbus', 5, { score: 3, per: 'destination', max: 18 }, 'routes'),
  {
    ...endgame('raphael', 6, raphael.scoring, 'art'),
    printed: ['id', 'type', 'scoring'],
  },
  endgame('isabella-d-este', 5, { score: 6, per: 'set', max: 18 }, 'art'),
  endgame('baldassare-castiglione', 6, { score: 3, per: 'character', every: 2, max: 15 }, 'court'),
  endgame('lorenzo-de-medici', 5, { score: 5, per: 'title', max: 15 }, 'court'),
  endgame('jacques-coeur', 3, { score: 3, per: 'bread', every: 2, max: 15 }, 'bank'),
  endgame('aldus-manutius', 6, { score: 4, per: 'book', max: 20 }),
  endgame('filippo-brunelleschi', 6, { score: 4, per: 'monument', max: 24 }),
  endgame('vasco-da-gama', 4, { score: 4, per: 'lighthouseOnOwn', max: 16 }),
  endgame('leonardo-da-vinci', 7, {
    score: 3,
    per: ['artwork', 'destination', 'character'],
    max: 18,
  }),
  endgame('mehmed-ii', 6, { score: 3, per: 'lighthouseOnPublic', max: 15 }),
  endgame('luca-pacioli', 3, { score: 3, per: 'shipInHold', max: 15 }),
  endgame('niccolo-machiavelli', 5, { score: 3, per: 'engageable', max: 15 }),
]

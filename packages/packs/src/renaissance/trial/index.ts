import type { Pack } from '../../schema/pack.ts'
import { books } from './books.ts'
import { decrees } from './decrees.ts'
import { endgames } from './endgame.ts'
import { engageables } from './engageable.ts'
import { immediates } from './immediate.ts'
import { monuments } from './monuments.ts'
import { paintings } from './paintings.ts'
import { permanents } from './permanent.ts'
import { evolving, publics } from './publics.ts'
import { routes } from './routes.ts'
import { stations } from './stations.ts'
import { titles } from './titles.ts'

/**
 * A first pack of full size, reconstructed, in which every word of the vocabulary is used by some
 * card: what the engine can do, this pack makes it do.
 */
export const trialPack: Pack = {
  amalfi: 1,
  game: 'renaissance',
  name: 'trial',
  publicDestinations: publics,
  evolvingDestinations: evolving,
  privateDestinations: [...routes, ...stations],
  artworks: [...books, ...paintings, ...monuments],
  characters: [...immediates, ...permanents, ...endgames, ...engageables],
  titles,
  decrees,
  slots: {
    // REN-ACQ-1, REN-NAV-6: the Council's are printed, how the 2 and the 1s lie elsewhere is not.
    value: { workshop: [2, 1, 1, 0, -1], atlas: [2, 1, 1, 0, -1], council: [2, 1, 0, -1] },
    source: 'reconstructed',
  },
  shipIcons: {
    value: [
      null,
      // REN-CON-3: the one that a rulebook shows.
      { choose: [{ take: 1 }, { straighten: 1 }] },
      null,
      { bread: 2 },
      null,
      { erect: 1 },
    ],
    source: 'reconstructed',
  },
  lighthouseIcons: {
    value: [null, { straighten: 1 }, null, { take: 1 }, null, { send: 'any', upTo: 1 }],
    source: 'reconstructed',
  },
  // REN-TIT-2: where they begin is printed, how they fall is not.
  squares: { value: { dark: [24, 16, 10, 5], light: [12, 8, 5, 2] }, source: 'reconstructed' },
  // REN-DEC-12: those of period I are printed.
  boardPoints: {
    value: [{ artwork: 3, character: 2 }, { destination: 1 }, {}, {}],
    source: 'reconstructed',
  },
  solo: {
    // REN-SOL-7.
    titles: { value: { naples: [0, 0, 1, 2], genoa: [0, 1, 2, 3] }, source: 'printed' },
    // REN-SOL-8.
    ranks: { value: { english: [126, 176, 226], french: [121, 181, 230] }, source: 'printed' },
    // REN-SOL-12: the table of the rulebook is lost.
    answers: { value: 'icons', source: 'reconstructed' },
  },
}

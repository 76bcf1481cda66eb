import type { Pack } from '../../schema/pack.ts'
import {
  councilSlots,
  firstBoardPoints,
  firstSquares,
  lighthouseIcon,
  shipIcon,
} from '../printed/boards.ts'
import { decrees } from '../printed/decrees.ts'
import { soloRanks, soloTitles } from '../printed/solo.ts'
import { titlesNaming } from '../printed/titles.ts'
import { books } from './books.ts'
import { endgames } from './endgame.ts'
import { engageables } from './engageable.ts'
import { immediates } from './immediate.ts'
import { monuments } from './monuments.ts'
import { paintings } from './paintings.ts'
import { permanents } from './permanent.ts'
import { evolving, publics } from './publics.ts'
import { routes } from './routes.ts'
import { stations } from './stations.ts'

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
  titles: titlesNaming({
    visionary: 'permanent',
    condottiere: 'engageable',
    merchant: 'immediate',
    patron: 'endgame',
  }),
  decrees,
  slots: {
    // REN-ACQ-1, REN-NAV-6: the Council's are printed, how the 2 and the 1s lie elsewhere is not.
    value: { workshop: [2, 1, 1, 0, -1], atlas: [2, 1, 1, 0, -1], council: councilSlots },
    source: 'reconstructed',
  },
  shipIcons: {
    value: [null, shipIcon, null, { bread: 2 }, null, { erect: 1 }],
    source: 'reconstructed',
  },
  lighthouseIcons: {
    value: [null, lighthouseIcon, null, { take: 1 }, null, { send: 'any', upTo: 1 }],
    source: 'reconstructed',
  },
  // REN-TIT-2: where they begin is printed, how they fall is not.
  squares: {
    value: { dark: [firstSquares.dark, 16, 10, 5], light: [firstSquares.light, 8, 5, 2] },
    source: 'reconstructed',
  },
  // REN-DEC-12: those of period I are printed.
  boardPoints: {
    value: [firstBoardPoints, { destination: 1 }, {}, {}],
    source: 'reconstructed',
  },
  solo: {
    titles: soloTitles,
    ranks: soloRanks,
    // REN-SOL-12: the table of the rulebook is lost.
    answers: { value: 'icons', source: 'reconstructed' },
  },
}

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
import { printedTitles } from '../printed/titles.ts'
import { books } from './books.ts'
import { cargoDestinations } from './cargo.ts'
import { endgames } from './endgame.ts'
import { engageables } from './engageable.ts'
import { immediates } from './immediate.ts'
import { monuments } from './monuments.ts'
import { paintings } from './paintings.ts'
import { permanents } from './permanent.ts'
import { evolvingDestinations, publicDestinations } from './public.ts'
import { specialDestinations } from './special.ts'

/**
 * A reconstructed pack of full size for tests. Its cards use every word that packs know, so games
 * with it reach every part of the engine.
 */
export const trialPack: Pack = {
  amalfi: 1,
  game: 'renaissance',
  name: 'trial',
  publicDestinations: publicDestinations,
  evolvingDestinations: evolvingDestinations,
  privateDestinations: [...cargoDestinations, ...specialDestinations],
  artworks: [...books, ...paintings, ...monuments],
  characters: [...immediates, ...permanents, ...endgames, ...engageables],
  titles: printedTitles({
    visionary: 'permanent',
    condottiere: 'engageable',
    merchant: 'immediate',
    patron: 'endgame',
  }),
  decrees,
  slots: {
    // REN-ACQ-1, REN-NAV-6: the slots of the Council are printed. The order of 2 and 1 in the other
    // rows is not.
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
  // REN-TIT-2: the first square is printed, the others are not.
  squares: {
    value: { dark: [firstSquares.dark, 16, 10, 5], light: [firstSquares.light, 8, 5, 2] },
    source: 'reconstructed',
  },
  // REN-DEC-12: the points of period I are printed.
  boardPoints: {
    value: [firstBoardPoints, { destination: 1 }, {}, {}],
    source: 'reconstructed',
  },
  solo: {
    titles: soloTitles,
    ranks: soloRanks,
    // REN-SOL-12: the table of the rulebook is lost, so icons decide.
    answers: { value: 'icons', source: 'reconstructed' },
  },
}

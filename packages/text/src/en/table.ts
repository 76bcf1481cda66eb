import type { TableWords } from '../table-words.ts'
import { counted } from './grammar.ts'

export const table: TableWords = {
  period: (period, phase) => `Period ${period}: ${phase}`,
  points: (n) => counted(n, ['point', 'points']),
  bread: (has, limit) => `bread ${has} of ${limit}`,
  lighthouses: (erected) => `lighthouses ${erected} of 6`,
  ships: 'Ships',
  holds: 'Holds',
  hand: (cards) => `Hand (${cards})`,
  court: 'Invited',
  engaged: 'engaged',
  artworks: 'Artworks',
  destinations: 'Destinations',
  publicDestinations: 'Public destinations',
  titles: 'Titles',
  decrees: 'Decrees',
  now: 'now',
  deck: (cards) => `${cards} in the deck`,
  empty: 'empty',
  windRose: 'Wind Rose',
  passed: 'passed',
  turn: (name) => `${name}'s turn`,
  you: 'you',
  standings: 'Final standings',
  place: (place, name, points, titlePoints) =>
    `${place}. ${name}: ${counted(points, ['point', 'points'])}, ${titlePoints} of them from titles`,
  rank: (rank) => `rank ${rank} of 4`,
  lost: 'lost',
  because: (text) => `Why: ${text}`,
}

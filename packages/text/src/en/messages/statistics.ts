import type { StatisticsMessages } from '../../messages/statistics.ts'
import { counted, type Noun } from '../grammar.ts'

const GAME: Noun = ['game', 'games']

export const statistics: StatisticsMessages = {
  title: 'Statistics',
  hint: 'results, scores and ranks of your games',
  none: 'Games that are played to their end on this device are counted here. There is none yet.',
  notCounted: (games) =>
    `Not counted: ${counted(games, GAME)}. What does not count are games that cannot be read any more, came from elsewhere, were guided, or in which something seen was taken back.`,
  game: 'Game',
  whose: 'Whose games',
  everybody: 'Everybody’s',
  unnamed: 'Without a name',
  results: 'Results',
  size: (players) => (players === 1 ? 'Alone' : `${players} players`),
  games: 'Games',
  won: 'Won',
  best: 'Best score',
  average: 'Average',
  scores: 'Scores, game by game',
  scoresSummary: (games, best, average, last) =>
    `${counted(games, GAME)}: best ${best}, on average ${average}, in the last one ${last}.`,
  wonMark: 'won',
  notWonMark: 'not won',
  sources: 'Where the points came from, game by game',
  onAverage: (games) => `On average over ${counted(games, GAME)}:`,
  bySeat: 'By seat',
  byOpponent: 'By opponent',
  solo: 'Alone',
  lost: 'Lost',
  bestRank: 'Best rank',
  noRank: 'lost',
  list: 'All games',
  when: 'Date',
  saveAsFile: 'Keep the statistics as a file',
  erase: 'Erase the statistics',
  confirmErase:
    'Erase the results of all games for good? The games that are still kept stay, but count no more.',
  eraseButton: 'Erase',
  cancelErase: 'Keep them',
  resultIsKept: 'Its result stays in the statistics.',
}

import type { AppMessages } from '../../messages/app.ts'
import type { Words } from '../words.ts'

export const app = (w: Words): AppMessages => ({
  title: w.gameTitle,
  language: 'Language',
  home: 'Home',
  newGame: 'New game',
  rules: 'Rules',
  cards: 'Cards',
  aboutCards: 'About the cards',
  failed: 'Something went wrong. Your game is safe: it can be kept as a file.',
  saveAsFile: 'Keep the game as a file',
  gameNotFound: 'There is no such game in this browser.',
  cannotOpen: 'This game cannot be opened here. Nothing of it is lost: it can be kept as a file.',
  oldRules: (move) =>
    `The rules have changed since this game was saved. It goes on from its saved position; moves from ${move} on cannot be replayed.`,
  backToTable: 'Back to the table',
  notLoaded: 'This page cannot be had at the moment.',
  tryAgain: 'Try again',
})

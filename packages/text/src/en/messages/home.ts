import type { HomeMessages } from '../../messages/home.ts'
import { capital } from '../grammar.ts'
import type { Words } from '../words.ts'

export const home = (w: Words): HomeMessages => ({
  tagline: 'Merchant families of the fifteenth century send their ships to far harbours.',
  unofficial: 'An unofficial implementation of the board game by Takeo Yamada.',
  continueGame: 'Continue a game',
  quickStart: 'Play now',
  playOnline: 'Play online',
  playOnlineHint: 'with friends, each on their own device',
  savedAt: (period, date) => `${capital(w.period[0])} ${period}, ${date}`,
  finished: 'finished',
  deleteNamed: (name) => `Delete ${name}`,
  gameName: 'Amalfi',
  edition: w.edition,
  newGameHint: 'one to four seats, people and computers',
  rulesHint: 'the whole rulebook, in our words',
  cardsHint: `every character, ${w.artwork[0]} and place`,
  aboutCardsHint: 'what is printed, what is reconstructed',
  finishedGames: 'Finished games',
  deleteGame: 'Delete',
  confirmDelete: 'Delete this game for good?',
  cancelDelete: 'Keep it',
})

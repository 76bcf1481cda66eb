import type { TerminalMessages } from '../../messages/terminal.ts'
import { capital } from '../grammar.ts'
import type { Words } from '../words.ts'

export const terminal = (w: Words): TerminalMessages => ({
  help: [
    ['3', 'makes choice 3'],
    ['o2', `takes ${w.optional} action 2`],
    ['some words', 'makes the choice with these words, or says why it is not possible'],
    ['b', 'shows the whole table'],
    ['w', 'tells what is not possible now, and why'],
    ['c words', 'reads the cards with these words in their name'],
    ['u', 'takes back your last choice'],
    ['q', 'leaves; a saved game can be resumed later'],
    ['?', 'shows this list'],
  ],
  helpHint: 'a number, or ? for help',
  optionalActions: `${capital(w.optional)} actions, at any time`,
  impossible: 'Not possible now',
  nothingImpossible: 'Everything you could try here is possible.',
  notUnderstood: (typed) => `Nothing here is called “${typed}”. Type ? for help.`,
  ambiguous: (typed) => `“${typed}” could mean several of these. Type more of it, or the number.`,
  noSuchNumber: (most) => `The choices go from 1 to ${most}.`,
  undone: 'Taken back.',

  saved: (file) => `The game is saved in ${file}.`,
  leftGame: 'You have left the game.',
  resumeHint: (file) => `Resume it with: npm run amalfi -- play --resume ${file}`,
  passDevice: (name) =>
    `${name}, it is your turn to choose. Press Enter when nobody else is looking.`,
})

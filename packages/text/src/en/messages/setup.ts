import type { SetupMessages } from '../../messages/setup.ts'
import type { Words } from '../words.ts'

export const setup = (w: Words): SetupMessages => ({
  start: 'Begin',
  players: 'Players',
  seat: (n) => `Seat ${n + 1}`,
  person: 'Person',
  name: 'Name',
  hands: 'Starting hands',
  printing: 'Printing',
  rival: 'Rival',
  seed: 'Seed',
  seedHint: 'The same seed deals the same cards. Leave it empty for a game of its own.',
  whoPlays: 'Who plays',
  houses: ['Strozzi', 'Loredan', 'Spinola', 'Peruzzi'],
  colour: (seat) => `Colour of ${seat}`,
  colours: {
    vermilion: 'Vermilion, lateen sails',
    azure: 'Azure, square sail',
    green: 'Green, pointed sail',
    ochre: 'Ochre, rounded sail',
    violet: 'Violet, diamond sail',
  },
  handsHelp: w.handsHelp,
  printingHelp: {
    english: 'The numbers of the English rulebook.',
    french: 'The numbers of the French rulebook.',
  },
  printingDifferences: 'What differs',
  rivalHelp: {
    naples: `The easier one: it asks for two ${w.title[1]} by the end.`,
    genoa: `The harder one: three ${w.title[1]}, and it follows bonuses too.`,
  },
})

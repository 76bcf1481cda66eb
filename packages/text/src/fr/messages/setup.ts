import type { SetupMessages } from '../../messages/setup.ts'
import type { Words } from '../words.ts'

export const setup = (w: Words): SetupMessages => ({
  start: 'Commencer',
  players: 'Joueurs',
  seat: (n) => `Place ${n + 1}`,
  person: 'Humain',
  name: 'Nom',
  hands: 'Mains de départ',
  printing: 'Édition',
  rival: 'Rival',
  seed: 'Graine',
  seedHint: 'La même graine distribue les mêmes cartes. Laissez vide pour une partie unique.',
  whoPlays: 'Qui joue',
  houses: ['Strozzi', 'Loredan', 'Spinola', 'Peruzzi'],
  colour: (seat) => `Couleur : ${seat}`,
  colours: {
    vermilion: 'Vermillon, voiles latines',
    azure: 'Azur, voile carrée',
    green: 'Vert, voile pointue',
    ochre: 'Ocre, voile arrondie',
    violet: 'Violet, voile en losange',
  },
  handsHelp: w.handsHelp,
  printingHelp: {
    english: 'Les nombres du livret anglais.',
    french: 'Les nombres du livret français.',
  },
  printingDifferences: 'Ce qui diffère',
  rivalHelp: {
    naples: `Le plus facile : il exige deux ${w.title[1]} à la fin.`,
    genoa: `Le plus difficile : trois ${w.title[1]}, et il suit aussi les bonus.`,
  },
})

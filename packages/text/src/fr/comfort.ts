import type { ComfortWords } from '../comfort-words.ts'

export const comfort: ComfortWords = {
  letters: 'Taille du texte',
  letterSizes: { normal: 'Normale', large: 'Grande', larger: 'Très grande' },
  safeColours: 'Couleurs pour daltoniens',
  safeColoursHint: 'Navires et ressources se distinguent aussi par leur clarté.',
  sound: 'Sons discrets',
  soundHint: 'Du bois pour un navire, du papier pour une carte, une cloche quand c’est à vous.',
}

import type { ComfortWords } from '../comfort-words.ts'

export const comfort: ComfortWords = {
  letters: 'Text size',
  letterSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  safeColours: 'Colours for colour-blind players',
  safeColoursHint: 'Ships and loads differ in lightness, too.',
  sound: 'Quiet sounds',
  soundHint: 'Wood for a ship, paper for a card, a bell when it is your turn.',
}

import type { SectionWords } from '../outline.ts'

export const printings: SectionWords<'printings'> = {
  title: 'English and French printing',
  paragraphs: {
    numbers:
      'The two printings differ in three numbers. English: a pair in Blessing gives 3 points, Collector needs 7 artworks. French: a pair gives 4, Collector needs 6. The limits of the solo ranks differ as well.',
    setting:
      'You choose one printing for the whole game, English unless you say otherwise. They are never mixed.',
  },
}

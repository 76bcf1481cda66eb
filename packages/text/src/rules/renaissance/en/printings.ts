import type { SectionTextOf } from '../outline.ts'

export const printings: SectionTextOf<'printings'> = {
  title: 'English and French printing',
  paragraphs: {
    numbers:
      'The two printings differ in three places. A pair in Blessing gives 3 points in the English one, 4 in the French. Collector needs 7 artworks in the English one, 6 in the French. And the limits of the solo ranks are not the same.',
    setting:
      'You choose one printing for the whole game, English unless you say otherwise. They are never mixed.',
  },
}

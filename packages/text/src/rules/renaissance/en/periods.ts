import type { SectionTextOf } from '../outline.ts'

export const periods: SectionTextOf<'periods'> = {
  title: 'A period',
  paragraphs: {
    phases:
      'Each period has three phases: actions, in which you take turns; feed, in which you pay bread for your crews; and the decree, which scores.',
    game: 'After periods I, II and III a new period is prepared. After period IV the game ends.',
  },
}

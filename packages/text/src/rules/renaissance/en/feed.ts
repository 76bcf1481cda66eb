import type { SectionTextOf } from '../outline.ts'

export const feed: SectionTextOf<'feed'> = {
  title: 'Phase 2: feed',
  paragraphs: {
    due: 'Each player owes 2 bread, and 1 more for each ship they have built.',
    all: "You must pay as much of it as your bread allows. Before that you may make more by optional actions, but you don't have to.",
    short:
      'Each bread you are short costs you 3 points; your score may fall below 0. You pay once, out of what your granary holds, so what you owe above its limit always costs points.',
    order:
      'Players pay in order, beginning with the one who now holds the Wind Rose. What one player does here does not affect the others.',
  },
}

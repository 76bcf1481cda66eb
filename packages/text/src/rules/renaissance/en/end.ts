import type { SectionTextOf } from '../outline.ts'

export const end: SectionTextOf<'end'> = {
  title: 'The end of the game',
  paragraphs: {
    endgame:
      'When period IV is over, its feed and decree included, every endgame character you have invited scores, each up to its maximum. Those still in your hand score nothing.',
    winner:
      'Whoever has the most points wins. If there is a tie, the one with more points from titles wins; if that is a tie too, they share the win.',
    places:
      'The places behind are settled in the same way: by points, then by points from titles. A score below 0 stands. Points from titles are the sum of the squares you took.',
  },
}

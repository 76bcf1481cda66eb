import type { SectionTextOf } from '../outline.ts'

export const effects: SectionTextOf<'effects'> = {
  title: 'When effects meet',
  paragraphs: {
    nested:
      "Effects nest: if a ship or a lighthouse uncovers an icon, the icon is carried out, with everything that follows from it, before the effect that uncovered it goes on. A lighthouse raises your granary's limit before its icon acts.",
    together:
      'If one event sets off several effects, titles come first. Then come the effects of the player whose turn it is, in the order they like, then those of the others clockwise. You are asked for the order only if at least two of your effects involve a choice; otherwise they go in the order in which you invited them.',
    never: 'An effect can set off others, but never itself while it is still being carried out.',
    noticed:
      'Permanent characters react to a purchase or to a character taken once the row is refilled, before any bonus; to an invitation before the immediate effect; to a ship built or a lighthouse erected before its icon. They react to a navigation after the benefits and before the lighthouse, and to a payment after everything that was bought with it is done.',
    limits:
      'Once a turn means once in any one turn, yours or not. Whether a condition such as "if you have at least" is met is judged when the effect is set off.',
    endless:
      'No set of cards may let engageable characters straighten each other for nothing or without end: the last player left could otherwise go on for ever. Every set of cards is checked for this.',
  },
}

import type { SectionTextOf } from '../outline.ts'

export const turns: SectionTextOf<'turns'> = {
  title: 'Phase 1: turns',
  paragraphs: {
    turn: 'Beginning with the holder of the Wind Rose and going clockwise, each player in turn takes one main action or passes.',
    actions:
      'There are six main actions: navigate, acquire an artwork, discover a private destination, invite a character, engage a character, and construct ships.',
    pass: 'You may always pass instead. You are then out of the turns for the rest of the period. The first player to pass takes the Wind Rose and will begin the next period.',
    windRose:
      'The Wind Rose moves at that first pass and changes nothing in the current period; if its holder is the first to pass, it stays. Turns go on clockwise among those who have not passed. The last one left takes turn after turn until they pass too.',
    passed:
      'Having passed, you take no more main actions, but you keep your optional actions, your lighthouses, your permanent characters and your chance of titles.',
    end: 'When all have passed, phase 2 begins.',
  },
}

import type { Course } from '../course/course.ts'
import { LEARNER } from '../course/course.ts'
import { NOTES } from '../course/notes.ts'
import { newPeriod } from './notes.ts'

/**
 * The guided game of Renaissance. Its set-up was found by playing many
 * (test/page/support/find-lessons.ts), and a test tells if it is no longer good.
 */
export const course: Course = {
  setup: { players: 2, seed: 13867, hands: 'packs', first: LEARNER },
  printing: 'english',
  packs: [
    { seat: 1, pack: 'anchor' },
    { seat: LEARNER, pack: 'compass' },
  ],
  lessons: [
    { topic: 'ships', rule: 'aim', skippable: true },
    { topic: 'navigation', rule: 'REN-NAV-1', skippable: true, wished: ['place:caffa'] },
    { topic: 'payment', rule: 'REN-PAY-1' },
    {
      topic: 'art',
      rule: 'REN-ACQ-1',
      skippable: true,
      aim: 'artwork',
      by: 'acquire',
      task: 'acquire',
      wished: ['place:caffa', 'artwork:lanterna-of-genoa'],
    },
    {
      topic: 'lighthouses',
      rule: 'REN-NAV-9',
      skippable: true,
      aim: 'lighthouse',
      task: 'light',
      wished: ['place:genoa'],
    },
    {
      topic: 'discovery',
      rule: 'REN-DIS-1',
      skippable: true,
      aim: 'destination',
      by: 'discover',
      task: 'discover',
      wished: ['place:rhodes', 'tile:funchal', 'tile:antwerp'],
    },
    {
      topic: 'people',
      rule: 'REN-INV-1',
      skippable: true,
      aim: 'character',
      by: 'invite',
      task: 'invite',
      wished: ['hand:henry-the-navigator'],
    },
    { topic: 'titles', rule: 'REN-TIT-1', skippable: true },
    { topic: 'decree', rule: 'REN-DEC-1' },
    { topic: 'passing', rule: 'REN-ACT-2' },
    { topic: 'feeding', rule: 'REN-FED-1' },
  ],
  notes: [
    NOTES.welcome,
    NOTES.bay,
    NOTES.granary,
    newPeriod,
    NOTES.goods,
    NOTES.workshop,
    NOTES.atlas,
    NOTES.hand,
    NOTES.titles,
    NOTES.decree,
  ],
  // One sails there oneself.
  sites: ['place:rhodes'],
  leftOut: [
    { what: 'construction', rule: 'REN-CON-1' },
    { what: 'engagement', rule: 'REN-ENG-1' },
    { what: 'evolving', rule: 'REN-EVO-1' },
  ],
}

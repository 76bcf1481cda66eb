import { targetId } from '../../../model/game/targets.ts'
import type { Course } from '../course/course.ts'
import { LEARNER } from '../course/course.ts'
import { NOTES } from '../course/notes.ts'
import { newPeriod } from './notes.ts'

/**
 * The tutorial of Renaissance. `test/page/support/find-lessons.ts` found the seed. A test fails if a
 * lesson no longer comes up with it.
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
    {
      topic: 'navigation',
      rule: 'REN-NAV-1',
      skippable: true,
      preferred: [targetId('destination', 'caffa')],
    },
    { topic: 'payment', rule: 'REN-PAY-1' },
    {
      topic: 'art',
      rule: 'REN-ACQ-1',
      skippable: true,
      goal: 'artwork',
      action: 'acquire',
      task: 'acquire',
      preferred: [targetId('destination', 'caffa'), targetId('artwork', 'lanterna-of-genoa')],
    },
    {
      topic: 'lighthouses',
      rule: 'REN-NAV-9',
      skippable: true,
      goal: 'lighthouse',
      task: 'gainLighthouse',
      preferred: [targetId('destination', 'genoa')],
    },
    {
      topic: 'discovery',
      rule: 'REN-DIS-1',
      skippable: true,
      goal: 'destination',
      action: 'discover',
      task: 'discover',
      preferred: [
        targetId('destination', 'rhodes'),
        targetId('tile', 'funchal'),
        targetId('tile', 'antwerp'),
      ],
    },
    {
      topic: 'people',
      rule: 'REN-INV-1',
      skippable: true,
      goal: 'character',
      action: 'invite',
      task: 'invite',
      preferred: [targetId('hand', 'henry-the-navigator')],
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
  // The learner will sail there again.
  lighthouseSites: [targetId('destination', 'rhodes')],
  leftOut: [
    { what: 'construction', rule: 'REN-CON-1' },
    { what: 'engagement', rule: 'REN-ENG-1' },
    { what: 'evolving', rule: 'REN-EVO-1' },
  ],
}

import { targetId } from '../../../model/game/targets.ts'
import { type Course, LEARNER } from '../course/course.ts'
import { NOTES } from '../course/notes.ts'
import { colonies, conversion, newPeriod, publicChart } from './notes.ts'

/** Spaces that cost 2 food and send two ships to the same hold, enough to pay for a first contract. */
const TWO_EQUAL_LOADS = [
  targetId('destination', 'candia'),
  targetId('destination', 'constantinople'),
  targetId('destination', 'valencia'),
  targetId('destination', 'caffa'),
]

/**
 * The tutorial of Amalfi (2020). `test/page/support/find-lessons.ts` found the seed. A test fails if a
 * lesson no longer comes up with it.
 */
export const course: Course = {
  setup: { players: 2, seed: 55, hands: 'packs', first: LEARNER },
  printing: 'english',
  // The starting sets depend on the order of the players.
  packs: [],
  lessons: [
    { topic: 'ships', rule: 'aim', skippable: true },
    { topic: 'navigation', rule: 'ORI-PLA-1', skippable: true, preferred: TWO_EQUAL_LOADS },
    { topic: 'payment', rule: 'ORI-PAY-1' },
    {
      topic: 'art',
      rule: 'ORI-BUY-1',
      skippable: true,
      goal: 'artwork',
      action: 'acquire',
      task: 'acquire',
      preferred: TWO_EQUAL_LOADS,
    },
    {
      topic: 'lighthouses',
      rule: 'ORI-COL-1',
      skippable: true,
      goal: 'lighthouse',
      task: 'gainLighthouse',
    },
    { topic: 'conversion', rule: 'ORI-FRE-2', skippable: true },
    {
      topic: 'discovery',
      rule: 'ORI-PLA-4',
      skippable: true,
      goal: 'destination',
      action: 'discover',
      task: 'discover',
      preferred: [targetId('destination', 'rhodes')],
    },
    {
      topic: 'people',
      rule: 'ORI-CHR-1',
      skippable: true,
      goal: 'character',
      action: 'invite',
      task: 'invite',
      preferred: [targetId('hand', 'michael-of-rhodes'), targetId('hand', 'vettor-fausto')],
    },
    { topic: 'titles', rule: 'ORI-FRE-3', skippable: true, shownOnly: true },
    { topic: 'decree', rule: 'ORI-STL-1' },
    { topic: 'passing', rule: 'ORI-ACT-2' },
    { topic: 'feeding', rule: 'ORI-FED-1' },
  ],
  notes: [
    NOTES.welcome,
    NOTES.bay,
    NOTES.granary,
    newPeriod,
    publicChart,
    NOTES.goods,
    NOTES.workshop,
    colonies,
    conversion,
    NOTES.atlas,
    NOTES.hand,
    NOTES.titles,
    NOTES.decree,
  ],
  lighthouseSites: [],
  leftOut: [
    { what: 'construction', rule: 'ORI-SHP-1' },
    { what: 'engagement', rule: 'ORI-TAP-1' },
    { what: 'dealing', rule: 'ORI-SET-6' },
  ],
}

import { type Course, LEARNER } from '../course/course.ts'
import { NOTES } from '../course/notes.ts'
import { colonies, conversion, newPeriod, publicChart } from './notes.ts'

/** Two loads of one sort for 2 food: what a first contract is paid with. */
const TWO_LOADS = ['place:candia', 'place:constantinople', 'place:valencia', 'place:caffa']

/**
 * The guided game of Amalfi (2020). Its set-up was found by playing many
 * (test/page/support/find-lessons.ts), and a test tells if it is no longer good.
 */
export const course: Course = {
  setup: { players: 2, seed: 55, hands: 'packs', first: LEARNER },
  printing: 'english',
  // Sets are given by the order of the players.
  packs: [],
  lessons: [
    { topic: 'ships', rule: 'aim', skippable: true },
    { topic: 'navigation', rule: 'ORI-PLA-1', skippable: true, wished: TWO_LOADS },
    { topic: 'payment', rule: 'ORI-PAY-1' },
    {
      topic: 'art',
      rule: 'ORI-BUY-1',
      skippable: true,
      aim: 'artwork',
      by: 'acquire',
      task: 'acquire',
      wished: TWO_LOADS,
    },
    {
      topic: 'lighthouses',
      rule: 'ORI-COL-1',
      skippable: true,
      aim: 'lighthouse',
      task: 'light',
    },
    { topic: 'conversion', rule: 'ORI-FRE-2', skippable: true },
    {
      topic: 'discovery',
      rule: 'ORI-PLA-4',
      skippable: true,
      aim: 'destination',
      by: 'discover',
      task: 'discover',
      wished: ['place:rhodes'],
    },
    {
      topic: 'people',
      rule: 'ORI-CHR-1',
      skippable: true,
      aim: 'character',
      by: 'invite',
      task: 'invite',
      wished: ['hand:michael-of-rhodes', 'hand:vettor-fausto'],
    },
    { topic: 'titles', rule: 'ORI-FRE-3', skippable: true, looked: true },
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
  sites: [],
  leftOut: [
    { what: 'construction', rule: 'ORI-SHP-1' },
    { what: 'engagement', rule: 'ORI-TAP-1' },
    { what: 'dealing', rule: 'ORI-SET-6' },
  ],
}

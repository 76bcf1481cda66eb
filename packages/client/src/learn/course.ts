import type { ChoiceKind, Count, Setup } from '@amalfi/engine'
import type { Note, Topic } from '@amalfi/text'
import type { Thing } from '../table/targets.ts'

/**
 * The guided game: a set-up in which everything comes up by itself, and by good play. It was found
 * by playing many (test/page/support/find-lessons.ts), and a test tells if it is no longer so.
 */
export const SETUP: Setup = { players: 2, seed: 13867, hands: 'packs', first: 0 }
export const LEARNER = 0
/** The starting packs that are picked before it begins, in the order of picking. */
export const PACKS: readonly { readonly seat: number; readonly pack: string }[] = [
  { seat: 1, pack: 'anchor' },
  { seat: LEARNER, pack: 'compass' },
]
export const GAME = 'renaissance'
export const PRINTING = 'english'

/** Turns after the first period in which what was missed can still be made up for. */
export const MOST_TURNS_LATER = 6

interface Lesson {
  /** Where it stands in the rules. */
  readonly rule: string
  /** What one is to get, and by which action; some topics come by themselves. */
  readonly aim?: Count
  readonly by?: ChoiceKind
  /** The things that serve best, if they can be had. */
  readonly wished?: readonly Thing[]
}

export const LESSONS: Readonly<Record<Topic, Lesson>> = {
  ships: { rule: 'aim' },
  navigation: { rule: 'REN-NAV-1', wished: ['place:caffa'] },
  payment: { rule: 'REN-PAY-1' },
  art: {
    rule: 'REN-ACQ-1',
    aim: 'artwork',
    by: 'acquire',
    wished: ['place:caffa', 'artwork:lanterna-of-genoa'],
  },
  lighthouses: { rule: 'REN-NAV-9', aim: 'lighthouse', wished: ['place:genoa'] },
  discovery: {
    rule: 'REN-DIS-1',
    aim: 'destination',
    by: 'discover',
    wished: ['place:rhodes', 'tile:funchal', 'tile:antwerp'],
  },
  people: {
    rule: 'REN-INV-1',
    aim: 'character',
    by: 'invite',
    wished: ['hand:henry-the-navigator'],
  },
  titles: { rule: 'REN-TIT-1' },
  decree: { rule: 'REN-DEC-1' },
  passing: { rule: 'REN-ACT-2' },
  feeding: { rule: 'REN-FED-1' },
}

/** Where lighthouses serve best: one sails there oneself. */
export const SITES: readonly Thing[] = ['place:rhodes']

/** What is told, and to which topic it belongs. */
export const TOPIC_OF: Readonly<Record<Note, Topic>> = {
  welcome: 'ships',
  bay: 'ships',
  granary: 'ships',
  goods: 'payment',
  workshop: 'art',
  atlas: 'discovery',
  hand: 'people',
  titles: 'titles',
  decree: 'decree',
  newPeriod: 'feeding',
}

/** Where the rules tell what the guide leaves out. */
export const LEFT_OUT = {
  construction: 'REN-CON-1',
  engagement: 'REN-ENG-1',
  evolving: 'REN-EVO-1',
} as const

/** How far one is, besides what the record of the game tells. */
export interface KeptLesson {
  /** The notes that were read, and the topics that were skipped. */
  readonly told: readonly Note[]
  readonly skipped: readonly Topic[]
  /** The guide is put away. */
  readonly away: boolean
  /** The guided part is over. */
  readonly over: boolean
}

export const AT_THE_BEGINNING: KeptLesson = { told: [], skipped: [], away: false, over: false }

import { HOLDS, lookOf, PHASES, shipsAt } from '@amalfi/engine'
import { NOTES, type Note, type Topic } from '@amalfi/text'
import type { Thing } from '../table/targets.ts'
import { nearestTitle } from './advice.ts'
import { type KeptLesson, TOPIC_OF } from './course.ts'
import type { Deed } from './deeds.ts'
import { type Learnt, proposalFor } from './follow.ts'
import type { Standpoint } from './standpoint.ts'
import type { Proposal } from './tasks.ts'

/** Something on the page that a hint is about: a thing, a part of the table, or where a choice lies. */
export type Pointer =
  | { readonly thing: Thing }
  | { readonly part: 'granary' | 'workshop' | 'atlas' | 'hand' | 'endTurn' }
  | { readonly choice: number }

/** What the guide has to say now. */
export type Hint =
  | {
      readonly kind: 'note'
      readonly topic: Topic
      readonly note: Note
      readonly points: Pointer | null
      readonly deed: Deed | null
    }
  | {
      readonly kind: 'task'
      readonly topic: Topic
      readonly proposal: Proposal
      readonly points: Pointer
      readonly deed: Deed | null
    }
  | {
      readonly kind: 'endTurn'
      readonly topic: Topic
      readonly points: Pointer
      readonly deed: Deed | null
      /** For the first time, with how it is done. */
      readonly first: boolean
    }
  | { readonly kind: 'end' }

export interface Moment {
  readonly learnt: Learnt
  readonly lesson: KeptLesson
  readonly at: Standpoint
  /** The turn is over and waits to be confirmed. */
  readonly held: boolean
  /** What was done last has not been spoken of while the turn was held. */
  readonly fresh: boolean
}

/** Questions that are no part of an action. */
const WHOLE: readonly string[] = ['main', 'feed', 'decree', 'pack']
const OVER = PHASES.indexOf('over')

/** What the guide says at this moment; null while others play. */
export function hintAt(moment: Moment): Hint | null {
  const { learnt, lesson, at, held, fresh } = moment
  if (held) {
    const topic = learnt.deed?.praise.at(-1) ?? learnt.busy
    const points = { part: 'endTurn' } as const
    return { kind: 'endTurn', topic, points, deed: learnt.deed, first: learnt.turns <= 1 }
  }
  if (at.game.phase === OVER) return { kind: 'end' }
  const proposal = proposalFor(learnt, at, lesson.skipped)
  if (proposal === null) return null
  const deed = fresh ? learnt.deed : null
  const note = noteAt(moment, proposal)
  if (note !== null)
    return { kind: 'note', topic: TOPIC_OF[note], note, points: pointOf(note, at), deed }
  if (learnt.over) return { kind: 'end' }
  const { advice } = proposal
  const topic = topicOf(moment, proposal)
  return { kind: 'task', topic, proposal, points: { choice: advice.choice }, deed }
}

/** A part of an action belongs to what the turn is about; the first lighthouse is worth a topic. */
function topicOf({ learnt, at }: Moment, { topic }: Proposal): Topic {
  const whole = WHOLE.includes(at.rules.decision(at.game, at.seat).about)
  return whole || (topic === 'lighthouses' && !learnt.done.includes(topic)) ? topic : learnt.busy
}

/** The first note that is due and was not read yet. */
function noteAt({ learnt, lesson, at }: Moment, { topic, task }: Proposal): Note | null {
  const { about } = at.rules.decision(at.game, at.seat)
  const turn = about === 'main'
  const due: Readonly<Record<Note, boolean>> = {
    welcome: turn && learnt.turns === 0,
    bay: turn && learnt.turns === 0,
    granary: turn && learnt.turns === 0,
    goods: turn && loaded(at) !== undefined && !learnt.done.includes('payment'),
    workshop: turn && topic === 'art',
    atlas: turn && topic === 'discovery',
    hand: turn && topic === 'people' && task !== 'free',
    titles: turn && topic === 'titles',
    decree: turn
      ? topic === 'passing' && at.game.period === 0
      : about === 'feed' || about === 'decree',
    newPeriod: turn && at.game.period === 1 && learnt.turnsLater === 0,
  }
  const wanted = (note: Note): boolean =>
    note === 'newPeriod' || !(learnt.over || lesson.skipped.includes(TOPIC_OF[note]))
  return NOTES.find((note) => due[note] && wanted(note) && !lesson.told.includes(note)) ?? null
}

/** A hold with ships in it. */
export const loaded = ({ game, seat }: Standpoint) =>
  HOLDS.find((_, hold) => shipsAt(game, seat, hold) > 0)

/** The evolving destination that has got a tile last. */
export const covered = ({ rules, game, seat }: Standpoint) =>
  lookOf(rules.tables, rules.view(game, seat)).destinations.findLast(({ cover }) => cover !== null)

function pointOf(note: Note, at: Standpoint): Pointer | null {
  const { rules, game } = at
  switch (note) {
    case 'welcome':
      return null
    case 'bay':
      return { thing: 'bay' }
    case 'goods':
      return { thing: `hold:${loaded(at)}` }
    case 'granary':
    case 'workshop':
    case 'atlas':
    case 'hand':
      return { part: note }
    case 'titles':
      return { thing: `title:${nearestTitle(at)?.title}` }
    case 'decree':
      return { thing: `decree:${rules.tables.decreeIds[game.decrees[game.period]]}` }
    case 'newPeriod':
      return { thing: `place:${covered(at)?.destination}` }
  }
}

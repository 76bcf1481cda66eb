import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Brain, type Mirror, mirrorOf, offeredTo } from './mirror.ts'
import { come, look, type Seen } from './table.ts'

/** A moment in which somebody is asked something. */
export interface Moment {
  readonly step: number
  readonly seen: Seen
  readonly mirror: Mirror
  readonly seat: number
}

export const ON = 'on'
export const BACK = 'back'

export interface Way {
  readonly brain: Brain
  /** Makes a choice on the page; BACK if it was taken back after that. */
  readonly take: (choice: number, moment: Moment) => Promise<typeof ON | typeof BACK>
  /** Ends a turn that waits for it. */
  readonly endTurn: () => Promise<void>
  /** Comes when called. */
  readonly called?: () => Promise<void>
  /** Not everything is in sight at once: whoever plays goes where it lies. */
  readonly goes?: boolean
  /** Something more to be looked at whenever the table is at rest. */
  readonly rest?: (seen: Seen) => void
  /** Something more to be looked at or done before a choice. */
  readonly before?: (moment: Moment) => Promise<void>
}

const LONGEST = 1000

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

/**
 * The page offers what the engine offers, no more and no less, and every bit of it can be reached.
 * The engine is asked outside the page, about the game that the page has kept.
 */
export function compare(seen: Seen): Mirror & { readonly seat: number } {
  const mirror = mirrorOf(seen.kept)
  const { rules, game } = mirror
  const people = seen.kept.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const asked = rules.deciders(game).filter((one) => people.includes(one))
  const isOffered = (choice: number): boolean => seen.offered.includes(choice)
  // Of several who choose at the same time, no two are offered the same.
  const seat = asked.find((one) => offeredTo(game, one, rules).some(isOffered)) ?? asked[0] ?? -1
  const offered = ascending(offeredTo(game, seat, rules))
  const told = (choices: readonly number[]) => choices.map((choice) => rules.describe(choice))
  expect(told(ascending(seen.offered))).toEqual(told(offered))
  expect(told(ascending(seen.shown))).toEqual(told(offered))
  expect(told(seen.covered), 'what cannot be clicked').toEqual([])
  return { ...mirror, seat }
}

/** Plays a game to its end. */
export async function playOn(page: Page, way: Way): Promise<Seen> {
  const { brain, take, endTurn, called = () => come(page), goes = false, rest, before } = way
  let last = ''
  for (let step = 0; step < LONGEST; step++) {
    const seen = await look(page)
    expect(seen.kept.record, 'a choice that was made is kept').not.toBe(last)
    last = ''
    rest?.(seen)
    if (seen.state === 'over') return seen
    if (seen.state === 'called') {
      await called()
      continue
    }
    if (seen.state === 'turnOver') {
      await endTurn()
      continue
    }
    const { seat, ...mirror } = compare(goes ? { ...seen, covered: [] } : seen)
    const moment = { step, seen, mirror, seat }
    await before?.(moment)
    const taken = await take(brain(mirror.game, seat, mirror.made, mirror.rules), moment)
    if (taken === ON) last = seen.kept.record
  }
  throw new Error('the game does not end')
}

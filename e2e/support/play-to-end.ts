import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Chooser, type EngineGame, engineGameOf, offeredTo } from './engine-game.ts'
import { openCurtain as clickCurtain, readTable, type TableState } from './table.ts'

/** A moment at which somebody is asked. */
export interface Moment {
  readonly step: number
  readonly seen: TableState
  readonly engine: EngineGame
  readonly seat: number
}

export const DONE = 'done'
export const UNDONE = 'undone'

export interface PlayOptions {
  readonly chooser: Chooser
  /** Makes a choice on the page. Returns UNDONE if it was undone afterwards. */
  readonly choose: (choice: number, moment: Moment) => Promise<typeof DONE | typeof UNDONE>
  /** Ends a turn that waits for confirmation. */
  readonly endTurn: () => Promise<void>
  /** Opens the curtain when a person is called. */
  readonly openCurtain?: () => Promise<void>
  /** Does not check that elements are uncovered: on a small screen some must be scrolled to first. */
  readonly ignoreCovered?: boolean
  /** An extra check whenever the table is settled. */
  readonly onTable?: (seen: TableState) => void
  /** An extra check or action before a choice. */
  readonly beforeChoice?: (moment: Moment) => Promise<void>
}

const MAX_STEPS = 1000

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

/**
 * Expects that the page offers exactly what the engine offers, and that all of it can be reached.
 * The engine runs outside the page, on the saved game.
 */
export function compareWithEngine(seen: TableState): EngineGame & { readonly seat: number } {
  const engine = engineGameOf(seen.saved)
  const { rules, game } = engine
  const people = seen.saved.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const asked = rules.deciders(game).filter((one) => people.includes(one))
  const isOffered = (choice: number): boolean => seen.offered.includes(choice)
  // In a simultaneous choice, no two seats are offered the same.
  const seat = asked.find((one) => offeredTo(game, one, rules).some(isOffered)) ?? asked[0] ?? -1
  const offered = ascending(offeredTo(game, seat, rules))
  const described = (choices: readonly number[]) => choices.map((choice) => rules.describe(choice))
  expect(described(ascending(seen.offered))).toEqual(described(offered))
  expect(described(ascending(seen.shown))).toEqual(described(offered))
  expect(described(seen.covered), 'what cannot be clicked').toEqual([])
  return { ...engine, seat }
}

/** Plays a game to its end. */
export async function playToEnd(page: Page, options: PlayOptions): Promise<TableState> {
  const { chooser, choose, endTurn, ignoreCovered = false, onTable, beforeChoice } = options
  const { openCurtain = () => clickCurtain(page) } = options
  let last = ''
  for (let step = 0; step < MAX_STEPS; step++) {
    const seen = await readTable(page)
    expect(seen.saved.record, 'a choice is saved').not.toBe(last)
    last = ''
    onTable?.(seen)
    if (seen.state === 'over') return seen
    if (seen.state === 'called') {
      await openCurtain()
      continue
    }
    if (seen.state === 'turnOver') {
      await endTurn()
      continue
    }
    const { seat, ...engine } = compareWithEngine(ignoreCovered ? { ...seen, covered: [] } : seen)
    const moment = { step, seen, engine, seat }
    await beforeChoice?.(moment)
    const taken = await choose(chooser(engine.game, seat, engine.moveCount, engine.rules), moment)
    if (taken === DONE) last = seen.saved.record
  }
  throw new Error('the game does not end')
}

import { type GameEvent, newRecord, RecordedGame, type Setup } from '@amalfi/engine'
import type { SessionRules } from '@amalfi/session'
import type { StoredEntry } from '../store/store.ts'
import { type EntryOf, type GameEntry, readEntry } from './entries.ts'

/** The last choice of a seat, and which question it answered. */
export interface Answered {
  readonly asked: number
  readonly choice: number
}

/** A game as its log makes it. Only `applyEntry` changes it. */
export interface FoldedGame {
  readonly rules: SessionRules
  readonly game: RecordedGame<Setup>
  /** The number of the newest entry. It only grows. */
  v: number
  /** By seat: the entry that raised its present question, or -1. */
  asked: readonly number[]
  /** By seat: what it answered last. The same answer again is acknowledged again. */
  readonly answered: (Answered | null)[]
}

/** What one entry has done. */
export interface Step {
  readonly v: number
  readonly at: number
  readonly kind: 'choice' | 'undo'
  readonly by: number
  /** The choice belongs to the one before it. */
  readonly follows: boolean
  /** The events of a choice, with everything that is hidden. */
  readonly events: readonly GameEvent[]
}

/** Thrown for a log that these rules cannot play. */
export class BrokenLog extends Error {
  override name = 'BrokenLog'
}

/** The game at its first entry. */
export function beginFold(rules: SessionRules, begin: EntryOf<'begin'>): FoldedGame {
  const setup = begin.setup as unknown as Setup
  const game = new RecordedGame<Setup>(rules, newRecord(rules, setup))
  const state: FoldedGame = {
    rules,
    game,
    v: 1,
    asked: [],
    answered: Array.from({ length: game.game.seats }, () => null),
  }
  state.asked = questions(state, () => true)
  return state
}

/** Applies the next entry of the log. */
export function applyEntry(state: FoldedGame, { seq, at, body }: StoredEntry): Step {
  if (seq !== state.v + 1) throw new BrokenLog(`entry ${seq} does not follow entry ${state.v}`)
  const entry = readEntry(body)
  const logged = state.game.log.length
  change(state, entry)
  state.v = seq
  const isUndo = entry.kind === 'undo'
  const by = 'seat' in entry ? entry.seat : -1
  state.asked = questions(state, (seat) => isUndo || seat === by)
  const events = isUndo ? [] : state.game.log.slice(logged).map(({ event }) => event)
  const follows = entry.kind === 'choice' && entry.follows === true
  return { v: seq, at, kind: isUndo ? 'undo' : 'choice', by, follows, events }
}

function change(state: FoldedGame, entry: GameEntry): void {
  switch (entry.kind) {
    case 'begin':
      throw new BrokenLog('a game begins once')
    case 'choice':
      state.game.choose(entry.seat, entry.choice, entry.follows)
      state.answered[entry.seat] = { asked: entry.asked, choice: entry.choice }
      return
    case 'undo': {
      const fault = state.game.undoTo(entry.to, true)
      if (fault !== null) throw new BrokenLog(`nothing to undo at entry ${state.v + 1}`)
    }
  }
}

/** By seat, the entry that raised its question. A seat that was asked before keeps its question, unless `isNew`. */
function questions(state: FoldedGame, isNew: (seat: number) => boolean): number[] {
  const deciders = state.rules.deciders(state.game.game)
  return state.answered.map((_, seat) => {
    if (!deciders.includes(seat)) return -1
    const before = state.asked[seat] ?? -1
    return before < 0 || isNew(seat) ? state.v : before
  })
}

/** The game that a whole log makes. `visit` sees the game before and each step after it. */
export function fold(
  rules: SessionRules,
  [first, ...rest]: readonly StoredEntry[],
  visit: (before: FoldedGame, apply: () => Step) => void = (_before, apply) => void apply(),
): FoldedGame {
  const begin = readEntry(first.body)
  if (begin.kind !== 'begin') throw new BrokenLog('a log starts with `begin`')
  const state = beginFold(rules, begin)
  for (const entry of rest) visit(state, () => applyEntry(state, entry))
  return state
}

/** Whether nobody has anything left to decide. */
export const isOver = ({ asked }: FoldedGame): boolean => asked.every((question) => question < 0)

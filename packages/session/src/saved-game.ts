import {
  type Game,
  type GameRecord,
  newRecord,
  PositionError,
  RecordError,
  type RecordFault,
  type ReplayVisitor,
  replay,
  type Setup,
  type Standing,
} from '@amalfi/engine'
import type { SessionRules } from './core.ts'

/** A saved game that the current rules can play. */
export interface OpenedSave {
  readonly record: GameRecord
  /**
   * The first move that cannot be replayed any more; the game then continues from its saved position.
   * Null if the whole record can be replayed.
   */
  readonly lostFrom: number | null
}

/** The faults that a record of older rules can have. */
const OTHER_RULES: readonly RecordFault[] = ['illegal', 'goesOn']

const isOfOtherRules = (error: unknown): boolean =>
  error instanceof RecordError && OTHER_RULES.includes(error.fault)

/** The result of a seat, as it was saved when the game ended. */
export type SavedStanding = Pick<Standing, 'seat' | 'score' | 'place' | 'rank'>

/**
 * Opens a record that was saved together with its position. A record of older rules is kept if all its
 * choices are still legal and lead to the saved position, or at the end of a game to the saved result.
 * If not, the game is rebased: its record then begins from the saved position. Records of newer rules
 * are refused, as replay refuses them.
 */
export function openSave(
  rules: SessionRules,
  record: GameRecord,
  position?: string,
  result?: readonly SavedStanding[],
): OpenedSave {
  const { game, ...replayed } = replayAsFarAsLegal(rules, record)
  if (game !== null && (position === undefined || isAsSaved(rules, game, position, result)))
    return { record: replayed.record, lostFrom: null }
  if (position === undefined) throw replayed.error
  const from = rules.decode(position)
  return { record: newRecord(rules, setupOf(record), from), lostFrom: replayed.movesMade + 1 }
}

/** Opens the part of a record that can still be replayed, to look through the game. */
export function openReplay(rules: SessionRules, record: GameRecord): OpenedSave {
  const { game, record: legal, movesMade } = replayAsFarAsLegal(rules, record)
  return { record: legal, lostFrom: game === null ? movesMade + 1 : null }
}

interface Replayed {
  /** The record up to the last choice that is legal under the current rules. */
  readonly record: GameRecord
  readonly movesMade: number
  /** The game at the end of the record; null if it cannot be replayed to its end. */
  readonly game: Game | null
  readonly error: unknown
}

function replayAsFarAsLegal(rules: SessionRules, record: GameRecord): Replayed {
  let movesMade = 0
  let legalLength = 0
  const visit: ReplayVisitor = (_game, moveCount, recordLength) => {
    movesMade = moveCount
    legalLength = recordLength
  }
  const current = { ...record, version: rules.version }
  try {
    const game = replay(rules, record, undefined, visit)
    return { record: current, movesMade, game, error: null }
  } catch (error) {
    if (!isOfOtherRules(error)) throw error
    const legal = { ...current, choices: record.choices.slice(0, legalLength) }
    const isOlder = record.version < rules.version
    return { record: legal, movesMade, game: null, error: isOlder ? tooOld(rules, record) : error }
  }
}

const tooOld = (rules: SessionRules, { version }: GameRecord): RecordError =>
  new RecordError(
    'otherVersion',
    'version',
    `is ${version}; its moves are not legal under the rules here, version ${rules.version}`,
  )

/**
 * Whether a replayed game has reached its saved position or result. If the saved position cannot be
 * read, the replayed game is all there is, so it counts as reached.
 */
function isAsSaved(
  rules: SessionRules,
  game: Game,
  position: string,
  result?: readonly SavedStanding[],
): boolean {
  const isOver = (one: Game): boolean => rules.deciders(one).length === 0
  if (result !== undefined) return isOver(game) && isSameResult(rules.standings(game), result)
  try {
    const saved = rules.decode(position)
    return isOver(game) && isOver(saved)
      ? isSameResult(rules.standings(game), rules.standings(saved))
      : rules.encode(game) === rules.encode(saved)
  } catch (error) {
    if (error instanceof PositionError) return true
    throw error
  }
}

const isSameResult = (ended: readonly Standing[], saved: readonly SavedStanding[]): boolean =>
  ended.length === saved.length &&
  ended.every(({ seat, score, place, rank }) =>
    saved.some(
      (one) => one.seat === seat && one.score === score && one.place === place && one.rank === rank,
    ),
  )

/** Safe, because the replay has checked the set-up. */
const setupOf = ({ setup }: GameRecord): Setup => setup as unknown as Setup

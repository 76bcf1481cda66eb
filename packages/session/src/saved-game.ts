import {
  type Game,
  type GameRecord,
  newRecord,
  PositionError,
  RecordError,
  replay,
  type Setup,
} from '@amalfi/engine'
import type { SessionRules } from './core.ts'

/** A saved game as the rules of today can play it. */
export interface OpenedSave {
  readonly record: GameRecord
  /**
   * Null if the whole record can be replayed. Otherwise the game goes on from its saved position, and
   * this is the first move that cannot be replayed any more.
   */
  readonly lostFrom: number | null
}

/** What a record of older rules can run into. */
const OTHER_RULES: readonly string[] = ['illegal', 'goesOn']

const isOfOtherRules = (error: unknown): boolean =>
  error instanceof RecordError && OTHER_RULES.includes(error.fault)

/**
 * Opens a record that was saved together with its position. A record of older rules is kept if all its
 * choices are still legal and lead to the saved position. If not, the game is rebased: its record then
 * begins from the saved position. Records of newer rules are refused, as replay refuses them.
 */
export function openSave(rules: SessionRules, record: GameRecord, position?: string): OpenedSave {
  let moves = 0
  let reached: Game | null = null
  try {
    reached = replay(rules, record, undefined, (_game, made) => {
      moves = made
    })
  } catch (error) {
    if (!isOfOtherRules(error)) throw error
    if (position === undefined) throw isOlder(rules, record) ? tooOld(rules, record) : error
  }
  if (reached !== null && (position === undefined || isAt(rules, reached, position)))
    return { record: { ...record, version: rules.version }, lostFrom: null }
  const from = rules.decode(position ?? '')
  return { record: newRecord(rules, setupOf(record), from), lostFrom: moves + 1 }
}

const isOlder = (rules: SessionRules, record: GameRecord): boolean => record.version < rules.version

const tooOld = (rules: SessionRules, { version }: GameRecord): RecordError =>
  new RecordError(
    'otherVersion',
    'version',
    `is ${version}; under the rules here, version ${rules.version}, its moves are not legal`,
  )

/** Whether a game stands at a saved position. A text that cannot be read says nothing against it. */
function isAt(rules: SessionRules, game: Game, position: string): boolean {
  try {
    return rules.encode(game) === rules.encode(rules.decode(position))
  } catch (error) {
    if (error instanceof PositionError) return true
    throw error
  }
}

/** The rules have checked the set-up when they replayed the record. */
const setupOf = ({ setup }: GameRecord): Setup => setup as unknown as Setup

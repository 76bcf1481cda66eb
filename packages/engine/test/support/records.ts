import { pickEvenly } from '@amalfi/bots'
import {
  type Game,
  type GameRecord,
  newRecord,
  RecordError,
  randomBelow,
  recordChoice,
  renaissance,
  replay,
  type Setup,
  seedChance,
  writeRecord,
} from '@amalfi/engine'
import { compile, trialPack } from '@amalfi/packs'

export const tables = compile(trialPack)
export const rules = renaissance(tables)

/** Plays random moves and records them. In a simultaneous choice any seat may answer first. */
export function playOut(setup: Setup, most = Infinity): { record: GameRecord; game: Game } {
  const game = rules.newGame(setup)
  const chance = seedChance(typeof setup.seed === 'number' ? setup.seed + 1000 : 1000)
  let record = newRecord(rules, setup)
  for (let moveCount = 0; moveCount < most; moveCount++) {
    const deciders = rules.deciders(game)
    if (deciders.length === 0) break
    const seat = deciders[randomBelow(chance, deciders.length)]
    const options = rules.options(game, seat, [])
    const list = options.length > 0 && randomBelow(chance, 9) === 0 ? options : null
    const choice = pickEvenly(list ?? rules.choices(game, seat, []), chance)
    record = recordChoice(rules, record, game, seat, choice)
    rules.play(game, seat, choice)
  }
  return { record, game }
}

/** The RecordError with which this fails. */
export function faultOf(act: () => unknown): RecordError {
  try {
    act()
  } catch (error) {
    if (error instanceof RecordError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

/** The first 30 choices of a draft for four, and their text. */
export const shortGame = playOut({ players: 4, seed: 5, hands: 'draft', first: 2 }, 30)
export const text = writeRecord(shortGame.record)

type Change = Partial<Record<keyof GameRecord, unknown>>

/** The record with a field changed. */
export const altered = (change: Change): GameRecord =>
  ({ ...shortGame.record, ...change }) as GameRecord

/** The text with a changed field and a valid checksum. */
export const forged = (change: Change): string => writeRecord(altered(change))

export const choiceCount = (record: GameRecord): number => {
  let moveCount = 0
  replay(rules, record, undefined, (_game, count) => {
    moveCount = count
  })
  return moveCount
}

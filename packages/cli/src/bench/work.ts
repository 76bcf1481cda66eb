import { OPTION_ONE_IN, pickEvenly, random } from '@amalfi/bots'
import {
  type Chance,
  type Game,
  type GameRecord,
  randomBelow,
  replay,
  seedChance,
  writeRecord,
} from '@amalfi/engine'
import { playBotGame } from '@amalfi/session'
import { median } from '../base/statistics.ts'
import type { GameRules } from '../game/games.ts'
import { millisecondsOf, type Work } from './clock.ts'

const PLAYERS = 4

/** Reused for each decision, so that no memory is allocated. */
const list: number[] = []

/**
 * Makes one choice as the bot `random` would, but lists the options only when it may take one. Returns
 * 1 if there were several choices, else 0.
 */
function decide(rules: GameRules, game: Game, seat: number, chance: Chance): number {
  const mayTakeOption = randomBelow(chance, OPTION_ONE_IN) === 0
  const options = mayTakeOption ? rules.options(game, seat, list).length : 0
  const option = options > 0 ? pickEvenly(list, chance) : -1
  const choices = rules.choices(game, seat, list).length
  rules.play(game, seat, option >= 0 ? option : pickEvenly(list, chance))
  return choices > 1 ? 1 : 0
}

/** The work of playing a whole random game. It counts decisions. */
export function playingWork(rules: GameRules): Work {
  let seed = 0
  const chance = seedChance(1)
  return () => {
    const game = rules.newGame({ players: PLAYERS, seed: seed++ })
    let decisions = 0
    for (;;) {
      const deciders = rules.deciders(game)
      if (deciders.length === 0) return decisions
      decisions += decide(rules, game, deciders[0], chance)
    }
  }
}

/** How many different positions are copied in turn. */
const POOL = 64
/** How many copies one batch makes. */
const BATCH = 1000
/** Positions to copy are from the start of the third period. */
const MIDDLE_PERIOD = 2

/** The work of copying positions from the middle of games. It counts copies. */
export function copyingWork(rules: GameRules): Work {
  const positions = Array.from({ length: POOL }, (_, seed) => middleOf(rules, seed))
  const copies = positions.slice()
  return () => {
    for (let i = 0; i < BATCH; i++) copies[i % POOL] = rules.copy(positions[i % POOL])
    return BATCH
  }
}

function middleOf(rules: GameRules, seed: number): Game {
  const chance = seedChance(seed)
  const game = rules.newGame({ players: PLAYERS, seed })
  while (game.period < MIDDLE_PERIOD && rules.deciders(game).length > 0)
    decide(rules, game, rules.deciders(game)[0], chance)
  return game
}

/** The records of finished games with all ways to deal hands. */
export function finishedRecords(rules: GameRules, games: number): GameRecord[] {
  const bots = Array.from({ length: PLAYERS }, () => random)
  const { hands } = rules.tables.config
  return Array.from({ length: games }, (_, seed) => {
    const setup = { players: PLAYERS, seed, hands: hands[seed % hands.length] }
    return playBotGame(rules, setup, bots).record
  })
}

export const longestRecord = (records: readonly GameRecord[]): number =>
  Math.max(...records.map((record) => writeRecord(record).length))

/** The length of the longest position in these games. */
export function longestPosition(rules: GameRules, records: readonly GameRecord[]): number {
  let longest = 0
  for (const record of records)
    replay(rules, record, undefined, (game) => {
      longest = Math.max(longest, rules.encode(game).length)
    })
  return longest
}

export const replayTime = (rules: GameRules, records: readonly GameRecord[]): number =>
  median(records.map((record) => millisecondsOf(() => replay(rules, record))))

import type { Bot } from '@amalfi/bots'
import { type GameEvent, type Setup, writeRecord } from '@amalfi/engine'
import { playBotGame } from '@amalfi/session'
import { seedAfter } from '../base/seeds.ts'
import type { GameRules } from '../game/games.ts'
import { winShares } from '../game/win-shares.ts'
import { type PackMode, withPackMode } from '../measure/pack-mode.ts'
import { type Waste, wasteOf } from './waste.ts'

/** The options of `simulate` that a worker needs. */
export interface SimulateOptions {
  readonly swap: boolean
  /** Whether the records of the games are wanted. */
  readonly save: boolean
}

/** The result of a game. */
export interface Outcome {
  readonly scores: readonly number[]
  readonly winShares: readonly number[]
  /** By how many seats the bots were rotated. */
  readonly rotation: number
  /** Decisions with two or more choices. */
  readonly decisions: number
  readonly waste: readonly Waste[]
  /** The record and the name of its file, if it is to be saved. */
  readonly saved: { readonly name: string; readonly text: string } | null
}

/** What is the same in all games of a simulation. */
interface SimulateContext {
  readonly rules: GameRules
  readonly setup: Setup
  readonly packMode: PackMode
  readonly bots: readonly Bot[]
  readonly options: SimulateOptions
}

/** Plays the n-th game. With `swap` every deal is played once for each rotation of the bots. */
export function simulatedGame(
  { rules, setup, packMode, bots, options: { swap, save } }: SimulateContext,
  n: number,
): Outcome {
  const { players } = setup
  const rotation = swap ? n % players : 0
  const seed = seedAfter(setup.seed, swap ? Math.floor(n / players) : n)
  const seated = bots.map((_, seat) => withPackMode(packMode, bots[(seat + rotation) % players]))
  const events: GameEvent[] = []
  const { game, record, decisions } = playBotGame(rules, { ...setup, seed }, seated, events)
  const name = swap ? `${seed}-${rotation}` : `${seed}`
  return {
    scores: game.score.slice(),
    winShares: winShares(rules, game),
    rotation,
    decisions,
    waste: wasteOf(rules.tables, game, events),
    saved: save ? { name, text: writeRecord(record) } : null,
  }
}

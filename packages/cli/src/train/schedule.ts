import { ONE_PLY, type Style } from '@amalfi/bots/learned'
import { type Chance, RIVALS, randomBelow, type Setup } from '@amalfi/engine'
import type { GameRules } from '../game/games.ts'
import type { TrainingGame } from './messages.ts'

/** How many of a hundred games have one, two, three and four players. */
const PLAYERS = [8, 24, 20, 48] as const
/** The percentage of games in which hands are dealt in the usual way. */
const USUAL_HANDS = 60
/** The percentage of games for several players in which `merchant-1` plays one seat. */
const WITH_MERCHANT = 6
/** The percentage of games in which starting packs and hands are random. */
const RANDOM_HANDS = 40
/** During this first part of the training the network does not plan, so it plays more games, but worse ones. */
const WITHOUT_PLANS = 0.3

/** In this share of its turns the network tries an action that does not look good. */
const EXPLORATION = 0.015

/** The learning rate at the start, and the factor by which it falls until the end. */
const FIRST_RATE = 1e-3
const RATE_FACTOR = 1 / 12

/** The first seed of the games that measure strength, and of those that decide on a promotion. */
export const MATCH_SEEDS = 900_000_000
export const TEST_SEEDS = 800_000_000
/** More than the seeds above, and than the games of a training. */
const SEEDS_PER_TRAINING = 1_000_000_000

/** The seed of the n-th game of the training with this seed. No measurement plays it. */
export const trainingSeed = (seed: number, n: number): number => SEEDS_PER_TRAINING * seed + n

const interpolate = (from: number, to: number, part: number): number => from + (to - from) * part

/** The stage of the training, from 0 to 1. A training that continues an earlier network plans from the start. */
export const stageAt = (progress: number, continues: boolean): number =>
  continues ? interpolate(WITHOUT_PLANS, 1, progress) : progress

/**
 * How the network plays at a stage of the training, from 0 to 1: more and more carefully. Trials with
 * temperatures above 1 point learned worse.
 */
export function styleAt(stage: number): Style {
  if (stage < WITHOUT_PLANS) {
    const temperature = interpolate(0.7, 0.4, stage / WITHOUT_PLANS)
    return {
      main: ONE_PLY,
      parts: ONE_PLY,
      temperature,
      handTemperature: 8,
      exploration: EXPLORATION,
    }
  }
  const rest = (stage - WITHOUT_PLANS) / (1 - WITHOUT_PLANS)
  return {
    main: { beam: [4], width: [4] },
    parts: ONE_PLY,
    temperature: interpolate(0.35, 0.1, rest),
    handTemperature: interpolate(6, 3, rest),
    exploration: EXPLORATION,
  }
}

/** The learning rate at a stage of the training. */
export const rateAt = (stage: number): number => FIRST_RATE * RATE_FACTOR ** stage

/** An index drawn at random, with these percentages. */
function drawIndex(percentages: readonly number[], chance: Chance): number {
  let left = randomBelow(chance, 100)
  for (const [i, percentage] of percentages.entries()) {
    left -= percentage
    if (left < 0) return i
  }
  return percentages.length - 1
}

/** A random game to learn from, with any number of players, way to deal and rival. */
export function trainingGame(rules: GameRules, seed: number, chance: Chance): TrainingGame {
  const players = drawIndex(PLAYERS, chance) + 1
  const { config } = rules.tables
  const handModes = players === 1 ? config.soloHands : config.hands
  const usual = randomBelow(chance, 100) < USUAL_HANDS || handModes.length === 1
  const hands = usual ? handModes[0] : handModes[1 + randomBelow(chance, handModes.length - 1)]
  const rival =
    players === 1 && config.hasRival ? { rival: RIVALS[randomBelow(chance, RIVALS.length)] } : {}
  const setup: Setup = { players, hands, seed, first: 0, ...rival }
  const learnedSeats = Array.from({ length: players }, () => true)
  if (players > 1 && randomBelow(chance, 100) < WITH_MERCHANT)
    learnedSeats[randomBelow(chance, players)] = false
  return { setup, learnedSeats, randomHands: randomBelow(chance, 100) < RANDOM_HANDS }
}

/** Games of one network against others. Each deal is played once with the network in every seat. */
export const matchGames = (
  rules: GameRules,
  players: number,
  deals: number,
  firstSeed: number,
): TrainingGame[] =>
  Array.from({ length: deals * players }, (_, i) => ({
    setup: {
      players,
      hands: rules.tables.config.hands[0],
      seed: firstSeed + Math.floor(i / players),
      first: 0,
    },
    learnedSeats: Array.from({ length: players }, (_, seat) => seat === i % players),
    randomHands: false,
  }))

import { pickEvenly } from '@amalfi/bots'
import {
  CHOICES,
  type Chance,
  type ChoiceKind,
  codeOf,
  type Game,
  type GameEvent,
  type GameName,
  HANDS,
  type Hands,
  newRecord,
  original,
  PRINTINGS,
  type Printing,
  RIVALS,
  type Rival,
  randomBelow,
  recordChoice,
  renaissance,
  type Setup,
  seedChance,
} from '@amalfi/engine'
import { compile, originalPack, renaissancePack, trialPack } from '@amalfi/packs'
import fc from 'fast-check'

/** Random games of every mode, for property tests. */

export type GameRules = ReturnType<typeof renaissance>

export interface Mode {
  /** Renaissance by default. */
  readonly game?: GameName
  readonly players: number
  readonly hands: Hands
  readonly rival?: Rival
  readonly printing: Printing
}

const solo: Mode[] = (['packs', 'blind', 'selection'] as const).flatMap((hands) =>
  RIVALS.flatMap((rival) => PRINTINGS.map((printing) => ({ players: 1, hands, rival, printing }))),
)
const multiplayer: Mode[] = [2, 3, 4].flatMap((players) =>
  HANDS.flatMap((hands) => PRINTINGS.map((printing) => ({ players, hands, printing }))),
)
/** All modes of the original; its cards have one printing. */
export const ORIGINAL_MODES: readonly Mode[] = [
  { game: 'original', players: 1, hands: 'selection', printing: 'english' },
  ...[2, 3, 4].flatMap((players) =>
    (['packs', 'draft', 'selection'] as const).map(
      (hands): Mode => ({ game: 'original', players, hands, printing: 'english' }),
    ),
  ),
]
/** All modes of Renaissance: 12 for one player, 30 for more. */
export const MODES: readonly Mode[] = [...solo, ...multiplayer]

export const PACKS = {
  trial: trialPack,
  renaissance: renaissancePack,
  original: originalPack,
} as const
export type PackName = keyof typeof PACKS

const byPrinting = (name: 'trial' | 'renaissance') => ({
  english: renaissance(compile(PACKS[name], { printing: 'english' })),
  french: renaissance(compile(PACKS[name], { printing: 'french' })),
})
const byPack = { trial: byPrinting('trial'), renaissance: byPrinting('renaissance') }
/** The modes that can be played with the cards of a pack. */
export const modesWith = (pack: PackName): readonly Mode[] =>
  pack === 'original' ? ORIGINAL_MODES : MODES
const originalRules = original(compile(originalPack))
export const rulesOf = (mode: Mode, pack: PackName = 'trial'): GameRules =>
  mode.game === 'original' || pack === 'original' ? originalRules : byPack[pack][mode.printing]

export function setupOf(mode: Mode, seed: number): Setup {
  const { players, hands, rival } = mode
  return { players, seed, hands, ...(rival === undefined ? {} : { rival }) }
}

/** A random game. `lively` seats navigate often and rarely pass, so more happens. */
export interface Plan {
  readonly mode: Mode
  readonly seed: number
  readonly lively: boolean
}

export interface Move {
  readonly seat: number
  readonly choice: number
}

/** A moment at which somebody decides. */
export interface Moment {
  readonly rules: GameRules
  readonly game: Game
  readonly deciders: readonly number[]
  /** The seat that answers next, and its choice. */
  readonly seat: number
  readonly choice: number
  /** The moves played so far. */
  readonly moves: readonly Move[]
}

export interface PlayedGame {
  readonly rules: GameRules
  readonly start: Game
  readonly game: Game
  readonly moves: readonly Move[]
}

/** A game with more moves has no end. */
const MOST_MOVES = 20_000
const ONE_IN = 20

/** How often a lively seat picks these kinds of choice; all others have weight 6. */
const LIVELY: Partial<Record<ChoiceKind, number>> = {
  navigate: 60,
  send: 60,
  erect: 60,
  decline: 1,
  pass: 1,
}
const LIVELY_WEIGHTS = CHOICES.map(([kind]) => LIVELY[kind] ?? 6)

/** A keen seat also gets every card it can, so it reaches high counts. */
const KEEN_KINDS: typeof LIVELY = { ...LIVELY, acquire: 60, discover: 60, invite: 60, engage: 60 }
const KEEN_WEIGHTS = CHOICES.map(([kind]) => KEEN_KINDS[kind] ?? 6)

/** How seats choose: all kinds equally often, or some more often. */
export type PlayStyle = 'even' | 'lively' | 'keen'
export const PLAY_STYLES: readonly PlayStyle[] = ['even', 'lively', 'keen']

/** Picks a choice or an option. */
export function pickMove(
  rules: GameRules,
  game: Game,
  seat: number,
  style: PlayStyle,
  chance: Chance,
): number {
  const options = rules.options(game, seat, [])
  if (options.length > 0 && randomBelow(chance, ONE_IN) === 0) return pickEvenly(options, chance)
  const choices = rules.choices(game, seat, [])
  if (style === 'even' || choices.length < 2) return pickEvenly(choices, chance)
  const weights = style === 'keen' ? KEEN_WEIGHTS : LIVELY_WEIGHTS
  const kinds = [...new Set(choices.map(codeOf))].flatMap((kind) =>
    new Array<number>(weights[kind]).fill(kind),
  )
  const kind = kinds[randomBelow(chance, kinds.length)]
  return pickEvenly(
    choices.filter((choice) => codeOf(choice) === kind),
    chance,
  )
}

/** Plays a plan to its end and calls `at` before every move. */
export function playOut(plan: Plan, at?: (moment: Moment) => void, sink?: GameEvent[]): PlayedGame {
  const rules = rulesOf(plan.mode)
  const game = rules.newGame(setupOf(plan.mode, plan.seed), sink)
  const start = rules.copy(game)
  const moves: Move[] = []
  const chance = seedChance(plan.seed + 1)
  for (;;) {
    const deciders = rules.deciders(game)
    if (deciders.length === 0) return { rules, start, game, moves }
    if (moves.length > MOST_MOVES) throw new Error(`no end after ${MOST_MOVES} moves`)
    const seat = deciders[randomBelow(chance, deciders.length)]
    const choice = pickMove(rules, game, seat, plan.lively ? 'lively' : 'even', chance)
    at?.({ rules, game, deciders, seat, choice, moves })
    rules.play(game, seat, choice, sink)
    moves.push({ seat, choice })
  }
}

/** Plays random moves to the end of the game and returns their number. */
export function playToEnd(
  rules: GameRules,
  game: Game,
  chance: Chance,
  most = MOST_MOVES,
  each?: () => void,
): number {
  for (let moves = 0; moves < most; moves++) {
    const deciders = rules.deciders(game)
    if (deciders.length === 0) return moves
    const seat = deciders[randomBelow(chance, deciders.length)]
    rules.play(game, seat, pickMove(rules, game, seat, 'even', chance))
    each?.()
  }
  throw new Error(`no end after ${most} moves`)
}

/** Plays a plan and records it, with the position before every move and at the end as text. */
export function recordGame(plan: Plan) {
  const rules = rulesOf(plan.mode)
  let record = newRecord(rules, setupOf(plan.mode, plan.seed))
  const positions: string[] = []
  const { game } = playOut(plan, (moment) => {
    positions.push(rules.encode(moment.game))
    record = recordChoice(rules, record, moment.game, moment.seat, moment.choice)
  })
  positions.push(rules.encode(game))
  return { rules, record, positions, game }
}

const plansOf = (modes: readonly Mode[]) =>
  fc.record({
    mode: fc.constantFrom(...modes),
    seed: fc.nat({ max: 2 ** 31 - 2 }),
    lively: fc.boolean(),
  })

/**
 * Runs the property with every mode of both games once, then with more random plans. The plans are
 * always the same.
 */
export function forAllGames(more: number, property: (plan: Plan) => void): void {
  for (const modes of [MODES, ORIGINAL_MODES])
    fc.assert(fc.property(plansOf(modes), property), {
      seed: 1454,
      numRuns: modes.length + Math.ceil((more * modes.length) / MODES.length),
      examples: modes.map((mode, i): [Plan] => [{ mode, seed: i + 1, lively: i % 2 === 0 }]),
      endOnFailure: true,
    })
}

/** Runs the property with a few random games, for slow properties. */
export function forSomeGames(games: number, property: (plan: Plan) => void): void {
  for (const [modes, share] of [
    [MODES, games],
    [ORIGINAL_MODES, Math.ceil(games / 3)],
  ] as const)
    fc.assert(fc.property(plansOf(modes), property), {
      seed: 1454,
      numRuns: share,
      endOnFailure: true,
    })
}

import {
  type GameEvent,
  newRecord,
  randomBelow,
  recordChoice,
  replay,
  type Setup,
  seedChance,
  writeRecord,
} from '@amalfi/engine'
import { LANGUAGES } from '@amalfi/packs'
import { readRecord } from '@amalfi/session'
import { translatorFor } from '@amalfi/text'
import { localeFor } from '@amalfi/text/locales'
import { eventLines } from '../game/event-lines.ts'
import { GAME_NAMES, type GameRules } from '../game/games.ts'
import { DEFAULT_PACKS } from '../packs/built-in.ts'
import { difference } from './difference.ts'
import { ensure } from './fault.ts'
import { Inspector } from './inspect.ts'
import type { Mode } from './modes.ts'
import { SendsWatch } from './sends-watch.ts'
import { styleOf } from './styles.ts'

/** A fault, and what is needed to reproduce it. */
export interface Finding {
  readonly mode: string
  readonly seed: number
  /** The number of choices before the fault. */
  readonly choices: number
  readonly fault: string
}

/** The result of one game of a soak. */
export interface SoakResult {
  readonly choices: number
  readonly finding: Finding | null
}

/** Translators by game. Cards of other packs are named by their ids. */
const translators = GAME_NAMES.map((game) => ({
  game,
  each: LANGUAGES.map((language) => translatorFor(DEFAULT_PACKS[game], localeFor(language, game))),
}))

/** More choices than any game has. A longer game is a fault. */
const MAX_CHOICES = 2000
/** Expensive checks run at one position in this many. */
const EXPENSIVE_EVERY = 5

/** Plays one random game and checks every invariant at every position. */
export function soakGame(rules: GameRules, mode: Mode, seed: number): SoakResult {
  const progress = { choices: 0 }
  try {
    playAndInspect(rules, mode, seed, progress)
    return { choices: progress.choices, finding: null }
  } catch (error) {
    const fault = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const { choices } = progress
    return { choices, finding: { mode: mode.name, seed, choices, fault } }
  }
}

function playAndInspect(
  rules: GameRules,
  mode: Mode,
  seed: number,
  progress: { choices: number },
): void {
  const { players, hands, rival } = mode
  const setup: Setup = { players, hands, seed, ...(rival === undefined ? {} : { rival }) }
  const chance = seedChance(seed + 1)
  const bot = styleOf(rules, seed)
  const sends = new SendsWatch(rules.game)
  const inspector = new Inspector(rules, seedChance(seed + 2))
  const events: GameEvent[] = []
  const game = rules.newGame(setup, events)
  let record = newRecord(rules, setup)
  const inAllLanguages = translators.find(({ game: name }) => name === rules.game)?.each ?? []
  const translator = inAllLanguages[seed % inAllLanguages.length]
  for (; ; progress.choices++) {
    for (const event of events.splice(0)) eventLines(event, translator)
    inspector.checkInvariants(game)
    inspector.checkEncoding(game)
    const deciders = rules.deciders(game)
    if (deciders.length === 0) break
    ensure(progress.choices < MAX_CHOICES, () => 'the game does not end')
    const seat = deciders[randomBelow(chance, deciders.length)]
    const { choices, options } = inspector.checkOffer(game, seat)
    const choice = bot({ view: rules.view(game, seat), choices, options, chance })
    if ((progress.choices + seed) % EXPENSIVE_EVERY === 0) {
      inspector.checkOtherSeats(game, deciders, choice)
      inspector.checkIllegalChoice(game, seat)
      inspector.checkView(game, seat, choices)
      inspector.checkCopy(game, seat, choice)
    }
    if (deciders.length > 1) inspector.checkAnswerOrder(game, deciders)
    record = recordChoice(rules, record, game, seat, choice)
    rules.play(game, seat, choice, events)
    sends.watch({ choice: rules.describe(choice).do, events })
  }
  const replayed = replay(rules, readRecord(writeRecord(record)))
  const field = difference(game, replayed)
  ensure(field === null, () => `${field} differs after a replay of the record`)
}

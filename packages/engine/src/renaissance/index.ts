import { advance, decidersOf, topPending } from '../core/advance.ts'
import type { Chance } from '../core/chance.ts'
import { judgeChoice, refusalOf } from '../core/check.ts'
import { argumentOf, codeOf, isOption } from '../core/choice.ts'
import { type Decision, decisionOf } from '../core/decision.ts'
import {
  argumentLimits,
  type Described,
  describeChoice,
  isChoice,
  parseChoice,
} from '../core/describe.ts'
import type { GameEvent } from '../core/event.ts'
import { copyGame, type Game } from '../core/game.ts'
import { Offers } from '../core/offers.ts'
import type { Play } from '../core/play.ts'
import type { Refusal } from '../core/refusal.ts'
import { IllegalChoice, type Rules } from '../core/rules.ts'
import { shelvesOf } from '../core/shelves.ts'
import type { Tables } from '../core/tables.ts'
import { imagineFrom, type View, viewOf } from '../core/view.ts'
import { auditGame } from './audit.ts'
import { type Standing, standings } from './end.ts'
import { judgeOption, offerOptions, takeOption } from './options.ts'
import { pendingTable } from './pending.ts'
import { decodeGame, encodeGame } from './position.ts'
import { emptyGame, faultOfSetup, type Setup, setUp } from './setup.ts'
import { checkTitles } from './titles.ts'

/** Raised whenever a rule changes: a record is played only by the rules it was made under. */
export const RULES_VERSION = 1

const UNLIMITED = 1 << 20

/** The seats in every mask. */
const SEATS_IN: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, mask) =>
  [0, 1, 2, 3].filter((seat) => (mask >> seat) & 1),
)

/** The rules of Amalfi: Renaissance, playing the cards of these tables. */
export function renaissance(tables: Tables): Rules<Setup, Standing> {
  const p: Play = {
    tables,
    pending: pendingTable,
    shelves: shelvesOf(tables),
    argumentLimits: argumentLimits(tables),
    options: offerOptions,
    gained: checkTitles,
    // Every door sets the game before anything reads it.
    game: emptyGame(tables, { players: 1, seed: 0 }),
    sink: null,
    needs: 0,
    has: 0,
    limit: 0,
  }

  const offers = new Offers()

  const decides = (game: Game, seat: number): boolean => {
    p.game = game
    // A seat is one of four: a shift would take others for one of them.
    return seat === (seat & 3) && ((decidersOf(p) >> seat) & 1) === 1
  }

  return {
    game: 'renaissance',
    version: RULES_VERSION,
    tables,

    newGame(setup: Setup, sink?: GameEvent[]): Game {
      const fault = faultOfSetup(setup)
      if (fault !== null) throw new RangeError(fault)
      p.game = emptyGame(tables, setup)
      p.sink = sink ?? null
      setUp(p, setup)
      advance(p)
      return p.game
    },

    deciders(game: Game): readonly number[] {
      p.game = game
      const mask = decidersOf(p)
      return SEATS_IN[mask]
    },

    decision(game: Game, seat: number): Decision {
      if (!decides(game, seat)) throw new RangeError(`seat ${seat} decides nothing now`)
      return decisionOf(p, seat)
    },

    choices(game: Game, seat: number, out: number[]): number[] {
      offers.clear()
      if (decides(game, seat)) topPending(p)?.offer?.(p, seat, offers, UNLIMITED)
      return offers.copyInto(out)
    },

    options(game: Game, seat: number, out: number[]): number[] {
      offers.clear()
      if (decides(game, seat)) offerOptions(p, seat, offers, UNLIMITED)
      return offers.copyInto(out)
    },

    check(game: Game, seat: number, choice: number): Refusal | null {
      p.game = game
      const code = judgeChoice(p, seat, choice, judgeOption)
      return code === 0 ? null : refusalOf(p, code)
    },

    play(game: Game, seat: number, choice: number, sink?: GameEvent[]): void {
      p.game = game
      p.sink = sink ?? null
      const code = judgeChoice(p, seat, choice, judgeOption)
      if (code !== 0) throw new IllegalChoice(refusalOf(p, code), wordsFor(p, choice))
      if (isOption(choice)) takeOption(p, seat, codeOf(choice), argumentOf(choice))
      else topPending(p)?.take?.(p, seat, codeOf(choice), argumentOf(choice))
      advance(p)
    },

    copy: copyGame,
    view: viewOf,
    imagine: (view: View, chance: Chance): Game => imagineFrom(tables, view, chance),
    standings: (game: Game): Standing[] => standings(tables, game),
    encode: (game: Game): string => encodeGame(tables, game),
    decode: (text: string): Game => decodeGame(p, text),
    describe: (choice: number): Described => describeChoice(tables, choice),
    parse: (described: Described): number => parseChoice(tables, described),

    audit(game: Game): string[] {
      p.game = game
      return auditGame(p)
    },
  }
}

const wordsFor = (p: Play, choice: number): string =>
  isChoice(p.argumentLimits, choice)
    ? JSON.stringify(describeChoice(p.tables, choice))
    : String(choice)

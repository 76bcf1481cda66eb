import { cardPricingOf } from '../state/card-pricing.ts'
import type { Chance } from '../state/chance.ts'
import { argumentOf, codeOf, isOption } from '../state/choice.ts'
import { ChoiceBuffer } from '../state/choice-buffer.ts'
import type { RulesContext } from '../state/context.ts'
import { type Decision, decisionOf } from '../state/decision.ts'
import type { GameEvent } from '../state/event.ts'
import { copyGame, FULL_GAME, type Game } from '../state/game.ts'
import type { Refusal } from '../state/refusal.ts'
import type { Standing } from '../state/standing.ts'
import type { Tables } from '../state/tables.ts'
import { advance, decidersOf, topHandler } from './advance.ts'
import { auditGame } from './audit.ts'
import type { HandsAudit } from './audit-hands.ts'
import { judgeChoice, refusalOf } from './check.ts'
import {
  argumentLimits,
  type ChoiceWords,
  type Described,
  describeChoice,
  isChoice,
  parseChoice,
} from './describe-choice.ts'
import { decodeGame, encodeGame } from './position.ts'
import { IllegalChoice, type Rules } from './rules.ts'
import { emptyGame, faultOfSetup, type Setup } from './setup.ts'
import { assertCanAsk, assertFullGame, imagineGame, type View, viewerName, viewOf } from './view.ts'
import { decodeView, encodeView } from './view-text.ts'

/** What is a game's own. */
export interface GameDefinition {
  readonly game: string
  /** Raised whenever a rule changes: a record is played only by the rules it was made under. */
  readonly version: number
  /** Which handler answers for which kind of frame, by code. */
  readonly handlers: RulesContext['handlers']
  /** Sets the table up; what is asked first lies on the stack then. */
  readonly setUp: (ctx: RulesContext, setup: Setup) => void
  readonly offerOptions: RulesContext['offerOptions']
  readonly judgeOption: (ctx: RulesContext, seat: number, code: number, argument: number) => number
  readonly takeOption: (ctx: RulesContext, seat: number, code: number, argument: number) => void
  readonly checkTitles: RulesContext['checkTitles']
  readonly standings: (tables: Tables, game: Game) => Standing[]
  readonly handsAudit: HandsAudit
}

const UNLIMITED = 1 << 20

/** The seats in every mask. */
const SEATS_IN: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, mask) =>
  [0, 1, 2, 3].filter((seat) => (mask >> seat) & 1),
)

/** The rules of a game, playing the cards of these tables. */
export function makeRules(definition: GameDefinition, tables: Tables): Rules<Setup, Standing> {
  const { judgeOption, takeOption, offerOptions } = definition
  const ctx: RulesContext = {
    tables,
    handlers: definition.handlers,
    cardPricing: cardPricingOf(tables),
    argumentLimits: argumentLimits(tables),
    offerOptions: offerOptions,
    checkTitles: definition.checkTitles,
    // Every door sets the game before anything reads it.
    game: emptyGame(tables, { players: 1, seed: 0 }),
    sink: null,
    needs: 0,
    has: 0,
    limit: 0,
  }

  const audit = (position: RulesContext): string[] => auditGame(position, definition.handsAudit)
  const buffer = new ChoiceBuffer()

  const decides = (game: Game, seat: number): boolean => {
    assertCanAsk(game, seat)
    ctx.game = game
    // A seat is one of four: a shift would take others for one of them.
    return seat === (seat & 3) && ((decidersOf(ctx) >> seat) & 1) === 1
  }

  return {
    game: definition.game,
    version: definition.version,
    tables,

    newGame(setup: Setup, sink?: GameEvent[]): Game {
      const fault = faultOfSetup(tables, setup)
      if (fault !== null) throw new RangeError(fault)
      ctx.game = emptyGame(tables, setup)
      ctx.sink = sink ?? null
      definition.setUp(ctx, setup)
      advance(ctx)
      return ctx.game
    },

    deciders(game: Game): readonly number[] {
      ctx.game = game
      const mask = decidersOf(ctx)
      return SEATS_IN[mask]
    },

    decision(game: Game, seat: number): Decision {
      if (!decides(game, seat)) throw new RangeError(`seat ${seat} decides nothing now`)
      return decisionOf(ctx, seat)
    },

    choices(game: Game, seat: number, out: number[]): number[] {
      buffer.clear()
      if (decides(game, seat)) topHandler(ctx)?.offer?.(ctx, seat, buffer, UNLIMITED)
      return buffer.copyInto(out)
    },

    options(game: Game, seat: number, out: number[]): number[] {
      buffer.clear()
      if (decides(game, seat)) offerOptions(ctx, seat, buffer, UNLIMITED)
      return buffer.copyInto(out)
    },

    check(game: Game, seat: number, choice: number): Refusal | null {
      assertCanAsk(game, seat)
      ctx.game = game
      const code = judgeChoice(ctx, seat, choice, judgeOption)
      return code === 0 ? null : refusalOf(ctx, code)
    },

    play(game: Game, seat: number, choice: number, sink?: GameEvent[]): void {
      assertFullGame(game, 'played on')
      ctx.game = game
      ctx.sink = sink ?? null
      const code = judgeChoice(ctx, seat, choice, judgeOption)
      if (code !== 0) throw new IllegalChoice(refusalOf(ctx, code), choiceText(ctx, choice))
      if (isOption(choice)) takeOption(ctx, seat, codeOf(choice), argumentOf(choice))
      else topHandler(ctx)?.take?.(ctx, seat, codeOf(choice), argumentOf(choice))
      advance(ctx)
    },

    copy: copyGame,
    view: viewOf,
    imagine: (view: View, chance: Chance): Game => imagineGame(tables, view, chance),
    standings: (game: Game): Standing[] => definition.standings(tables, game),
    encode(game: Game): string {
      assertFullGame(game, 'written as a position')
      return encodeGame(tables, game)
    },
    decode: (text: string): Game => decodeGame(ctx, text, audit),
    encodeView: (view: View): string => encodeView(tables, view),
    decodeView: (text: string): View => decodeView(ctx, text, audit),
    describe: (choice: number): Described => describeChoice(tables, choice),
    parse: (words: ChoiceWords): number => parseChoice(tables, words),

    audit(game: Game): string[] {
      if (game.viewer !== FULL_GAME)
        return [`this is what ${viewerName(game)} sees, not a full game`]
      ctx.game = game
      return audit(ctx)
    },
  }
}

const choiceText = (ctx: RulesContext, choice: number): string =>
  isChoice(ctx.argumentLimits, choice)
    ? JSON.stringify(describeChoice(ctx.tables, choice))
    : String(choice)

import { cardPricingOf } from '../state/card-pricing.ts'
import type { Chance } from '../state/chance.ts'
import { argumentOf, codeOf, isOption } from '../state/choice.ts'
import { ChoiceBuffer } from '../state/choice-buffer.ts'
import type { RulesContext } from '../state/context.ts'
import { type Decision, decisionOf } from '../state/decision.ts'
import type { GameEvent } from '../state/event.ts'
import { FRAME_KINDS, FRAME_SIZE, type FrameKind, KIND } from '../state/frames.ts'
import { copyGame, copyGameInto, FULL_GAME, type Game } from '../state/game.ts'
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
import { imagineGame } from './imagine.ts'
import { decodeGame, encodeGame } from './position.ts'
import { IllegalChoice, type Rules } from './rules.ts'
import { emptyGame, faultOfSetup, type Setup } from './setup.ts'
import { assertCanAsk, assertFullGame, type View, viewerName, viewOf } from './view.ts'
import { decodeView, encodeView } from './view-text.ts'

/** Everything that one game defines itself. `makeRules` turns it into `Rules`. */
export interface GameDefinition {
  readonly game: string
  /** Increased with every rule change; records store it. */
  readonly version: number
  /** By code of the frame kind. */
  readonly handlers: RulesContext['handlers']
  /** Sets up an empty game and pushes its first frame. */
  readonly setUp: (ctx: RulesContext, setup: Setup) => void
  readonly offerOptions: RulesContext['offerOptions']
  readonly judgeOption: (ctx: RulesContext, seat: number, code: number, argument: number) => number
  readonly takeOption: (ctx: RulesContext, seat: number, code: number, argument: number) => void
  readonly checkTitles: RulesContext['checkTitles']
  readonly standings: (tables: Tables, game: Game) => Standing[]
  readonly handsAudit: HandsAudit
}

const UNLIMITED = 1 << 20

/** For every mask of seats, the list of these seats. */
const SEATS_IN: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, mask) =>
  [0, 1, 2, 3].filter((seat) => (mask >> seat) & 1),
)

/** The rules of a game for the cards of these tables. */
export function makeRules(definition: GameDefinition, tables: Tables): Rules<Setup, Standing> {
  const { judgeOption, takeOption, offerOptions } = definition
  const ctx: RulesContext = {
    tables,
    handlers: definition.handlers,
    cardPricing: cardPricingOf(tables),
    argumentLimits: argumentLimits(tables),
    offerOptions: offerOptions,
    checkTitles: definition.checkTitles,
    // Every method of `Rules` sets the game before it reads it.
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
    // A shift uses only the low bits of a seat, so other numbers must be excluded first.
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

    decisionKind({ stack }: Game): FrameKind | null {
      return stack.length === 0 ? null : FRAME_KINDS[stack[stack.length - FRAME_SIZE + KIND]]
    },

    decision(game: Game, seat: number): Decision {
      if (!decides(game, seat)) throw new RangeError(`seat ${seat} has no decision now`)
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
    copyInto: copyGameInto,
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
      if (game.viewer !== FULL_GAME) return [`a view of ${viewerName(game)} is not a full game`]
      ctx.game = game
      return audit(ctx)
    },
  }
}

const choiceText = (ctx: RulesContext, choice: number): string =>
  isChoice(ctx.argumentLimits, choice)
    ? JSON.stringify(describeChoice(ctx.tables, choice))
    : String(choice)

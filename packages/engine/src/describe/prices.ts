import { type BuyTerms, quoteOf, termsOf, USUAL_TERMS } from '../actions/buying.ts'
import { shipHolds, shipPrice } from '../actions/construction.ts'
import { cardIds, rowOf } from '../board/rows.ts'
import type { View } from '../kernel/view.ts'
import { HAND } from '../state/card-location.ts'
import { cardPricingOf } from '../state/card-pricing.ts'
import type { PricingContext } from '../state/context.ts'
import { holdsIn } from '../state/decision.ts'
import { BUILD_REDUCTION } from '../state/frame-slots.ts'
import { type FrameKind, frameCode, KIND, SEAT, top } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Tables } from '../state/tables.ts'
import { COUNCIL, type Hold, ROWS, type Row } from '../state/words.ts'

/** What a card would cost a seat now. The page shows it on the card. */
export interface Price {
  readonly row: Row
  readonly card: string
  readonly amount: number
  /** The holds that pay it; empty if it is paid in bread. */
  readonly in: readonly Hold[]
  /** Whether the seat could pay it now, also if it is not asked. */
  readonly payable: boolean
}

const BUILD = frameCode('build')

/** The frame in which an effect asks a seat to buy from a row. */
const BUY_FRAMES: Readonly<Record<Row, FrameKind>> = {
  workshop: 'acquire',
  atlas: 'discover',
  council: 'invite',
}

/** The price of every card in the rows and in the hand of the viewer. For a character it is the price of inviting it. */
export function pricesOf(tables: Tables, { seat, game }: View): Price[] {
  const ctx: PricingContext = {
    tables,
    game,
    cardPricing: cardPricingOf(tables),
    needs: 0,
    has: 0,
    limit: 0,
  }
  return ROWS.flatMap((row, code) => {
    const terms = currentTerms(game, seat, row)
    return cardsOf(game, seat, code).map((card) => cardPrice(ctx, seat, row, code, card, terms))
  })
}

/** What one ship would cost the viewer now, and the holds that pay it. */
export function shipPriceOf(tables: Tables, { seat, game }: View): Pick<Price, 'amount' | 'in'> {
  const ctx = { tables, game }
  const { stack } = game
  const at = top(game)
  const byEffect = at >= 0 && stack[at + KIND] === BUILD && stack[at + SEAT] === seat
  return {
    amount: shipPrice(ctx, seat, byEffect ? stack[at + BUILD_REDUCTION] : 0),
    in: holdsIn(shipHolds(ctx, seat)),
  }
}

/** The cards of a row that are shown; for the Council also the hand of the seat. */
function cardsOf(game: Game, seat: number, row: number): number[] {
  const shown = rowOf(game, row).filter((card) => card >= 0)
  if (row !== COUNCIL) return shown
  const hand = game.where.flatMap((where, card) => (where === HAND + seat ? [card] : []))
  return [...shown, ...hand]
}

/** The terms of the effect that asks the seat to buy from this row; else the usual terms. */
function currentTerms(game: Game, seat: number, row: Row): BuyTerms {
  const { stack } = game
  const at = top(game)
  if (at < 0 || stack[at + KIND] !== frameCode(BUY_FRAMES[row]) || stack[at + SEAT] !== seat)
    return USUAL_TERMS
  return termsOf(game)
}

function cardPrice(
  ctx: PricingContext,
  seat: number,
  row: Row,
  code: number,
  card: number,
  terms: BuyTerms,
): Price {
  const type = ctx.cardPricing[code].type[card]
  const applied = (terms.types >> type) & 1 ? terms : USUAL_TERMS
  const { price, holds, refusal } = quoteOf(ctx, seat, code, card, applied)
  const inBread = ctx.cardPricing[code].inBread[card]
  return {
    row,
    card: cardIds(ctx.tables, code)[card],
    amount: price,
    in: inBread ? [] : holdsIn(holds),
    payable: refusal === 0,
  }
}

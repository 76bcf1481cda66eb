import { rowOf } from '../board/rows.ts'
import { acceptedHolds, reductionFor, spendReductions } from '../cards/modifiers.ts'
import { judgeBread } from '../payment/bread.ts'
import { judgeCost, maxPayable, payableFromBay } from '../payment/payment.ts'
import { slotSurcharge } from '../payment/slot-prices.ts'
import { HAND, isHandOf } from '../state/card-location.ts'
import type { CardPricing } from '../state/card-pricing.ts'
import { ACQUIRE, DECLINE, DECLINE_CHOICE, DISCOVER, INVITE, makeChoice } from '../state/choice.ts'
import type { ChoiceBuffer } from '../state/choice-buffer.ts'
import type { FrameHandler, PricingContext, ReadContext, RulesContext } from '../state/context.ts'
import { BUY_FLAGS, BUY_REDUCTION, BUY_TYPES } from '../state/frame-slots.ts'
import { pop, top } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { refusalCode } from '../state/refusal.ts'
import { FLAG_WITH_ANY } from '../state/tables.ts'
import { ALL_HOLDS, ATLAS, COUNCIL, WORKSHOP } from '../state/words.ts'
import { beginPurchase } from './purchase.ts'

const NOT_IN_ROW = refusalCode('notInRow')
const NOT_IN_HAND = refusalCode('notInHand')
const OTHER_TYPE = refusalCode('otherType')
const NOT_ASKED_NOW = refusalCode('notAskedNow')

/** The terms on which cards can be bought. */
export interface BuyTerms {
  /** The types of artworks or characters, as a mask. */
  readonly types: number
  readonly reduction: number
  readonly flags: number
}

/** A main action buys cards of all types, at the usual price. */
export const USUAL_TERMS: BuyTerms = { types: 15, reduction: 0, flags: 0 }

/** The terms of the effect on top of the stack. */
export function termsOf(game: Game): BuyTerms {
  const { stack } = game
  const at = top(game)
  return {
    types: stack[at + BUY_TYPES],
    reduction: stack[at + BUY_REDUCTION],
    flags: stack[at + BUY_FLAGS],
  }
}

const CHOICE = [ACQUIRE, DISCOVER, INVITE]
/** A character is bought from the hand, where slots add nothing. */
const NO_SLOT = -1

/** The slot of a card, or NO_SLOT. */
const slotOf = (ctx: ReadContext, row: number, card: number): number =>
  row === COUNCIL ? NO_SLOT : rowOf(ctx.game, row).indexOf(card)

const surchargeAt = (
  ctx: ReadContext,
  seat: number,
  row: number,
  slot: number,
  flags: number,
): number => (slot === NO_SLOT ? 0 : slotSurcharge(ctx, seat, row, slot, flags))

/** What a card costs a seat now: the surcharge of its slot first, then reductions, never below 0 (REN-PAY-6). */
function priceOf(
  ctx: ReadContext,
  seat: number,
  pricing: CardPricing,
  card: number,
  surcharge: number,
  reduction: number,
): number {
  const price =
    pricing.cost[card] + surcharge - reduction - reductionFor(ctx, seat, pricing.costKind[card])
  return price > 0 ? price : 0
}

/** The holds that pay for it. */
const holdsFor = (
  ctx: PricingContext,
  seat: number,
  row: number,
  card: number,
  flags: number,
): number =>
  flags & FLAG_WITH_ANY
    ? ALL_HOLDS
    : acceptedHolds(
        ctx,
        seat,
        ctx.cardPricing[row].costKind[card],
        ctx.cardPricing[row].accepts[card],
      )

/** The price of a card for a seat on these terms, the mask of holds that pay it, and 0 if the seat can pay. */
export function quoteOf(
  ctx: PricingContext,
  seat: number,
  row: number,
  card: number,
  { reduction, flags }: BuyTerms,
): { readonly price: number; readonly holds: number; readonly refusal: number } {
  const surcharge = surchargeAt(ctx, seat, row, slotOf(ctx, row, card), flags)
  const price = priceOf(ctx, seat, ctx.cardPricing[row], card, surcharge, reduction)
  return {
    price,
    holds: holdsFor(ctx, seat, row, card, flags),
    refusal: judgePrice(ctx, seat, row, card, price, flags),
  }
}

/** 0 if a seat may buy a card (an artwork or tile of its row, a character of its hand), else a refusal code. */
export function judgeBuy(
  ctx: RulesContext,
  seat: number,
  row: number,
  card: number,
  terms: BuyTerms,
): number {
  const slot = slotOf(ctx, row, card)
  if (row === COUNCIL) {
    if (!isHandOf(ctx.game.where[card], seat)) return NOT_IN_HAND
  } else if (slot < 0) return NOT_IN_ROW
  return judgeAt(ctx, seat, row, card, slot, terms)
}

function judgeAt(
  ctx: RulesContext,
  seat: number,
  row: number,
  card: number,
  slot: number,
  { types, reduction, flags }: BuyTerms,
): number {
  if (((types >> ctx.cardPricing[row].type[card]) & 1) === 0) return OTHER_TYPE
  const surcharge = surchargeAt(ctx, seat, row, slot, flags)
  const price = priceOf(ctx, seat, ctx.cardPricing[row], card, surcharge, reduction)
  return judgePrice(ctx, seat, row, card, price, flags)
}

/** 0 if a seat can pay this price for a card, in bread or in resources. */
function judgePrice(
  ctx: PricingContext,
  seat: number,
  row: number,
  card: number,
  price: number,
  flags: number,
): number {
  if (ctx.cardPricing[row].inBread[card]) return judgeBread(ctx, seat, price)
  return judgeCost(ctx, seat, price, holdsFor(ctx, seat, row, card, flags))
}

/** Begins to buy a card that `judgeBuy` has accepted. */
export function buy(
  ctx: RulesContext,
  seat: number,
  row: number,
  card: number,
  { reduction, flags }: BuyTerms,
): void {
  const surcharge = surchargeAt(ctx, seat, row, slotOf(ctx, row, card), flags)
  const price = priceOf(ctx, seat, ctx.cardPricing[row], card, surcharge, reduction)
  const holds = holdsFor(ctx, seat, row, card, flags)
  spendReductions(ctx, seat, ctx.cardPricing[row].costKind[card])
  beginPurchase(ctx, seat, row, card, price, holds)
}

/** Adds what a seat may buy from a row, or from its hand. */
export function offerBuys(
  ctx: RulesContext,
  seat: number,
  row: number,
  terms: BuyTerms,
  out: ChoiceBuffer,
): void {
  const fromBay = payableFromBay(ctx, seat)
  const most = maxPayable(ctx, seat, ALL_HOLDS)
  if (row === COUNCIL) offerFromHand(ctx, seat, terms, fromBay, most, out)
  else offerFromRow(ctx, seat, row, terms, fromBay, most, out)
}

/** Adds everything that a seat may buy as its main action. */
export function offerAllBuys(ctx: RulesContext, seat: number, out: ChoiceBuffer): void {
  const fromBay = payableFromBay(ctx, seat)
  const most = maxPayable(ctx, seat, ALL_HOLDS)
  offerFromRow(ctx, seat, WORKSHOP, USUAL_TERMS, fromBay, most, out)
  offerFromRow(ctx, seat, ATLAS, USUAL_TERMS, fromBay, most, out)
  offerFromHand(ctx, seat, USUAL_TERMS, fromBay, most, out)
}

function offerFromRow(
  ctx: RulesContext,
  seat: number,
  row: number,
  { types, reduction, flags }: BuyTerms,
  fromBay: number,
  most: number,
  out: ChoiceBuffer,
): void {
  const pricing = ctx.cardPricing[row]
  const cards = rowOf(ctx.game, row)
  for (let slot = 0; slot < cards.length; slot++) {
    const card = cards[slot]
    if (card < 0 || ((types >> pricing.type[card]) & 1) === 0) continue
    const price = priceOf(
      ctx,
      seat,
      pricing,
      card,
      slotSurcharge(ctx, seat, row, slot, flags),
      reduction,
    )
    // Judge the price only if it is above what the bay alone pays and not above what all ships pay.
    if (price <= fromBay || (price <= most && judgePrice(ctx, seat, row, card, price, flags) === 0))
      out.push(makeChoice(CHOICE[row], card))
  }
}

function offerFromHand(
  ctx: RulesContext,
  seat: number,
  { types, reduction, flags }: BuyTerms,
  fromBay: number,
  most: number,
  out: ChoiceBuffer,
): void {
  const { where, handSize } = ctx.game
  const pricing = ctx.cardPricing[COUNCIL]
  for (let card = 0, left = handSize[seat]; left > 0 && card < where.length; card++) {
    if (where[card] !== HAND + seat) continue
    left--
    if (((types >> pricing.type[card]) & 1) === 0) continue
    const price = priceOf(ctx, seat, pricing, card, 0, reduction)
    // As above; a price in bread is always judged.
    const isClear = !pricing.inBread[card] && (price <= fromBay || price > most)
    if (isClear ? price <= fromBay : judgePrice(ctx, seat, COUNCIL, card, price, flags) === 0)
      out.push(makeChoice(INVITE, card))
  }
}

/** An effect that buys a card of one row, possibly cheaper. */
const extraBuy = (row: number, rule: string): FrameHandler => ({
  rule,
  offer(ctx, seat, out) {
    offerBuys(ctx, seat, row, termsOf(ctx.game), out)
    out.push(DECLINE_CHOICE)
  },
  judge(ctx, seat, code, card) {
    if (code === DECLINE) return 0
    if (code !== CHOICE[row]) return NOT_ASKED_NOW
    return judgeBuy(ctx, seat, row, card, termsOf(ctx.game))
  },
  take(ctx, seat, code, card) {
    const terms = termsOf(ctx.game)
    pop(ctx.game)
    if (code !== DECLINE) buy(ctx, seat, row, card, terms)
  },
  // Optional actions can bring ships to the bay that the cost would not accept.
  optionsMatter: (ctx, seat) =>
    row === COUNCIL ? ctx.game.handSize[seat] > 0 : rowOf(ctx.game, row).some((card) => card >= 0),
})

/** Handlers of effects that acquire, discover or invite. */
export const extraAcquire = extraBuy(WORKSHOP, 'REN-ACQ-1')
export const extraDiscover = extraBuy(ATLAS, 'REN-DIS-1')
export const extraInvite = extraBuy(COUNCIL, 'REN-INV-1')

import { emitCardEvent } from '../effects/draw.ts'
import { ASIDE, GONE, HAND, IN_DECK, moveCharacter, PILE } from '../state/card-location.ts'
import { choiceCode, makeChoice } from '../state/choice.ts'
import type { ChoiceBuffer } from '../state/choice-buffer.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { pop } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { refusalCode } from '../state/refusal.ts'

const DROP = choiceCode('drop')
const KEEP = choiceCode('keep')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_AMONG_THESE = refusalCode('notAmongThese')
const ALREADY_ANSWERED = refusalCode('alreadyAnswered')

function seatsWith(game: Game, test: (seat: number) => boolean): number {
  let mask = 0
  for (let seat = 0; seat < game.seats; seat++) if (test(seat)) mask |= 1 << seat
  return mask
}

/** REN-SET-11, ORI-SET-7: all seats at once drop cards, hidden, until a hand is left. */
export const select: FrameHandler = {
  rule: 'REN-SET-11',
  deciders: (ctx) => seatsWith(ctx.game, (seat) => ctx.game.pileSize[seat] > handCards(ctx)),
  step(ctx) {
    const { game } = ctx
    if (game.pileSize.some((cards) => cards > handCards(ctx))) return false
    pop(game)
    for (let seat = 0; seat < game.seats; seat++)
      for (const character of cardsAt(game, PILE + seat)) keepCard(ctx, seat, character, 'pile')
    return true
  },
  offer: (ctx, seat, out) => offerCards(ctx.game, PILE + seat, DROP, out),
  judge(ctx, seat, code, character) {
    if (code !== DROP) return NOT_ASKED_NOW
    if (ctx.game.pileSize[seat] <= handCards(ctx)) return ALREADY_ANSWERED
    return ctx.game.where[character] === PILE + seat ? 0 : NOT_AMONG_THESE
  },
  take: (ctx, seat, _code, character) => dropCard(ctx, seat, character, 'pile'),
  optionsRefusal: 'beforePlay',
}

/** REN-SET-12, REN-SET-17, ORI-SET-6: all seats keep one card and pass the rest to the left, except the last pile. */
export const draft: FrameHandler = {
  rule: 'REN-SET-12',
  deciders: (ctx) => seatsWith(ctx.game, (seat) => ctx.game.picks[seat] === -1),
  step(ctx) {
    if (ctx.game.picks.includes(-1)) return false
    if (ctx.game.pileSize[0] === ctx.tables.config.lastDraftPile) {
      pop(ctx.game)
      endDraft(ctx)
    } else passPiles(ctx)
    ctx.game.picks.fill(-1)
    return true
  },
  offer: (ctx, seat, out) => offerCards(ctx.game, PILE + seat, KEEP, out),
  judge: (ctx, seat, code, character) => judgePick(ctx, seat, code, character, PILE + seat),
  take: pick,
  optionsRefusal: 'beforePlay',
}

/** All seats keep one of the cards they set aside; `rest` handles the others. */
export const pickAside = (
  rule: string,
  rest: (ctx: RulesContext, seat: number, character: number) => void,
): FrameHandler => ({
  rule,
  deciders: (ctx) => seatsWith(ctx.game, (seat) => ctx.game.picks[seat] === -1),
  step(ctx) {
    const { game } = ctx
    if (game.picks.includes(-1)) return false
    pop(game)
    for (let seat = 0; seat < game.seats; seat++) {
      keepCard(ctx, seat, game.picks[seat], 'aside')
      for (const character of cardsAt(game, ASIDE + seat)) rest(ctx, seat, character)
    }
    game.picks.fill(-1)
    return true
  },
  offer: (ctx, seat, out) => offerCards(ctx.game, ASIDE + seat, KEEP, out),
  judge: (ctx, seat, code, character) => judgePick(ctx, seat, code, character, ASIDE + seat),
  take: pick,
  optionsRefusal: 'beforePlay',
})

function offerCards(game: Game, where: number, code: number, out: ChoiceBuffer): void {
  for (const character of cardsAt(game, where)) out.push(makeChoice(code, character))
}

function judgePick(
  ctx: RulesContext,
  seat: number,
  code: number,
  character: number,
  from: number,
): number {
  if (code !== KEEP) return NOT_ASKED_NOW
  if (ctx.game.picks[seat] !== -1) return ALREADY_ANSWERED
  return ctx.game.where[character] === from ? 0 : NOT_AMONG_THESE
}

function pick(ctx: RulesContext, seat: number, _code: number, character: number): void {
  ctx.game.picks[seat] = character
  ctx.sink?.push({ kind: 'answered', seat })
}

function keepCard(
  ctx: RulesContext,
  seat: number,
  character: number,
  from: 'pile' | 'aside',
): void {
  moveCharacter(ctx.game, character, HAND + seat)
  emitCardEvent(ctx, seat, character, from, 'hand')
}

/** Moves a card to the deck or out of the game; only the seat that dropped it knows that. */
export function dropCard(
  ctx: RulesContext,
  seat: number,
  character: number,
  from: 'pile' | 'aside',
): void {
  const leaves = ctx.tables.config.discardsHidden
  moveCharacter(ctx.game, character, leaves ? GONE : IN_DECK)
  ctx.game.knownBy[character] = 1 << seat
  emitCardEvent(ctx, seat, character, from, leaves ? 'gone' : 'deck')
}

const handCards = (ctx: RulesContext): number => ctx.tables.config.handCards

/** The characters at a location, in the order of their numbers. */
function cardsAt(game: Game, where: number): number[] {
  const cards: number[] = []
  for (let character = 0; character < game.where.length; character++)
    if (game.where[character] === where) cards.push(character)
  return cards
}

/**
 * Passes all piles to the left. The seat that passes a card and the seat that receives it know where
 * it is; a receiver that knew the pile also knows which card was kept. Nobody else knows. The events
 * for kept cards come first, because their position among the others would reveal something.
 */
function passPiles(ctx: RulesContext): void {
  const { game } = ctx
  const leftOf = (seat: number): number => (seat + 1) % game.seats
  game.picks.forEach((kept, seat) => {
    game.knownBy[kept] = (1 << seat) | (game.knownBy[kept] & (1 << leftOf(seat)))
    keepCard(ctx, seat, kept, 'pile')
  })
  const piles = game.picks.map((_, seat) => cardsAt(game, PILE + seat))
  piles.forEach((pile, seat) => {
    for (const character of pile) {
      moveCharacter(game, character, PILE + leftOf(seat))
      game.knownBy[character] = (1 << seat) | (1 << leftOf(seat))
      emitCardEvent(ctx, leftOf(seat), character, 'pile', 'pile')
    }
  })
  if (!ctx.tables.config.endgameInDeck) passAside(ctx, leftOf)
}

/** ORI-SET-6: the endgame character that was not kept goes to the hand of the left neighbour. */
function passAside(ctx: RulesContext, leftOf: (seat: number) => number): void {
  const { game } = ctx
  for (let seat = 0; seat < game.seats; seat++)
    for (const character of cardsAt(game, ASIDE + seat)) {
      moveCharacter(game, character, HAND + leftOf(seat))
      game.knownBy[character] = (1 << seat) | (1 << leftOf(seat))
      emitCardEvent(ctx, leftOf(seat), character, 'aside', 'hand')
    }
}

/** Each seat keeps one of the last cards and drops the rest; the seat that passed them does not know which. */
function endDraft(ctx: RulesContext): void {
  const { game } = ctx
  game.picks.forEach((kept, seat) => {
    game.knownBy[kept] = 1 << seat
    keepCard(ctx, seat, kept, 'pile')
    for (const character of cardsAt(game, PILE + seat)) dropCard(ctx, seat, character, 'pile')
  })
}

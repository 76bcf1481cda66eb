import { tellCard } from '../effects/draw.ts'
import { choiceCode, makeChoice } from '../state/choice.ts'
import { pop } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Offers } from '../state/offers.ts'
import type { Pending, Play } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { ASIDE, GONE, HAND, IN_DECK, PILE, relocate } from '../state/whereabouts.ts'

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

/** REN-SET-11, ORI-SET-7: everybody drops cards until a hand is left, at the same time and unseen. */
export const select: Pending = {
  rule: 'REN-SET-11',
  deciders: (p) => seatsWith(p.game, (seat) => p.game.pileSize[seat] > handCards(p)),
  step(p) {
    const { game } = p
    if (game.pileSize.some((cards) => cards > handCards(p))) return false
    pop(game)
    for (let seat = 0; seat < game.seats; seat++)
      for (const character of cardsAt(game, PILE + seat)) keepCard(p, seat, character, 'pile')
    return true
  },
  offer: (p, seat, out) => offerCards(p.game, PILE + seat, DROP, out),
  judge(p, seat, code, character) {
    if (code !== DROP) return NOT_ASKED_NOW
    if (p.game.pileSize[seat] <= handCards(p)) return ALREADY_ANSWERED
    return p.game.where[character] === PILE + seat ? 0 : NOT_AMONG_THESE
  },
  take: (p, seat, _code, character) => dropCard(p, seat, character, 'pile'),
  noOptions: 'beforePlay',
}

/** REN-SET-12, REN-SET-17, ORI-SET-6: everybody keeps one card; the rest goes left, the last ones do not. */
export const draft: Pending = {
  rule: 'REN-SET-12',
  deciders: (p) => seatsWith(p.game, (seat) => p.game.picks[seat] === -1),
  step(p) {
    if (p.game.picks.includes(-1)) return false
    if (p.game.pileSize[0] === p.tables.config.draftLast) {
      pop(p.game)
      endDraft(p)
    } else passPiles(p)
    p.game.picks.fill(-1)
    return true
  },
  offer: (p, seat, out) => offerCards(p.game, PILE + seat, KEEP, out),
  judge: (p, seat, code, character) => judgePick(p, seat, code, character, PILE + seat),
  take: pick,
  noOptions: 'beforePlay',
}

/** Everybody keeps one of the cards set aside; `rest` says what becomes of the others. */
export const pickAside = (
  rule: string,
  rest: (p: Play, seat: number, character: number) => void,
): Pending => ({
  rule,
  deciders: (p) => seatsWith(p.game, (seat) => p.game.picks[seat] === -1),
  step(p) {
    const { game } = p
    if (game.picks.includes(-1)) return false
    pop(game)
    for (let seat = 0; seat < game.seats; seat++) {
      keepCard(p, seat, game.picks[seat], 'aside')
      for (const character of cardsAt(game, ASIDE + seat)) rest(p, seat, character)
    }
    game.picks.fill(-1)
    return true
  },
  offer: (p, seat, out) => offerCards(p.game, ASIDE + seat, KEEP, out),
  judge: (p, seat, code, character) => judgePick(p, seat, code, character, ASIDE + seat),
  take: pick,
  noOptions: 'beforePlay',
})

function offerCards(game: Game, where: number, code: number, out: Offers): void {
  for (const character of cardsAt(game, where)) out.push(makeChoice(code, character))
}

function judgePick(p: Play, seat: number, code: number, character: number, from: number): number {
  if (code !== KEEP) return NOT_ASKED_NOW
  if (p.game.picks[seat] !== -1) return ALREADY_ANSWERED
  return p.game.where[character] === from ? 0 : NOT_AMONG_THESE
}

function pick(p: Play, seat: number, _code: number, character: number): void {
  p.game.picks[seat] = character
  p.sink?.push({ kind: 'answered', seat })
}

function keepCard(p: Play, seat: number, character: number, from: 'pile' | 'aside'): void {
  relocate(p.game, character, HAND + seat)
  tellCard(p, seat, character, from, 'hand')
}

/** Only the one who dropped it knows that it went into the deck, or out of the game. */
export function dropCard(p: Play, seat: number, character: number, from: 'pile' | 'aside'): void {
  const leaves = p.tables.config.discardsHidden
  relocate(p.game, character, leaves ? GONE : IN_DECK)
  p.game.known[character] = 1 << seat
  tellCard(p, seat, character, from, leaves ? 'gone' : 'deck')
}

const handCards = (p: Play): number => p.tables.config.handCards

/** Cards at a place, in the order of their numbers. */
function cardsAt(game: Game, where: number): number[] {
  const cards: number[] = []
  for (let character = 0; character < game.where.length; character++)
    if (game.where[character] === where) cards.push(character)
  return cards
}

/**
 * All piles move at once. Who passes a card on and who receives it know where it is; the receiver
 * who knew the pile before also knows what was kept from it. Nobody else can still be sure. What is
 * kept is told first: its place among cards that another sees would say something of it.
 */
function passPiles(p: Play): void {
  const { game } = p
  const leftOf = (seat: number): number => (seat + 1) % game.seats
  game.picks.forEach((kept, seat) => {
    game.known[kept] = (1 << seat) | (game.known[kept] & (1 << leftOf(seat)))
    keepCard(p, seat, kept, 'pile')
  })
  const piles = game.picks.map((_, seat) => cardsAt(game, PILE + seat))
  piles.forEach((pile, seat) => {
    for (const character of pile) {
      relocate(game, character, PILE + leftOf(seat))
      game.known[character] = (1 << seat) | (1 << leftOf(seat))
      tellCard(p, leftOf(seat), character, 'pile', 'pile')
    }
  })
  if (!p.tables.config.endgameInDeck) passAside(p, leftOf)
}

/** ORI-SET-6: the endgame character that was not kept goes left too, and is kept there. */
function passAside(p: Play, leftOf: (seat: number) => number): void {
  const { game } = p
  for (let seat = 0; seat < game.seats; seat++)
    for (const character of cardsAt(game, ASIDE + seat)) {
      relocate(game, character, HAND + leftOf(seat))
      game.known[character] = (1 << seat) | (1 << leftOf(seat))
      tellCard(p, leftOf(seat), character, 'aside', 'hand')
    }
}

/** Of the last cards one is kept, the rest dropped; who passed them cannot tell which. */
function endDraft(p: Play): void {
  const { game } = p
  game.picks.forEach((kept, seat) => {
    game.known[kept] = 1 << seat
    keepCard(p, seat, kept, 'pile')
    for (const character of cardsAt(game, PILE + seat)) dropCard(p, seat, character, 'pile')
  })
}

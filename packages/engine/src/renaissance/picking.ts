import { choiceCode, makeChoice } from '../core/choice.ts'
import { tellCard } from '../core/effects/draw.ts'
import { ALL_SEE } from '../core/event.ts'
import { pop } from '../core/frames.ts'
import type { Game } from '../core/game.ts'
import type { Offers } from '../core/offers.ts'
import type { Pending, Play } from '../core/play.ts'
import { refusalCode } from '../core/refusal.ts'
import { ASIDE, HAND, IN_DECK, IN_PACK, PILE, relocate } from '../core/whereabouts.ts'
import { HAND_CARDS, seatsWith } from './hands.ts'

const PACK = choiceCode('pack')
const DROP = choiceCode('drop')
const KEEP = choiceCode('keep')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_AMONG_THESE = refusalCode('notAmongThese')
const ALREADY_ANSWERED = refusalCode('alreadyAnswered')
const PACK_TAKEN = refusalCode('packTaken')
const UNKNOWN = refusalCode('unknown')
const LAST_PAIR = 2

/** REN-SET-8: a pack is chosen openly. */
export const pickPack: Pending = {
  rule: 'REN-SET-8',
  offer(p, _seat, out) {
    for (let pack = 0; pack < p.tables.packIds.length; pack++)
      if (judgePack(p, pack) === 0) out.push(makeChoice(PACK, pack))
  },
  judge: (p, _seat, code, pack) => (code === PACK ? judgePack(p, pack) : NOT_ASKED_NOW),
  take(p, seat, _code, pack) {
    pop(p.game)
    p.sink?.push({ kind: 'pack', seat, pack: p.tables.packIds[pack] })
    for (let character = 0; character < p.game.where.length; character++) {
      if (p.tables.characters.pack[character] !== pack) continue
      relocate(p.game, character, HAND + seat)
      p.sink?.push({
        kind: 'card',
        what: 'character',
        card: p.tables.characterIds[character],
        from: 'pack',
        to: 'hand',
        seat,
        seen: ALL_SEE,
      })
    }
  },
  noOptions: 'beforePlay',
}

function judgePack(p: Play, pack: number): number {
  if (pack >= p.tables.packIds.length) return UNKNOWN
  const first = p.tables.characters.pack.indexOf(pack)
  return p.game.where[first] === IN_PACK ? 0 : PACK_TAKEN
}

/** REN-SET-11: everybody drops cards until six are left, at the same time and unseen. */
export const select: Pending = {
  rule: 'REN-SET-11',
  deciders: (p) => seatsWith(p.game, (seat) => p.game.pileSize[seat] > HAND_CARDS),
  step(p) {
    const { game } = p
    if (game.pileSize.some((cards) => cards > HAND_CARDS)) return false
    pop(game)
    for (let seat = 0; seat < game.seats; seat++)
      for (const character of cardsAt(game, PILE + seat)) keepCard(p, seat, character, 'pile')
    return true
  },
  offer: (p, seat, out) => offerCards(p.game, PILE + seat, DROP, out),
  judge(p, seat, code, character) {
    if (code !== DROP) return NOT_ASKED_NOW
    if (p.game.pileSize[seat] <= HAND_CARDS) return ALREADY_ANSWERED
    return p.game.where[character] === PILE + seat ? 0 : NOT_AMONG_THESE
  },
  take: (p, seat, _code, character) => dropCard(p, seat, character, 'pile'),
  noOptions: 'beforePlay',
}

/** REN-SET-12, REN-SET-17: everybody keeps one card; the rest goes left, the last pair does not. */
export const draft: Pending = {
  rule: 'REN-SET-12',
  deciders: (p) => seatsWith(p.game, (seat) => p.game.picks[seat] === -1),
  step(p) {
    if (p.game.picks.includes(-1)) return false
    if (p.game.pileSize[0] === LAST_PAIR) {
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

/** REN-SET-13: at the end of the draft with score one of the three endgame characters is kept. */
export const pickEndgame: Pending = {
  rule: 'REN-SET-13',
  deciders: (p) => seatsWith(p.game, (seat) => p.game.picks[seat] === -1),
  step(p) {
    const { game } = p
    if (game.picks.includes(-1)) return false
    pop(game)
    for (let seat = 0; seat < game.seats; seat++) {
      keepCard(p, seat, game.picks[seat], 'aside')
      for (const character of cardsAt(game, ASIDE + seat)) dropCard(p, seat, character, 'aside')
    }
    game.picks.fill(-1)
    return true
  },
  offer: (p, seat, out) => offerCards(p.game, ASIDE + seat, KEEP, out),
  judge: (p, seat, code, character) => judgePick(p, seat, code, character, ASIDE + seat),
  take: pick,
  noOptions: 'beforePlay',
}

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

/** Only the one who dropped it knows that it went into the deck. */
function dropCard(p: Play, seat: number, character: number, from: 'pile' | 'aside'): void {
  relocate(p.game, character, IN_DECK)
  p.game.known[character] = 1 << seat
  tellCard(p, seat, character, from, 'deck')
}

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
}

/** Of the last pair one is kept and one dropped; who passed the pair cannot tell which. */
function endDraft(p: Play): void {
  const { game } = p
  game.picks.forEach((kept, seat) => {
    game.known[kept] = 1 << seat
    keepCard(p, seat, kept, 'pile')
    for (const character of cardsAt(game, PILE + seat)) dropCard(p, seat, character, 'pile')
  })
}

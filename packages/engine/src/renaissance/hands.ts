import { shuffle } from '../core/chance.ts'
import { tellCard } from '../core/effects/draw.ts'
import { ALL_SEE } from '../core/event.ts'
import { pendingCode, push } from '../core/frames.ts'
import type { Game } from '../core/game.ts'
import type { Play } from '../core/play.ts'
import { refill } from '../core/rows.ts'
import { BY_RULE } from '../core/source.ts'
import { ASIDE, everybody, HAND, IN_DECK, IN_PACK, PILE, relocate } from '../core/whereabouts.ts'
import { COUNCIL, ENDGAME, HANDS } from '../core/words.ts'

const PACK = pendingCode('pack')
const SELECT = pendingCode('select')
const DRAFT = pendingCode('draft')
const ENDGAME_FRAME = pendingCode('endgame')

const NOBODY = -1

/** Cards dealt, by the way hands are dealt (REN-SET-10 to REN-SET-13). */
const BLIND_CARDS = 6
const SELECTION_ENDGAME = 2
const SELECTION_OTHERS = 8
const DRAFT_CARDS = 7
const SCORE_DRAFT_ENDGAME = 3
const SCORE_DRAFT_OTHERS = 6

/** One step of dealing hands; false once all hands are dealt and the Council is laid out. */
export function dealHands(p: Play, done: number): boolean {
  switch (HANDS[p.game.hands]) {
    case 'packs':
      if (done < p.game.seats) return askPack(p, done)
      break
    case 'blind':
      deal(
        p,
        shuffled(p, () => true),
        BLIND_CARDS,
        HAND,
      )
      break
    case 'selection':
      if (done === 0) return dealSelection(p)
      break
    case 'draft':
      if (done === 0) {
        deal(
          p,
          shuffled(p, () => true),
          DRAFT_CARDS,
          PILE,
        )
        return ask(p, DRAFT)
      }
      break
    case 'scoreDraft':
      if (done === 0) return dealScoreDraft(p)
      if (done === 1) return ask(p, ENDGAME_FRAME)
      break
  }
  layOutCouncil(p)
  return false
}

/** REN-SET-8: from the right of the first player, the reverse way round. */
function askPack(p: Play, done: number): boolean {
  const { game } = p
  const seat = (game.windRose + game.seats - 1 - done) % game.seats
  push(game, PACK, seat, 0, 0, 0, BY_RULE)
  return true
}

function ask(p: Play, kind: number): boolean {
  push(p.game, kind, -1, 0, 0, 0, BY_RULE)
  return true
}

function dealSelection(p: Play): boolean {
  deal(
    p,
    shuffled(p, (type) => type === ENDGAME),
    SELECTION_ENDGAME,
    PILE,
  )
  deal(
    p,
    shuffled(p, (type) => type !== ENDGAME),
    SELECTION_OTHERS,
    PILE,
  )
  return ask(p, SELECT)
}

function dealScoreDraft(p: Play): boolean {
  deal(
    p,
    shuffled(p, (type) => type === ENDGAME),
    SCORE_DRAFT_ENDGAME,
    ASIDE,
  )
  deal(
    p,
    shuffled(p, (type) => type !== ENDGAME),
    SCORE_DRAFT_OTHERS,
    PILE,
  )
  return ask(p, DRAFT)
}

function shuffled(p: Play, wanted: (type: number) => boolean): number[] {
  const cards: number[] = []
  p.tables.characters.type.forEach((type, character) => {
    if (wanted(type)) cards.push(character)
  })
  shuffle(p.game.chance, cards)
  return cards
}

function deal(p: Play, cards: number[], each: number, to: number): void {
  for (let seat = 0; seat < p.game.seats; seat++)
    for (const character of cards.splice(0, each)) {
      relocate(p.game, character, to + seat)
      p.game.known[character] = 1 << seat
      tellCard(p, seat, character, 'deck', to === HAND ? 'hand' : to === PILE ? 'pile' : 'aside')
    }
}

/** REN-SET-9, REN-SET-15: everything not in a hand is shuffled into the deck; the Council comes last. */
function layOutCouncil(p: Play): void {
  const { game } = p
  for (let character = 0; character < game.where.length; character++) {
    if (game.where[character] === IN_PACK) putUnder(p, character)
    if (game.where[character] === IN_DECK) game.councilDeck.push(character)
  }
  shuffle(game.chance, game.councilDeck)
  refill(p, COUNCIL)
}

/** A card of a pack that nobody chose. */
function putUnder(p: Play, character: number): void {
  relocate(p.game, character, IN_DECK)
  p.sink?.push({
    kind: 'card',
    what: 'character',
    card: p.tables.characterIds[character],
    from: 'pack',
    to: 'deck',
    seat: NOBODY,
    seen: ALL_SEE,
  })
}

/** REN-SET-16: with packs all cards lie open, so where each goes can be followed by all. */
export function placeCharacters(p: Play): void {
  const { game, tables } = p
  const packs = HANDS[game.hands] === 'packs'
  for (let character = 0; character < tables.characterIds.length; character++) {
    game.where.push(packs && tables.characters.pack[character] >= 0 ? IN_PACK : IN_DECK)
    game.known.push(packs ? everybody(game) : 0)
    game.used.push(0)
  }
}

/** How many cards a hand has when it has been dealt. */
export const HAND_CARDS = 6

export const seatsWith = (game: Game, test: (seat: number) => boolean): number => {
  let mask = 0
  for (let seat = 0; seat < game.seats; seat++) if (test(seat)) mask |= 1 << seat
  return mask
}

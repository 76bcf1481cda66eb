import { refill } from '../board/rows.ts'
import { tellCard } from '../effects/draw.ts'
import { shuffle } from '../state/chance.ts'
import { ALL_SEE } from '../state/event.ts'
import { push } from '../state/frames.ts'
import type { Play } from '../state/play.ts'
import { BY_RULE } from '../state/source.ts'
import { everybody, GONE, HAND, IN_DECK, IN_PACK, PILE, relocate } from '../state/whereabouts.ts'
import { COUNCIL, ENDGAME } from '../state/words.ts'

const NOBODY = -1

/** Asks everybody at once. */
export function askAll(p: Play, kind: number): boolean {
  push(p.game, kind, NOBODY, 0, 0, 0, BY_RULE)
  return true
}

/** The characters that are wanted, in an order nobody knows. */
export function shuffled(p: Play, wanted: (type: number) => boolean): number[] {
  const cards: number[] = []
  p.tables.characters.type.forEach((type, character) => {
    if (wanted(type)) cards.push(character)
  })
  shuffle(p.game.chance, cards)
  return cards
}

/** So many endgame characters to one place of each seat, so many others to another. */
export function dealByType(
  p: Play,
  endgame: number,
  endgameTo: number,
  others: number,
  othersTo: number,
): void {
  deal(
    p,
    shuffled(p, (type) => type === ENDGAME),
    endgame,
    endgameTo,
  )
  deal(
    p,
    shuffled(p, (type) => type !== ENDGAME),
    others,
    othersTo,
  )
}

export function deal(p: Play, cards: number[], each: number, to: number): void {
  for (let seat = 0; seat < p.game.seats; seat++)
    for (const character of cards.splice(0, each)) {
      relocate(p.game, character, to + seat)
      p.game.known[character] = 1 << seat
      tellCard(p, seat, character, 'deck', to === HAND ? 'hand' : to === PILE ? 'pile' : 'aside')
    }
}

/** REN-SET-9, REN-SET-15, ORI-SET-6: everything not in a hand is shuffled into the deck, or leaves. */
export function layOutCouncil(p: Play): void {
  const { game } = p
  for (let character = 0; character < game.where.length; character++) {
    if (game.where[character] !== IN_PACK && game.where[character] !== IN_DECK) continue
    putUnder(p, character)
    if (game.where[character] === IN_DECK) game.councilDeck.push(character)
  }
  shuffle(game.chance, game.councilDeck)
  refill(p, COUNCIL)
}

/** ORI-SET-8. */
const leaves = (p: Play, character: number): boolean =>
  !p.tables.config.endgameInDeck && p.tables.characters.type[character] === ENDGAME

/** A card that nobody has stays in the deck, comes there from its pack, or leaves the game. */
function putUnder(p: Play, character: number): void {
  const { game, tables } = p
  const packed = game.where[character] === IN_PACK
  const to = leaves(p, character) ? GONE : IN_DECK
  if (game.where[character] === to) return
  relocate(game, character, to)
  p.sink?.push({
    kind: 'card',
    what: 'character',
    card: tables.characterIds[character],
    from: packed ? 'pack' : 'deck',
    to: to === GONE ? 'gone' : 'deck',
    seat: NOBODY,
    seen: packed ? ALL_SEE : 0,
  })
}

/** REN-SET-16: with packs all cards lie open, so where each goes can be followed by all. */
export function placeCharacters(p: Play, packs: boolean): void {
  const { game, tables } = p
  for (let character = 0; character < tables.characterIds.length; character++) {
    game.where.push(packs && tables.characters.pack[character] >= 0 ? IN_PACK : IN_DECK)
    game.known.push(packs ? everybody(game) : 0)
    game.used.push(0)
  }
}

/** A pack of starting cards goes to a seat, in the open. */
export function givePack(p: Play, seat: number, pack: number): void {
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
}

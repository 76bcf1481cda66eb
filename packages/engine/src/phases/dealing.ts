import { refill } from '../board/rows.ts'
import { emitCardEvent } from '../effects/draw.ts'
import {
  allSeats,
  GONE,
  HAND,
  IN_DECK,
  IN_PACK,
  moveCharacter,
  PILE,
} from '../state/card-location.ts'
import { shuffle } from '../state/chance.ts'
import type { RulesContext } from '../state/context.ts'
import { ALL_SEE } from '../state/event.ts'
import { push } from '../state/frames.ts'
import { BY_RULE } from '../state/source.ts'
import { COUNCIL, ENDGAME } from '../state/words.ts'

const NOBODY = -1

/** Asks everybody at once. */
export function askAll(ctx: RulesContext, kind: number): boolean {
  push(ctx.game, kind, NOBODY, 0, 0, 0, BY_RULE)
  return true
}

/** The characters that are wanted, in an order nobody knows. */
export function shuffledCharacters(ctx: RulesContext, wanted: (type: number) => boolean): number[] {
  const cards: number[] = []
  ctx.tables.characters.type.forEach((type, character) => {
    if (wanted(type)) cards.push(character)
  })
  shuffle(ctx.game.chance, cards)
  return cards
}

/** So many endgame characters to one place of each seat, so many others to another. */
export function dealByType(
  ctx: RulesContext,
  endgame: number,
  endgameTo: number,
  others: number,
  othersTo: number,
): void {
  deal(
    ctx,
    shuffledCharacters(ctx, (type) => type === ENDGAME),
    endgame,
    endgameTo,
  )
  deal(
    ctx,
    shuffledCharacters(ctx, (type) => type !== ENDGAME),
    others,
    othersTo,
  )
}

export function deal(ctx: RulesContext, cards: number[], each: number, to: number): void {
  for (let seat = 0; seat < ctx.game.seats; seat++)
    for (const character of cards.splice(0, each)) {
      moveCharacter(ctx.game, character, to + seat)
      ctx.game.knownBy[character] = 1 << seat
      emitCardEvent(
        ctx,
        seat,
        character,
        'deck',
        to === HAND ? 'hand' : to === PILE ? 'pile' : 'aside',
      )
    }
}

/** REN-SET-9, REN-SET-15, ORI-SET-6: everything not in a hand is shuffled into the deck, or leaves. */
export function setUpCouncil(ctx: RulesContext): void {
  const { game } = ctx
  for (let character = 0; character < game.where.length; character++) {
    if (game.where[character] !== IN_PACK && game.where[character] !== IN_DECK) continue
    returnToDeck(ctx, character)
    if (game.where[character] === IN_DECK) game.councilDeck.push(character)
  }
  shuffle(game.chance, game.councilDeck)
  refill(ctx, COUNCIL)
}

/** ORI-SET-8. */
const leavesGame = (ctx: RulesContext, character: number): boolean =>
  !ctx.tables.config.endgameInDeck && ctx.tables.characters.type[character] === ENDGAME

/** A card that nobody has stays in the deck, comes there from its pack, or leaves the game. */
function returnToDeck(ctx: RulesContext, character: number): void {
  const { game, tables } = ctx
  const packed = game.where[character] === IN_PACK
  const to = leavesGame(ctx, character) ? GONE : IN_DECK
  if (game.where[character] === to) return
  moveCharacter(game, character, to)
  ctx.sink?.push({
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
export function setUpCharacters(ctx: RulesContext, packs: boolean): void {
  const { game, tables } = ctx
  for (let character = 0; character < tables.characterIds.length; character++) {
    game.where.push(packs && tables.characters.pack[character] >= 0 ? IN_PACK : IN_DECK)
    game.knownBy.push(packs ? allSeats(game) : 0)
    game.usedAbilities.push(0)
  }
}

/** A pack of starting cards goes to a seat, in the open. */
export function givePack(ctx: RulesContext, seat: number, pack: number): void {
  ctx.sink?.push({ kind: 'pack', seat, pack: ctx.tables.packIds[pack] })
  for (let character = 0; character < ctx.game.where.length; character++) {
    if (ctx.tables.characters.pack[character] !== pack) continue
    moveCharacter(ctx.game, character, HAND + seat)
    ctx.sink?.push({
      kind: 'card',
      what: 'character',
      card: ctx.tables.characterIds[character],
      from: 'pack',
      to: 'hand',
      seat,
      seen: ALL_SEE,
    })
  }
}

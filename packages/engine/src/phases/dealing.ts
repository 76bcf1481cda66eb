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

/** Asks all seats at once. */
export function askAll(ctx: RulesContext, kind: number): boolean {
  push(ctx.game, kind, NOBODY, 0, 0, 0, BY_RULE)
  return true
}

/** The characters of the wanted types, shuffled. */
export function shuffledCharacters(ctx: RulesContext, wanted: (type: number) => boolean): number[] {
  const cards: number[] = []
  ctx.tables.characters.type.forEach((type, character) => {
    if (wanted(type)) cards.push(character)
  })
  shuffle(ctx.game.chance, cards)
  return cards
}

/** Deals endgame characters to one location of each seat and other characters to another. */
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

/** Deals `each` cards to every seat, to the location `to` + seat. */
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

/** REN-SET-9, REN-SET-15, ORI-SET-6: the cards that are in no hand form the deck or leave the game. */
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

/** ORI-SET-8: endgame characters that nobody was dealt leave the game. */
const leavesGame = (ctx: RulesContext, character: number): boolean =>
  !ctx.tables.config.endgameInDeck && ctx.tables.characters.type[character] === ENDGAME

/** Moves a card that nobody has to the deck, or out of the game. */
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

/** REN-SET-16: starting packs are open, so everybody knows where each card is. */
export function setUpCharacters(ctx: RulesContext, packs: boolean): void {
  const { game, tables } = ctx
  for (let character = 0; character < tables.characterIds.length; character++) {
    game.where.push(packs && tables.characters.pack[character] >= 0 ? IN_PACK : IN_DECK)
    game.knownBy.push(packs ? allSeats(game) : 0)
    game.usedAbilities.push(0)
  }
}

/** Gives a starting pack to a seat, seen by all. */
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

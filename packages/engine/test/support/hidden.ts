import {
  ASIDE,
  type Chance,
  FRAME_KINDS,
  FRAME_SIZE,
  type Game,
  HAND,
  HANDS,
  IN_DECK,
  next,
  PILE,
  randomBelow,
  shuffle,
  UPRIGHT,
} from '@amalfi/engine'

/** Whether everybody sees a character at this place (REN-SET-14). */
const isOpen = (where: number): boolean =>
  (where > IN_DECK && where < HAND) || (where >= UPRIGHT && where < PILE)

/** Whether a seat does not know where a character is. */
export const isHiddenFrom = (game: Game, seat: number, character: number): boolean =>
  !isOpen(game.where[character]) && Math.floor(game.knownBy[character] / 2 ** seat) % 2 === 0

/**
 * Another game that looks the same to this seat: other orders of decks, another generator, other
 * places for unknown characters and other hidden picks.
 */
export function shuffleHidden(
  game: Game,
  seat: number,
  chance: Chance,
  typeOf: readonly number[],
): Game {
  const other = structuredClone(game)
  other.chance = [next(chance) | 0, next(chance) | 0, next(chance) | 0, next(chance) | 1]
  shuffle(chance, other.artworkDeck)
  shuffle(chance, other.atlasDeck)
  swapHidden(game, other, seat, chance, typeOf)
  shuffle(chance, other.councilDeck)
  for (let one = 0; one < other.seats; one++) {
    if (one === seat || other.picks[one] < 0) continue
    const asked = FRAME_KINDS[other.stack[other.stack.length - FRAME_SIZE]]
    const from = asked === 'endgame' ? ASIDE + one : PILE + one
    const cards = other.where.flatMap((where, card) => (where === from ? [card] : []))
    other.picks[one] = cards[randomBelow(chance, cards.length)]
  }
  return other
}

/** Unknown characters swap places. Endgame characters swap only with each other. */
function swapHidden(
  game: Game,
  other: Game,
  seat: number,
  chance: Chance,
  typeOf: readonly number[],
): void {
  // In the original no ending character is in the deck. Its row of contracts has six slots.
  const original = game.workshop.length === 6
  const apart = original || HANDS[game.hands] === 'selection' || HANDS[game.hands] === 'scoreDraft'
  const groups = apart ? [(type: number) => type === 2, (type: number) => type !== 2] : [() => true]
  const to = game.where.map((_, card) => card)
  for (const belongs of groups) {
    const hidden = to.filter((card) => belongs(typeOf[card]) && isHiddenFrom(game, seat, card))
    const shuffled = [...hidden]
    shuffle(chance, shuffled)
    hidden.forEach((card, i) => {
      to[card] = shuffled[i]
    })
  }
  game.where.forEach((where, card) => {
    other.where[to[card]] = where
    other.knownBy[to[card]] = game.knownBy[card]
  })
  other.councilDeck = game.councilDeck.map((card) => to[card])
  other.picks = game.picks.map((card, one) => (one === seat || card < 0 ? card : to[card]))
}

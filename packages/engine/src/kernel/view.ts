import { boardPlaces } from '../board/places.ts'
import {
  ASIDE,
  allSeats,
  GONE,
  HAND,
  IN_DECK,
  isOpen,
  PILE,
  seatAt,
} from '../state/card-location.ts'
import { type Chance, next, shuffle } from '../state/chance.ts'
import { frameCode, KIND, top } from '../state/frames.ts'
import { copyGame, FULL_GAME, type Game, HIDDEN, ONLOOKER, PHASE_HANDS } from '../state/game.ts'
import type { Tables } from '../state/tables.ts'
import { ENDGAME } from '../state/words.ts'
import { ViewError } from './rules.ts'

const NOBODY = -1
const ENDGAME_FRAME = frameCode('endgame')

/**
 * What a seat knows: the position with HIDDEN in the place of everything it does not. Legality
 * depends on nothing hidden, so the rules answer every question of this seat on `game`. They throw a
 * ViewError for another seat and when it is played on.
 */
export interface View {
  /** -1 for an onlooker, who sees no hand. */
  readonly seat: number
  readonly game: Game
}

/** The seat of an onlooker's view. */
export const NO_SEAT = -1

/** What a seat sees of a full game; NO_SEAT for an onlooker. */
export function viewOf(game: Game, seat: number): View {
  if (!Number.isInteger(seat) || seat < NO_SEAT || seat >= game.seats)
    throw new RangeError(`seat must be ${NO_SEAT} to ${game.seats - 1}, not ${seat}`)
  const seen = copyGame(game)
  seen.viewer = seat === NO_SEAT ? ONLOOKER : seat
  // What another seat sees lacks the cards of this one.
  if (game.viewer !== FULL_GAME && seen.viewer !== ONLOOKER && seen.viewer !== game.viewer)
    throw new ViewError(`${viewerName(game)} does not know what seat ${seat} sees`)
  seen.chance.fill(0)
  for (const deck of [seen.artworkDeck, seen.atlasDeck, seen.councilDeck]) deck.fill(HIDDEN)
  const all = allSeats(game)
  for (let character = 0; character < seen.where.length; character++) {
    if (isOpen(seen.where[character]) || seen.knownBy[character] === all) continue
    if (seen.knownBy[character] & (1 << seat)) {
      // Of the others it is sure of the holder only.
      const holder = seatAt(seen.where[character])
      seen.knownBy[character] = (1 << seat) | (holder < 0 ? 0 : 1 << holder)
    } else {
      seen.knownBy[character] = 0
      seen.where[character] = HIDDEN
    }
  }
  for (let other = 0; other < seen.seats; other++)
    if (other !== seat && seen.picks[other] >= 0) seen.picks[other] = HIDDEN
  return { seat, game: seen }
}

/** Who sees a view, in words. */
export const viewerName = ({ viewer }: Game): string =>
  viewer === ONLOOKER ? 'an onlooker' : `seat ${viewer}`

/** In a view only its own seat can be asked: the cards of the others are not there. */
export function assertCanAsk(game: Game, seat: number): void {
  if (game.viewer !== FULL_GAME && game.viewer !== seat)
    throw new ViewError(`this is what ${viewerName(game)} sees: seat ${seat} cannot be asked here`)
}

/** Whatever needs hidden cards needs a full game. */
export function assertFullGame(game: Game, what: string): void {
  if (game.viewer !== FULL_GAME)
    throw new ViewError(
      `this is what ${viewerName(game)} sees: it cannot be ${what}; imagine a full game first`,
    )
}

/** A full game that the seat could believe in, with a generator of its own. */
export function imagineGame(tables: Tables, view: View, chance: Chance): Game {
  const game = copyGame(view.game)
  game.viewer = FULL_GAME
  game.chance = [next(chance), next(chance), next(chance), next(chance) | 1]
  imagineDeck(game.artworkDeck, tables.artworkIds.length, 0, chance, [
    game.workshop,
    game.artworkDiscard,
    ownedCards(game.artworkOwner),
  ])
  imagineDeck(game.atlasDeck, tables.destinationIds.length, boardPlaces(tables), chance, [
    game.atlas,
    game.atlasDiscard,
    game.covers,
    ownedCards(game.destinationOwner),
  ])
  imagineCharacters(tables, game, chance)
  imaginePicks(game, chance)
  return game
}

const ownedCards = (owners: readonly number[]): number[] =>
  owners.flatMap((owner, card) => (owner >= 0 ? [card] : []))

/** A deck holds what lies nowhere else, in an order nobody knows. */
function imagineDeck(
  deck: number[],
  cards: number,
  first: number,
  chance: Chance,
  elsewhere: readonly (readonly number[])[],
): void {
  const seen = new Array<boolean>(cards).fill(false)
  for (const place of elsewhere) for (const card of place) if (card >= 0) seen[card] = true
  let i = 0
  for (let card = first; card < cards; card++) if (!seen[card]) deck[i++] = card
  shuffle(chance, deck)
}

/** Hidden characters are dealt to the hidden places; what must be of one kind is served first. */
function imagineCharacters(tables: Tables, game: Game, chance: Chance): void {
  const hidden: number[] = []
  const known = {
    hand: knownCounts(game, HAND),
    pile: knownCounts(game, PILE),
    aside: knownCounts(game, ASIDE),
  }
  for (let character = 0; character < game.where.length; character++)
    if (game.where[character] === HIDDEN) hidden.push(character)
  shuffle(chance, hidden)
  const endgame = (character: number): boolean => tables.characters.type[character] === ENDGAME
  const drafting = game.asideSize.some((cards) => cards > 0)
  const inPlay = game.phase !== PHASE_HANDS
  if (inPlay && !tables.config.endgameInDeck) fillDeck(game, hidden, (one) => !endgame(one))
  for (let seat = 0; seat < game.seats; seat++) {
    dealHidden(game, hidden, ASIDE + seat, game.asideSize[seat] - known.aside[seat], seat, endgame)
    const others = drafting ? (character: number) => !endgame(character) : () => true
    dealHidden(game, hidden, PILE + seat, game.pileSize[seat] - known.pile[seat], seat, others)
    dealHidden(game, hidden, HAND + seat, game.handSize[seat] - known.hand[seat], seat, others)
  }
  const rest = inPlay && !tables.config.endgameInDeck ? GONE : IN_DECK
  for (const character of hidden) {
    game.where[character] = rest
    game.knownBy[character] = 0
  }
  imagineCouncil(game, chance)
}

/** How many cards of a place, by seat, are known. */
const knownCounts = (game: Game, place: number): number[] =>
  game.handSize.map((_, seat) => game.where.filter((where) => where === place + seat).length)

function dealHidden(
  game: Game,
  hidden: number[],
  where: number,
  count: number,
  seat: number,
  fits: (character: number) => boolean,
): void {
  for (let i = hidden.length - 1; i >= 0 && count > 0; i--) {
    const character = hidden[i]
    if (!fits(character)) continue
    hidden.splice(i, 1)
    game.where[character] = where
    game.knownBy[character] = seat === NOBODY ? 0 : 1 << seat
    count--
  }
}

/** The deck is known to hold so many, and of which kind; what lies out of the game is the rest. */
function fillDeck(game: Game, hidden: number[], fits: (character: number) => boolean): void {
  let count = game.councilDeck.length
  for (const where of game.where) if (where === IN_DECK) count--
  dealHidden(game, hidden, IN_DECK, count, NOBODY, fits)
}

/** Before play the deck is not laid out yet. */
function imagineCouncil(game: Game, chance: Chance): void {
  if (game.councilDeck.length === 0) return
  let i = 0
  for (let character = 0; character < game.where.length; character++)
    if (game.where[character] === IN_DECK) game.councilDeck[i++] = character
  shuffle(chance, game.councilDeck)
}

/** Others who have chosen already chose something of their own. */
function imaginePicks(game: Game, chance: Chance): void {
  for (let seat = 0; seat < game.seats; seat++) {
    if (game.picks[seat] !== HIDDEN) continue
    const place = game.stack[top(game) + KIND] === ENDGAME_FRAME ? ASIDE : PILE
    const cards = game.where.flatMap((where, card) => (where === place + seat ? [card] : []))
    shuffle(chance, cards)
    // Only a forged view has a choice of no card.
    game.picks[seat] = cards[0] ?? -1
  }
}

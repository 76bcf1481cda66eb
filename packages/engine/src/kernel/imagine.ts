import { boardPlaces } from '../board/places.ts'
import { ownedCards } from '../board/rows.ts'
import { ASIDE, GONE, HAND, IN_DECK, PILE } from '../state/card-location.ts'
import { type Chance, next, shuffle } from '../state/chance.ts'
import { frameCode, KIND, top } from '../state/frames.ts'
import { copyGame, FULL_GAME, type Game, HIDDEN, PHASE_HANDS } from '../state/game.ts'
import type { Tables } from '../state/tables.ts'
import { ENDGAME } from '../state/words.ts'
import type { View } from './view.ts'

const NOBODY = -1
const ENDGAME_FRAME = frameCode('endgame')

/** A random full game that looks like this view to its seat. It gets its own generator. */
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

/** Fills a deck with the cards that are nowhere else, shuffled. */
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

/** Deals the hidden characters to the locations that have hidden cards; locations that need a type come first. */
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

/** How many cards at a location are known, by seat. */
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

/** Deals hidden characters to the deck. Its size and the types in it are known. */
function fillDeck(game: Game, hidden: number[], fits: (character: number) => boolean): void {
  let count = game.councilDeck.length
  for (const where of game.where) if (where === IN_DECK) count--
  dealHidden(game, hidden, IN_DECK, count, NOBODY, fits)
}

/** Orders the Council deck at random. While hands are dealt it is not set up yet. */
function imagineCouncil(game: Game, chance: Chance): void {
  if (game.councilDeck.length === 0) return
  let i = 0
  for (let character = 0; character < game.where.length; character++)
    if (game.where[character] === IN_DECK) game.councilDeck[i++] = character
  shuffle(chance, game.councilDeck)
}

/** Chooses random picks for the other seats that have already picked. */
function imaginePicks(game: Game, chance: Chance): void {
  for (let seat = 0; seat < game.seats; seat++) {
    if (game.picks[seat] !== HIDDEN) continue
    const place = game.stack[top(game) + KIND] === ENDGAME_FRAME ? ASIDE : PILE
    const cards = game.where.flatMap((where, card) => (where === place + seat ? [card] : []))
    shuffle(chance, cards)
    // Only a forged view has a pick without cards.
    game.picks[seat] = cards[0] ?? -1
  }
}

import { allSeats, isOpen, seatAt } from '../state/card-location.ts'
import { PLAIN_WORDS } from '../state/chance.ts'
import { copyGame, FULL_GAME, type Game, HIDDEN, ONLOOKER } from '../state/game.ts'
import { ViewError } from './rules.ts'

/**
 * What a seat knows: the game with HIDDEN in place of everything else. Give it to a player or a bot
 * instead of the game. Legality depends on nothing hidden, so the rules answer for this seat; they
 * throw a ViewError for other seats and for `play`. To play on, call `rules.imagine`.
 */
export interface View {
  /** -1 for an onlooker, who sees no hand. */
  readonly seat: number
  readonly game: Game
}

const HIDDEN_CHANCE: readonly number[] = new Array<number>(PLAIN_WORDS).fill(0)

/** The seat of a view for an onlooker. */
export const NO_SEAT = -1

/** The view of a seat; NO_SEAT for an onlooker. */
export function viewOf(game: Game, seat: number): View {
  if (!Number.isInteger(seat) || seat < NO_SEAT || seat >= game.seats)
    throw new RangeError(`seat must be ${NO_SEAT} to ${game.seats - 1}, not ${seat}`)
  const seen = copyGame(game)
  seen.viewer = seat === NO_SEAT ? ONLOOKER : seat
  // The view of another seat does not contain the cards of this seat.
  if (game.viewer !== FULL_GAME && seen.viewer !== ONLOOKER && seen.viewer !== game.viewer)
    throw new ViewError(`a view of ${viewerName(game)} has no view of seat ${seat}`)
  // The views of all games have the same generator, also if it is sealed.
  seen.chance = HIDDEN_CHANCE.slice()
  for (const deck of [seen.artworkDeck, seen.atlasDeck, seen.councilDeck]) deck.fill(HIDDEN)
  const all = allSeats(game)
  for (let character = 0; character < seen.where.length; character++) {
    if (isOpen(seen.where[character]) || seen.knownBy[character] === all) continue
    if (seen.knownBy[character] & (1 << seat)) {
      // Apart from itself, the seat is sure only that the holder knows the card.
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

/** The viewer of a view, for error messages. */
export const viewerName = ({ viewer }: Game): string =>
  viewer === ONLOOKER ? 'an onlooker' : `seat ${viewer}`

/** Throws if the game is a view of another seat: it does not contain the cards of this seat. */
export function assertCanAsk(game: Game, seat: number): void {
  if (game.viewer !== FULL_GAME && game.viewer !== seat)
    throw new ViewError(`a view of ${viewerName(game)} cannot answer for seat ${seat}`)
}

/** Throws if the game is a view, for operations that need hidden cards. */
export function assertFullGame(game: Game, what: string): void {
  if (game.viewer !== FULL_GAME)
    throw new ViewError(
      `a view of ${viewerName(game)} cannot be ${what}: imagine a full game first`,
    )
}

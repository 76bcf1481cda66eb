import { boardPlaces } from '../board/places.ts'
import { ownedCards } from '../board/rows.ts'
import { SQUARES_PER_TITLE } from '../phases/titles.ts'
import {
  allSeats,
  ENGAGED,
  IN_DECK,
  IN_DISCARD,
  IN_PACK,
  IN_ROW,
  isOpen,
  seatAt,
  UPRIGHT,
} from '../state/card-location.ts'
import type { RulesContext } from '../state/context.ts'
import { PHASE_HANDS } from '../state/game.ts'

/** Every artwork and every tile is in exactly one place. */
export function auditCards(ctx: RulesContext, faults: string[]): void {
  const { game, tables } = ctx
  auditOnce('artwork', tables.artworkIds.length, 0, faults, [
    game.workshop,
    game.artworkDeck,
    game.artworkDiscard,
    ownedCards(game.artworkOwner),
  ])
  auditOnce('tile', tables.destinationIds.length, boardPlaces(tables), faults, [
    game.atlas,
    game.atlasDeck,
    game.atlasDiscard,
    game.covers,
    ownedCards(game.destinationOwner),
  ])
  if (game.covers.some((tile, place) => tile >= 0 && place >= game.period))
    faults.push(`a place is covered before its period: ${game.covers.join(' ')}`)
  for (const row of [game.workshop, game.atlas, game.council])
    if (row.some((card, i) => card < 0 && i > 0 && row[i - 1] >= 0))
      faults.push(`a gap that is not at the left end of a row: ${row.join(' ')}`)
}

function auditOnce(
  what: string,
  cards: number,
  first: number,
  faults: string[],
  places: readonly (readonly number[])[],
): void {
  const seen = new Array<number>(cards).fill(0)
  for (const place of places) for (const card of place) if (card >= 0) seen[card]++
  seen.forEach((times, card) => {
    if (times !== (card < first ? 0 : 1)) faults.push(`${what} ${card} is in ${times} places`)
  })
}

/** Every character is where the lists say, and the seats that see it know it. */
export function auditCharacters(ctx: RulesContext, faults: string[]): void {
  const { game } = ctx
  const listed = new Array<number>(game.where.length).fill(-1)
  const list = (cards: readonly number[], where: number): void => {
    for (const card of cards) {
      if (card < 0) continue
      if (listed[card] !== -1) faults.push(`character ${card} is in two places`)
      listed[card] = where
    }
  }
  list(game.council, IN_ROW)
  list(game.councilDeck, IN_DECK)
  list(game.councilDiscard, IN_DISCARD)
  list(game.invited, UPRIGHT)
  const dealing = game.phase === PHASE_HANDS
  if (dealing && listed.some((where) => where >= 0))
    faults.push('the Council is set up before hands are dealt')
  game.where.forEach((where, character) => {
    const inPlay = where >= UPRIGHT && where < ENGAGED + 4
    const expected = where <= IN_DISCARD ? where : inPlay ? UPRIGHT : -1
    const undealt = dealing && where === IN_DECK && listed[character] === -1
    if (listed[character] !== expected && !undealt)
      faults.push(`character ${character} is at ${where}, listed at ${listed[character]}`)
    if (where === IN_PACK && !dealing)
      faults.push(`character ${character} is in a starting pack after dealing`)
    if (isOpen(where) && game.knownBy[character] !== allSeats(game))
      faults.push(`character ${character} is open, but not known to all seats`)
    const seat = seatAt(where)
    if (seat >= 0 && ((game.knownBy[character] >> seat) & 1) === 0)
      faults.push(`seat ${seat} does not know its own character ${character}`)
  })
}

/** Titles and decrees are distinct; squares are filled from the left, one for each player. */
export function auditTitles(ctx: RulesContext, faults: string[]): void {
  const { game, tables } = ctx
  const expectDistinct = (cards: readonly number[], many: number, what: string): void => {
    if (cards.length !== many || new Set(cards).size !== many)
      faults.push(`${what}: ${cards.join(' ')}`)
  }
  expectDistinct(game.titles, tables.config.titleCounts[game.seats - 1], 'titles')
  expectDistinct(game.decrees, 4, 'decrees')
  for (let i = 0; i < game.titles.length; i++) {
    const squares = game.squares.slice(i * SQUARES_PER_TITLE, (i + 1) * SQUARES_PER_TITLE)
    const taken = squares.filter((square) => square > 0)
    const fromLeft = game.seats > 1 || tables.solo.squares === null
    const gap = fromLeft && taken.some((square, k) => squares[k] !== square)
    if (gap || new Set(taken).size !== taken.length)
      faults.push(`squares of title ${i}: ${squares.join(' ')}`)
  }
}

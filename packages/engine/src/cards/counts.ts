import { boardPlaces } from '../board/places.ts'
import { builtBy, docked, shipsAt, shipsInHolds } from '../board/ships.ts'
import type { Game } from '../state/game.ts'
import type { Tables } from '../state/tables.ts'
import { BAY, COUNTS, type Count, DOCK, HOLD_COUNT, PORT } from '../state/words.ts'

type Counter = (game: Game, tables: Tables, seat: number) => number

const artworks = (game: Game, seat: number, type: number): number =>
  game.artworkCounts[seat * 3 + type]
const invited = (game: Game, seat: number, type: number): number =>
  game.characterCounts[seat * 4 + type]

const allArt: Counter = (game, _, seat) =>
  artworks(game, seat, 0) + artworks(game, seat, 1) + artworks(game, seat, 2)
const mostArt: Counter = (game, _, seat) =>
  Math.max(artworks(game, seat, 0), artworks(game, seat, 1), artworks(game, seat, 2))
const leastArt: Counter = (game, _, seat) =>
  Math.min(artworks(game, seat, 0), artworks(game, seat, 1), artworks(game, seat, 2))
const middleArt: Counter = (game, tables, seat) =>
  allArt(game, tables, seat) - mostArt(game, tables, seat) - leastArt(game, tables, seat)

/** How many titles a seat has taken. */
export function titleCount(game: Game, seat: number): number {
  let titles = 0
  for (const square of game.squares) if (square === seat + 1) titles++
  return titles
}

/** Lighthouses of a seat on the destinations for which `at` is true. */
function lighthouses(game: Game, seat: number, at: (destination: number) => boolean): number {
  let count = 0
  for (let destination = 0; destination < game.lighthouses.length; destination++) {
    let slots = game.lighthouses[destination]
    if (slots === 0 || !at(destination)) continue
    for (; slots > 0; slots >>= 3) if ((slots & 7) === seat + 1) count++
  }
  return count
}

const counters: Readonly<Record<Count, Counter>> = {
  artwork: allArt,
  book: (game, _, seat) => artworks(game, seat, 0),
  painting: (game, _, seat) => artworks(game, seat, 1),
  monument: (game, _, seat) => artworks(game, seat, 2),
  artType: (game, _, seat) =>
    Math.min(artworks(game, seat, 0), 1) +
    Math.min(artworks(game, seat, 1), 1) +
    Math.min(artworks(game, seat, 2), 1),
  mostArt,
  secondArt: middleArt,
  // REN-DEC-3: the smallest count gives the sets, the middle count minus the smallest gives the pairs.
  set: leastArt,
  pair: (game, tables, seat) => middleArt(game, tables, seat) - leastArt(game, tables, seat),
  destination: (game, _, seat) => game.destinationCounts[seat],
  character: (game, _, seat) =>
    invited(game, seat, 0) +
    invited(game, seat, 1) +
    invited(game, seat, 2) +
    invited(game, seat, 3),
  immediate: (game, _, seat) => invited(game, seat, 0),
  permanent: (game, _, seat) => invited(game, seat, 1),
  endgame: (game, _, seat) => invited(game, seat, 2),
  engageable: (game, _, seat) => invited(game, seat, 3),
  characterType: (game, _, seat) =>
    Math.min(invited(game, seat, 0), 1) +
    Math.min(invited(game, seat, 1), 1) +
    Math.min(invited(game, seat, 2), 1) +
    Math.min(invited(game, seat, 3), 1),
  shipBuilt: (game, _, seat) => builtBy(game, seat),
  fleet: (game, tables, seat) => tables.config.firstShips + builtBy(game, seat),
  lighthouse: (game, _, seat) => game.erected[seat],
  lighthouseOnOwn: (game, _, seat) =>
    lighthouses(game, seat, (destination) => game.destinationOwner[destination] === seat),
  lighthouseOnPublic: (game, tables, seat) =>
    lighthouses(game, seat, (destination) => destination < boardPlaces(tables)),
  shipInBay: (game, _, seat) => shipsAt(game, seat, BAY),
  shipInPort: (game, _, seat) => shipsAt(game, seat, PORT),
  shipInHold: (game, _, seat) => shipsInHolds(game, seat),
  shipOnDock: (game, _, seat) => shipsAt(game, seat, DOCK),
  shipOnOwn: (game, _, seat) => {
    let ships = 0
    for (let destination = 0; destination < game.docks.length; destination++)
      if (game.destinationOwner[destination] === seat) ships += docked(game, destination, seat)
    return ships
  },
  bread: (game, _, seat) => game.bread[seat],
  hand: (game, _, seat) => game.handSize[seat],
  title: (game, _, seat) => titleCount(game, seat),
  lasting: (game, _, seat) =>
    invited(game, seat, 1) + invited(game, seat, 2) + invited(game, seat, 3),
  holdUsed: (game, _, seat) => {
    let holds = 0
    for (let hold = 0; hold < HOLD_COUNT; hold++) if (shipsAt(game, seat, hold) > 0) holds++
    return holds
  },
}

const byCode: readonly Counter[] = COUNTS.map((count) => counters[count])

/** How many of a count (an index of COUNTS) a seat has. */
export const countOf = (game: Game, tables: Tables, count: number, seat: number): number =>
  byCode[count](game, tables, seat)

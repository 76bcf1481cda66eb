import {
  boardPlaces,
  faceOf,
  isBlocked,
  isEvolving,
  isOpenTile,
  lighthouseIn,
  slotsAt,
} from '../board/places.ts'
import { cardIds, deckOf, discardOf, rowOf } from '../board/rows.ts'
import { docked } from '../board/ships.ts'
import type { View } from '../kernel/view.ts'
import { SQUARES_PER_TITLE, squarePoints } from '../phases/titles.ts'
import { IN_PACK } from '../state/card-location.ts'
import { type Game, PHASES, type Phase, RIVAL } from '../state/game.ts'
import type { Tables } from '../state/tables.ts'
import {
  ATLAS,
  COUNCIL,
  RIVALS,
  type Rival,
  type Row,
  SHADES,
  type Shade,
  WORKSHOP,
} from '../state/words.ts'
import { type Board, boardOf } from './board.ts'

/**
 * What a seat sees, in words and plain numbers: for the outside bot and for whoever shows a table.
 * Made of a view and nothing else, so it can hold nothing that the seat does not know. Seats are 0
 * to 3, and 4 is the solo rival.
 */
export interface BoardView {
  readonly seat: number
  readonly phase: Phase
  /** 1 to 4. */
  readonly period: number
  readonly turn: number
  readonly windRose: number
  readonly rival: RivalView | null
  readonly boards: readonly Board[]
  readonly destinations: readonly DestinationView[]
  readonly rows: Readonly<Record<Row, RowView>>
  readonly titles: readonly TitleView[]
  /** Those of periods I to IV. */
  readonly decrees: readonly string[]
  /** The starting packs that can still be picked, while hands are dealt so. */
  readonly packs: readonly { readonly pack: string; readonly characters: readonly string[] }[]
}

interface RivalView {
  readonly name: Rival
  /** What it has left. */
  readonly ships: number
  readonly lighthouses: number
}

interface DestinationView {
  readonly destination: string
  readonly kind: 'public' | 'evolving' | 'private'
  /** Who discovered it; null for those of the board. */
  readonly owner: number | null
  /** Discovered in this very turn (REN-DIS-5). */
  readonly fresh: boolean
  /** The tile that lies on an evolving place and whose values count there. */
  readonly cover: string | null
  readonly ships: readonly { readonly seat: number; readonly ships: number }[]
  /** From the left: whose lighthouse stands in each slot, or null. */
  readonly lighthouses: readonly (number | null)[]
}

interface RowView {
  /** From the left; `adds` is what the slot adds to the cost, -1 gives 1 bread. */
  readonly slots: readonly { readonly card: string | null; readonly adds: number }[]
  /** Cards left in the deck. */
  readonly deck: number
  readonly discard: readonly string[]
}

interface TitleView {
  readonly title: string
  readonly shade: Shade
  /** From the left: points, and who has taken the square. */
  readonly squares: readonly { readonly points: number; readonly seat: number | null }[]
}

export function describeBoard(tables: Tables, { seat, game }: View): BoardView {
  return {
    seat,
    phase: PHASES[game.phase],
    period: game.period + 1,
    turn: game.turn,
    windRose: game.windRose,
    rival: describeRival(game),
    boards: game.score.map((_, owner) => boardOf(tables, game, owner)),
    destinations: describeDestinations(tables, game),
    rows: {
      workshop: describeRow(tables, game, WORKSHOP),
      atlas: describeRow(tables, game, ATLAS),
      council: describeRow(tables, game, COUNCIL),
    },
    titles: game.titles.map((title, i) => describeTitle(tables, game, title, i)),
    decrees: game.decrees.map((decree) => tables.decreeIds[decree]),
    packs: describePacks(tables, game),
  }
}

/** The tile that lies on an evolving place, by the place. */
export const coversOf = ({ destinations }: Pick<BoardView, 'destinations'>): Map<string, string> =>
  new Map(
    destinations.flatMap(({ destination, cover }): [string, string][] =>
      cover === null ? [] : [[destination, cover]],
    ),
  )

function describeRival(game: Game): RivalView | null {
  if (game.rival < 0) return null
  return { name: RIVALS[game.rival], ships: game.rivalShips, lighthouses: game.rivalLighthouses }
}

/** The places of the board that are used, the tiles open to all, those that somebody discovered. */
function describeDestinations(tables: Tables, game: Game): DestinationView[] {
  return tables.destinationIds.flatMap((destination, d): DestinationView[] => {
    const ofBoard = d < boardPlaces(tables)
    const open = isOpenTile({ tables, game }, d)
    if (ofBoard ? isBlocked({ tables, game }, d) : game.destinationOwner[d] < 0 && !open) return []
    const face = faceOf(tables, game, d)
    return [
      {
        destination,
        kind: isEvolving(tables, d) ? 'evolving' : ofBoard || open ? 'public' : 'private',
        owner: ofBoard || open ? null : game.destinationOwner[d],
        fresh: game.discoveredThisTurn.includes(d),
        cover: face === d ? null : tables.destinationIds[face],
        ships: [0, 1, 2, 3, RIVAL]
          .map((seat) => ({ seat, ships: docked(game, d, seat) }))
          .filter(({ ships }) => ships > 0),
        lighthouses: Array.from({ length: slotsAt(tables, game, d) }, (_, slot) => {
          const seat = lighthouseIn(game, d, slot)
          return seat < 0 ? null : seat
        }),
      },
    ]
  })
}

function describeRow(tables: Tables, game: Game, row: number): RowView {
  const ids = cardIds(tables, row)
  // ORI-SOL-4: in a solo game the slots may change no price.
  const slotsCount = game.seats > 1 || tables.config.slotsCountInSolo
  return {
    slots: rowOf(game, row).map((card, slot) => ({
      card: card < 0 ? null : ids[card],
      adds: slotsCount ? tables.slotSurcharges[row][slot] : 0,
    })),
    deck: deckOf(game, row).length,
    discard: discardOf(game, row).map((card) => ids[card]),
  }
}

function describeTitle(tables: Tables, game: Game, title: number, titleIndex: number): TitleView {
  const shade = tables.titles.shade[title]
  return {
    title: tables.titleIds[title],
    shade: SHADES[shade],
    squares: Array.from({ length: SQUARES_PER_TITLE }, (_, square) => {
      const taken = game.squares[titleIndex * SQUARES_PER_TITLE + square]
      const points = squarePoints(tables, game, titleIndex, square)
      return { points, seat: taken === 0 ? null : taken - 1 }
    }),
  }
}

function describePacks(tables: Tables, game: Game): BoardView['packs'] {
  return tables.packIds
    .map((pack, i) => ({
      pack,
      characters: tables.characterIds.filter(
        (_, character) =>
          tables.characters.pack[character] === i && game.where[character] === IN_PACK,
      ),
    }))
    .filter(({ characters }) => characters.length > 0)
}

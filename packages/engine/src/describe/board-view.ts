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
 * A view in ids and plain numbers, for the page and for bots outside the process. It is made only
 * from a view, so it contains nothing that the seat does not know. Seats are 0 to 3; 4 is the rival.
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
  /** The decrees of periods I to IV. */
  readonly decrees: readonly string[]
  /** The starting packs that can still be chosen; empty after dealing. */
  readonly packs: readonly { readonly pack: string; readonly characters: readonly string[] }[]
}

interface RivalView {
  readonly name: Rival
  /** Ships and lighthouses it has left. */
  readonly ships: number
  readonly lighthouses: number
}

interface DestinationView {
  readonly destination: string
  readonly kind: 'public' | 'evolving' | 'private'
  /** The seat that discovered it; null for places of the board and tiles open to all. */
  readonly owner: number | null
  /** Discovered in this turn (REN-DIS-5). */
  readonly fresh: boolean
  /** The tile that covers an evolving place; its values apply there. */
  readonly cover: string | null
  readonly ships: readonly { readonly seat: number; readonly ships: number }[]
  /** From the left: the seat whose lighthouse is in each slot, or null. */
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
  /** From the left: the points, and the seat that has taken the square. */
  readonly squares: readonly { readonly points: number; readonly seat: number | null }[]
}

/** Describes a view for the page or for a bot outside the process. */
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

/** For each covered evolving place, the tile that covers it. */
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

/** The used places of the board, the tiles open to all, and the discovered tiles. */
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

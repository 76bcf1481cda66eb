import type { Balance } from './balance.ts'
import type { Figure } from './figure.ts'

/** The kinds of figures that may have a bound. */
export const FIGURE_KINDS = [
  'seatWins',
  'packWins',
  'winnersMedian',
  'winnersP90',
  'soloMedian',
  'source',
  'titleTaken',
  'characterInvited',
  'characterOwnerWins',
  'destinationBought',
  'destinationOwnerWins',
  'artworkBought',
  'artworkOwnerWins',
] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]

/** A figure that has a bound, and what it measures. */
export interface JudgedFigure {
  readonly kind: FigureKind
  /** The id of the card or source, or the number of the seat; empty if the figure covers all games. */
  readonly id: string
  readonly figure: Figure
}

/** All figures of a balance that have a bound, in the order of FIGURE_KINDS. */
export function judgedFigures(balance: Balance): JudgedFigure[] {
  const all: JudgedFigure[] = []
  const add = (kind: FigureKind, id: string, figure: Figure | null | undefined): void => {
    if (figure?.bound) all.push({ kind, id, figure })
  }
  for (const { seat, wins } of balance.seats) add('seatWins', String(seat), wins)
  for (const [id, { wins }] of Object.entries(balance.packs)) add('packWins', id, wins)
  add('winnersMedian', '', balance.winners.p50)
  add('winnersP90', '', balance.winners.p90)
  add('soloMedian', '', balance.solo?.median)
  for (const [id, figure] of Object.entries(balance.sources)) add('source', id, figure)
  for (const [id, { taken }] of Object.entries(balance.titles)) add('titleTaken', id, taken)
  for (const [id, card] of Object.entries(balance.characters)) {
    add('characterInvited', id, card.invited)
    add('characterOwnerWins', id, card.ownerWins)
  }
  for (const [id, card] of Object.entries(balance.destinations)) {
    add('destinationBought', id, card.bought)
    add('destinationOwnerWins', id, card.ownerWins)
  }
  for (const [id, card] of Object.entries(balance.artworks)) {
    add('artworkBought', id, card.bought)
    add('artworkOwnerWins', id, card.ownerWins)
  }
  return all.toSorted((a, b) => FIGURE_KINDS.indexOf(a.kind) - FIGURE_KINDS.indexOf(b.kind))
}

/** The figures that are outside of their bounds. */
export const figuresOutside = (balance: Balance): JudgedFigure[] =>
  judgedFigures(balance).filter(({ figure }) => figure.holds === false)

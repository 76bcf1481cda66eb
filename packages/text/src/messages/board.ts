/** Labels of the boards, rows and goals, on the page and in the terminal. */
export interface BoardMessages {
  /** A label and its text: `Wine: 2`. */
  readonly labelled: (label: string, text: string) => string
  readonly period: (period: string, phase: string) => string
  readonly points: (n: number) => string
  readonly bread: (has: number, limit: number) => string
  readonly lighthouses: (erected: number) => string
  /** The bread that is due, how much of it is missing, and how much comes in before. */
  readonly feeding: (due: number, short: number, coming?: number) => string
  /** The crews have been fed in this period. */
  readonly fed: string
  readonly ships: string
  readonly holds: string
  readonly hand: (cards: number) => string
  readonly invited: string
  /** All cards of a player. */
  readonly cardsOnTable: string
  readonly engaged: string
  readonly artworks: string
  readonly destinations: string
  readonly publicDestinations: string
  readonly titles: string
  readonly decrees: string
  /** The text of a decree with a note that the points of the board are included. */
  readonly includingBoardPoints: (text: string) => string
  readonly deck: (cards: number) => string
  readonly empty: string
  readonly windRose: string
  /** What its holder may do. */
  readonly windRoseHelp: string
  readonly passed: string
  readonly lighthouseOf: (name: string) => string
  readonly shipOf: (name: string) => string
  readonly standings: string
  readonly finalPlace: (place: number, name: string, points: number, titlePoints: number) => string
  readonly soloRank: (rank: number) => string
  readonly soloLost: string
  /** Points that are collected now but count at the end of the game. */
  readonly pointsAtEnd: (points: number) => string
  /** A place of the board that is used only from this number of players on. */
  readonly usedFromPlayers: (players: number) => string
}

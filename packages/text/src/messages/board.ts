/** What a table says besides the cards, in a terminal or on a page. */
export interface BoardMessages {
  /** What something is, and what there is to say of it. */
  readonly labelled: (label: string, text: string) => string
  readonly period: (period: string, phase: string) => string
  readonly points: (n: number) => string
  readonly bread: (has: number, limit: number) => string
  readonly lighthouses: (erected: number) => string
  /** Bread that the feed will ask for, and how much of it is missing. */
  /** What is due, how much of it is missing, and what comes by itself before. */
  readonly feeding: (due: number, short: number, coming?: number) => string
  /** The crews have been fed in this period. */
  readonly fed: string
  readonly ships: string
  readonly holds: string
  readonly hand: (cards: number) => string
  readonly invited: string
  /** All cards before a player. */
  readonly cardsOnTable: string
  readonly engaged: string
  readonly artworks: string
  readonly destinations: string
  readonly publicDestinations: string
  readonly titles: string
  readonly decrees: string
  /** What a decree gives, with what the board of its period adds to it. */
  readonly includingBoardPoints: (text: string) => string
  readonly deck: (cards: number) => string
  readonly empty: string
  readonly windRose: string
  readonly passed: string
  readonly lighthouseOf: (name: string) => string
  readonly shipOf: (name: string) => string
  readonly standings: string
  readonly finalPlace: (place: number, name: string, points: number, titlePoints: number) => string
  readonly soloRank: (rank: number) => string
  readonly soloLost: string
  /** Points that have been collected, but count at the end of the game. */
  readonly pointsAtEnd: (points: number) => string
  /** A place of the board that is not used with so few players. */
  readonly usedFromPlayers: (players: number) => string
}

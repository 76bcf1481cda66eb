/** What a table in a terminal or on a page says besides the cards. */
export interface TableWords {
  readonly period: (period: string, phase: string) => string
  readonly points: (n: number) => string
  readonly bread: (has: number, limit: number) => string
  readonly lighthouses: (erected: number) => string
  readonly ships: string
  readonly holds: string
  readonly hand: (cards: number) => string
  readonly court: string
  readonly engaged: string
  readonly artworks: string
  readonly destinations: string
  readonly publicDestinations: string
  readonly titles: string
  readonly decrees: string
  readonly now: string
  readonly deck: (cards: number) => string
  readonly empty: string
  readonly windRose: string
  readonly passed: string
  readonly turn: (name: string) => string
  readonly you: string
  readonly standings: string
  readonly place: (place: number, name: string, points: number, titlePoints: number) => string
  readonly rank: (rank: number) => string
  readonly lost: string
  readonly because: (text: string) => string
}

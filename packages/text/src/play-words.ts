/** What the table says while one plays: turns, payments, the feed, previews, ways to get there. */
export interface PlayWords {
  readonly endTurn: string
}

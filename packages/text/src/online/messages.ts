/** Messages of online tables. They are loaded with their pages, not with the rest. */
export interface OnlineMessages {
  readonly newTable: string
  /** Below the title of a new table. */
  readonly newTableHint: string
  readonly createTable: string
  readonly table: string
  readonly sitDown: string
  /** The name and the colour that one plays with. */
  readonly yourName: string
  readonly yourColour: string
  readonly free: string
  readonly you: string
  readonly host: string
  readonly invitation: string
  readonly invitationHint: string
  readonly copyLink: string
  readonly copied: string
  readonly begin: string
  readonly waitingForPlayers: (missing: number) => string
  readonly waitingForHost: string
  /** Shown while the page has no connection. */
  readonly connecting: string
  /** The page is of another version than the server. */
  readonly reload: string
  readonly notFound: string
  readonly refusals: Readonly<
    Record<'offline' | 'full' | 'colourTaken' | 'tooMany' | 'notStored' | 'notReady', string>
  >
  /** At the end: whether the page could verify that nobody chose the cards. */
  readonly fairDeal: (pages: number, seats: number) => string
  readonly unfairDeal: string
  readonly saveProof: string
}

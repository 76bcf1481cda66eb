/** What the result says. */
export interface EndingWords {
  readonly pointsBySource: string
}

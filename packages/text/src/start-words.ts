/** What the pages before a game say, and the settings. */
export interface StartWords {
  readonly settings: string
}

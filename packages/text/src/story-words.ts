/** How what happened is told: the log, its speed, what came since one last played. */
export interface StoryWords {
  readonly sinceLastTurn: string
  readonly nothingSince: string
  readonly wholeStory: string
  /** Leads to what the log no longer shows. */
  readonly earlier: string
  /** Leads back to the end of the log, where something new is. */
  readonly newest: string
  /** Plays on at once until a person is asked. */
  readonly skip: string
  readonly skipHint: string
  /** Something that happened several times. */
  readonly times: (text: string, times: number) => string
  /** What somebody won or lost meanwhile. */
  readonly points: (more: number) => string
  readonly bread: (more: number) => string
  /** Sentences without their full stops, as a text that is read aloud. */
  readonly aloud: (sentences: readonly string[]) => string
  /** What is not read aloud because there is too much of it. */
  readonly before: (deeds: number) => string
  /** What the end of a period brought: its numeral; the columns; bread that was missing. */
  readonly periodOver: (period: string) => string
  readonly fed: string
  readonly inAll: string
  readonly hungry: (short: number, lost: number) => string
}

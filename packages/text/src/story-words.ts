/** How what happened is told: the log, its speed, what came since one last played. */
export interface StoryWords {
  readonly sinceLastTurn: string
}

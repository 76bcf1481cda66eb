import { type LogEntry, witnessed } from '@amalfi/engine'

/**
 * Tells a story that grows at its end as somebody may hear it. What was told to the same eyes is not
 * told anew; for others every part is a new one, so that nobody takes it for what they knew.
 */
export function witnessedLog(): (story: readonly LogEntry[], eyes: number) => readonly LogEntry[] {
  let heard: readonly LogEntry[] = []
  let told: readonly LogEntry[] = []
  let by = Number.NaN
  return (story, eyes) => {
    const goesOn = eyes === by && heard.at(-1) === story[heard.length - 1]
    const news = story.slice(goesOn ? heard.length : 0)
    const retold = news.map(({ event, moveIndex }) => ({
      event: witnessed(event, eyes),
      moveIndex,
    }))
    told = goesOn ? [...told, ...retold] : retold
    heard = story
    by = eyes
    return told
  }
}

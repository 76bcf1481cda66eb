import { type Told, witnessed } from '@amalfi/engine'

/**
 * Tells a story that grows at its end as somebody may hear it. What was told to the same eyes is not
 * told anew; for others every part is a new one, so that nobody takes it for what they knew.
 */
export function retelling(): (story: readonly Told[], eyes: number) => readonly Told[] {
  let heard: readonly Told[] = []
  let told: readonly Told[] = []
  let by = Number.NaN
  return (story, eyes) => {
    const goesOn = eyes === by && heard.at(-1) === story[heard.length - 1]
    const news = story.slice(goesOn ? heard.length : 0)
    const retold = news.map(({ event, made }) => ({ event: witnessed(event, eyes), made }))
    told = goesOn ? [...told, ...retold] : retold
    heard = story
    by = eyes
    return told
  }
}

import { answer } from './answer.ts'
import type { Answered, Asked } from './question.ts'

/** Bots think here, so that the page never waits for them. */
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data).then(
    (choice) => postMessage({ id: data.id, choice } satisfies Answered),
    (error: unknown) => {
      // The page hears of what goes wrong here only if nobody has caught it.
      setTimeout(() => {
        throw error
      })
    },
  )
})

import { answerFor } from './answer.ts'
import type { BotAnswer, BotQuestion } from './question.ts'

/** Bots compute in this worker, so that the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  answerFor(data).then(
    (choice) => postMessage({ id: data.id, choice } satisfies BotAnswer),
    (error: unknown) => {
      // The page gets an error event only for uncaught errors, not for rejected promises.
      setTimeout(() => {
        throw error
      })
    },
  )
})

import { answerFor } from './answer.ts'
import type { BotAnswer, BotQuestion } from './question.ts'

/** Bots compute in this worker, so that the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  answerFor(data).then(
    (choice) => postMessage({ id: data.id, choice } satisfies BotAnswer),
    (error: unknown) => {
      // Only an uncaught error reaches the page.
      setTimeout(() => {
        throw error
      })
    },
  )
})

import { loadBot } from '@amalfi/bots/load'
import { answerWith } from './answer.ts'
import type { WorkerReply, WorkerRequest } from './question.ts'

const answer = answerWith(loadBot)
const reply = (message: WorkerReply): void => postMessage(message)

/** Bots compute in this worker, so that the page stays responsive. */
addEventListener('message', ({ data: { id, question } }: MessageEvent<WorkerRequest>) => {
  answer(question).then(
    (answer) => reply({ id, answer }),
    (error: unknown) => reply({ id, error: String(error) }),
  )
})

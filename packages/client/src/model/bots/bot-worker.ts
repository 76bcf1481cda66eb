import type { BotAnswer } from '@amalfi/session'
import type { BotQuestion, WorkerReply, WorkerRequest } from './question.ts'

/** A worker as far as it is used here, so that tests can pass their own. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate'> & EventTarget

/** How long an answer may take. The strongest bot needs about a second. */
const MOST_SECONDS = 60

interface Pending {
  readonly question: BotQuestion
  readonly resolve: (answer: BotAnswer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Asks bots in a worker. The worker is created when it is needed, and replaced when it has crashed or
 * when it thinks about a question whose answer nobody wants any more.
 */
export class BotWorker {
  private readonly create: () => WorkerLike
  private readonly pending = new Map<number, Pending>()
  private worker: WorkerLike | undefined
  private lastId = 0

  constructor(create: () => WorkerLike) {
    this.create = create
  }

  /** The answer of the bot. Rejects if the bot or the worker fails, or if the signal aborts. */
  async ask(question: BotQuestion, signal: AbortSignal): Promise<BotAnswer> {
    signal.throwIfAborted()
    const id = ++this.lastId
    const answered = new Promise<BotAnswer>((resolve, reject) => {
      this.pending.set(id, { question, resolve, reject })
    })
    const interrupt = (): void => this.interrupt(id, signal.reason)
    signal.addEventListener('abort', interrupt)
    const stopWatching = this.watch(id)
    this.send(id, question)
    return answered.finally(() => {
      signal.removeEventListener('abort', interrupt)
      stopWatching()
    })
  }

  private send(id: number, question: BotQuestion): void {
    try {
      this.worker ??= this.start()
      this.worker.postMessage({ id, question } satisfies WorkerRequest)
    } catch (error) {
      // The browser does not allow workers here.
      this.crash(error)
    }
  }

  private start(): WorkerLike {
    const worker = this.create()
    worker.addEventListener('message', (event) => {
      if (event instanceof MessageEvent) this.receive(event.data)
    })
    worker.addEventListener('error', (event) => {
      // A worker whose file cannot be loaded gives no message.
      const message = 'message' in event ? event.message : ''
      if (worker === this.worker) this.crash(new Error(`the worker of the bots failed: ${message}`))
    })
    return worker
  }

  private receive(reply: WorkerReply): void {
    const asked = this.pending.get(reply.id)
    this.pending.delete(reply.id)
    if ('answer' in reply) asked?.resolve(reply.answer)
    else asked?.reject(new Error(reply.error))
  }

  /** A worker cannot be told to stop thinking, so it is replaced. Other questions are asked again. */
  private interrupt(id: number, reason: unknown): void {
    const asked = this.pending.get(id)
    if (asked === undefined) return
    this.pending.delete(id)
    asked.reject(reason)
    this.terminate()
    for (const [other, { question }] of this.pending) this.send(other, question)
  }

  private crash(error: unknown): void {
    this.terminate()
    const all = [...this.pending.values()]
    this.pending.clear()
    for (const { reject } of all) reject(error)
  }

  private terminate(): void {
    this.worker?.terminate()
    this.worker = undefined
  }

  /**
   * Some browsers end a worker without an event. Seconds are counted one by one, so that the time in
   * which a device slept does not count.
   */
  private watch(id: number): () => void {
    let seconds = 0
    const timer = setInterval(() => {
      if (++seconds >= MOST_SECONDS && this.pending.has(id))
        this.crash(new Error('the worker of the bots does not answer'))
    }, 1000)
    return () => clearInterval(timer)
  }
}

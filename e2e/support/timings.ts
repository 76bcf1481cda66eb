import type { Page } from 'playwright-core'

export interface Timings {
  /**
   * From input to paint, of each click or key, in milliseconds; those below 16 are not reported.
   */
  readonly interactions: readonly number[]
  /**
   * How long the page was busy at a time while a bot was thinking or its move was shown, if above
   * 50.
   */
  readonly whileThinking: readonly number[]
  /** The same at other times. */
  readonly elsewhere: readonly number[]
  /** The number of bot answers. */
  readonly answers: number
  /** The least number of tasks: one per answer, and one per frame that showed some. */
  readonly tasks: number
}

declare global {
  interface Window {
    timings?: () => Timings
  }
}

/** Starts measuring in the page, before it has asked a bot. */
export const startTiming = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const interactions = new Map<number, number>()
    const tasks: PerformanceEntry[] = []
    const thinking: { from: number; to: number }[] = []
    const frames = new Set<number>()

    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId !== 0) {
          const known = interactions.get(entry.interactionId) ?? 0
          interactions.set(entry.interactionId, Math.max(known, entry.duration))
        }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries())
    }).observe({ type: 'longtask' })

    window.Worker = class extends Worker {
      private asked = 0
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', () => {
          const from = this.asked
          // The move is shown in the next frame.
          requestAnimationFrame((frame) => {
            frames.add(frame)
            setTimeout(() => thinking.push({ from, to: performance.now() }))
          })
        })
      }
      override postMessage(message: unknown): void {
        this.asked = performance.now()
        super.postMessage(message)
      }
    }

    window.timings = () => {
      const during = ({ startTime }: PerformanceEntry): boolean =>
        thinking.some(({ from, to }) => from <= startTime && startTime <= to)
      const lengths = (some: PerformanceEntry[]): number[] => some.map(({ duration }) => duration)
      return {
        interactions: [...interactions.values()],
        whileThinking: lengths(tasks.filter(during)),
        elsewhere: lengths(tasks.filter((task) => !during(task))),
        answers: thinking.length,
        tasks: thinking.length + frames.size,
      }
    }
  })

export async function timingsOf(page: Page): Promise<Timings> {
  const timings = await page.evaluate(() => window.timings?.())
  if (timings === undefined) throw new Error('nothing was timed')
  return timings
}

/** The percentile of the values. Values that were not reported count as `least`. */
export function percentile(
  share: number,
  reported: readonly number[],
  of = reported.length,
  least = 0,
): number {
  const unreported = Array.from({ length: Math.max(of - reported.length, 0) }, () => least)
  const all = [...unreported, ...reported].toSorted((a, b) => a - b)
  return all[Math.max(Math.ceil(all.length * share) - 1, 0)] ?? least
}

import type { Page } from 'playwright-core'

export interface Timings {
  /** From input to what it shows, of each click or key, in milliseconds; those below 16 are not told. */
  readonly interactions: readonly number[]
  /** How long the page was busy at a stretch while a bot thought or its move was shown, where above 50. */
  readonly whileThinking: readonly number[]
  /** The same at other times. */
  readonly elsewhere: readonly number[]
  /** How many answers of bots came. */
  readonly answers: number
  /** How many tasks those were at least: to take in each of them, and each frame that showed some. */
  readonly tasks: number
}

declare global {
  interface Window {
    timings?: () => Timings
  }
}

/** From now on the page measures itself; it must not have asked a bot yet. */
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
          // The move is shown with the next frame.
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

/** The value that a share of so many values do not pass; those that nobody told are `least` or less. */
export function percentile(
  share: number,
  told: readonly number[],
  of = told.length,
  least = 0,
): number {
  const untold = Array.from({ length: Math.max(of - told.length, 0) }, () => least)
  const all = [...untold, ...told].toSorted((a, b) => a - b)
  return all[Math.max(Math.ceil(all.length * share) - 1, 0)] ?? least
}

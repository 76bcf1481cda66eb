import type { Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of processor time. */
  readonly tdur?: number
}

const MARK = 'the page that is measured'

/** Other processes cannot lengthen it: what each task of a page takes of the processor, in milliseconds. */
export async function processorTime(page: Page, play: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page belongs to no browser')
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  // The browser may serve other pages too: the mark tells which thread is that of this one.
  await page.evaluate((mark) => performance.mark(mark), MARK)
  await play()
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const here = trace.traceEvents.find(({ name }) => name === MARK)
  return trace.traceEvents
    .filter(
      ({ name, pid, tid }) => name.endsWith('::RunTask') && pid === here?.pid && tid === here.tid,
    )
    .map(({ tdur = 0 }) => tdur / 1000)
}

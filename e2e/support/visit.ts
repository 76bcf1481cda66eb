import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { launchOptions } from './chromium.ts'
import { leaveEvidence } from './evidence.ts'

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** What the console complained about. */
  readonly complaints: string[]
  readonly leave: () => Promise<void>
}

export const PATIENCE = 90_000

/** What is said where service workers are not wanted: they fetch all files beside the test. */
const BLOCKED = 'Service Worker registration blocked'

/** How often each test has visited the page. */
const visits = new WeakMap<object, number>()

/** Opens the page as a visitor with nothing kept. A test that fails leaves evidence of its visits. */
export async function visit({
  locale = 'en-GB',
  width = 1440,
  height = 900,
  fast = true,
  /** A phone or tablet that is played with fingers. */
  touch = false,
  address = inject('page'),
  serviceWorkers = 'block' as 'allow' | 'block',
  /** In a browser of its own, in which nobody else has been. */
  alone = false,
} = {}): Promise<Visit> {
  const browser = alone
    ? await chromium.launch(await launchOptions())
    : await chromium.connect(inject('browser'), { timeout: PATIENCE })
  const context = await browser.newContext({
    locale,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers,
  })
  // Without snapshots, which make a game a third slower; pages are saved when a test fails.
  await context.tracing.start()
  const page = await context.newPage()
  // Other work may be going on on the machine: only what never comes is a fault.
  page.setDefaultTimeout(PATIENCE)
  const complaints: string[] = []
  const log: string[] = []
  context.on('console', (message) => {
    log.push(`${message.type()}: ${message.text()}`)
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !message.text().includes(BLOCKED)) complaints.push(message.text())
  })
  context.on('weberror', (error) => {
    log.push(`uncaught: ${error.error().stack}`)
    complaints.push(String(error.error()))
  })
  let left = false
  const leave = async (): Promise<void> => {
    if (left) return
    left = true
    await context.close()
    await browser.close()
  }
  onTestFinished(async ({ task }) => {
    const count = visits.get(task) ?? 0
    visits.set(task, count + 1)
    if (task.result?.state === 'fail' && !left) await leaveEvidence(task, count, context, log)
    await leave()
  })
  // The switch that turns pacing off is a setting like any other.
  if (fast)
    await context.addInitScript(() => {
      // A tab is empty at first, and keeps nothing then.
      if (location.protocol === 'http:' && localStorage.getItem('amalfi.settings') === null)
        localStorage.setItem('amalfi.settings', JSON.stringify({ pace: 0 }))
    })
  await page.goto(address)
  return { page, context, complaints, leave }
}

import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { launchOptions } from './chromium.ts'
import { writeFailureReport } from './failure-report.ts'

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors and warnings of the console. */
  readonly consoleErrors: string[]
  readonly leave: () => Promise<void>
}

export const TIMEOUT = 90_000

/** The message when service workers are blocked. They would download all files during the test. */
const BLOCKED = 'Service Worker registration blocked'

/** The number of visits of each test. */
const visits = new WeakMap<object, number>()

/** Opens the page as a new visitor. A failed test writes a report of its visits. */
export async function visit({
  locale = 'en-GB',
  width = 1440,
  height = 900,
  fast = true,
  /** A phone or tablet with touch input. */
  touch = false,
  address = inject('page'),
  serviceWorkers = 'block' as 'allow' | 'block',
  /** In a new browser that no other test uses. */
  ownBrowser = false,
} = {}): Promise<Visit> {
  const browser = ownBrowser
    ? await chromium.launch(await launchOptions())
    : await chromium.connect(inject('browser'), { timeout: TIMEOUT })
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
  // The machine may be busy, so only what never comes is a failure.
  page.setDefaultTimeout(TIMEOUT)
  const consoleErrors: string[] = []
  const log: string[] = []
  context.on('console', (message) => {
    log.push(`${message.type()}: ${message.text()}`)
    const isError = message.type() === 'error' || message.type() === 'warning'
    if (isError && !message.text().includes(BLOCKED)) consoleErrors.push(message.text())
  })
  context.on('weberror', (error) => {
    log.push(`uncaught: ${error.error().stack}`)
    consoleErrors.push(String(error.error()))
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
    if (task.result?.state === 'fail' && !left) await writeFailureReport(task, count, context, log)
    await leave()
  })
  // The pace is a setting like any other.
  if (fast)
    await context.addInitScript(() => {
      // A new tab is empty and cannot store anything.
      if (location.protocol === 'http:' && localStorage.getItem('amalfi.settings') === null)
        localStorage.setItem('amalfi.settings', JSON.stringify({ pace: 0 }))
    })
  await page.goto(address)
  return { page, context, consoleErrors, leave }
}

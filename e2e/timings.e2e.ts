import { availableParallelism, loadavg } from 'node:os'
import { codeOf, PASS } from '@amalfi/engine'
import { afterAll, expect, test } from 'vitest'
import { chooseByTouch, tapOn } from './support/choose-by-touch.ts'
import { beginGame, playByClicking, readOffers, whenIdle } from './support/play-by-clicking.ts'
import { referenceTime } from './support/reference-time.ts'
import { TURN_OVER, waitForTable } from './support/settled.ts'
import { percentile, startTiming, type Timings, timingsOf } from './support/timings.ts'
import { visit } from './support/visit.ts'
import { writeReport } from './support/write-report.ts'

// Runs alone, after all others (vitest.e2e.config.ts), in its own browsers, so only the page is
// measured.

/** Shorter tasks of the page are not reported. */
const LONG_TASK = 50

const report: Record<string, unknown> = {}

/** The reported figures of a game. */
function summary(
  { interactions, whileThinking, elsewhere, answers, tasks }: Timings,
  references: readonly number[],
  wanted: number,
): Readonly<Record<string, number>> {
  const slowest = percentile(0.95, interactions)
  const reference = references.reduce((sum, one) => sum + one, 0) / references.length
  return {
    'waiting for the processor, per core': Number(
      (loadavg()[0] / availableParallelism()).toFixed(2),
    ),
    interactions: interactions.length,
    [`interactions, 95 of 100 (wanted: ${wanted})`]: slowest,
    'work of a known size, before and after': Number(reference.toFixed(1)),
    'interactions, 95 of 100, by that work': Number((slowest / reference).toFixed(2)),
    'interactions, longest': Math.max(...interactions),
    'answers of the bot': answers,
    'tasks while it thinks, at least': tasks,
    'long tasks while it thinks': whileThinking.length,
    'tasks while it thinks, 99 of 100 (wanted: 50)': percentile(
      0.99,
      whileThinking,
      tasks,
      LONG_TASK,
    ),
    'tasks while it thinks, longest (wanted: 100)': Math.max(LONG_TASK, ...whileThinking),
    'long tasks at other times': elsewhere.length,
    'tasks at other times, longest': Math.max(LONG_TASK, ...elsewhere),
  }
}

/** Times depend on the machine, so they are reported and not checked. */
test('a whole game against the bot that thinks longest is timed', async () => {
  const { page, leave } = await visit({ ownBrowser: true })
  await startTiming(page)
  await beginGame(page, { players: 2, seed: 21, level: 'doge' })
  const before = await referenceTime(page)
  await playByClicking(page, { beforeStep: whenIdle })
  const timings = await timingsOf(page)
  const after = await referenceTime(page)
  await leave()
  expect(timings.interactions.length).toBeGreaterThan(20)
  expect(timings.answers).toBeGreaterThan(20)
  report['milliseconds, a whole game'] = summary(timings, [before, after], 100)
})

/** After this many choices the player passes: a short but complete game. */
const MAX_CHOICES = 4

test('a whole game on a slow phone is timed', async () => {
  const { page, context, leave } = await visit({
    width: 390,
    height: 844,
    touch: true,
    ownBrowser: true,
  })
  await startTiming(page)
  await beginGame(page, { players: 2, seed: 21 })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const before = await referenceTime(page)
  for (let moveCount = 0, sincePass = 0; ; ) {
    await waitForTable(page)
    await whenIdle(page)
    if ((await page.locator('.result').count()) > 0) break
    if ((await page.locator(TURN_OVER).count()) > 0) {
      await tapOn(page, TURN_OVER)
      continue
    }
    const all = (await readOffers(page)).offered.map(Number)
    // The tap is done, and others are asked.
    if (all.length === 0) continue
    const isPass = (choice: number): boolean => codeOf(choice) === PASS
    const passes = all.some(isPass) && (sincePass >= MAX_CHOICES || all.every(isPass))
    const choices = all.filter((choice) => isPass(choice) === passes)
    await chooseByTouch(page, choices[(moveCount * 7) % choices.length], whenIdle)
    moveCount++
    sincePass = passes ? 0 : sincePass + 1
  }
  const timings = await timingsOf(page)
  const after = await referenceTime(page)
  await leave()
  expect(timings.interactions.length).toBeGreaterThan(20)
  expect(timings.answers).toBeGreaterThan(20)
  report['milliseconds, a whole game on a phone, processor slowed 4 times'] = summary(
    timings,
    [before, after],
    200,
  )
})

afterAll(() => writeReport('figures-times', report))

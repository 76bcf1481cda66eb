import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { codeOf, PASS } from '@amalfi/engine'
import { afterAll, expect, test } from 'vitest'
import { DIST, ROOT } from '../packages/client/serve/build.ts'
import { loadFiles } from '../packages/client/serve/files.ts'
import { byFinger, tapOn } from './support/by-finger.ts'
import { countingServer, type Kind, kindOf } from './support/counting.ts'
import { atLeisure, beginGame, ended, offers, playToTheEnd, settled, take } from './support/play.ts'
import { precached } from './support/precached.ts'
import { referenceTime } from './support/reference.ts'
import { percentile, startTiming, type Timings, timingsOf } from './support/timings.ts'
import { visit } from './support/visit.ts'

const KB = 1000
/** What may be received before one can play, fonts apart, and how large the fonts may be. */
const MOST = { page: 350 * KB, latin: 90 * KB, japanese: 220 * KB }
/** What may be kept for use without a network, unpacked. */
const MOST_KEPT = 2500 * KB

/** Shorter tasks of the page are not told: they are no long ones. */
const LONG = 50

const files = loadFiles(DIST)
const report: Record<string, unknown> = {}

test.for(['en-GB', 'fr-FR', 'ja-JP'])(
  'what is received before one can play is little: %s',
  async (locale) => {
    const { address, sent, close } = await countingServer(files)
    const { page, leave } = await visit({ locale, address })
    await page.locator('button.primary').first().click()
    await page.locator(settled).first().waitFor()
    // Chance says who begins: after one choice a bot has been asked for certain.
    await take(page, (await offers(page)).engine[0])
    await page.locator(settled).first().waitFor()
    await page.waitForLoadState('networkidle')
    await leave()
    close()
    const plain = sent.script + sent.style + sent.other
    report[`bytes received, ${locale}`] = { 'all but fonts': plain, ...sent }
    expect(sent.script).toBeGreaterThan(0)
    expect(plain).toBeLessThanOrEqual(MOST.page)
    expect(sent.latin).toBeLessThanOrEqual(MOST.latin)
    // Who reads no Japanese gets no more of it than the name of the language.
    expect(sent.japanese).toBeLessThanOrEqual(locale === 'ja-JP' ? MOST.japanese : 3 * KB)
  },
)

test('all fonts together are small', () => {
  const size = (kind: Kind): number =>
    [...files]
      .filter(([path]) => kindOf(path) === kind)
      .reduce((sum, [, { plain }]) => sum + plain.length, 0)
  const fonts = { latin: size('latin'), japanese: size('japanese') }
  report['bytes of all fonts'] = fonts
  for (const script of ['latin', 'japanese'] as const) {
    expect(fonts[script]).toBeGreaterThan(0)
    expect(fonts[script]).toBeLessThanOrEqual(MOST[script])
  }
})

test('what is kept for use without a network is small', () => {
  const kept = precached(files)
  const bytes = kept.reduce((sum, file) => sum + file.bytes, 0)
  report['bytes kept for use without a network'] = { files: kept.length, bytes }
  expect(kept.length).toBeGreaterThan(10)
  expect(bytes).toBeLessThanOrEqual(MOST_KEPT)
})

/** What is told of the times of a game. */
function told(
  { interactions, whileThinking, elsewhere, answers }: Timings,
  references: readonly number[],
  wanted: number,
): Readonly<Record<string, number>> {
  const most = percentile(0.95, interactions)
  const reference = references.reduce((sum, one) => sum + one, 0) / references.length
  return {
    'waiting for the processor, per core': Number(
      (loadavg()[0] / availableParallelism()).toFixed(2),
    ),
    interactions: interactions.length,
    [`interactions, 95 of 100 (wanted: ${wanted})`]: most,
    'work of a known size, before and after': Number(reference.toFixed(1)),
    'interactions, 95 of 100, by that work': Number((most / reference).toFixed(2)),
    'interactions, longest': Math.max(...interactions),
    'answers of the bot': answers,
    'long tasks while it thinks': whileThinking.length,
    'tasks while it thinks, 99 of 100 (wanted: 50)': percentile(0.99, whileThinking, answers, LONG),
    'tasks while it thinks, longest (wanted: 100)': Math.max(LONG, ...whileThinking),
    'long tasks at other times': elsewhere.length,
    'tasks at other times, longest': Math.max(LONG, ...elsewhere),
  }
}

/** Times depend on the machine and what else it does: they are told, and nothing is asked of them. */
test('a whole game against a bot, timed', async () => {
  const { page, leave } = await visit()
  await startTiming(page)
  await beginGame(page, 2, 21)
  const before = await referenceTime(page)
  await playToTheEnd(page, { look: atLeisure })
  const timings = await timingsOf(page)
  const after = await referenceTime(page)
  await leave()
  expect(timings.interactions.length).toBeGreaterThan(20)
  expect(timings.answers).toBeGreaterThan(20)
  report['milliseconds, a whole game'] = told(timings, [before, after], 100)
})

const CHOICES = 10

test('the beginning of a game on a slow phone, timed', async () => {
  const { page, context, leave } = await visit({ width: 390, height: 844, touch: true })
  await startTiming(page)
  await beginGame(page, 2, 21)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const before = await referenceTime(page)
  for (let made = 0; made < CHOICES; ) {
    await page.locator(settled).first().waitFor()
    await atLeisure(page)
    expect(await page.locator('.result').count(), 'the game is not over yet').toBe(0)
    if ((await page.locator(ended).count()) > 0) {
      await tapOn(page, ended)
      continue
    }
    const all = (await offers(page)).engine.map(Number)
    // Who passes soon is soon at the end.
    const some = all.filter((choice) => codeOf(choice) !== PASS)
    const choices = some.length > 0 ? some : all
    // What was tapped has just been done, and others are asked.
    if (choices.length === 0) continue
    await byFinger(page, choices[(made * 7) % choices.length], atLeisure)
    made++
  }
  const timings = await timingsOf(page)
  const after = await referenceTime(page)
  await leave()
  expect(timings.interactions.length).toBeGreaterThan(CHOICES)
  report[`milliseconds, ${CHOICES} choices on a phone, processor slowed 4 times`] = told(
    timings,
    [before, after],
    200,
  )
})

afterAll(() => {
  const text = JSON.stringify(report, null, 2)
  const folder = join(ROOT, 'reports')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'figures.json'), `${text}\n`)
  console.log(text)
})

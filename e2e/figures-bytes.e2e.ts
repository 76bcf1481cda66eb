import { afterAll, expect, test } from 'vitest'
import { DIST } from '../packages/client/serve/build.ts'
import { loadFiles } from '../packages/client/serve/files.ts'
import { countingServer, type Kind, kindOf } from './support/counting.ts'
import { offers, take } from './support/play.ts'
import { precached } from './support/precached.ts'
import { tell } from './support/report.ts'
import { tableSettled } from './support/settled.ts'
import { visit } from './support/visit.ts'

const KB = 1000
/** What may be received before one can play, fonts apart, and how large the fonts may be. */
const MOST = { page: 350 * KB, latin: 90 * KB, japanese: 220 * KB }
/** What may be kept for use without a network, unpacked. */
const MOST_KEPT = 2500 * KB

const files = loadFiles(DIST)
const report: Record<string, unknown> = {}

test.for(['en-GB', 'fr-FR', 'ja-JP'])(
  'what is received before one can play is little: %s',
  async (locale) => {
    const { address, sent, close } = await countingServer(files)
    const { page, leave } = await visit({ locale, address })
    await page.locator('button.primary').first().click()
    await tableSettled(page)
    // Chance says who begins: after one choice a bot has been asked for certain.
    await take(page, (await offers(page)).engine[0])
    await tableSettled(page)
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

afterAll(() => tell('figures-bytes', report))

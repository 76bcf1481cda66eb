import { afterAll, expect, test } from 'vitest'
import { DIST } from '../packages/client/serve/build.ts'
import { loadFiles } from '../packages/client/serve/files.ts'
import { GAME_NAMES } from '../packages/client/src/model/games/catalog/by-game.ts'
import { countingServer, type FileKind, kindOf } from './support/counting-server.ts'
import { clickChoice, readOffers } from './support/play-by-clicking.ts'
import { precachedFiles } from './support/precached.ts'
import { waitForTable, waitUntilSettled } from './support/settled.ts'
import { visit } from './support/visit.ts'
import { writeReport } from './support/write-report.ts'

const KB = 1000
/**
 * The limits of what is downloaded before the first move: the page, the network of the bot, which is
 * loaded when a bot is first asked, and the fonts.
 */
const MAX_BYTES = { page: 335 * KB, weights: 150 * KB, latin: 90 * KB, japanese: 220 * KB }
/** The limit of what is cached for offline use, uncompressed. */
const MAX_PRECACHED = 2500 * KB

const files = loadFiles(DIST)
const report: Record<string, unknown> = {}

test.for(['en-GB', 'fr-FR', 'ja-JP'])(
  'the download before the first move is small: %s',
  async (locale) => {
    const { address, sent, close } = await countingServer(files)
    const { page, leave } = await visit({ locale, address })
    await waitUntilSettled(page)
    expect(sent.weights).toBe(0)
    await page.locator('button.primary').first().click()
    await waitForTable(page)
    // The first player is random; after one choice a bot has certainly been asked.
    await clickChoice(page, (await readOffers(page)).offered[0])
    await waitForTable(page)
    await page.waitForLoadState('networkidle')
    await leave()
    close()
    const plain = sent.script + sent.style + sent.other
    report[`bytes received, ${locale}`] = { 'all but fonts and weights': plain, ...sent }
    expect(sent.script).toBeGreaterThan(0)
    expect(plain).toBeLessThanOrEqual(MAX_BYTES.page)
    expect(sent.weights).toBeGreaterThan(0)
    expect(sent.weights).toBeLessThanOrEqual(MAX_BYTES.weights)
    expect(sent.latin).toBeLessThanOrEqual(MAX_BYTES.latin)
    // Without Japanese, only the name of the language is downloaded.
    expect(sent.japanese).toBeLessThanOrEqual(locale === 'ja-JP' ? MAX_BYTES.japanese : 3 * KB)
  },
)

test('all fonts together are small', () => {
  const size = (kind: FileKind): number =>
    [...files]
      .filter(([path]) => kindOf(path) === kind)
      .reduce((sum, [, { plain }]) => sum + plain.length, 0)
  const fonts = { latin: size('latin'), japanese: size('japanese') }
  report['bytes of all fonts'] = fonts
  for (const script of ['latin', 'japanese'] as const) {
    expect(fonts[script]).toBeGreaterThan(0)
    expect(fonts[script]).toBeLessThanOrEqual(MAX_BYTES[script])
  }
})

test('the offline cache is small', () => {
  const cached = precachedFiles(files)
  const bytes = cached.reduce((sum, file) => sum + file.bytes, 0)
  report['bytes cached for offline use'] = { files: cached.length, bytes }
  expect(cached.length).toBeGreaterThan(10)
  const weights = cached.filter(({ path }) => kindOf(path) === 'weights')
  expect(weights.length).toBeGreaterThanOrEqual(GAME_NAMES.length)
  expect(bytes).toBeLessThanOrEqual(MAX_PRECACHED)
})

afterAll(() => writeReport('figures-bytes', report))

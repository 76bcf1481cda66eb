import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { gameAfter } from './support/games.ts'
import { clickChoice, readOffers } from './support/play-by-clicking.ts'
import { precachedFiles } from './support/precached.ts'
import { saveGames } from './support/saved-games.ts'
import { waitForTable } from './support/settled.ts'
import { builtFiles, startServer, withChangedText } from './support/test-server.ts'
import { visit } from './support/visit.ts'

/** Waits until every file of the page is cached. */
const allFilesCached = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined)

test('after the first visit the page works offline: play, rules, cards, languages', async () => {
  const { address, close } = await startServer()
  const { page, consoleErrors, leave } = await visit({ address, serviceWorkers: 'allow' })
  await allFilesCached(page)
  await page.getByRole('button', { name: en.settings.title }).click()
  await page.getByText(en.device.offline.ready).waitFor()
  await page.keyboard.press('Escape')
  close()
  await page.reload()
  // The worker removes the preload links, which would make the browser read files twice.
  const html = await page.evaluate(async () => (await fetch('./')).text())
  expect(html).toContain('<script type="module"')
  expect(html).not.toContain('preload"')
  await page.getByRole('button', { name: en.home.quickStart }).click()
  await waitForTable(page)
  await clickChoice(page, (await readOffers(page)).offered[0])
  await waitForTable(page)
  await page.reload()
  await waitForTable(page)
  await page.goto(`${address}#/rules`)
  await page.getByRole('heading', { name: en.app.rules }).first().waitFor()
  await page.goto(`${address}#/cards`)
  await page.locator('.face').first().waitFor()
  await page.goto(`${address}#/open`)
  await page.getByLabel(en.sharing.pasteLink).waitFor()
  await page.goto(`${address}?from=elsewhere#/`)
  for (const [name, words] of [
    ['Français', 'Réglages'],
    ['日本語', '設定'],
  ] as const) {
    await page.locator('.masthead button').click()
    await page.getByRole('dialog').getByLabel(name).check()
    await page.getByRole('heading', { name: words }).waitFor()
    await page.keyboard.press('Escape')
  }
  expect(consoleErrors).toEqual([])
  await leave()
})

test('every served file is cached', () => {
  // Except the worker itself and the second name of the page.
  const served = [...builtFiles.keys()].filter((path) => !['/sw.js', '/'].includes(path))
  const known = precachedFiles(builtFiles).map(({ path }) => path)
  expect(known.toSorted()).toEqual(
    served.map((path) => (path === '/index.html' ? '/' : path)).toSorted(),
  )
})

test('the page can be installed: its manifest has existing icons', async () => {
  const { page, leave } = await visit()
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const response = await fetch(link?.href ?? '')
    return { type: response.headers.get('content-type'), content: await response.json() }
  })
  expect(manifest.type).toBe('application/manifest+json')
  const { name, start_url, display, icons } = manifest.content
  expect({ name, start_url, display }).toEqual({
    name: en.app.title,
    start_url: './',
    display: 'standalone',
  })
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  await leave()
})

test('a new version waits while a game is open, and starts when none is', async () => {
  const { address, files, close } = await startServer()
  const { page, consoleErrors, leave } = await visit({ address, serviceWorkers: 'allow' })
  await allFilesCached(page)
  await saveGames(page, [gameAfter({ setup: { players: 2, seed: 31 }, choices: 20 })])
  await page.goto(`${address}#/table/game`)
  await waitForTable(page)
  // Any change of a file gives the worker another version.
  const marked = withChangedText(files.get('/'), (text) =>
    text.replace('<head>', '<head><meta name="new">'),
  )
  files.set('/', marked)
  files.set('/index.html', marked)
  files.set(
    '/sw.js',
    withChangedText(files.get('/sw.js'), (text) => text.replace(/VERSION = '/, "VERSION = 'new")),
  )
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page.getByText(en.device.newVersion).waitFor()
  const isNew = () => page.locator('meta[name=new]').count()
  expect(await isNew()).toBe(0)
  await page.getByRole('link', { name: en.app.home }).click()
  await expect.poll(isNew).toBe(1)
  await page.getByText(en.device.updated).waitFor()
  // The game is unchanged, and the old files are gone.
  await page.goto(`${address}#/table/game`)
  await waitForTable(page)
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1)
  expect(consoleErrors).toEqual([])
  await leave()
  close()
})

test('without a secure context everything else works, and the page says so', async () => {
  const { page, context, consoleErrors, leave } = await visit()
  const plain = 'http://amalfi.example/'
  await context.route(`${plain}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    const response = await fetch(inject('page') + path)
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    })
  })
  await page.goto(plain)
  await page.getByText(en.device.insecure).waitFor()
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.getByRole('button', { name: en.home.quickStart }).click()
  await waitForTable(page)
  await clickChoice(page, (await readOffers(page)).offered[0])
  await waitForTable(page)
  // A link can be copied there too.
  await page.getByRole('button', { name: en.sharing.share }).click()
  const dialog = page.getByRole('dialog', { name: en.sharing.share })
  await expect.poll(() => dialog.getByLabel(en.sharing.link).inputValue()).toContain('#/open/')
  await dialog.getByRole('button', { name: en.sharing.copy }).click()
  await dialog.getByText(en.sharing.copied).waitFor()
  await page.keyboard.press('Escape')

  // Without browser locks, tabs ask each other who plays the game.
  const table = page.url()
  const other = await context.newPage()
  await other.goto(table)
  await other.getByText(en.device.openInOtherTab).waitFor()
  await other.getByRole('button', { name: en.device.takeOver }).click()
  await waitForTable(other)
  await page.getByText(en.device.openInOtherTab).waitFor()
  // The server always sends this header; without a secure context browsers ignore it with a warning.
  expect(consoleErrors.filter((text) => !text.includes('Cross-Origin-Opener-Policy'))).toEqual([])
  await leave()
})

import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { gameAfter, putGame } from './support/games.ts'
import { built, changed, ownServer } from './support/own-server.ts'
import { offers, take } from './support/play.ts'
import { precached } from './support/precached.ts'
import { tableSettled } from './support/settled.ts'
import { visit } from './support/visit.ts'

/** Until every file of the page is kept. */
const kept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined)

test('after the first visit the page needs no network: play, rules, cards, languages', async () => {
  const { address, close } = await ownServer()
  const { page, complaints, leave } = await visit({ address, serviceWorkers: 'allow' })
  await kept(page)
  await page.getByRole('button', { name: en.settings.title }).click()
  await page.getByText(en.device.offline.ready).waitFor()
  await page.keyboard.press('Escape')
  close()
  await page.reload()
  // What the worker serves names no file twice.
  const html = await page.evaluate(async () => (await fetch('./')).text())
  expect(html).toContain('<script type="module"')
  expect(html).not.toContain('preload"')
  await page.getByRole('button', { name: en.home.quickStart }).click()
  await tableSettled(page)
  await take(page, (await offers(page)).engine[0])
  await tableSettled(page)
  await page.reload()
  await tableSettled(page)
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
  expect(complaints).toEqual([])
  await leave()
})

test('all that is served is kept for it', () => {
  // But for the worker itself, and the second name of the page.
  const served = [...built.keys()].filter((path) => !['/sw.js', '/'].includes(path))
  const known = precached(built).map(({ path }) => path)
  expect(known.toSorted()).toEqual(
    served.map((path) => (path === '/index.html' ? '/' : path)).toSorted(),
  )
})

test('it can be installed: a manifest with icons that are there', async () => {
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

test('a new version waits while a game is open, and comes when none is', async () => {
  const { address, files, close } = await ownServer()
  const { page, complaints, leave } = await visit({ address, serviceWorkers: 'allow' })
  await kept(page)
  await putGame(page, gameAfter({ setup: { players: 2, seed: 31 }, choices: 20 }))
  await page.goto(`${address}#/table/game`)
  await tableSettled(page)
  // Another version: any change of a file gives the worker another version.
  const marked = changed(files.get('/'), (text) =>
    text.replace('<head>', '<head><meta name="new">'),
  )
  files.set('/', marked)
  files.set('/index.html', marked)
  files.set(
    '/sw.js',
    changed(files.get('/sw.js'), (text) => text.replace(/VERSION = '/, "VERSION = 'new")),
  )
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page.getByText(en.device.newVersion).waitFor()
  const isNew = () => page.locator('meta[name=new]').count()
  expect(await isNew()).toBe(0)
  await page.getByRole('link', { name: en.app.home }).click()
  await expect.poll(isNew).toBe(1)
  await page.getByText(en.device.updated).waitFor()
  // The game is as it was, and the old files are gone.
  await page.goto(`${address}#/table/game`)
  await tableSettled(page)
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1)
  expect(complaints).toEqual([])
  await leave()
  close()
})

test('without a secure context all works but that, and the page says so', async () => {
  const { page, context, complaints, leave } = await visit()
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
  await tableSettled(page)
  await take(page, (await offers(page)).engine[0])
  await tableSettled(page)
  // A link can be copied there, too.
  await page.getByRole('button', { name: en.sharing.share }).click()
  const dialog = page.getByRole('dialog', { name: en.sharing.share })
  await expect.poll(() => dialog.getByLabel(en.sharing.link).inputValue()).toContain('#/open/')
  await dialog.getByRole('button', { name: en.sharing.copy }).click()
  await dialog.getByText(en.sharing.copied).waitFor()
  await page.keyboard.press('Escape')

  // Two tabs find out about each other by asking.
  const table = page.url()
  const other = await context.newPage()
  await other.goto(table)
  await other.getByText(en.device.openInOtherTab).waitFor()
  await other.getByRole('button', { name: en.device.takeOver }).click()
  await tableSettled(other)
  await page.getByText(en.device.openInOtherTab).waitFor()
  // A header that counts only where the context is secure is sent to all.
  expect(complaints.filter((text) => !text.includes('Cross-Origin-Opener-Policy'))).toEqual([])
  await leave()
})

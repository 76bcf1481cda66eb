import { checksum } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import { en } from '@amalfi/text/en'
import { fr } from '@amalfi/text/fr'
import { ja } from '@amalfi/text/ja'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { packLink } from '../packages/client/src/model/sharing/codec.ts'
import { gameAfter } from './support/games.ts'
import { clickChoice, readOffers } from './support/play-by-clicking.ts'
import { lastSavedGame, openGame } from './support/saved-games.ts'
import { QUESTION, waitForTable, waitUntilSettled } from './support/settled.ts'
import { openCurtain } from './support/table.ts'
import { visit } from './support/visit.ts'

const OPEN = '#/open/'

/** The link that the table offers, of this kind if there is a choice. */
async function readLink(page: Page, kind?: string): Promise<string> {
  await page.getByRole('button', { name: en.sharing.share }).first().click()
  const dialog = page.getByRole('dialog', { name: en.sharing.share })
  if (kind !== undefined) await dialog.getByLabel(kind).check()
  const field = dialog.getByLabel(en.sharing.link)
  await expect.poll(() => field.inputValue()).toContain(OPEN)
  const link = await field.inputValue()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return link
}

const handOf = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('.hand .face')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card))

/** The current scores, without the preview of a choice. */
const scores = (page: Page): Promise<string[]> =>
  page
    .locator('.own-board .score, .other-player .score')
    .evaluateAll((all) => all.map((one) => one.firstChild?.textContent ?? ''))

test('a position and a whole game against bots open on another machine unchanged', async () => {
  const { page, consoleErrors, leave } = await visit()
  await openGame(page, gameAfter({ setup: { players: 2, seed: 31 }, choices: 40 }))
  await page.locator(QUESTION).waitFor()
  const offers = await readOffers(page)
  const before = await lastSavedGame(page)
  const links = [
    [await readLink(page, en.sharing.position), en.sharing.aPosition],
    [await readLink(page, en.sharing.wholeGame), en.sharing.aGame],
  ] as const
  for (const [link, what] of links) {
    const other = await visit({ address: link })
    await other.page.getByRole('heading', { name: what }).waitFor()
    expect(await other.page.locator('.opened-game').textContent()).toContain(
      en.sharing.toMove(['Bianca']),
    )
    // Looking at it saves nothing.
    await other.page.goto(`${inject('page')}#/`)
    await other.page.locator('.title-panel').waitFor()
    await waitUntilSettled(other.page)
    expect(await other.page.getByRole('article').count()).toBe(0)
    await other.page.goto(link)
    await other.page.getByRole('button', { name: en.sharing.continueGame }).click()
    await waitForTable(other.page)
    expect(await readOffers(other.page)).toEqual(offers)
    expect(await scores(other.page)).toEqual(await scores(page))
    await clickChoice(other.page, offers.offered[0])
    await other.page.reload()
    await waitForTable(other.page)
    await other.page.goto(`${inject('page')}#/`)
    expect(await other.page.getByRole('article').textContent()).toContain(en.sharing.origins.link)
    expect(other.consoleErrors).toEqual([])
    await other.leave()
  }
  expect(await lastSavedGame(page)).toMatchObject({ record: before.record })
  expect(consoleErrors).toEqual([])
  await leave()
})

test('a running game with several people is shared as one of them sees it', async () => {
  const { page, consoleErrors, leave } = await visit()
  const setup = { players: 3, seed: 5, hands: 'blind' } as const
  await openGame(page, gameAfter({ setup, people: 2, choices: 60 }))
  await openCurtain(page)
  await page.locator(QUESTION).waitFor()
  const { offered } = await readOffers(page)
  const { record } = await lastSavedGame(page)
  const hand = await handOf(page)
  const link = await readLink(page)
  const other = await visit({ address: link })
  await other.page.getByRole('heading', { name: en.sharing.aPosition }).waitFor()
  await other.page.getByText(/dealt anew/).waitFor()
  await other.page.getByRole('button', { name: en.sharing.continueGame }).click()
  await openCurtain(other.page)
  await other.page.locator(QUESTION).waitFor()
  expect((await readOffers(other.page)).offered).toEqual(offered)
  expect(await handOf(other.page)).toEqual(hand)
  // Neither the seed nor the choices of the game are in the link.
  const arrived = readRecord((await lastSavedGame(other.page)).record)
  const was = readRecord(record)
  expect(arrived.setup.seed).not.toBe(was.setup.seed)
  expect(arrived.choices).not.toContain(was.choices)
  expect([...consoleErrors, ...other.consoleErrors]).toEqual([])
  await other.leave()
  await leave()
})

test('a finished game is shared completely from its result, and opens at its result', async () => {
  const { page, consoleErrors, leave } = await visit()
  await openGame(page, gameAfter({ setup: { players: 2, seed: 8 } }))
  await page.locator('.result').getByRole('button', { name: en.sharing.share }).click()
  const dialog = page.getByRole('dialog', { name: en.sharing.share })
  await dialog.getByText(en.sharing.containsFinishedGame).waitFor()
  const field = dialog.getByLabel(en.sharing.link)
  await expect.poll(() => field.inputValue()).toContain(OPEN)
  const link = await field.inputValue()
  const { record } = await lastSavedGame(page)
  const verdict = await page.locator('.winner').textContent()

  // The link is pasted in another browser, with text around it.
  const other = await visit()
  await other.page.getByRole('link', { name: en.sharing.open }).click()
  await other.page
    .getByLabel(en.sharing.pasteLink)
    .fill(`look at this: ${link.replace(inject('page'), 'https://elsewhere.example/amalfi/')}`)
  await other.page.getByRole('button', { name: en.sharing.openButton }).click()
  await other.page.getByRole('heading', { name: en.sharing.aFinishedGame }).waitFor()
  await other.page.getByRole('button', { name: en.sharing.saveFinished }).click()
  await other.page.locator('.result').waitFor()
  expect(await other.page.locator('.winner').textContent()).toBe(verdict)
  expect((await lastSavedGame(other.page)).record).toBe(record)
  expect([...consoleErrors, ...other.consoleErrors]).toEqual([])
  await other.leave()
  await leave()
})

test.for([
  ['en-GB', en],
  ['fr-FR', fr],
  ['ja-JP', ja],
] as const)('a broken link is reported and does no damage: %s', async ([locale, messages]) => {
  const { page, consoleErrors, leave } = await visit({ locale })
  const { record, ...saved } = gameAfter({ setup: { players: 2, seed: 31 }, choices: 20 })
  await openGame(page, { ...saved, record })
  await page.locator(QUESTION).waitFor()
  const content = {
    kind: 'game',
    record: JSON.parse(record),
    players: [
      { kind: 'person', name: '' },
      { kind: 'merchant', name: '' },
    ],
  }
  const link = await packLink(content)
  const forged = { ...content.record, version: 99 }
  const { check: _, ...body } = forged
  forged.check = checkOf(body)
  const pack = { ...content.record, pack: 'box' }
  const { check: __, ...otherBody } = pack
  pack.check = checkOf(otherBody)
  const bomb = await packLink(' '.repeat(200_000))
  const broken: [string, string][] = [
    ['cutOff', link.slice(0, -40)],
    ['damaged', link.replace(/.{9}$/, 'AAAAAAAAA')],
    ['letter', `${link.slice(0, -20)}€${link.slice(-19)}`],
    ['foreign', 'hello'],
    ['otherFormat', link.replace(/^1/, '7')],
    ['tooLarge', bomb],
    ['field', await packLink({ ...content, players: '<img src=x onerror=alert(1)>' })],
    ['field', await packLink({ ...content, '<script>alert(1)</script>': 1 })],
    ['otherVersion', await packLink({ ...content, record: forged })],
    ['otherPack', await packLink({ ...content, record: pack })],
  ]
  for (const [fault, text] of broken) {
    await page.goto(`${inject('page')}${OPEN}${text}`)
    const refused = page.locator(`.refused[data-fault="${fault}"]`)
    await refused.waitFor()
    expect(await refused.textContent()).toContain(messages.sharing.nothingChanged)
    expect(await page.getByRole('alert').textContent()).toContain(messages.sharing.cannotOpen.link)
  }
  expect(await page.locator('script[src=""], img').count()).toBe(0)
  await page.goto(`${inject('page')}#/`)
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  expect((await lastSavedGame(page)).record).toBe(record)
  expect(consoleErrors).toEqual([])
  await leave()
})

/** The checksum as records have it. */
function checkOf(body: object): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const sum = BigInt(checksum(JSON.stringify(body))) << 4n
  return Array.from(
    { length: 6 },
    (_, i) => letters[Number((sum >> BigInt(30 - 6 * i)) & 63n)],
  ).join('')
}

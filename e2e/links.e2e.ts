import { checksum } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import { en } from '@amalfi/text/en'
import { fr } from '@amalfi/text/fr'
import { ja } from '@amalfi/text/ja'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { packLink } from '../packages/client/src/model/sharing/codec.ts'
import { gameAfter, sitDown } from './support/games.ts'
import { keptGame } from './support/kept.ts'
import { offers, take } from './support/play.ts'
import { ASKED, settled, tableSettled } from './support/settled.ts'
import { come } from './support/table.ts'
import { visit } from './support/visit.ts'

const OPEN = '#/open/'

/** The link that the table offers, of a kind where one can choose. */
async function share(page: Page, kind?: string): Promise<string> {
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

/** The scores as they are, without what the choice under the pointer would make of them. */
const scores = (page: Page): Promise<string[]> =>
  page
    .locator('.mine .score, .other .score')
    .evaluateAll((all) => all.map((one) => one.firstChild?.textContent ?? ''))

test('a position and a whole game against bots open on another machine as they were', async () => {
  const { page, complaints, leave } = await visit()
  await sitDown(page, gameAfter({ setup: { players: 2, seed: 31 }, choices: 40 }))
  await page.locator(ASKED).waitFor()
  const offered = await offers(page)
  const before = await keptGame(page)
  const links = [
    [await share(page, en.sharing.position), en.sharing.aPosition],
    [await share(page, en.sharing.wholeGame), en.sharing.aGame],
  ] as const
  for (const [link, what] of links) {
    const other = await visit({ address: link })
    await other.page.getByRole('heading', { name: what }).waitFor()
    expect(await other.page.locator('.opened-game').textContent()).toContain(
      en.sharing.toMove(['Bianca']),
    )
    // To look at it keeps nothing.
    await other.page.goto(`${inject('page')}#/`)
    await other.page.locator('.title-panel').waitFor()
    await settled(other.page)
    expect(await other.page.getByRole('article').count()).toBe(0)
    await other.page.goto(link)
    await other.page.getByRole('button', { name: en.sharing.continueGame }).click()
    await tableSettled(other.page)
    expect(await offers(other.page)).toEqual(offered)
    expect(await scores(other.page)).toEqual(await scores(page))
    await take(other.page, offered.engine[0])
    await other.page.reload()
    await tableSettled(other.page)
    await other.page.goto(`${inject('page')}#/`)
    expect(await other.page.getByRole('article').textContent()).toContain(en.sharing.origins.link)
    expect(other.complaints).toEqual([])
    await other.leave()
  }
  expect(await keptGame(page)).toMatchObject({ record: before.record })
  expect(complaints).toEqual([])
  await leave()
})

test('a running game among people is shared as one of them sees it', async () => {
  const { page, complaints, leave } = await visit()
  const setup = { players: 3, seed: 5, hands: 'blind' } as const
  await sitDown(page, gameAfter({ setup, people: 2, choices: 60 }))
  await come(page)
  await page.locator(ASKED).waitFor()
  const { engine } = await offers(page)
  const { record } = await keptGame(page)
  const hand = await handOf(page)
  const link = await share(page)
  const other = await visit({ address: link })
  await other.page.getByRole('heading', { name: en.sharing.aPosition }).waitFor()
  await other.page.getByText(/dealt anew/).waitFor()
  await other.page.getByRole('button', { name: en.sharing.continueGame }).click()
  await come(other.page)
  await other.page.locator(ASKED).waitFor()
  expect((await offers(other.page)).engine).toEqual(engine)
  expect(await handOf(other.page)).toEqual(hand)
  // Neither the seed nor the choices of the game can be found in what arrived.
  const arrived = readRecord((await keptGame(other.page)).record)
  const was = readRecord(record)
  expect(arrived.setup.seed).not.toBe(was.setup.seed)
  expect(arrived.choices).not.toContain(was.choices)
  expect([...complaints, ...other.complaints]).toEqual([])
  await other.leave()
  await leave()
})

test('a finished game is shared whole, from its result, and opens at its result', async () => {
  const { page, complaints, leave } = await visit()
  await sitDown(page, gameAfter({ setup: { players: 2, seed: 8 } }))
  await page.locator('.result').getByRole('button', { name: en.sharing.share }).click()
  const dialog = page.getByRole('dialog', { name: en.sharing.share })
  await dialog.getByText(en.sharing.containsFinishedGame).waitFor()
  const field = dialog.getByLabel(en.sharing.link)
  await expect.poll(() => field.inputValue()).toContain(OPEN)
  const link = await field.inputValue()
  const { record } = await keptGame(page)
  const verdict = await page.locator('.winner').textContent()

  // In another Amalfi, and with words around it, it is pasted.
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
  expect((await keptGame(other.page)).record).toBe(record)
  expect([...complaints, ...other.complaints]).toEqual([])
  await other.leave()
  await leave()
})

test.for([
  ['en-GB', en],
  ['fr-FR', fr],
  ['ja-JP', ja],
] as const)(
  'a broken link says what is wrong, and harms nothing: %s',
  async ([locale, messages]) => {
    const { page, complaints, leave } = await visit({ locale })
    const { record, ...kept } = gameAfter({ setup: { players: 2, seed: 31 }, choices: 20 })
    await sitDown(page, { ...kept, record })
    await page.locator(ASKED).waitFor()
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
      expect(await page.getByRole('alert').textContent()).toContain(
        messages.sharing.cannotOpen.link,
      )
    }
    expect(await page.locator('script[src=""], img').count()).toBe(0)
    await page.goto(`${inject('page')}#/`)
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
    expect((await keptGame(page)).record).toBe(record)
    expect(complaints).toEqual([])
    await leave()
  },
)

/** As records are sealed. */
function checkOf(body: object): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const sum = BigInt(checksum(JSON.stringify(body))) << 4n
  return Array.from(
    { length: 6 },
    (_, i) => letters[Number((sum >> BigInt(30 - 6 * i)) & 63n)],
  ).join('')
}

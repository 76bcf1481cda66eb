import { codeOf, newRecord, PASS, RecordedGame } from '@amalfi/engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { byMouse } from './support/by-mouse.ts'
import { compare } from './support/game.ts'
import { sitDown } from './support/games.ts'
import { leaks } from './support/hidden.ts'
import { likeMerchant, mirrorOf, rules } from './support/mirror.ts'
import { asKept } from './support/positions.ts'
import { come, look } from './support/table.ts'
import { visit } from './support/visit.ts'

const NAMES = ['Bianca', 'Cola', 'Dario', 'Ezio']

/** Begins a game of people on the page for new games. */
async function begin(page: Page, people: number, hands: string, seed: number): Promise<void> {
  // The curtain and the piles would have to come to rest before each click.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${page.url()}#/new`)
  await page.getByRole('group', { name: 'Players' }).getByLabel(String(people)).check()
  for (let n = 0; n < people; n++) {
    const seat = page.getByRole('group', { name: `Seat ${n + 1}` })
    await seat.getByLabel('Who plays').selectOption({ label: 'Person' })
    await seat.getByLabel('Name').fill(NAMES[n])
  }
  await page.getByLabel(hands).check()
  await page.getByLabel('Seed').fill(String(seed))
  await page.getByRole('button', { name: 'Begin' }).click()
}

/** Plays until so many choices have been made; nothing hidden is ever in the page. Who was called. */
async function playUntil(page: Page, done: (made: number) => boolean): Promise<number[]> {
  const called: number[] = []
  let looking: number | null = null
  for (let step = 0; step < 300; step++) {
    const seen = await look(page)
    const mirror = mirrorOf(seen.kept)
    if (seen.state === 'over' || done(mirror.made)) return called
    if (seen.state === 'called') {
      expect(seen.offered).toEqual([])
      expect(seen.shown).toEqual([])
      expect(await leaks(page, mirror, -1)).toEqual([])
      const [, name = ''] = /^Pass the device to (.*)$/.exec(seen.prompt) ?? []
      looking = NAMES.indexOf(name)
      expect(rules.deciders(mirror.game)).toContain(looking)
      called.push(looking)
      // Whoever is called has the focus: one key is enough.
      if (step % 2 === 0) await page.keyboard.press('Enter')
      else await come(page)
    } else if (seen.state === 'turnOver') {
      await page.getByRole('button', { name: 'End turn' }).click()
    } else {
      const { seat } = compare(seen)
      expect(seat).toBe(looking ?? seat)
      expect(seen.prompt).toContain(NAMES[seat])
      if (step % 3 === 0) expect(await leaks(page, mirror, seat)).toEqual([])
      await byMouse(page, likeMerchant(mirror.game, seat, mirror.made))
    }
  }
  throw new Error('it does not come to an end')
}

test('four people draft their hands behind the curtain, and begin to play', async () => {
  const { page, complaints, leave } = await visit()
  await begin(page, 4, 'Full draft', 21)
  const called = await playUntil(page, (made) => made === 24)
  // Six picks each; who passes a pile on goes on with the next one.
  for (const seat of NAMES.keys()) expect(called).toContain(seat)
  expect(called.length).toBe(19)
  // The game itself: everybody is called for a turn of their own.
  const turns = await playUntil(page, (made) => made === 36)
  expect(new Set(turns).size).toBe(4)
  // A reload shows nobody's hand.
  if ((await look(page)).state === 'called') await come(page)
  await page.reload()
  const again = await look(page)
  expect(again.state).toBe('called')
  expect(await leaks(page, mirrorOf(again.kept), -1)).toEqual([])
  expect(complaints).toEqual([])
  await leave()
})

test('two people draft with score: what was set aside waits in sight of its owner', async () => {
  const { page, complaints, leave } = await visit()
  await begin(page, 2, 'Draft with score', 5)
  await look(page)
  await come(page)
  const aside = page.getByRole('region', { name: /^Set aside/ }).locator('[data-card]')
  const cards = (of: typeof aside) =>
    of.evaluateAll((all) => all.map((one) => one.getAttribute('data-card')))
  const mine = await cards(aside)
  expect(mine.length).toBe(3)
  await page.reload()
  await playUntil(page, (made) => made === 10)
  // The draft is over: one of those that were set aside is kept.
  const seen = await look(page)
  if (seen.state === 'called') await come(page)
  const { seat, game } = compare(await look(page))
  expect(rules.decision(game, seat).about).toBe('endgame')
  if (seat === 0) expect(await cards(page.locator('.pile-cards [data-card]'))).toEqual(mine)
  await playUntil(page, (made) => made === 16)
  expect(complaints).toEqual([])
  await leave()
})

/** A game of four people in which the lighthouse of somebody serves in the turn of another. */
function withForeignLighthouse() {
  for (let seed = 1; seed < 60; seed++) {
    const game = new RecordedGame(rules, newRecord(rules, { players: 4, seed, hands: 'blind' }))
    for (;;) {
      const [seat] = rules.deciders(game.game)
      if (seat === undefined) break
      const { about } = rules.decision(game.game, seat)
      if (about === 'lighthouse' && seat !== game.game.turn) return { game, seat }
      const choices = rules.choices(game.game, seat, [])
      const bold = choices.filter((one) => codeOf(one) !== PASS)
      game.choose(
        seat,
        (bold.length > 0 ? bold : choices)[(game.moveIndex * 7) % (bold.length || 1)],
      )
    }
  }
  throw new Error('there is no such game')
}

test('for a lighthouse in the turn of another its owner is called by name', async () => {
  const { game, seat } = withForeignLighthouse()
  const { turn } = game.game
  const { page, complaints, leave } = await visit()
  const players = NAMES.map((name) => ({ kind: 'person', name }) as const)
  await sitDown(page, { ...asKept('light', game, seat), players })
  const called = await look(page)
  expect(called.prompt).toBe(`Pass the device to ${NAMES[seat]}`)
  const curtain = page.getByRole('region', { name: called.prompt })
  expect(await curtain.textContent()).toMatch(/lighthouse/)
  const come = curtain.getByRole('button', { name: `I am ${NAMES[seat]}` })
  // The second half of a double click was meant for what lay there before.
  await come.evaluate((one) => one.dispatchEvent(new MouseEvent('click', { detail: 2 })))
  expect((await look(page)).state).toBe('called')
  await come.click()
  const asked = await look(page)
  const { game: now } = compare(asked)
  await byMouse(page, rules.choices(now, seat, [])[0])
  // Its answer given, the device goes back to whose turn it is, or to the next one.
  const next = await look(page)
  const after = mirrorOf(next.kept)
  expect(next.state).toBe('called')
  expect(rules.deciders(after.game)).not.toContain(seat)
  expect(next.prompt).toBe(`Pass the device to ${NAMES[rules.deciders(after.game)[0]]}`)
  expect(await leaks(page, after, -1)).toEqual([])
  expect([turn, (turn + 1) % 4]).toContain(rules.deciders(after.game)[0])
  expect(complaints).toEqual([])
  await leave()
})

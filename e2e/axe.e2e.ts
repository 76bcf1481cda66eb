import type { Locale } from '@amalfi/text'
import { en } from '@amalfi/text/en'
import { fr } from '@amalfi/text/fr'
import { ja } from '@amalfi/text/ja'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Parts, seriousViolations } from './support/axe.ts'
import { gameOfMerchants, gamesAsking, withOtherRules, withPeople } from './support/positions.ts'
import { saveGames } from './support/saved-games.ts'
import { settled } from './support/settled.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const games = [
  ...gamesAsking(['pack', 'select', 'draft', 'endgame', 'payment', 'feed', 'choose']).values(),
  gameOfMerchants('start', { players: 2, seed: 1 }, 0),
  gameOfMerchants('middle', { players: 4, seed: 3 }, 2),
  gameOfMerchants('blind', { players: 2, hands: 'blind', seed: 5 }, 0),
  gameOfMerchants('alone', { players: 1, rival: 'naples', seed: 4 }, 1),
  gameOfMerchants('end', { players: 3, seed: 2 }, 'end'),
  gameOfMerchants('original', { players: 3, seed: 3 }, 2, 'original'),
  gameOfMerchants('originalEnd', { players: 1, hands: 'selection', seed: 3 }, 'end', 'original'),
  gameOfMerchants('soloEnd', { players: 1, rival: 'genoa', seed: 4 }, 'end'),
]
const savedGames = [
  ...games,
  withPeople(gameOfMerchants('middle', { players: 4, seed: 3 }, 2), 'people'),
  { ...games[0], id: 'broken', record: games[0].record.slice(0, -9) },
  { ...games[0], id: 'older', record: withOtherRules(games[0].record) },
]

type Bring = (page: Page, messages: Locale, touch: boolean) => Promise<unknown>

const DIALOG = 'dialog[open]'

/** Goes to a screen and closes what is open over the last one. */
async function to(page: Page, hash: string): Promise<void> {
  if ((await page.locator(DIALOG).count()) > 0) await page.keyboard.press('Escape')
  await page.evaluate(
    (there) =>
      new Promise((resolve) => {
        if (location.hash === there) return resolve(null)
        addEventListener('hashchange', resolve, { once: true })
        location.assign(there)
      }),
    `#/${hash}`,
  )
}
const page =
  (hash: string, shows: string): Bring =>
  async (at) => {
    await to(at, hash)
    await at.locator(shows).first().waitFor()
  }
const table =
  (id: string, then: Bring = async () => {}): Bring =>
  async (page, messages, touch) => {
    await to(page, `table/${id}`)
    await readTable(page)
    await then(page, messages, touch)
  }
const players =
  (count: number): Bring =>
  async (page, messages) => {
    await to(page, 'new')
    const many = page.getByRole('group', { name: messages.setup.players })
    await many.getByRole('radio', { name: String(count) }).check()
  }

interface Screen {
  readonly bring: Bring
  /** Checked for a screen whose other parts are checked elsewhere in this list. */
  readonly parts?: Parts
  /** Changes what the page shows afterwards, so it comes last. */
  readonly last?: true
}
const only = (part: string): Parts => ({ include: [part] })

/** Every screen that a user can reach. */
const SCREENS: Readonly<Record<string, Screen>> = {
  'home with games': {
    bring: async (page) => {
      await to(page, '')
      await page.locator('article').first().waitFor()
    },
  },
  settings: {
    bring: async (page, { settings }) => {
      await to(page, '')
      await page.getByRole('button', { name: settings.title }).click()
      await page.locator(DIALOG).waitFor()
    },
    parts: only('dialog'),
  },
  'new game, alone': { bring: players(1) },
  'new game for four': { bring: players(4) },
  // All rules, one of them marked.
  rules: { bring: page('rules/REN-INV-3', 'main h2') },
  // A few cards of every kind stand for all; the others would take seconds even if hidden.
  cards: {
    bring: async (at) => {
      await page('cards', 'main h2')(at, en, false)
      await at.evaluate(() => {
        for (const card of document.querySelectorAll('main li:nth-child(n + 5)')) card.remove()
      })
    },
  },
  statistics: { bring: page('statistics', 'main figure') },
  'about the cards': { bring: page('about', 'main h2') },
  'choice of a pack': { bring: table('pack') },
  'choice of a hand': { bring: table('select'), parts: only('.dealing, .prompt-bar') },
  'a draft with cards set aside': { bring: table('draft'), parts: only('.dealing') },
  'the end of a draft': { bring: table('endgame'), parts: only('.dealing') },
  'a hand that was dealt': { bring: table('blind'), parts: only('.dealing') },
  'the curtain': { bring: table('people'), parts: only('.curtain, .prompt-bar, .own-board') },
  'table at the start': { bring: table('start') },
  'table in the middle, four players': { bring: table('middle') },
  'table alone, against a rival': { bring: table('alone'), parts: only('.others, .goals') },
  'an open list': {
    bring: table('middle', async (at, _, touch) => {
      const several = at.locator('[aria-expanded=false][data-choices]').first()
      await (touch ? several.tap() : several.click())
      await at.locator('.menu, .picked-choices').waitFor()
    }),
    parts: only('.menu, .picked-choices'),
  },
  'a thing looked at': {
    bring: table('middle', async (at, _, touch) => {
      const card = at.locator('.workshop .target-button').first()
      await (touch ? card.tap() : card.hover())
      await at.locator('.target-details').waitFor()
    }),
    parts: only('.target-details'),
  },
  payment: { bring: table('payment'), parts: only('.question-panel, .prompt-bar') },
  'choice in words': { bring: table('choose'), parts: only('.question-panel, .prompt-bar') },
  feed: { bring: table('feed'), parts: only('.question-panel, .prompt-bar') },
  'a card, large': {
    bring: table('middle', async (at) => {
      await at.locator('.workshop .target-button').first().focus()
      await at.keyboard.press('i')
      await at.locator(DIALOG).waitFor()
    }),
    parts: only('dialog'),
  },
  discards: {
    bring: table('middle', async (at) => {
      await at.locator('button.pile:not(:disabled)').first().click()
      await at.locator(DIALOG).waitFor()
    }),
    parts: only('dialog'),
  },
  'since your last turn': {
    bring: table('middle', async (at, { log }) => {
      await at.getByRole('button', { name: log.sinceLastTurn }).click()
      await at.locator('.log-panel').waitFor()
    }),
    parts: only('.log-panel'),
  },
  result: { bring: table('end') },
  'result, alone': { bring: table('soloEnd') },
  'a game of other rules': { bring: table('older'), parts: only('[role=status]') },
  'no such game': { bring: page('table/nothing', 'main p') },
  'a game that cannot be opened': { bring: page('table/broken', '[role=alert]') },
  'a game handed over': {
    bring: table('middle', async (at, { handheld, sharing }) => {
      const menu = at.getByRole('button', { name: handheld.menu })
      if (await menu.isVisible()) await menu.click()
      await at.getByRole('button', { name: sharing.share }).click()
      await at.locator(DIALOG).waitFor()
    }),
    parts: only('dialog'),
  },
  'a link that is broken': { bring: page('open/0', '[role=alert]') },
  'a game gone through again': {
    bring: page('replay/end', '.replay-bar'),
    parts: only('.replay-bar'),
  },
  'going on from there': {
    bring: async (at, { replay }) => {
      await page('replay/end', '.replay-bar')(at, en, false)
      await at.getByRole('button', { name: replay.continueHere }).click()
      await at.locator(DIALOG).waitFor()
    },
    parts: only('dialog'),
  },
  // It is saved among the other games.
  'the guide': {
    last: true,
    bring: page('learn', '.coach:not(.closed, [data-coming])'),
    parts: only('.coach, [data-hint]'),
  },
  // After these the page is about the other game.
  'table of the original': {
    last: true,
    bring: table('original'),
    parts: only('.chart, .goals, .others, .counters, .prompt-bar'),
  },
  'result of the original, alone': {
    last: true,
    bring: table('originalEnd'),
    parts: only('.verdict'),
  },
  'what is different': {
    last: true,
    bring: page('rules/differences', '.differences li'),
    parts: only('.differences, .game-switch'),
  },
}

const LANGUAGES = [
  ['en-GB', en],
  ['fr-FR', fr],
  ['ja-JP', ja],
] as const
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }
type Size = typeof DESK

/**
 * Each screen at one of these sizes or not. Screens of one size come together, because changing it
 * is slow.
 */
function screensAt(sizes: readonly (Size | null)[]) {
  const rank = (size: Size, { last }: Screen): number =>
    sizes.indexOf(size) + (last === true ? sizes.length : 0)
  return Object.entries(SCREENS)
    .flatMap(([name, screen], n) => {
      const size = sizes[n % sizes.length]
      return size === null ? [] : [{ name, screen, size }]
    })
    .toSorted((a, b) => rank(a.size, a.screen) - rank(b.size, b.screen))
}

test.for([
  ...LANGUAGES.map(([locale, messages]) => ['a desk', locale, messages, [DESK]] as const),
  // Every screen at both sizes, each in one language; the desktop size in all three.
  ...LANGUAGES.map(([locale, messages], n) => {
    const sizes = [PHONE, TABLET, null, PHONE, TABLET].slice(n, n + 3)
    return ['phones and tablets', locale, messages, sizes] as const
  }),
])('no screen of %s in %s has serious violations', async ([, locale, messages, sizes]) => {
  const touch = !sizes.includes(DESK)
  const screens = screensAt(sizes)
  const { page, consoleErrors, leave } = await visit({ locale, touch, ...screens[0].size })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: messages.home.quickStart }).waitFor()
  const found: Record<string, readonly string[]> = { home: await seriousViolations(page) }
  await saveGames(page, savedGames)
  await page.reload()
  for (const { name, screen, size } of screens) {
    if (size.width !== page.viewportSize()?.width) await page.setViewportSize(size)
    await screen.bring(page, messages, touch)
    await settled(page)
    found[name] = await seriousViolations(page, screen.parts)
  }
  const none = Object.fromEntries(Object.keys(found).map((screen) => [screen, []]))
  expect(found).toEqual(none)
  expect(consoleErrors).toEqual([])
  await leave()
})

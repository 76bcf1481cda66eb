import type { Locale } from '@amalfi/text'
import { en } from '@amalfi/text/en'
import { fr } from '@amalfi/text/fr'
import { ja } from '@amalfi/text/ja'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Parts, seriousViolations } from './support/axe.ts'
import { gamePlayedByBots, gamesAsking, withOtherRules, withPeople } from './support/positions.ts'
import { saveGames } from './support/saved-games.ts'
import { waitUntilSettled } from './support/settled.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const games = [
  ...gamesAsking(['pack', 'select', 'draft', 'endgame', 'payment', 'feed', 'choose']).values(),
  gamePlayedByBots('start', { players: 2, seed: 1 }, 0),
  gamePlayedByBots('middle', { players: 4, seed: 3 }, 2),
  gamePlayedByBots('blind', { players: 2, hands: 'blind', seed: 5 }, 0),
  gamePlayedByBots('alone', { players: 1, rival: 'naples', seed: 4 }, 1),
  gamePlayedByBots('end', { players: 3, seed: 2 }, 'end'),
  gamePlayedByBots('original', { players: 3, seed: 3 }, 2, 'original'),
  gamePlayedByBots('originalEnd', { players: 1, hands: 'selection', seed: 3 }, 'end', 'original'),
  gamePlayedByBots('soloEnd', { players: 1, rival: 'genoa', seed: 4 }, 'end'),
]
const savedGames = [
  ...games,
  withPeople(gamePlayedByBots('middle', { players: 4, seed: 3 }, 2), 'people'),
  { ...games[0], id: 'broken', record: games[0].record.slice(0, -9) },
  { ...games[0], id: 'older', record: withOtherRules(games[0].record) },
]

type OpenScreen = (page: Page, messages: Locale, touch: boolean) => Promise<unknown>

const DIALOG = 'dialog[open]'

/** Goes to a screen and closes what is open over the last one. */
async function goTo(page: Page, hash: string): Promise<void> {
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
  (hash: string, shows: string): OpenScreen =>
  async (at) => {
    await goTo(at, hash)
    await at.locator(shows).first().waitFor()
  }
const table =
  (id: string, then: OpenScreen = async () => {}): OpenScreen =>
  async (page, messages, touch) => {
    await goTo(page, `table/${id}`)
    await readTable(page)
    await then(page, messages, touch)
  }
const players =
  (count: number): OpenScreen =>
  async (page, messages) => {
    await goTo(page, 'new')
    const many = page.getByRole('group', { name: messages.setup.players })
    await many.getByRole('radio', { name: String(count) }).check()
  }

interface Screen {
  readonly open: OpenScreen
  /** Checked for a screen whose other parts are checked elsewhere in this list. */
  readonly parts?: Parts
  /** Changes what the page shows afterwards, so it comes last. */
  readonly last?: true
}
const only = (part: string): Parts => ({ include: [part] })

/** Every screen that a user can reach. */
const SCREENS: Readonly<Record<string, Screen>> = {
  'home with games': {
    open: async (page) => {
      await goTo(page, '')
      await page.locator('article').first().waitFor()
    },
  },
  settings: {
    open: async (page, { settings }) => {
      await goTo(page, '')
      await page.getByRole('button', { name: settings.title }).click()
      await page.locator(DIALOG).waitFor()
    },
    parts: only('dialog'),
  },
  'new game, alone': { open: players(1) },
  'new game for four': { open: players(4) },
  // All rules, one of them marked.
  rules: { open: page('rules/REN-INV-3', 'main h2') },
  // A few cards of every kind stand for all; the others would take seconds even if hidden.
  cards: {
    open: async (at) => {
      await page('cards', 'main h2')(at, en, false)
      await at.evaluate(() => {
        for (const card of document.querySelectorAll('main li:nth-child(n + 5)')) card.remove()
      })
    },
  },
  statistics: { open: page('statistics', 'main figure') },
  'about the cards': { open: page('about', 'main h2') },
  'choice of a pack': { open: table('pack') },
  'choice of a hand': { open: table('select'), parts: only('.dealing, .prompt-bar') },
  'a draft with cards set aside': { open: table('draft'), parts: only('.dealing') },
  'the end of a draft': { open: table('endgame'), parts: only('.dealing') },
  'a hand that was dealt': { open: table('blind'), parts: only('.dealing') },
  'the curtain': { open: table('people'), parts: only('.curtain, .prompt-bar, .own-board') },
  'table at the start': { open: table('start') },
  'table in the middle, four players': { open: table('middle') },
  'table alone, against a rival': { open: table('alone'), parts: only('.others, .goals') },
  'an open menu': {
    open: table('middle', async (at, _, touch) => {
      const several = at.locator('[aria-expanded=false][data-choices]').first()
      await (touch ? several.tap() : several.click())
      await at.locator('.menu, .picked-choices').waitFor()
    }),
    parts: only('.menu, .picked-choices'),
  },
  'details of a card': {
    open: table('middle', async (at, _, touch) => {
      const card = at.locator('.workshop .target-button').first()
      await (touch ? card.tap() : card.hover())
      await at.locator('.target-details').waitFor()
    }),
    parts: only('.target-details'),
  },
  payment: { open: table('payment'), parts: only('.question-panel, .prompt-bar') },
  'choice in words': { open: table('choose'), parts: only('.question-panel, .prompt-bar') },
  feed: { open: table('feed'), parts: only('.question-panel, .prompt-bar') },
  'a card, large': {
    open: table('middle', async (at) => {
      await at.locator('.workshop .target-button').first().focus()
      await at.keyboard.press('i')
      await at.locator(DIALOG).waitFor()
    }),
    parts: only('dialog'),
  },
  discards: {
    open: table('middle', async (at) => {
      await at.locator('button.pile:not(:disabled)').first().click()
      await at.locator(DIALOG).waitFor()
    }),
    parts: only('dialog'),
  },
  'since your last turn': {
    open: table('middle', async (at, { log }) => {
      await at.getByRole('button', { name: log.sinceLastTurn }).click()
      await at.locator('.log-panel').waitFor()
    }),
    parts: only('.log-panel'),
  },
  result: { open: table('end') },
  'result, alone': { open: table('soloEnd') },
  'a game of other rules': { open: table('older'), parts: only('[role=status]') },
  'no such game': { open: page('table/nothing', 'main p') },
  'a game that cannot be opened': { open: page('table/broken', '[role=alert]') },
  'the share dialog': {
    open: table('middle', async (at, { handheld, sharing }) => {
      const menu = at.getByRole('button', { name: handheld.menu })
      if (await menu.isVisible()) await menu.click()
      await at.getByRole('button', { name: sharing.share }).click()
      await at.locator(DIALOG).waitFor()
    }),
    parts: only('dialog'),
  },
  'a broken link': { open: page('open/0', '[role=alert]') },
  'a replay': {
    open: page('replay/end', '.replay-bar'),
    parts: only('.replay-bar'),
  },
  'continuing from a replay': {
    open: async (at, { replay }) => {
      await page('replay/end', '.replay-bar')(at, en, false)
      await at.getByRole('button', { name: replay.continueHere }).click()
      await at.locator(DIALOG).waitFor()
    },
    parts: only('dialog'),
  },
  // It is saved among the other games.
  'the guide': {
    last: true,
    open: page('learn', '.hint-bubble:not(.closed, [data-waiting])'),
    parts: only('.hint-bubble, [data-hint]'),
  },
  // After these the page is about the other game.
  'table of the original': {
    last: true,
    open: table('original'),
    parts: only('.chart, .goals, .others, .counters, .prompt-bar'),
  },
  'result of the original, alone': {
    last: true,
    open: table('originalEnd'),
    parts: only('.verdict'),
  },
  'differences between the games': {
    last: true,
    open: page('rules/differences', '.differences li'),
    parts: only('.differences, .game-switch'),
  },
}

const LANGUAGES = [
  ['en-GB', en],
  ['fr-FR', fr],
  ['ja-JP', ja],
] as const
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }
type Size = typeof DESKTOP

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
  ...LANGUAGES.map(([locale, messages]) => ['the desktop', locale, messages, [DESKTOP]] as const),
  // Every screen at both sizes, each in one language; the desktop size in all three.
  ...LANGUAGES.map(([locale, messages], n) => {
    const sizes = [PHONE, TABLET, null, PHONE, TABLET].slice(n, n + 3)
    return ['phones and tablets', locale, messages, sizes] as const
  }),
])('no screen of %s in %s has serious violations', async ([, locale, messages, sizes]) => {
  const touch = !sizes.includes(DESKTOP)
  const screens = screensAt(sizes)
  const { page, consoleErrors, leave } = await visit({ locale, touch, ...screens[0].size })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: messages.home.quickStart }).waitFor()
  const found: Record<string, readonly string[]> = { home: await seriousViolations(page) }
  await saveGames(page, savedGames)
  await page.reload()
  for (const { name, screen, size } of screens) {
    if (size.width !== page.viewportSize()?.width) await page.setViewportSize(size)
    await screen.open(page, messages, touch)
    await waitUntilSettled(page)
    found[name] = await seriousViolations(page, screen.parts)
  }
  const none = Object.fromEntries(Object.keys(found).map((screen) => [screen, []]))
  expect(found).toEqual(none)
  expect(consoleErrors).toEqual([])
  await leave()
})

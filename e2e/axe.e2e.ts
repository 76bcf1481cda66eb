import { en } from '@amalfi/text/en'
import { fr } from '@amalfi/text/fr'
import { ja } from '@amalfi/text/ja'
import { expect, test } from 'vitest'
import { lowContrastAtNight, seriousViolations } from './support/axe.ts'
import { saveGames } from './support/saved-games.ts'
import { SCREENS, type Screen, savedGames } from './support/screens.ts'
import { waitUntilSettled } from './support/settled.ts'
import { visit } from './support/visit.ts'

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
  // The colours are the same in every language.
  const checksNight = messages === en
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
    if (checksNight) found[`${name}, at night`] = await lowContrastAtNight(page, screen.parts)
  }
  const none = Object.fromEntries(Object.keys(found).map((screen) => [screen, []]))
  expect(found).toEqual(none)
  expect(consoleErrors).toEqual([])
  await leave()
})

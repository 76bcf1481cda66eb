import type { Page } from 'playwright-core'

type Spot = readonly [x: number, y: number]

/** Where the focus is, and where a choice lies. */
interface Whereabouts {
  /** What has the focus, as a number that stays the same while the page does. */
  readonly here: number
  readonly at: Spot
  readonly to: Spot
  readonly there: boolean
}

const MOST_KEYS = 60

/** Looks where to go: to the choice itself, or to the thing whose list has to be opened for it. */
function whereIs(page: Page, choice: number): Promise<Whereabouts> {
  return page.evaluate((wanted) => {
    const shown = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
    const [target] = [
      ...shown(`[data-choice="${wanted}"]`),
      ...shown(`[data-choices~="${wanted}"]`),
    ]
    const here = document.activeElement ?? document.body
    if (target === undefined) throw new Error(`${wanted} lies nowhere`)
    const middle = (one: Element): Spot => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return [left + width / 2, top + height / 2]
    }
    return {
      here: [...document.querySelectorAll('*')].indexOf(here),
      at: middle(here),
      to: middle(target),
      there: here === target,
    }
  }, choice)
}

/** The arrow keys that lead there, the better one first. */
function arrows([x, y]: Spot, [toX, toY]: Spot): string[] {
  const across = toX < x ? 'ArrowLeft' : 'ArrowRight'
  const along = toY < y ? 'ArrowUp' : 'ArrowDown'
  return Math.abs(toX - x) > Math.abs(toY - y) ? [across, along] : [along, across]
}

/** Goes to a choice by arrow keys, by Tab where they lead no further; says how many keys it took. */
export async function goTo(page: Page, choice: number): Promise<number> {
  const tried = new Set<string>()
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    const { here, at, to, there } = await whereIs(page, choice)
    if (there) return keys
    const key = arrows(at, to).find((one) => !tried.has(`${here} ${one}`)) ?? 'Tab'
    tried.add(`${here} ${key}`)
    await page.keyboard.press(key)
  }
  throw new Error(`no keys lead to ${choice}`)
}

/** Makes a choice with keys alone; of several on one thing, in the list that opens. */
export async function byKeyboard(page: Page, choice: number): Promise<number> {
  let keys = await goTo(page, choice)
  const opens = await page.evaluate(
    () => document.activeElement?.getAttribute('aria-expanded') === 'false',
  )
  await page.keyboard.press('Enter')
  if (!opens) return keys + 1
  await page.locator(`[data-choice="${choice}"]`).waitFor()
  keys += await goTo(page, choice)
  await page.keyboard.press('Enter')
  return keys + 2
}

/** What is said of what has the focus: a label, or the text on it. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const here = document.activeElement
    const labels = here instanceof HTMLInputElement || here instanceof HTMLSelectElement
    const label = labels ? here.labels?.[0]?.textContent : null
    return (here?.ariaLabel ?? label ?? here?.textContent ?? '').trim()
  })

/** Goes on by Tab until something with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    if ((await said(page)).startsWith(name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}

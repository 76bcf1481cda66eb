import type { Page } from 'playwright-core'

type Point = readonly [x: number, y: number]

/** Where the focus is, and where a choice is. */
interface FocusState {
  /** The index of the focused element, which stays the same while the page does. */
  readonly here: number
  readonly at: Point
  readonly to: Point
  readonly there: boolean
}

const MAX_KEYS = 60

/** Finds the element of the choice, or the one whose list must be opened for it. */
function focusStateFor(page: Page, choice: number): Promise<FocusState> {
  return page.evaluate((wanted) => {
    const shown = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
    const [target] = [
      ...shown(`[data-choice="${wanted}"]`),
      ...shown(`[data-choices~="${wanted}"]`),
    ]
    const here = document.activeElement ?? document.body
    if (target === undefined) throw new Error(`choice ${wanted} is not on the page`)
    const middle = (one: Element): Point => {
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
function arrows([x, y]: Point, [toX, toY]: Point): string[] {
  const across = toX < x ? 'ArrowLeft' : 'ArrowRight'
  const along = toY < y ? 'ArrowUp' : 'ArrowDown'
  return Math.abs(toX - x) > Math.abs(toY - y) ? [across, along] : [along, across]
}

/**
 * Moves the focus to a choice with arrow keys, or with Tab if they lead no further. Returns the
 * number of keys.
 */
export async function focusChoice(page: Page, choice: number): Promise<number> {
  const tried = new Set<string>()
  for (let keys = 0; keys < MAX_KEYS; keys++) {
    const { here, at, to, there } = await focusStateFor(page, choice)
    if (there) return keys
    const key = arrows(at, to).find((one) => !tried.has(`${here} ${one}`)) ?? 'Tab'
    tried.add(`${here} ${key}`)
    await page.keyboard.press(key)
  }
  throw new Error(`no keys lead to ${choice}`)
}

/** Makes a choice with keys only; of several on one element, in the list that opens. */
export async function chooseByKeyboard(page: Page, choice: number): Promise<number> {
  let keys = await focusChoice(page, choice)
  const opens = await page.evaluate(
    () => document.activeElement?.getAttribute('aria-expanded') === 'false',
  )
  await page.keyboard.press('Enter')
  if (!opens) return keys + 1
  await page.locator(`[data-choice="${choice}"]`).waitFor()
  keys += await focusChoice(page, choice)
  await page.keyboard.press('Enter')
  return keys + 2
}

/** The name of the focused element: its label or its text. */
const accessibleName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const here = document.activeElement
    const labels = here instanceof HTMLInputElement || here instanceof HTMLSelectElement
    const label = labels ? here.labels?.[0]?.textContent : null
    return (here?.ariaLabel ?? label ?? here?.textContent ?? '').trim()
  })

/** Presses Tab until an element with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let keys = 0; keys < MAX_KEYS; keys++) {
    if ((await accessibleName(page)).startsWith(name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}

import type { Page } from 'playwright-core'

type Point = readonly [x: number, y: number]

/** Where the focus is, and where a choice is. */
interface FocusState {
  /** The index of the focused element, which stays the same until the page changes. */
  readonly focusIndex: number
  readonly at: Point
  readonly to: Point
  readonly isFocused: boolean
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
    const focused = document.activeElement ?? document.body
    if (target === undefined) throw new Error(`choice ${wanted} is not on the page`)
    const middle = (one: Element): Point => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return [left + width / 2, top + height / 2]
    }
    return {
      focusIndex: [...document.querySelectorAll('*')].indexOf(focused),
      at: middle(focused),
      to: middle(target),
      isFocused: focused === target,
    }
  }, choice)
}

/** The arrow keys that lead from one point to another, the better one first. */
function arrows([x, y]: Point, [toX, toY]: Point): string[] {
  const horizontal = toX < x ? 'ArrowLeft' : 'ArrowRight'
  const vertical = toY < y ? 'ArrowUp' : 'ArrowDown'
  return Math.abs(toX - x) > Math.abs(toY - y) ? [horizontal, vertical] : [vertical, horizontal]
}

/**
 * Moves the focus to a choice with arrow keys, or with Tab if they lead no further. Returns the
 * number of keys.
 */
export async function focusChoice(page: Page, choice: number): Promise<number> {
  const tried = new Set<string>()
  for (let keys = 0; keys < MAX_KEYS; keys++) {
    const { focusIndex, at, to, isFocused } = await focusStateFor(page, choice)
    if (isFocused) return keys
    const key = arrows(at, to).find((one) => !tried.has(`${focusIndex} ${one}`)) ?? 'Tab'
    tried.add(`${focusIndex} ${key}`)
    await page.keyboard.press(key)
  }
  throw new Error(`choice ${choice} cannot be reached by keyboard`)
}

/** Makes a choice with keys only. If its element has several choices, a list of them opens first. */
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
    const focused = document.activeElement
    const hasLabels = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement
    const label = hasLabels ? focused.labels?.[0]?.textContent : null
    return (focused?.ariaLabel ?? label ?? focused?.textContent ?? '').trim()
  })

/** Presses Tab until an element with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let keys = 0; keys < MAX_KEYS; keys++) {
    if ((await accessibleName(page)).startsWith(name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}

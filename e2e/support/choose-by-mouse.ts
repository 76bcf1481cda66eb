import type { Page } from 'playwright-core'
import { TIMEOUT } from './visit.ts'

type Point = readonly [x: number, y: number]

interface ClickPoint {
  readonly at: Point
  /** Whether a click opens a list with the choice. */
  readonly opensList: boolean
  /** Whether the choice only appears when the pointer is on its target. */
  readonly appearsOnHover: boolean
}

/** A point where the pointer has no effect. */
const NEUTRAL = [2, 2] as const

/** What to click: a choice, alone or among others on an element, or a button by its name. */
interface ClickTarget {
  readonly choice?: number
  /** Ignores elements with several choices. */
  readonly alone?: boolean
  readonly button?: string
}

/**
 * Finds the point to click. Waits until the element exists, is enabled and is on top, and scrolls
 * to it if necessary. It is a single call to the page, because a whole game needs many.
 */
const findClickPoint = (page: Page, wanted: ClickTarget): Promise<ClickPoint> =>
  page.evaluate(
    async ([{ choice, alone, button }, timeout]) => {
      const all = (selector: string): HTMLElement[] => [
        ...document.querySelectorAll<HTMLElement>(selector),
      ]
      const single = (): HTMLElement | undefined => all(`[data-choice="${choice}"]`)[0]
      const named = (): HTMLElement | undefined =>
        all('button').find(
          (one) =>
            (one.ariaLabel ?? one.textContent).trim() === button &&
            one.checkVisibility() &&
            !(one as HTMLButtonElement).disabled,
        )
      const target = (): HTMLElement | undefined => {
        if (button !== undefined) return named()
        return single() ?? (alone ? undefined : all(`[data-choices~="${choice}"]`)[0])
      }
      const middleOf = (one: HTMLElement): [number, number] => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return [left + width / 2, top + height / 2]
      }
      const until = performance.now() + timeout
      for (let tries = 0; performance.now() < until; tries++) {
        const one = target()
        const at = one === undefined ? undefined : middleOf(one)
        const hit = at === undefined ? null : document.elementFromPoint(...at)
        if (one !== undefined && at !== undefined && one.contains(hit)) {
          const opensList = one.ariaExpanded === 'false' && one.dataset.choices !== undefined
          return { at, opensList, appearsOnHover: false }
        }
        const near = one?.closest('.target-options')?.closest<HTMLElement>('.target:not(:hover)')
        if (near != null) return { at: middleOf(near), opensList: false, appearsOnHover: true }
        if (tries > 0)
          one?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
      throw new Error(`${button ?? choice} cannot be clicked`)
    },
    [wanted, TIMEOUT] as const,
  )

/** Clicks a choice; of several on one element, in the list that opens. */
export async function chooseByMouse(page: Page, choice: number): Promise<void> {
  const { at, opensList, appearsOnHover } = await findClickPoint(page, { choice })
  if (appearsOnHover) await page.mouse.move(...at)
  else await page.mouse.click(...at)
  if (opensList || appearsOnHover)
    await page.mouse.click(...(await findClickPoint(page, { choice, alone: true })).at)
  await page.mouse.move(...NEUTRAL)
}

/** Clicks a button by its text. */
export async function clickButton(page: Page, name: string): Promise<void> {
  const { at } = await findClickPoint(page, { button: name })
  await page.mouse.click(...at)
  await page.mouse.move(...NEUTRAL)
}

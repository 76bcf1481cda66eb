import type { Page } from 'playwright-core'
import { PATIENCE } from './visit.ts'

type Spot = readonly [x: number, y: number]

interface Found {
  readonly at: Spot
  /** It opens a list first. */
  readonly opens: boolean
  /** There it is shown to a pointer that comes near. */
  readonly shows: boolean
}

/** Where the pointer rests without meaning anything. */
const ASIDE = [2, 2] as const

/** What is looked for: a choice, where it lies alone or among others; or a button by its name. */
interface Wanted {
  readonly choice?: number
  /** Only where it lies alone. */
  readonly alone?: boolean
  readonly button?: string
}

/**
 * Where to click. Waits until it is there, can be used, and lies under the pointer; pushes the page
 * to it where it is out of sight. One question to the page, since a whole game asks it often.
 */
const find = (page: Page, wanted: Wanted): Promise<Found> =>
  page.evaluate(
    async ([{ choice, alone, button }, patience]) => {
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
      const until = performance.now() + patience
      for (let tries = 0; performance.now() < until; tries++) {
        const one = target()
        const at = one === undefined ? undefined : middleOf(one)
        const hit = at === undefined ? null : document.elementFromPoint(...at)
        if (one !== undefined && at !== undefined && one.contains(hit)) {
          const opens = one.ariaExpanded === 'false' && one.dataset.choices !== undefined
          return { at, opens, shows: false }
        }
        const near = one?.closest('.target-options')?.closest<HTMLElement>('.target:not(:hover)')
        if (near != null) return { at: middleOf(near), opens: false, shows: true }
        if (tries > 0)
          one?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
      throw new Error(`${button ?? choice} can be clicked nowhere`)
    },
    [wanted, PATIENCE] as const,
  )

/** Clicks a choice where it lies; of several on one thing, in the list that opens. */
export async function byMouse(page: Page, choice: number): Promise<void> {
  const { at, opens, shows } = await find(page, { choice })
  if (shows) await page.mouse.move(...at)
  else await page.mouse.click(...at)
  if (opens || shows) await page.mouse.click(...(await find(page, { choice, alone: true })).at)
  await page.mouse.move(...ASIDE)
}

/** Clicks a button by what is written on it. */
export async function clickButton(page: Page, name: string): Promise<void> {
  const { at } = await find(page, { button: name })
  await page.mouse.click(...at)
  await page.mouse.move(...ASIDE)
}

import type { Page } from 'playwright-core'
import type { Look } from './play.ts'
import { settled } from './settled.ts'

type Spot = readonly [x: number, y: number]

/** What a finger does next to make a choice: where it taps, and whether that makes it. */
interface Tap {
  readonly at: Spot
  readonly makes: boolean
}

/** Picking, going to another board, coming nearer, and a few screens along. */
const MOST_TAPS = 14

/** Where to tap next: on the choice, on the thing it lies on, or on what leads there. */
function nextTap(page: Page, choice: number): Promise<Tap> {
  return page.evaluate((wanted) => {
    const shown = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
    const spotOf = (one: HTMLElement): Spot | null => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      return hit !== null && one.contains(hit) ? [x, y] : null
    }
    const tap = (one: HTMLElement | undefined, makes: boolean): Tap | null => {
      const at = one === undefined ? null : spotOf(one)
      return at === null ? null : { at, makes }
    }
    const listed = shown(`[data-choice="${wanted}"]`)[0]
    // A long list at the foot is pushed up.
    listed?.scrollIntoView({ block: 'nearest' })
    const things = shown(`[data-choices~="${wanted}"]`)
    for (const one of things.filter((each) => each.closest('.foot') !== null))
      one.scrollIntoView({ block: 'nearest' })
    const here = things.find((one) => spotOf(one) !== null) ?? things[0]
    if (here === undefined) throw new Error(`${wanted} lies nowhere`)
    const found = tap(listed, true) ?? tap(here, here.closest('.target') === null)
    if (found !== null) return found

    const tabs = shown('[data-tab]')
    const tab = tabs.find(({ dataset }) =>
      document.querySelector(`:is(.boards, .board-strip) > .${dataset.tab}`)?.contains(here),
    )
    const chart = here.closest<HTMLElement>('.chart-view')
    if (tab !== undefined && tab.ariaCurrent !== 'true') {
      const there = tap(tab, false)
      if (there !== null) return there
    }
    if (chart?.hasAttribute('data-afar')) {
      const nearer = tap(shown('.zoom-buttons button')[0], false)
      if (nearer !== null) return nearer
    }
    const frame = (chart ?? here.closest('.boards > *, .board-strip > *'))?.getBoundingClientRect()
    if (frame === undefined) throw new Error(`${wanted} is under something else`)
    const { left, right, top, bottom } = here.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const side =
      y < frame.top ? 'up' : y > frame.bottom ? 'down' : x < frame.left ? 'left' : 'right'
    const of = chart === null ? tab?.dataset.tab : 'chart'
    const along = tap(shown(`.offscreen-hints[data-board="${of}"] .${side}`)[0], false)
    if (along !== null) return along
    // What is only possible besides is found by pushing the board.
    here.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const pushed = tap(here, here.closest('.target') === null)
    if (pushed === null) throw new Error(`nothing leads to ${wanted}, ${side} of what is in sight`)
    return pushed
  }, choice)
}

/** Taps, and waits until the page shows what came of it. */
export async function tapAt(page: Page, [x, y]: Spot): Promise<void> {
  await page.touchscreen.tap(x, y)
  await settled(page)
}

/** Makes a choice with a finger: goes where it lies, picks the thing, and taps what can be done with it. */
export async function byFinger(page: Page, choice: number, look?: Look): Promise<number> {
  for (let taps = 1; taps <= MOST_TAPS; taps++) {
    await look?.(page)
    const { at, makes } = await nextTap(page, choice)
    await tapAt(page, at)
    if (makes) return taps
  }
  throw new Error(`no finger comes to ${choice}`)
}

/** Taps a button by its selector, where it is in sight. */
export const tapOn = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).first().tap()

import type { Page } from 'playwright-core'
import type { BeforeChoice } from './play-by-clicking.ts'
import { waitUntilSettled } from './settled.ts'

type Point = readonly [x: number, y: number]

/** The next tap on the way to a choice, and whether it makes the choice. */
interface Tap {
  readonly at: Point
  readonly chooses: boolean
}

/** Enough for picking, changing the board, zooming and scrolling a few screens. */
const MAX_TAPS = 14

/** Where to tap next: the choice, its element, or a tab, zoom button or hint that leads to it. */
function nextTap(page: Page, choice: number): Promise<Tap> {
  return page.evaluate((wanted) => {
    const shown = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
    /** The centre of an element; null if it is offscreen or covered. */
    const centreOf = (one: HTMLElement): Point | null => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      return hit !== null && one.contains(hit) ? [x, y] : null
    }
    const tap = (one: HTMLElement | undefined, chooses: boolean): Tap | null => {
      const at = one === undefined ? null : centreOf(one)
      return at === null ? null : { at, chooses }
    }
    const listed = shown(`[data-choice="${wanted}"]`)[0]
    // A long list at the bottom is scrolled.
    listed?.scrollIntoView({ block: 'nearest' })
    const elements = shown(`[data-choices~="${wanted}"]`)
    for (const one of elements.filter((each) => each.closest('.foot') !== null))
      one.scrollIntoView({ block: 'nearest' })
    const element = elements.find((one) => centreOf(one) !== null) ?? elements[0]
    if (element === undefined) throw new Error(`choice ${wanted} is not on the page`)
    const found = tap(listed, true) ?? tap(element, element.closest('.target') === null)
    if (found !== null) return found

    const tabs = shown('[data-tab]')
    const tab = tabs.find(({ dataset }) =>
      document.querySelector(`:is(.boards, .board-strip) > .${dataset.tab}`)?.contains(element),
    )
    const chart = element.closest<HTMLElement>('.chart-view')
    if (tab !== undefined && tab.ariaCurrent !== 'true') {
      const tabTap = tap(tab, false)
      if (tabTap !== null) return tabTap
    }
    if (chart?.hasAttribute('data-too-small')) {
      const zoomTap = tap(shown('.zoom-buttons button')[0], false)
      if (zoomTap !== null) return zoomTap
    }
    const frame = (
      chart ?? element.closest('.boards > *, .board-strip > *')
    )?.getBoundingClientRect()
    if (frame === undefined) throw new Error(`choice ${wanted} is covered by another element`)
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const side =
      y < frame.top ? 'up' : y > frame.bottom ? 'down' : x < frame.left ? 'left' : 'right'
    const boardName = chart === null ? tab?.dataset.tab : 'chart'
    const hintTap = tap(shown(`.offscreen-hints[data-board="${boardName}"] .${side}`)[0], false)
    if (hintTap !== null) return hintTap
    // Optional actions have no offscreen hint, so scroll the board to them.
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const tapAfterScroll = tap(element, element.closest('.target') === null)
    if (tapAfterScroll === null)
      throw new Error(`choice ${wanted} cannot be reached: its element is offscreen (${side})`)
    return tapAfterScroll
  }, choice)
}

/** Taps and waits until the page shows the result. */
export async function tapAt(page: Page, [x, y]: Point): Promise<void> {
  await page.touchscreen.tap(x, y)
  await waitUntilSettled(page)
}

/** Makes a choice by touch: goes to its element, picks it and taps the choice. */
export async function chooseByTouch(
  page: Page,
  choice: number,
  beforeTap?: BeforeChoice,
): Promise<number> {
  for (let taps = 1; taps <= MAX_TAPS; taps++) {
    await beforeTap?.(page)
    const { at, chooses } = await nextTap(page, choice)
    await tapAt(page, at)
    if (chooses) return taps
  }
  throw new Error(`choice ${choice} cannot be reached by touch`)
}

/** Taps a button by its selector. */
export const tapOn = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).first().tap()

import type { Page } from 'playwright-core'
import type { BeforeChoice } from './play-first-offers.ts'
import { settled } from './settled.ts'

type Point = readonly [x: number, y: number]

/** The next tap on the way to a choice, and whether it makes the choice. */
interface Tap {
  readonly at: Point
  readonly chooses: boolean
}

/** Enough for picking, changing the board, zooming and scrolling a few screens. */
const MAX_TAPS = 14

/** Where to tap next: on the choice, on its element, or on what leads there. */
function nextTap(page: Page, choice: number): Promise<Tap> {
  return page.evaluate((wanted) => {
    const shown = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
    const spotOf = (one: HTMLElement): Point | null => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      return hit !== null && one.contains(hit) ? [x, y] : null
    }
    const tap = (one: HTMLElement | undefined, chooses: boolean): Tap | null => {
      const at = one === undefined ? null : spotOf(one)
      return at === null ? null : { at, chooses }
    }
    const listed = shown(`[data-choice="${wanted}"]`)[0]
    // A long list at the bottom is scrolled.
    listed?.scrollIntoView({ block: 'nearest' })
    const elements = shown(`[data-choices~="${wanted}"]`)
    for (const one of elements.filter((each) => each.closest('.foot') !== null))
      one.scrollIntoView({ block: 'nearest' })
    const here = elements.find((one) => spotOf(one) !== null) ?? elements[0]
    if (here === undefined) throw new Error(`choice ${wanted} is not on the page`)
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
    if (chart?.hasAttribute('data-too-small')) {
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
    // Choices that are only optional are found by scrolling the board.
    here.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const pushed = tap(here, here.closest('.target') === null)
    if (pushed === null) throw new Error(`nothing leads to ${wanted}, ${side} of what is in sight`)
    return pushed
  }, choice)
}

/** Taps and waits until the page shows the result. */
export async function tapAt(page: Page, [x, y]: Point): Promise<void> {
  await page.touchscreen.tap(x, y)
  await settled(page)
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

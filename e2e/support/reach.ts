import type { Page } from 'playwright-core'

/** Elements that are too small for a finger, out of reach, or hidden though they are asked for. */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The size a thumb needs, in pixels; half a pixel may be lost in rounding. */
    const THUMB = 43.5
    const faults: string[] = []
    const shown = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
    const name = (one: HTMLElement): string =>
      one.dataset.target ?? one.dataset.tab ?? `${one.className} ${one.textContent}`.trim()
    const isHit = (one: HTMLElement): boolean => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && one.contains(hit)
    }
    const checkSize = (one: HTMLElement): void => {
      const { width, height } = one.getBoundingClientRect()
      if (width < THUMB || height < THUMB)
        faults.push(`${name(one)}: ${width.toFixed(1)} x ${height.toFixed(1)}`)
    }
    const [prompt] = shown('.prompt')
    const box = prompt?.getBoundingClientRect()
    const isPromptVisible =
      box !== undefined && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
    if (!isPromptVisible || !isHit(prompt))
      faults.push(`the prompt is offscreen or covered: ${name(prompt)}`)

    for (const one of shown(
      '.tabs button, .foot button, .offscreen-hints button, .zoom-buttons button, .status-bar a',
    ))
      checkSize(one)
    for (const one of shown('.table-links button')) checkSize(one)
    const [board] = shown('.tab[aria-current=true]')
    const navigationButtons =
      board?.dataset.tab === 'chart'
        ? '.offscreen-hints button, .zoom-buttons button'
        : '.offscreen-hints button'
    for (const one of shown(navigationButtons))
      if (!isHit(one)) faults.push(`covered: ${name(one)}`)
    const tabs = shown('[data-tab]')
    for (const one of shown('[data-choices]:not([data-choices=""])')) {
      if (isHit(one)) {
        checkSize(one)
        continue
      }
      // A list at the bottom can be scrolled.
      const list = one.closest('.question-panel, .prompt-choices')
      if (list !== null && list.scrollHeight > list.clientHeight) continue
      const tab = tabs.find(({ dataset }) =>
        document.querySelector(`:is(.boards, .board-strip) > .${dataset.tab}`)?.contains(one),
      )
      const hasTab = tab !== undefined && tab.ariaCurrent !== 'true' && isHit(tab)
      // Optional actions have no offscreen hint; the player scrolls the board to them.
      const needsHint = one.closest('.target.glow') !== null
      const boardName = one.closest('.chart') === null ? board?.dataset.tab : 'chart'
      const hasHint = shown(`.offscreen-hints[data-board="${boardName}"] button`).some(isHit)
      const { left, top, width, height } = one.getBoundingClientRect()
      const cover = document.elementFromPoint(left + width / 2, top + height / 2)
      if (needsHint && !hasTab && !hasHint)
        faults.push(
          `${name(one)} cannot be reached, it is covered by ${cover?.outerHTML.slice(0, 60)}`,
        )
    }
    return faults
  })

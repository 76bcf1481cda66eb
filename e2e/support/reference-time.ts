import type { Page } from 'playwright-core'

/**
 * How long this machine needs for work of a known size in the page, in milliseconds: the median of
 * several runs that build, lay out and remove a table of words. Other times of the same run are
 * compared with it, because machines differ.
 */
export const referenceTime = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const TIMES = 9
    const ROWS = 400
    const once = (): number => {
      const began = performance.now()
      const table = document.createElement('div')
      table.style.cssText = 'position: absolute; visibility: hidden; width: 600px'
      for (let row = 0; row < ROWS; row++) {
        const line = document.createElement('p')
        for (const word of ['wood', 'spice', 'fabric', 'wine', 'gems']) {
          const cell = document.createElement('span')
          cell.textContent = `${word} ${row} `
          line.append(cell)
        }
        table.append(line)
      }
      document.body.append(table)
      const height = table.offsetHeight
      table.remove()
      if (height === 0) throw new Error('nothing was laid out')
      return performance.now() - began
    }
    const times = Array.from({ length: TIMES }, once).toSorted((a, b) => a - b)
    return Number(times[Math.floor(TIMES / 2)].toFixed(1))
  })

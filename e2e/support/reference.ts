import type { Page } from 'playwright-core'

/**
 * How long this machine takes now for work of a known size in the page, in milliseconds: a table of
 * words is made, laid out and taken away, some times, and the middle of them counts. What else is
 * measured in the same run is judged by it: machines differ, and one machine from hour to hour.
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

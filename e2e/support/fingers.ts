import type { CDPSession, Page } from 'playwright-core'
import { settled } from './settled.ts'

type Spot = readonly [x: number, y: number]

/** So many stops a finger makes on its way. */
const STOPS = 8

/** Fingers that do more than tap. */
export class Fingers {
  private readonly page: Page
  private readonly session: CDPSession
  private constructor(page: Page, session: CDPSession) {
    this.page = page
    this.session = session
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(page, await page.context().newCDPSession(page))
  }

  private async touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    spots: readonly Spot[],
  ): Promise<void> {
    const touchPoints = spots.map(([x, y], id) => ({ x, y, id }))
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }

  /** From one spot to another; before it is lifted, something can be looked at. */
  async swipe(
    [x, y]: Spot,
    [toX, toY]: Spot,
    look: () => Promise<void> = async () => {},
  ): Promise<void> {
    await this.touch('touchStart', [[x, y]])
    for (let stop = 1; stop <= STOPS; stop++)
      await this.touch('touchMove', [
        [x + ((toX - x) * stop) / STOPS, y + ((toY - y) * stop) / STOPS],
      ])
    await look()
    await this.touch('touchEnd', [])
    await settled(this.page)
  }

  /** Two fingers around a spot, so far apart at first and in the end. */
  async pinch([x, y]: Spot, from: number, to: number): Promise<void> {
    const apart = (width: number): Spot[] => [
      [x - width / 2, y],
      [x + width / 2, y],
    ]
    await this.touch('touchStart', apart(from))
    for (let stop = 1; stop <= STOPS; stop++)
      await this.touch('touchMove', apart(from + ((to - from) * stop) / STOPS))
    await this.touch('touchEnd', [])
    await settled(this.page)
  }

  /** A finger that rests somewhere until something is shown, and is lifted. */
  async rest(spot: Spot, shown: string): Promise<void> {
    await this.touch('touchStart', [spot])
    await this.page.locator(shown).waitFor()
    await this.touch('touchEnd', [])
    await settled(this.page)
  }
}

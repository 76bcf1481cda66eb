import type { CDPSession, Page } from 'playwright-core'
import { waitUntilSettled } from './settled.ts'

type Point = readonly [x: number, y: number]

/** The number of steps of a moving finger. */
const STEPS = 8

/** Touch gestures other than a tap. */
export class TouchGestures {
  private readonly page: Page
  private readonly session: CDPSession
  private constructor(page: Page, session: CDPSession) {
    this.page = page
    this.session = session
  }

  static async on(page: Page): Promise<TouchGestures> {
    return new TouchGestures(page, await page.context().newCDPSession(page))
  }

  private async touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly Point[],
  ): Promise<void> {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }))
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }

  /** Moves a finger from one point to another, and calls `beforeLift` before lifting it. */
  async swipe(
    [x, y]: Point,
    [toX, toY]: Point,
    beforeLift: () => Promise<void> = async () => {},
  ): Promise<void> {
    await this.touch('touchStart', [[x, y]])
    for (let step = 1; step <= STEPS; step++)
      await this.touch('touchMove', [
        [x + ((toX - x) * step) / STEPS, y + ((toY - y) * step) / STEPS],
      ])
    await beforeLift()
    await this.touch('touchEnd', [])
    await waitUntilSettled(this.page)
  }

  /** Moves two fingers around a point from one distance to another. */
  async pinch([x, y]: Point, from: number, to: number): Promise<void> {
    const apart = (width: number): Point[] => [
      [x - width / 2, y],
      [x + width / 2, y],
    ]
    await this.touch('touchStart', apart(from))
    for (let stop = 1; stop <= STEPS; stop++)
      await this.touch('touchMove', apart(from + ((to - from) * stop) / STEPS))
    await this.touch('touchEnd', [])
    await waitUntilSettled(this.page)
  }

  /** Presses a point until an element is shown, then lifts the finger. */
  async longPress(point: Point, shown: string): Promise<void> {
    await this.touch('touchStart', [point])
    await this.page.locator(shown).waitFor()
    await this.touch('touchEnd', [])
    await waitUntilSettled(this.page)
  }
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterDeferredWork, afterNextTouch, afterPaint } from '../../src/ui/after-paint.ts'

let paint: () => void = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    paint = frame
    return 0
  })
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('waiting work runs after the paint, in order, each in its own task', async () => {
  const done: string[] = []
  for (const name of ['chart', 'rows', 'mine'])
    afterPaint(() => {
      done.push(name)
      // Other waiting tasks, such as a tap, run before the next one.
      setTimeout(() => done.push('tap'))
    })
  paint()
  expect(done).toEqual([])
  await vi.runAllTimersAsync()
  expect(done).toEqual(['chart', 'tap', 'rows', 'tap', 'mine', 'tap'])
})

test('work that needs the whole page runs last, even if it was requested first', async () => {
  const done: string[] = []
  afterDeferredWork(() => done.push('arrows'))
  afterPaint(() => done.push('rows'))
  afterPaint(() => done.push('mine'))
  paint()
  await vi.runAllTimersAsync()
  expect(done).toEqual(['rows', 'mine', 'arrows'])
})

test('cancelled work does not run', async () => {
  const done: string[] = []
  const leave = afterPaint(() => done.push('old'))
  afterPaint(() => done.push('new'))
  leave()
  paint()
  await vi.runAllTimersAsync()
  expect(done).toEqual(['new'])
})

test('a hidden page is never painted, but the work runs anyway', async () => {
  const done: string[] = []
  afterPaint(() => done.push('rows'))
  await vi.advanceTimersByTimeAsync(1999)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['rows'])
})

test('work that waits for a touch runs after it and the next paint, or not at all', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const done: string[] = []
  const touch = async (): Promise<void> => {
    page.dispatchEvent(new Event('pointerdown'))
    paint()
    await vi.runAllTimersAsync()
  }
  const leave = afterNextTouch(() => done.push('old'))
  afterNextTouch(() => done.push('new'))
  await vi.runAllTimersAsync()
  expect(done).toEqual([])
  leave()
  await touch()
  expect(done).toEqual(['new'])
  await touch()
  expect(done).toEqual(['new'])
})

import { signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { layout } from '../../ui/layout.ts'
import { CARTOUCHE } from '../geography/cartouches.ts'
import { CHART } from '../geography/projection.ts'

/** Zoom steps: at 1 the chart fills its frame. A step with the whole chart comes before these. */
const STEPS = [1, 1.6, 2.5] as const
const MAX_ZOOM = 3
/** The position of Amalfi between the west (0) and east (1) edge. */
const AMALFI_X = 0.44
/** The smallest height of a destination that can be tapped, in pixels. */
const MIN_TOUCH_HEIGHT = 44
/** Two taps within this time and distance are a double tap. */
const DOUBLE_TAP = { ms: 320, px: 32 } as const

type Point = readonly [x: number, y: number]

/** What the zoom buttons need. */
export interface Zoom {
  readonly canZoomIn: boolean
  readonly canZoomOut: boolean
  readonly zoomIn: () => void
  readonly zoomOut: () => void
}

/** The zoom of the chart, for its buttons, which are outside of the chart; null on a desktop. */
export const zoom = signal<Zoom | null>(null)

const canvasIn = (view: HTMLElement): HTMLElement => view.firstElementChild as HTMLElement

/** The zoom at which the whole chart fits into its frame. */
function minZoom({ clientWidth: width, clientHeight: height }: HTMLElement): number {
  const chartWidth = (height * CHART.width) / CHART.height
  return Math.min(width, chartWidth) / Math.max(width, chartWidth, 1)
}

/** All zoom steps, ascending. If the whole chart almost fills the frame, it has no separate step. */
function stepsIn(view: HTMLElement): readonly number[] {
  const least = minZoom(view)
  return least > 0.9 ? STEPS : [least, ...STEPS]
}

/** Sets the zoom. The point under the finger stays where it is. */
function applyZoom(view: HTMLElement, zoom: number, [x, y]: Point = middle(view)): void {
  const canvas = canvasIn(view)
  const before = canvas.getBoundingClientRect()
  const [partX, partY] = [(x - before.left) / before.width, (y - before.top) / before.height]
  view.style.setProperty('--zoom', String(zoom))
  const after = canvas.getBoundingClientRect()
  view.scrollLeft += after.left + partX * after.width - x
  view.scrollTop += after.top + partY * after.height - y
  const height = (after.height * CARTOUCHE.height) / CHART.height
  view.toggleAttribute('data-too-small', height < MIN_TOUCH_HEIGHT)
}

/** Scrolls to Amalfi. */
function scrollToAmalfi(view: HTMLElement): void {
  view.scrollLeft = view.scrollWidth * AMALFI_X - view.clientWidth / 2
  view.scrollTop = (view.scrollHeight - view.clientHeight) / 2
}

function middle(view: HTMLElement): Point {
  const { left, top, width, height } = view.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** Zooms the chart on handhelds, by buttons, keys, pinch or double tap. Returns the ref of its frame. */
export function useZoom(): RefObject<HTMLDivElement | null> {
  const view = useRef<HTMLDivElement>(null)
  const now = useRef(1)
  const publish = (canZoomIn: boolean, canZoomOut: boolean): void => {
    const before = zoom.peek()
    if (before?.canZoomIn === canZoomIn && before.canZoomOut === canZoomOut) return
    zoom.value = { canZoomIn, canZoomOut, zoomIn: () => step(1), zoomOut: () => step(-1) }
  }
  const set = (to: number, at?: Point): void => {
    if (view.current === null) return
    const steps = stepsIn(view.current)
    now.current = Math.min(Math.max(to, steps[0]), MAX_ZOOM)
    applyZoom(view.current, now.current, at)
    publish(now.current < steps[steps.length - 1], now.current > steps[0] * 1.01)
  }
  const step = (direction: 1 | -1, at?: Point): void => {
    if (view.current === null) return
    const steps = stepsIn(view.current)
    const next =
      direction > 0
        ? steps.find((one) => one > now.current * 1.01)
        : steps.findLast((one) => one < now.current * 0.99)
    if (next !== undefined) set(next, at)
  }
  useEffect(() => {
    const { current } = view
    if (current === null || layout.value === 'desktop') return
    const listeners = new AbortController()
    const { signal } = listeners
    watchPinch(current, () => now.current, set, signal)
    watchTaps(current, step, signal)
    watchKeys(step, signal)
    scrollToAmalfi(current)
    publish(true, true)
    const resizeObserver = new ResizeObserver(() => set(now.current))
    resizeObserver.observe(current)
    return () => {
      listeners.abort()
      resizeObserver.disconnect()
      current.removeAttribute('data-too-small')
      zoom.value = null
    }
  }, [layout.value])
  return view
}

/** During a pinch the chart is only transformed. The zoom is set when the fingers are lifted. */
function watchPinch(
  view: HTMLElement,
  zoomNow: () => number,
  set: (to: number, at: Point) => void,
  signal: AbortSignal,
): void {
  let from: { readonly apart: number; readonly point: Point } | null = null
  let scale = 1
  let moved: Point = [0, 0]
  const fingers = ([a, b]: TouchList) => ({
    apart: Math.max(Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), 1),
    point: [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2] as const,
  })
  const start = ({ touches }: TouchEvent): void => {
    if (touches.length !== 2) return
    from = fingers(touches)
    scale = 1
    moved = [0, 0]
    const { left, top } = canvasIn(view).getBoundingClientRect()
    canvasIn(view).style.transformOrigin = `${from.point[0] - left}px ${from.point[1] - top}px`
  }
  const move = (event: TouchEvent): void => {
    if (from === null || event.touches.length !== 2) return
    if (event.cancelable) event.preventDefault()
    const { apart, point } = fingers(event.touches)
    const zoom = Math.min(Math.max((zoomNow() * apart) / from.apart, minZoom(view)), MAX_ZOOM)
    scale = zoom / zoomNow()
    moved = [point[0] - from.point[0], point[1] - from.point[1]]
    canvasIn(view).style.transform = `translate(${moved[0]}px, ${moved[1]}px) scale(${scale})`
  }
  const end = (): void => {
    if (from === null) return
    canvasIn(view).style.transform = ''
    set(zoomNow() * scale, from.point)
    view.scrollBy(-moved[0], -moved[1])
    from = null
  }
  view.addEventListener('touchstart', start, { passive: true, signal })
  view.addEventListener('touchmove', move, { passive: false, signal })
  view.addEventListener('touchend', end, { signal })
  view.addEventListener('touchcancel', end, { signal })
}

/** A double tap on the sea zooms in. If destinations are too small to tap, a single tap does. */
function watchTaps(
  view: HTMLElement,
  step: (direction: 1 | -1, at: Point) => void,
  signal: AbortSignal,
): void {
  let last: { readonly at: number; readonly point: Point } = { at: -1000, point: [0, 0] }
  const tapped = ({ target, clientX, clientY, timeStamp }: MouseEvent): void => {
    if (view.hasAttribute('data-too-small')) return step(1, [clientX, clientY])
    if (target instanceof Element && target.closest('.target') !== null) return
    const isDoubleTap =
      timeStamp - last.at < DOUBLE_TAP.ms &&
      Math.hypot(clientX - last.point[0], clientY - last.point[1]) < DOUBLE_TAP.px
    last = { at: timeStamp, point: [clientX, clientY] }
    if (isDoubleTap) step(1, [clientX, clientY])
  }
  view.addEventListener('click', tapped, { signal })
}

function watchKeys(step: (direction: 1 | -1) => void, signal: AbortSignal): void {
  const pressed = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): void => {
    if (ctrlKey || metaKey || document.querySelector('dialog[open]') !== null) return
    if (target instanceof Element && target.matches('input, select, textarea')) return
    if (key === '+' || key === '=') step(1)
    else if (key === '-') step(-1)
  }
  addEventListener('keydown', pressed, { signal })
}

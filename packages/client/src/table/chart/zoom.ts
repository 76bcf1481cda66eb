import { signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { layout } from '../../ui/layout.ts'
import { CARTOUCHE } from '../geography/cartouches.ts'
import { CHART } from '../geography/projection.ts'

/** From as high as its frame to a few harbours; all of the chart comes before these. */
const STEPS = [1, 1.6, 2.5] as const
const NEAREST = 3
/** Where Amalfi lies between west and east. */
const HOME = 0.44
/** What a thumb needs, in pixels: from further away the chart is only looked at. */
const THUMB = 44
/** A second tap that comes so soon and so near is the other half of the first. */
const TWICE = { ms: 320, px: 32 } as const

type Spot = readonly [x: number, y: number]

export interface Zoom {
  readonly canNearer: boolean
  readonly canFarther: boolean
  readonly nearer: () => void
  readonly farther: () => void
}

/** What can be done with the chart that lies there; its buttons stand outside of it, and hide nothing. */
export const zoom = signal<Zoom | null>(null)

const sheetIn = (view: HTMLElement): HTMLElement => view.firstElementChild as HTMLElement

/** How much of the width that fills the frame is left when all of the chart is in it. */
function whole({ clientWidth: w, clientHeight: h }: HTMLElement): number {
  const across = (h * CHART.width) / CHART.height
  return Math.min(w, across) / Math.max(w, across, 1)
}

/** All steps from far to near; where the frame has the form of the chart, the first two are one. */
function stepsIn(view: HTMLElement): readonly number[] {
  const least = whole(view)
  return least > 0.9 ? STEPS : [least, ...STEPS]
}

/** Shows the chart as near as this; the spot under the finger stays under it. */
function show(view: HTMLElement, zoom: number, [x, y]: Spot = middle(view)): void {
  const sheet = sheetIn(view)
  const before = sheet.getBoundingClientRect()
  const [partX, partY] = [(x - before.left) / before.width, (y - before.top) / before.height]
  view.style.setProperty('--zoom', String(zoom))
  const after = sheet.getBoundingClientRect()
  view.scrollLeft += after.left + partX * after.width - x
  view.scrollTop += after.top + partY * after.height - y
  const high = (after.height * CARTOUCHE.height) / CHART.height
  view.toggleAttribute('data-too-small', high < THUMB)
}

/** Where one looks first: at home, a little west of the middle. */
function begin(view: HTMLElement): void {
  view.scrollLeft = view.scrollWidth * HOME - view.clientWidth / 2
  view.scrollTop = (view.scrollHeight - view.clientHeight) / 2
}

function middle(view: HTMLElement): Spot {
  const { left, top, width, height } = view.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** The chart can be drawn nearer by buttons, keys, two fingers, or two taps on the open sea. */
export function useZoom(): RefObject<HTMLDivElement | null> {
  const view = useRef<HTMLDivElement>(null)
  const now = useRef(1)
  const tell = (canNearer: boolean, canFarther: boolean): void => {
    const told = zoom.peek()
    if (told?.canNearer === canNearer && told.canFarther === canFarther) return
    zoom.value = { canNearer, canFarther, nearer: () => step(1), farther: () => step(-1) }
  }
  const set = (to: number, at?: Spot): void => {
    if (view.current === null) return
    const steps = stepsIn(view.current)
    now.current = Math.min(Math.max(to, steps[0]), NEAREST)
    show(view.current, now.current, at)
    tell(now.current < steps[steps.length - 1], now.current > steps[0] * 1.01)
  }
  const step = (way: 1 | -1, at?: Spot): void => {
    if (view.current === null) return
    const steps = stepsIn(view.current)
    const next =
      way > 0
        ? steps.find((one) => one > now.current * 1.01)
        : steps.findLast((one) => one < now.current * 0.99)
    if (next !== undefined) set(next, at)
  }
  useEffect(() => {
    const { current } = view
    if (current === null || layout.value === 'desktop') return
    const away = new AbortController()
    const { signal } = away
    watchPinch(current, () => now.current, set, signal)
    watchTaps(current, step, signal)
    watchKeys(step, signal)
    begin(current)
    tell(true, true)
    const resized = new ResizeObserver(() => set(now.current))
    resized.observe(current)
    return () => {
      away.abort()
      resized.disconnect()
      current.removeAttribute('data-too-small')
      zoom.value = null
    }
  }, [layout.value])
  return view
}

/** Two fingers: the chart follows them as it is, and is drawn again when they are lifted. */
function watchPinch(
  view: HTMLElement,
  zoomNow: () => number,
  set: (to: number, at: Spot) => void,
  signal: AbortSignal,
): void {
  let from: { readonly apart: number; readonly spot: Spot } | null = null
  let scale = 1
  let moved: Spot = [0, 0]
  const fingers = ([a, b]: TouchList) => ({
    apart: Math.max(Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), 1),
    spot: [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2] as const,
  })
  const start = ({ touches }: TouchEvent): void => {
    if (touches.length !== 2) return
    from = fingers(touches)
    scale = 1
    moved = [0, 0]
    const { left, top } = sheetIn(view).getBoundingClientRect()
    sheetIn(view).style.transformOrigin = `${from.spot[0] - left}px ${from.spot[1] - top}px`
  }
  const move = (event: TouchEvent): void => {
    if (from === null || event.touches.length !== 2) return
    if (event.cancelable) event.preventDefault()
    const { apart, spot } = fingers(event.touches)
    const zoom = Math.min(Math.max((zoomNow() * apart) / from.apart, whole(view)), NEAREST)
    scale = zoom / zoomNow()
    moved = [spot[0] - from.spot[0], spot[1] - from.spot[1]]
    sheetIn(view).style.transform = `translate(${moved[0]}px, ${moved[1]}px) scale(${scale})`
  }
  const end = (): void => {
    if (from === null) return
    sheetIn(view).style.transform = ''
    set(zoomNow() * scale, from.spot)
    view.scrollBy(-moved[0], -moved[1])
    from = null
  }
  view.addEventListener('touchstart', start, { passive: true, signal })
  view.addEventListener('touchmove', move, { passive: false, signal })
  view.addEventListener('touchend', end, { signal })
  view.addEventListener('touchcancel', end, { signal })
}

/** Two taps on the open sea come nearer; from far away one does, since nothing can be hit there. */
function watchTaps(
  view: HTMLElement,
  step: (way: 1 | -1, at: Spot) => void,
  signal: AbortSignal,
): void {
  let last: { readonly at: number; readonly spot: Spot } = { at: -1000, spot: [0, 0] }
  const tapped = ({ target, clientX, clientY, timeStamp }: MouseEvent): void => {
    // From far away a tap comes nearer, also on what lies there.
    if (view.hasAttribute('data-too-small')) return step(1, [clientX, clientY])
    if (target instanceof Element && target.closest('.target') !== null) return
    const again =
      timeStamp - last.at < TWICE.ms &&
      Math.hypot(clientX - last.spot[0], clientY - last.spot[1]) < TWICE.px
    last = { at: timeStamp, spot: [clientX, clientY] }
    if (again) step(1, [clientX, clientY])
  }
  view.addEventListener('click', tapped, { signal })
}

function watchKeys(step: (way: 1 | -1) => void, signal: AbortSignal): void {
  const pressed = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): void => {
    if (ctrlKey || metaKey || document.querySelector('dialog[open]') !== null) return
    if (target instanceof Element && target.matches('input, select, textarea')) return
    if (key === '+' || key === '=') step(1)
    else if (key === '-') step(-1)
  }
  addEventListener('keydown', pressed, { signal })
}

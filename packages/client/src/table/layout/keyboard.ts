import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Table } from '../../model/session/table.ts'
import { targetSelector } from '../scene/find-elements.ts'
import { openMenu } from '../scene/scene.tsx'
import { nearest, type Vector } from './nearest.ts'

/** Everything that arrow keys can move to. */
const FOCUSABLE =
  '.hint-bubble .next, .curtain button, .first-hand > header button, .menu button, .question-panel [data-choices], .table-layout [data-choices]:not([data-choices=""]), .target-options button, .end-turn:not(:disabled)'

const DIRECTIONS: Readonly<Partial<Record<string, Vector>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const focusableElements = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0,
  )

/**
 * What gets the focus at a new question: a choice on the boards, or else in the bar, so that a key does
 * not pass by mistake. After the curtain it is the question itself: the key that opened the curtain may
 * still be down.
 */
function firstFocus(isAfterCurtain: boolean): HTMLElement | null {
  if (isAfterCurtain) return document.querySelector<HTMLElement>('.prompt')
  const all = focusableElements()
  return all.find((element) => element.closest('.prompt-bar') === null) ?? all[0] ?? null
}

const centreOf = (element: HTMLElement): Vector => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

function moveFocus(direction: Vector): void {
  const active = document.activeElement
  const all = focusableElements().filter((element) => element !== active)
  const from =
    active instanceof HTMLElement && active.closest('.table-layout') !== null
      ? centreOf(active)
      : null
  nearest(
    from,
    direction,
    all.map((element) => [element, centreOf(element)] as const),
  )?.focus()
}

function closeMenu(): boolean {
  const target = openMenu.value
  if (target === null) return false
  openMenu.value = null
  document.querySelector<HTMLElement>(targetSelector(target))?.focus()
  return true
}

/** Arrow keys move the focus between choices. Keyboard users find it on a choice at every question. */
export function useKeyboard(table: Table): void {
  useEffect(() => {
    let byKey = false
    const onKeyDown = (event: KeyboardEvent): void => {
      byKey = true
      if (event.ctrlKey || event.altKey || event.metaKey) return
      if (isTyping(document.activeElement) || document.querySelector('dialog[open]')) return
      const direction = DIRECTIONS[event.key]
      if (direction !== undefined) moveFocus(direction)
      else if (event.key !== 'Escape' || !closeMenu()) return
      event.preventDefault()
    }
    const onPointerDown = (event: PointerEvent): void => {
      byKey = false
      if (!(event.target instanceof Element && event.target.closest('.target')))
        openMenu.value = null
    }
    let isAfterCurtain = false
    const restoreFocus = (): void => {
      const active = document.activeElement
      const hasNoFocus = active === null || active === document.body || active.matches(':disabled')
      if (byKey && hasNoFocus) firstFocus(isAfterCurtain)?.focus()
      isAfterCurtain = false
    }
    const stop = effect(() => {
      if (table.nextViewer.value >= 0) isAfterCurtain = true
      // For a new question or the end of a turn, after it has been rendered.
      if (table.question.value !== null || table.awaitingConfirm.value >= 0)
        requestAnimationFrame(restoreFocus)
    })
    addEventListener('keydown', onKeyDown)
    addEventListener('pointerdown', onPointerDown)
    return () => {
      stop()
      removeEventListener('keydown', onKeyDown)
      removeEventListener('pointerdown', onPointerDown)
    }
  }, [table])
}

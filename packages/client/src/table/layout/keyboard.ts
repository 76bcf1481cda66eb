import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Table } from '../../model/session/table.ts'
import { targetSelector } from '../scene/find-elements.ts'
import { openMenu } from '../scene/scene.tsx'
import { nearest, type Vector } from './nearest.ts'

/** What can be chosen now, wherever it lies. */
const CHOOSABLE =
  '.coach .next, .curtain button, .first-hand > header button, .menu button, .question-panel [data-choices], .table-layout [data-choices]:not([data-choices=""]), .target-options button, .end-turn:not(:disabled)'

const DIRECTIONS: Readonly<Partial<Record<string, Vector>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const choosable = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(CHOOSABLE)].filter(
    (one) => one.getClientRects().length > 0,
  )

const centreOf = (one: HTMLElement): Vector => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

const isTyping = (one: Element | null): boolean =>
  one instanceof HTMLInputElement ||
  one instanceof HTMLSelectElement ||
  one instanceof HTMLTextAreaElement

function move(way: Vector): void {
  const here = document.activeElement
  const all = choosable().filter((one) => one !== here)
  const from =
    here instanceof HTMLElement && here.closest('.table-layout') !== null ? centreOf(here) : null
  nearest(
    from,
    way,
    all.map((one) => [one, centreOf(one)] as const),
  )?.focus()
}

function closeMenu(): boolean {
  const target = openMenu.value
  if (target === null) return false
  openMenu.value = null
  document.querySelector<HTMLElement>(targetSelector(target))?.focus()
  return true
}

/** Arrow keys go from choice to choice; whoever plays by keyboard never loses the focus. */
export function useKeyboard(table: Table): void {
  useEffect(() => {
    let byKey = false
    const pressed = (event: KeyboardEvent): void => {
      byKey = true
      if (event.ctrlKey || event.altKey || event.metaKey) return
      if (isTyping(document.activeElement) || document.querySelector('dialog[open]')) return
      const way = DIRECTIONS[event.key]
      if (way !== undefined) move(way)
      else if (event.key !== 'Escape' || !closeMenu()) return
      event.preventDefault()
    }
    const pointed = (event: PointerEvent): void => {
      byKey = false
      if (!(event.target instanceof Element && event.target.closest('.target')))
        openMenu.value = null
    }
    const find = (): void => {
      const here = document.activeElement
      const lost = here === null || here === document.body || here.matches(':disabled')
      if (byKey && lost) choosable()[0]?.focus()
    }
    const stop = effect(() => {
      // When something is asked, or a turn waits to be ended; after it has been shown.
      if (table.question.value !== null || table.awaitingConfirm.value >= 0)
        requestAnimationFrame(find)
    })
    addEventListener('keydown', pressed)
    addEventListener('pointerdown', pointed)
    return () => {
      stop()
      removeEventListener('keydown', pressed)
      removeEventListener('pointerdown', pointed)
    }
  }, [table])
}

import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { layout } from '../../ui/layout.ts'
import { uncoveredFrame } from './scroll-board.ts'

/** How much of the boards the foot of the page covers, in pixels. It grows when a question needs room. */
export const coveredHeight = signal(0)

/** Writes `coveredHeight` to the styles, so that a board can be scrolled above the foot of the page. */
export function useCoveredHeight(): void {
  useEffect(() => {
    const table = document.querySelector<HTMLElement>('.table-layout')
    const foot = table?.querySelector('.foot') ?? null
    if (table === null || foot === null || layout.value === 'desktop') return
    const boards = layout.value === 'phone' ? '.boards' : '.board-strip'
    const observer = new ResizeObserver(() => {
      const frame = table.querySelector(boards)
      if (frame === null) return
      coveredHeight.value = frame.getBoundingClientRect().bottom - uncoveredFrame(frame).bottom
      table.style.setProperty('--covered', `${coveredHeight.value}px`)
    })
    for (const one of [foot, ...table.querySelectorAll(boards)]) observer.observe(one)
    return () => {
      observer.disconnect()
      coveredHeight.value = 0
      table.style.removeProperty('--covered')
    }
  }, [layout.value])
}

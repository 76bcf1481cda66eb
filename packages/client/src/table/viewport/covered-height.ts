import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { layout } from '../../ui/layout.ts'
import { uncoveredFrame } from './scroll-board.ts'

/** How many pixels of the boards the question at the bottom covers. It grows over them when it needs room. */
export const coveredHeight = signal(0)

/** Passes it to the style sheets, so that every part of a board can be scrolled above the question. */
export function useCoveredHeight(): void {
  useEffect(() => {
    const sheet = document.querySelector<HTMLElement>('.table-layout')
    const foot = sheet?.querySelector('.foot') ?? null
    if (sheet === null || foot === null || layout.value === 'desk') return
    const boards = layout.value === 'phone' ? '.boards' : '.board-strip'
    const resized = new ResizeObserver(() => {
      const frame = sheet.querySelector(boards)
      if (frame === null) return
      coveredHeight.value = frame.getBoundingClientRect().bottom - uncoveredFrame(frame).bottom
      sheet.style.setProperty('--covered', `${coveredHeight.value}px`)
    })
    for (const one of [foot, ...sheet.querySelectorAll(boards)]) resized.observe(one)
    return () => {
      resized.disconnect()
      coveredHeight.value = 0
      sheet.style.removeProperty('--covered')
    }
  }, [layout.value])
}

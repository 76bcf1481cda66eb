import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { parseTarget } from '../../model/game/targets.ts'
import type { Table } from '../../model/session/table.ts'
import { onLongPress } from '../../ui/long-press.ts'
import { isTouch } from '../../ui/touch.ts'
import { previewedChoice } from '../scene/scene.tsx'
import { clearPick, pickTarget, tappedTitle } from './picked-target.ts'

/** The title of the icon at an element; null if the title belongs to a whole target. */
function titleAt(element: Element): string | null {
  const titled = element.closest('[title], svg:has(> title), g:has(> title)')
  if (titled === null || titled.contains(element.closest('.target'))) return null
  return titled.getAttribute('title') ?? titled.querySelector(':scope > title')?.textContent ?? null
}

/** The choice of the button at an element; null if there is none, or more than one. */
function choiceAt(element: Element): number | null {
  const button = element.closest<HTMLElement>('[data-choice], [data-choices]')
  const text = button?.dataset.choice ?? button?.dataset.choices ?? ''
  return /^\d+$/.test(text) ? Number(text) : null
}

/** A long press shows what a hovering pointer would show, and takes no choice. */
function showDetailsAt(element: Element): boolean {
  const button = element.closest('.target')?.querySelector<HTMLElement>('[data-target]')
  const target = parseTarget(button?.dataset.target ?? '')
  const title = titleAt(element)
  const choice = choiceAt(element)
  if (target === null && title === null && choice === null) return false
  clearPick()
  if (target !== null) pickTarget(target, choice)
  else previewedChoice.value = choice
  tappedTitle.value = title
  return true
}

/** A tap on one of these keeps the picked target. */
const KEEPS_PICK =
  '.target, .target-details, .picked-choices, .zoom-buttons, .offscreen-hints, dialog'

/** Touch on a table: a tap picks a target before it takes a choice, a long press shows its details. */
export function useTouchGestures(table: Table): void {
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    onLongPress(
      (element) =>
        isTouch.value && element.closest('.table-layout') !== null && showDetailsAt(element),
      signal,
    )
    const onClick = ({ target }: MouseEvent): void => {
      if (!isTouch.value || !(target instanceof Element)) return
      if (target.closest(KEEPS_PICK) !== null) return
      clearPick()
      // A tap on an icon without any action shows its title.
      if (target.closest('.table-layout') !== null && target.closest('button, a, label') === null)
        tappedTitle.value = titleAt(target)
    }
    addEventListener('click', onClick, { signal })
    const stop = effect(() => {
      // A new question clears what was picked for the last one.
      table.question.value
      clearPick()
    })
    return () => {
      stop()
      listeners.abort()
      clearPick()
    }
  }, [table])
}

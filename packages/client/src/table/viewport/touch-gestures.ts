import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { parseTarget } from '../../model/game/targets.ts'
import type { Table } from '../../model/session/table.ts'
import { onLongPress } from '../../ui/long-press.ts'
import { touching } from '../../ui/touch.ts'
import { previewedChoice } from '../scene/scene.tsx'
import { clearPick, pickTarget, signText } from './picked-target.ts'

/** What a pointer that rests would be told: the sign it is on, unless that is the whole thing. */
function titleAt(on: Element): string | null {
  const titled = on.closest('[title], svg:has(> title), g:has(> title)')
  if (titled === null || titled.contains(on.closest('.target'))) return null
  return titled.getAttribute('title') ?? titled.querySelector(':scope > title')?.textContent ?? null
}

/** The one choice that lies on what is pressed, or null. */
function choiceAt(on: Element): number | null {
  const button = on.closest<HTMLElement>('[data-choice], [data-choices]')
  const text = button?.dataset.choice ?? button?.dataset.choices ?? ''
  return /^\d+$/.test(text) ? Number(text) : null
}

/** A finger that rests tells what a pointer would tell that hovers; it never does anything. */
function showDetailsAt(on: Element): boolean {
  const touched = on.closest('.target')?.querySelector<HTMLElement>('[data-target]')
  const target = parseTarget(touched?.dataset.target ?? '')
  const said = titleAt(on)
  const choice = choiceAt(on)
  if (target === null && said === null && choice === null) return false
  clearPick()
  if (target !== null) pickTarget(target, choice)
  else previewedChoice.value = choice
  signText.value = said
  return true
}

/** What belongs to what was picked: to touch it is not to let go. */
const KEEPS_PICK =
  '.target, .target-details, .picked-choices, .zoom-buttons, .offscreen-hints, dialog'

/** Fingers on a table: they pick before they do, and a long press tells all there is to know. */
export function useTouchGestures(table: Table): void {
  useEffect(() => {
    const away = new AbortController()
    const { signal } = away
    onLongPress(
      (on) => touching.value && on.closest('.table-layout') !== null && showDetailsAt(on),
      signal,
    )
    const tapped = ({ target }: MouseEvent): void => {
      if (!touching.value || !(target instanceof Element)) return
      if (target.closest(KEEPS_PICK) !== null) return
      clearPick()
      // A sign that does nothing else tells what it is.
      if (target.closest('.table-layout') !== null && target.closest('button, a, label') === null)
        signText.value = titleAt(target)
    }
    addEventListener('click', tapped, { signal })
    const stop = effect(() => {
      // Another question: what was picked for the last one is over.
      table.question.value
      clearPick()
    })
    return () => {
      stop()
      away.abort()
      clearPick()
    }
  }, [table])
}

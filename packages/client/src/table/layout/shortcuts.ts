import { useEffect } from 'preact/hooks'
import { addressOf } from '../../ui/screen.ts'
import { shortcutsEnabled } from '../../ui/settings.ts'
import type { ButtonWithShortcut } from '../../ui/shortcut.tsx'
import { openDialog } from '../cards/enlarge.ts'
import { logPanel } from '../log/log-panel.tsx'
import { isPassAsked } from './confirm-pass.tsx'
import { isTyping } from './keyboard.ts'

const find = (name: ButtonWithShortcut): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-shortcut="${name}"]:enabled`)

/** Presses a button, so that a key does exactly what a click does. Returns false if it is not offered. */
function press(name: ButtonWithShortcut): boolean {
  const button = find(name)
  button?.click()
  return button !== null
}

function askToPass(): boolean {
  isPassAsked.value = find('pass') !== null
  return isPassAsked.value
}

function toggleLog(): void {
  logPanel.value = logPanel.value === null ? 'all' : null
}

/** Enter on a control uses that control. A target with nothing to choose is none. */
const usesEnter = (element: Element | null): boolean =>
  element?.closest('button:not([aria-disabled="true"]), a, summary, [role="button"]') != null

/** Carries out the shortcut of a key. Returns false if the key has none now. */
function carryOut(event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return press(event.shiftKey ? 'redo' : 'undo')
    return key === 'y' && press('redo')
  }
  if (key === 'enter') return !usesEnter(document.activeElement) && press('endTurn')
  if (/^[1-9]$/.test(key)) return press(`payment-${Number(key)}`)
  if (key === 'p') return askToPass()
  if (key === 'l') toggleLog()
  else if (key === 'r') location.assign(addressOf({ name: 'rules' }))
  else if (key === '?') openDialog.value = { show: 'keys' }
  else return false
  return true
}

/** What must be closed or answered before keys do something at the table again. */
const BLOCKING = 'dialog[open], [role="alertdialog"], .curtain'

/** The shortcuts of the table. They are off while the player types, and can be switched off. */
export function useShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!shortcutsEnabled.value || event.defaultPrevented) return
      if (event.repeat || event.isComposing || event.altKey) return
      if (isTyping(document.activeElement) || document.querySelector(BLOCKING) !== null) return
      if (carryOut(event)) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

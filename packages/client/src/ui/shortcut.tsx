import { shortcutsEnabled } from './settings.ts'
import { isTouch } from './touch.ts'

/** The buttons that have a shortcut, by the value of their attribute `data-shortcut`. */
export type ButtonWithShortcut = 'undo' | 'redo' | 'endTurn' | 'pass' | `payment-${number}`

/** What marks a button for its shortcut. Screen readers say the keys. */
export const shortcutOf = (button: ButtonWithShortcut, keys: string) => ({
  'data-shortcut': button,
  'aria-keyshortcuts': shortcutsEnabled.value ? keys : undefined,
})

/** The key of a shortcut on its button, unless there is probably no keyboard. */
export const ShortcutKey = ({ children }: { readonly children: string }) =>
  shortcutsEnabled.value && !isTouch.value ? <kbd>{children}</kbd> : null

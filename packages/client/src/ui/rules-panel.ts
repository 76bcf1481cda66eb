import { effect, signal } from '@preact/signals'
import { screen } from './screen.ts'

/** The rules beside a table: the rule or section at which they are open, '' for the beginning; null while closed. */
export const rulesPanel = signal<string | null>(null)

const hasTable = (): boolean => ['table', 'replay'].includes(screen.value.name)

// Another page has no table beside which the rules could be.
effect(() => {
  if (!hasTable()) rulesPanel.value = null
})

// The style sheets make the table narrower, so that nothing of it is covered.
effect(() => {
  document.documentElement.classList.toggle('rules-beside', rulesPanel.value !== null)
})

/**
 * Opens the rules beside the table, if the page shows one. Call it when a link to the rules is clicked;
 * elsewhere, or with a key for a new tab, the link leads to the page of the rules.
 */
export function openRulesBeside(event: MouseEvent, rule = ''): void {
  if (!hasTable() || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  rulesPanel.value = rule
}

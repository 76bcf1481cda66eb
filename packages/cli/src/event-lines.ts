import type { EventKind, GameEvent } from '@amalfi/engine'
import type { Translator } from '@amalfi/text'

type LineLevel = 'heading' | 'action' | 'detail'

/** Headings at the margin, deeds below them; whatever is not named here is what a deed brings. */
const LEVELS: Partial<Readonly<Record<EventKind, LineLevel>>> = {
  phase: 'heading',
  turn: 'heading',
  reaction: 'heading',
  end: 'heading',
  navigate: 'action',
  acquire: 'action',
  discover: 'action',
  invite: 'action',
  engage: 'action',
  construct: 'action',
  pass: 'action',
  pack: 'action',
  answered: 'action',
  feed: 'action',
  decree: 'action',
  endgame: 'action',
  title: 'action',
  lost: 'action',
}
const MARGINS: Readonly<Record<LineLevel, string>> = { heading: '', action: '  ', detail: '      ' }

/** An event as lines to read, a blank one before each heading; none for what is told already. */
export function eventLines(event: GameEvent, translator: Translator): string[] {
  const text = translator.event(event)
  if (text === null) return []
  const level = LEVELS[event.kind] ?? 'detail'
  return level === 'heading' ? ['', text] : [MARGINS[level] + text]
}

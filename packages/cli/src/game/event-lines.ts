import type { EventKind, GameEvent } from '@amalfi/engine'
import type { Translator } from '@amalfi/text'

type LineLevel = 'heading' | 'action' | 'detail'

/** The level of each event. Events that are not listed are details of an action. */
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

/**
 * The lines of an event, with an empty line before each heading. None if another event already says it.
 */
export function eventLines(event: GameEvent, translator: Translator): string[] {
  const text = translator.event(event)
  if (text === null) return []
  const level = LEVELS[event.kind] ?? 'detail'
  return level === 'heading' ? ['', text] : [MARGINS[level] + text]
}

import type { EventKind, GameEvent } from '@amalfi/engine'
import type { Translator } from '@amalfi/text'

type Weight = 'heading' | 'deed' | 'detail'

/** Headings at the margin, deeds below them; whatever is not named here is what a deed brings. */
const WEIGHTS: Partial<Readonly<Record<EventKind, Weight>>> = {
  phase: 'heading',
  turn: 'heading',
  reaction: 'heading',
  end: 'heading',
  navigate: 'deed',
  acquire: 'deed',
  discover: 'deed',
  invite: 'deed',
  engage: 'deed',
  construct: 'deed',
  pass: 'deed',
  pack: 'deed',
  answered: 'deed',
  feed: 'deed',
  decree: 'deed',
  endgame: 'deed',
  title: 'deed',
  lost: 'deed',
}
const MARGINS: Readonly<Record<Weight, string>> = { heading: '', deed: '  ', detail: '      ' }

/** An event as lines to read, a blank one before each heading; none for what is told already. */
export function tell(event: GameEvent, translator: Translator): string[] {
  const text = translator.event(event)
  if (text === null) return []
  const weight = WEIGHTS[event.kind] ?? 'detail'
  return weight === 'heading' ? ['', text] : [MARGINS[weight] + text]
}

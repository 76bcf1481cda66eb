import type { Translator } from '@amalfi/text'
import type { Line } from './log-sections.ts'
import { sumOf } from './paid.ts'

/** A line in words, an action with what was paid for it; null for what another line says already. */
export function sentenceOf(translator: Translator, { event, paid }: Line): string | null {
  const sentence = translator.event(event)
  if (sentence === null || paid === undefined) return sentence
  return translator.locale.log.paid(sentence, sumOf(paid.events.map((one) => one.event)))
}

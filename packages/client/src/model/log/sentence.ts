import type { Translator } from '@amalfi/text'
import type { LogLine } from './log-sections.ts'
import { totalOf } from './payments.ts'

/** A line in words, with what was paid for the action; null if another line says it already. */
export function sentenceOf(translator: Translator, { event, payment }: LogLine): string | null {
  const sentence = translator.event(event)
  if (sentence === null || payment === undefined) return sentence
  return translator.locale.log.paid(sentence, totalOf(payment.events.map(({ event }) => event)))
}

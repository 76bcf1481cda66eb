import type { Speech } from '@amalfi/text'
import type { Line } from './chapters.ts'
import { sumOf } from './paid.ts'

/** A line in words, a deed with what was paid for it; null for what another line says already. */
export function sentenceOf(speech: Speech, { event, paid }: Line): string | null {
  const sentence = speech.event(event)
  if (sentence === null || paid === undefined) return sentence
  return speech.locale.story.paid(sentence, sumOf(paid.events.map((one) => one.event)))
}

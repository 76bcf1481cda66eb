import type { Translator } from '@amalfi/text'
import { type LogGroup, withoutSubject } from './log-groups.ts'
import type { LogLine } from './log-sections.ts'
import { totalOf } from './payments.ts'

/** A line in words, with what was paid for the action; null if another line says it already. */
export function sentenceOf(translator: Translator, line: LogLine): string | null {
  const sentence = rowText(translator, line)
  if (sentence === null || line.payment === undefined) return sentence
  return translator.locale.log.paid(sentence, totalOf(paymentsOf(line)))
}

/** The text of a row. What was paid is a detail of it. */
export function rowText(translator: Translator, { event, times, gain }: LogLine): string | null {
  const sentence = translator.event(event, times)
  if (sentence === null || gain === undefined) return sentence
  return translator.locale.log.forBread(sentence, gain.to - gain.from)
}

const paymentsOf = ({ payment }: LogLine) => payment?.events.map(({ event }) => event) ?? []

/** A detail that can be unfolded. */
export interface DetailText {
  readonly key: number
  readonly line: LogLine
  readonly text: string
}

/** The details of a group in words: what was paid for it, then what followed. */
export function detailsOf(translator: Translator, group: LogGroup): readonly DetailText[] {
  const { lead } = group
  const paid = lead?.payment?.events[0]
  const payment =
    lead === null || paid === undefined
      ? []
      : [
          {
            key: paid.key,
            line: { key: paid.key, event: paid.event, times: 1 },
            text: translator.locale.log.payment(totalOf(paymentsOf(lead))),
          },
        ]
  const details = group.details.flatMap((line): DetailText[] => {
    const text = rowText(translator, { ...line, event: withoutSubject(group, line.event) })
    return text === null ? [] : [{ key: line.key, line, text }]
  })
  return [...payment, ...details]
}

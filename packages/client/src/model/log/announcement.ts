import type { GameEvent } from '@amalfi/engine'
import type { Translator } from '@amalfi/text'
import { isAction, type LogLine, logSectionsOf } from './log-sections.ts'
import { sentenceOf } from './sentence.ts'

/** How many sentences are announced at most. */
const MAX_SENTENCES = 8

/** Actions, bread, points and turns are announced; single ships are not. */
const isAnnounced = (event: GameEvent): boolean =>
  isAction(event) ||
  event.kind === 'bread' ||
  event.kind === 'score' ||
  event.kind === 'phase' ||
  event.kind === 'reaction'

/** A text for screen readers about some events; empty if there is nothing to say. */
export function announcementOf(events: readonly GameEvent[], translatorBefore: Translator): string {
  const sections = logSectionsOf(events.map((event) => ({ event, moveIndex: 0 })))
  const all = sections.flatMap(({ key, head, lines }): LogLine[] => [
    ...(head === null ? [] : [{ key, event: head, times: 1 }]),
    ...lines,
  ])
  const announced = all.filter(({ event }) => isAnnounced(event))
  // If there is much to say, bread and points are left to the log.
  const chosen =
    announced.length > MAX_SENTENCES
      ? announced.filter(({ event }) => !isGainOrLoss(event))
      : announced
  let translator = translatorBefore
  const sentences = chosen.flatMap((line) => {
    const sentence = sentenceOf(translator, line)
    translator = translator.after(line.event)
    return sentence ?? []
  })
  const omitted = sentences.length - MAX_SENTENCES
  const { log } = translator.locale
  if (sentences.length === 0) return ''
  return log.readAloud(
    omitted > 0 ? [log.earlierActions(omitted), ...sentences.slice(-MAX_SENTENCES)] : sentences,
  )
}

const isGainOrLoss = ({ kind }: GameEvent): boolean => kind === 'bread' || kind === 'score'

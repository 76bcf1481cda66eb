import type { GameEvent } from '@amalfi/engine'
import type { Translator } from '@amalfi/text'
import { isAction, type Line, logSectionsOf } from './log-sections.ts'
import { sentenceOf } from './sentence.ts'

/** More than so much at a time nobody listens to. */
const MOST = 8

/** What is worth hearing of: actions, bread and points, whose turn it is; not where each ship goes. */
const isHeard = (event: GameEvent): boolean =>
  isAction(event) ||
  event.kind === 'bread' ||
  event.kind === 'score' ||
  event.kind === 'phase' ||
  event.kind === 'reaction'

/** Some events, in the words from before them, as a text to read aloud; empty if there is nothing to tell. */
export function aloud(events: readonly GameEvent[], before: Translator): string {
  const sections = logSectionsOf(events.map((event) => ({ event, moveIndex: 0 })))
  const all = sections.flatMap(({ key, head, lines }): Line[] => [
    ...(head === null ? [] : [{ key, event: head, times: 1 }]),
    ...lines,
  ])
  const heard = all.filter(({ event }) => isHeard(event))
  // With much to tell, what it cost and brought can be read in the log.
  const told = heard.length > MOST ? heard.filter(({ event }) => !isCounted(event)) : heard
  let translator = before
  const sentences = told.flatMap((line) => {
    const sentence = sentenceOf(translator, line)
    translator = translator.after(line.event)
    return sentence ?? []
  })
  const over = sentences.length - MOST
  const { log } = translator.locale
  if (sentences.length === 0) return ''
  return log.readAloud(over > 0 ? [log.earlierActions(over), ...sentences.slice(-MOST)] : sentences)
}

const isCounted = ({ kind }: GameEvent): boolean => kind === 'bread' || kind === 'score'

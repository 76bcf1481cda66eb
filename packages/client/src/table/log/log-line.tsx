import { type GameEvent, HOLDS, type Place } from '@amalfi/engine'
import { numberText, type Translator } from '@amalfi/text'
import { piecesOf } from '../../model/log/event-pieces.ts'
import { isAction, type LogLine } from '../../model/log/log-sections.ts'
import { sentenceOf } from '../../model/log/sentence.ts'
import { seatOf } from '../../model/log/summary.ts'
import { Drawing } from '../art/drawing.tsx'
import { Hull } from '../pieces/pieces.tsx'
import { useHighlight } from '../scene/highlight.ts'
import { inspectedTarget } from '../scene/scene.tsx'
import type { Sign } from '../signs/signs.ts'

interface Props {
  readonly line: LogLine
  /** Whose turn the section is about. A line about another seat shows the ship of that seat. */
  readonly turnSeat: number
  /** With the names of that time. */
  readonly translator: Translator
  /** Whether Tab comes to this line. Arrow keys go to the others. */
  readonly inTabOrder: boolean
}

/** A line of the log. It highlights its pieces on the table on hover and focus. */
export function LogLineView({ line, turnSeat, translator, inTabOrder }: Props) {
  const { event, times, key } = line
  const highlightHandlers = useHighlight(event)
  const sentence = sentenceOf(translator, line)
  if (sentence === null) return null
  const { repeated } = translator.locale.log
  const fullText = times > 1 ? repeated(sentence, times) : sentence
  const seat = seatOf(event)
  const showDetails = (): void => {
    const piece = piecesOf(event).find((one) => 'target' in one)
    if (piece !== undefined && 'target' in piece) inspectedTarget.value = piece.target
  }
  const short = isAction(event) ? null : (
    <ShortLine event={event} times={times} translator={translator} />
  )
  return (
    <li class={isAction(event) ? 'action' : 'detail'}>
      <button
        type="button"
        class="log-line"
        tabIndex={inTabOrder ? 0 : -1}
        data-line={key}
        title={short === null ? undefined : fullText}
        onClick={showDetails}
        {...highlightHandlers}
      >
        {seat >= 0 && seat !== turnSeat && <Hull seat={seat} />}
        {isAction(event) && <EventSign event={event} />}
        {short ?? fullText}
        {short !== null && <span class="visually-hidden">{fullText}</span>}
      </button>
    </li>
  )
}

const SIGNS: Partial<Record<GameEvent['kind'], Sign>> = {
  navigate: 'navigate',
  discover: 'discover',
  invite: 'invite',
  engage: 'engage',
  construct: 'build',
  lighthouse: 'lighthouse',
  feed: 'bread',
  decree: 'decree',
  title: 'title',
  endgame: 'score',
  pack: 'hand',
  cover: 'evolving',
  pass: 'pass',
  windRose: 'rose',
}

/** The sign of the action that an event is; nothing for other events. */
export function EventSign({ event }: { readonly event: GameEvent }) {
  const sign = event.kind === 'acquire' ? event.type : SIGNS[event.kind]
  return sign === undefined ? null : <Drawing of={sign} />
}

interface ShortLineProps {
  readonly event: GameEvent
  readonly times: number
  readonly translator: Translator
}

/** A detail as signs, or as text if it has no signs. */
function ShortLine({ event, times, translator }: ShortLineProps) {
  const { names } = translator
  switch (event.kind) {
    case 'ship':
      return (
        <span class="short-line" aria-hidden="true">
          <Drawing of="ship" />
          {times > 1 && <b>{times}×</b>}{' '}
          <PlaceName place={event.from} at={event.at} translator={translator} /> →{' '}
          <PlaceName place={event.to} at={event.at} translator={translator} />
        </span>
      )
    case 'bread':
    case 'score':
    case 'limit':
      return (
        <span class="short-line" aria-hidden="true">
          <Drawing of={event.kind === 'limit' ? 'granary' : event.kind} /> {numberText(event.from)}{' '}
          → {numberText(event.to)}
          {event.kind === 'bread' && event.lost > 0 && (
            <> ({translator.locale.play.breadLost(event.lost)})</>
          )}
        </span>
      )
    case 'card': {
      if (event.card === null || (event.to !== 'hand' && event.to !== 'discard')) break
      return (
        <span class="short-line" aria-hidden="true">
          <Drawing of={event.to === 'hand' ? 'take' : 'discard'} /> {names[event.what](event.card)}
        </span>
      )
    }
    case 'reveal': {
      const what = ({ workshop: 'artwork', atlas: 'destination', council: 'character' } as const)[
        event.row
      ]
      return (
        <span class="short-line revealed-card" aria-hidden="true">
          {translator.locale.board.labelled(
            translator.locale.terms.rows[event.row],
            names[what](event.card),
          )}
        </span>
      )
    }
  }
  return <span aria-hidden="true">{translator.event(event)}</span>
}

interface PlaceNameProps {
  readonly place: Place
  readonly at: string | null
  readonly translator: Translator
}

/** A hold as the sign of its load, a dock as its destination, other places by name. */
function PlaceName({ place, at, translator }: PlaceNameProps) {
  const hold = HOLDS.find((one) => one === place)
  if (hold !== undefined) return <Drawing of={hold} />
  if (place === 'dock' && at !== null) return <>{translator.names.destination(at)}</>
  return <>{translator.locale.terms.places[place]}</>
}

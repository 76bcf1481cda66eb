import { type GameEvent, HOLDS, type Place } from '@amalfi/engine'
import { CARD_IN_ROW } from '@amalfi/packs'
import { numberText, type Translator } from '@amalfi/text'
import { piecesOf } from '../../model/log/event-pieces.ts'
import { isAction, type LogLine } from '../../model/log/log-sections.ts'
import { sentenceOf } from '../../model/log/sentence.ts'
import { seatOf } from '../../model/log/summary.ts'
import { GameIcon } from '../art/game-icon.tsx'
import type { GameIconName } from '../icons/game-icons.ts'
import { SeatShip } from '../pieces/pieces.tsx'
import { useHighlight } from '../scene/highlight.ts'
import { inspectedTarget } from '../scene/scene.tsx'

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
        {seat >= 0 && seat !== turnSeat && <SeatShip seat={seat} />}
        {isAction(event) && <EventIcon event={event} />}
        {short ?? fullText}
        {short !== null && <span class="visually-hidden">{fullText}</span>}
      </button>
    </li>
  )
}

const ICONS: Partial<Record<GameEvent['kind'], GameIconName>> = {
  navigate: 'navigate',
  discover: 'discover',
  invite: 'invite',
  engage: 'engage',
  construct: 'build',
  lighthouse: 'lighthouse',
  useLighthouse: 'lighthouse',
  feed: 'bread',
  decree: 'decree',
  title: 'title',
  endgame: 'score',
  pack: 'hand',
  cover: 'evolving',
  pass: 'pass',
  windRose: 'rose',
}

/** The icon of the action that an event is; nothing for other events. */
export function EventIcon({ event }: { readonly event: GameEvent }) {
  const icon = event.kind === 'acquire' ? event.type : ICONS[event.kind]
  return icon === undefined ? null : <GameIcon of={icon} />
}

interface ShortLineProps {
  readonly event: GameEvent
  readonly times: number
  readonly translator: Translator
}

/** A detail as icons, or as text if it has no icons. */
function ShortLine({ event, times, translator }: ShortLineProps) {
  const { names } = translator
  switch (event.kind) {
    case 'ship':
      return (
        <span class="short-line" aria-hidden="true">
          <GameIcon of="ship" />
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
          <GameIcon of={event.kind === 'limit' ? 'granary' : event.kind} /> {numberText(event.from)}{' '}
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
          <GameIcon of={event.to === 'hand' ? 'take' : 'discard'} /> {names[event.what](event.card)}
        </span>
      )
    }
    case 'reveal': {
      return (
        <span class="short-line revealed-card" aria-hidden="true">
          {translator.locale.board.labelled(
            translator.locale.terms.rows[event.row],
            names[CARD_IN_ROW[event.row]](event.card),
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

/** A hold as the icon of its resource, a dock as its destination, other places by name. */
function PlaceName({ place, at, translator }: PlaceNameProps) {
  const hold = HOLDS.find((one) => one === place)
  if (hold !== undefined) return <GameIcon of={hold} />
  if (place === 'dock' && at !== null) return <>{translator.names.destination(at)}</>
  return <>{translator.locale.terms.places[place]}</>
}

import type { GameEvent } from '@amalfi/engine'
import { numberText, type Translator } from '@amalfi/text'
import { useState } from 'preact/hooks'
import { piecesOf } from '../../model/log/event-pieces.ts'
import { type Gains, gainsOf, type LogGroup } from '../../model/log/log-groups.ts'
import { isAction } from '../../model/log/log-sections.ts'
import { type DetailText, detailsOf, rowText } from '../../model/log/sentence.ts'
import { seatOf } from '../../model/log/summary.ts'
import { GameIcon } from '../art/game-icon.tsx'
import type { GameIconName } from '../icons/game-icons.ts'
import { SeatShip } from '../pieces/pieces.tsx'
import { useHighlight } from '../scene/highlight.ts'
import { inspectedTarget } from '../scene/scene.tsx'

interface Props {
  readonly group: LogGroup
  /** Whose turn the section is about. A line about another seat shows the ship of that seat. */
  readonly turnSeat: number
  /** With the names of that time. */
  readonly translator: Translator
  /** The line that Tab comes to, if it is in this group. Arrow keys go to the others. */
  readonly tabKey: number | undefined
}

/** The text of a group; null if it has none. */
export const groupText = (translator: Translator, { lead, about }: LogGroup): string | null =>
  lead !== null
    ? rowText(translator, lead)
    : about === 'action'
      ? null
      : translator.locale.log[about]

/** Shows what an event is about in the panel of details. */
function inspect(event: GameEvent): void {
  const piece = piecesOf(event).find((one) => 'target' in one)
  if (piece !== undefined && 'target' in piece) inspectedTarget.value = piece.target
}

/**
 * A row of the log: a sentence and what it brought. A click unfolds its details, or shows the piece if
 * there are none; so do the arrow keys right and left.
 */
export function LogGroupView({ group, turnSeat, translator, tabKey }: Props) {
  const [open, setOpen] = useState(false)
  const { lead, key } = group
  const text = groupText(translator, group)
  const highlightHandlers = useHighlight(lead?.event ?? null)
  if (text === null) return null
  const details = detailsOf(translator, group)
  const canOpen = details.length > 0
  const seat = lead === null ? -1 : seatOf(lead.event)
  return (
    <li class={lead !== null && isAction(lead.event) ? 'action' : 'minor'}>
      <button
        type="button"
        class="log-line"
        tabIndex={key === tabKey ? 0 : -1}
        data-line={key}
        aria-expanded={canOpen ? open : undefined}
        onClick={() => {
          if (canOpen) setOpen(!open)
          else if (lead !== null) inspect(lead.event)
        }}
        onKeyDown={(event) => {
          const wanted =
            event.key === 'ArrowRight' ? true : event.key === 'ArrowLeft' ? false : null
          if (wanted === null || !canOpen) return
          event.preventDefault()
          event.stopPropagation()
          setOpen(wanted)
        }}
        {...highlightHandlers}
      >
        {seat >= 0 && seat !== turnSeat && <SeatShip seat={seat} />}
        {lead !== null && <EventIcon event={lead.event} />}
        <span class="log-text">
          {text} <GainsView gains={gainsOf(group)} translator={translator} />
        </span>
        {canOpen && (
          <span class="log-unfold" aria-hidden="true">
            {open ? '↓' : '›'}
          </span>
        )}
      </button>
      {open && (
        <ol class="log-details">
          {details.map((detail) => (
            <DetailView key={detail.key} detail={detail} inTabOrder={detail.key === tabKey} />
          ))}
        </ol>
      )}
    </li>
  )
}

interface DetailProps {
  readonly detail: DetailText
  readonly inTabOrder: boolean
}

/** A detail of an action. It highlights its pieces on the table on hover and focus. */
function DetailView({ detail: { key, line, text }, inTabOrder }: DetailProps) {
  const highlightHandlers = useHighlight(line.event)
  return (
    <li class="detail">
      <button
        type="button"
        class="log-line"
        tabIndex={inTabOrder ? 0 : -1}
        data-line={key}
        onClick={() => inspect(line.event)}
        {...highlightHandlers}
      >
        {text}
      </button>
    </li>
  )
}

interface GainsProps {
  readonly gains: Gains
  readonly translator: Translator
}

/** What an action brought, as icons with numbers and as words for screen readers. */
function GainsView({ gains: { points, bread, loads }, translator: { locale } }: GainsProps) {
  const { log, terms, board } = locale
  const signed = (n: number): string => (n > 0 ? `+${n}` : numberText(n))
  return (
    <>
      {points !== 0 && (
        <Gain icon="score" short={signed(points)} words={log.pointsChange(points)} />
      )}
      {bread !== 0 && <Gain icon="bread" short={signed(bread)} words={log.breadChange(bread)} />}
      {loads.map(([hold, ships]) => (
        <Gain
          key={hold}
          icon={hold}
          short={`×${ships}`}
          words={board.labelled(terms.places[hold], numberText(ships))}
        />
      ))}
    </>
  )
}

interface GainProps {
  readonly icon: GameIconName
  readonly short: string
  readonly words: string
}

const Gain = ({ icon, short, words }: GainProps) => (
  <>
    <span class="log-gain" aria-hidden="true">
      <GameIcon of={icon} />
      {short}
    </span>
    <span class="visually-hidden"> {words} </span>
  </>
)

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

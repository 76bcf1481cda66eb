import type { Translator } from '@amalfi/text'
import { useState } from 'preact/hooks'
import { memo } from '../../base/memo.ts'
import { groupsOf, type LogGroup } from '../../model/log/log-groups.ts'
import { isAction, type LogSection } from '../../model/log/log-sections.ts'
import { seatOf } from '../../model/log/summary.ts'
import { SeatShip } from '../pieces/pieces.tsx'
import { useScene } from '../scene/scene.tsx'
import { groupText, LogGroupView } from './log-line.tsx'

const NEXT_LINE: Readonly<Partial<Record<string, (i: number, last: number) => number>>> = {
  ArrowUp: (i) => i - 1,
  ArrowDown: (i) => i + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Moves the focus between lines by arrow keys, instead of the arrow keys of the table. */
function moveFocus(event: KeyboardEvent): void {
  const list = event.currentTarget
  const nextLine = NEXT_LINE[event.key]
  if (nextLine === undefined || !(list instanceof Element)) return
  const lines = [...list.querySelectorAll('[data-line]')]
  const current = document.activeElement === null ? -1 : lines.indexOf(document.activeElement)
  const line = lines[nextLine(current, lines.length - 1)]
  event.preventDefault()
  event.stopPropagation()
  if (line instanceof HTMLElement) line.focus()
}

/** Sections of the log, the latest last. */
export function LogList({ sections }: { readonly sections: readonly LogSection[] }) {
  const { translator } = useScene()
  const [focusedKey, setFocusedKey] = useState(-1)
  const hasText = (group: LogGroup): boolean => groupText(translator, group) !== null
  const lastKey = sections.findLast((section) => groupsOf(section).some(hasText))
  const tabKey = sections.some((section) => hasLine(section, focusedKey))
    ? focusedKey
    : lastKey === undefined
      ? undefined
      : groupsOf(lastKey).findLast(hasText)?.key
  return (
    <ol
      class="log-list"
      onKeyDown={moveFocus}
      onFocusIn={({ target }) => {
        if (target instanceof HTMLElement) setFocusedKey(Number(target.dataset.line ?? -1))
      }}
    >
      {sections.map((section) => (
        <LogSectionView
          key={section.key}
          section={section}
          translator={translator}
          tabKey={tabKey !== undefined && hasLine(section, tabKey) ? tabKey : undefined}
        />
      ))}
    </ol>
  )
}

/** Whether a line is in a section, also as a payment. */
const hasLine = ({ lines }: LogSection, wanted: number): boolean =>
  lines.some(({ key, payment }) => key === wanted || payment?.events[0]?.key === wanted)

interface Props {
  readonly section: LogSection
  readonly translator: Translator
  /** The line of this section that Tab comes to, if there is one. */
  readonly tabKey: number | undefined
}

/** Memoized, since a new action changes only the last sections. */
const LogSectionView = memo(({ section, translator, tabKey }: Props) => {
  const { head, seat, lines, covers } = section
  const title = head === null ? null : translator.event(head)
  const translatorThen = translator.withCovers(covers)
  // If the player has acted, the action already says whose turn it is.
  const isTurnClear =
    head?.kind === 'turn' && lines.some(({ event }) => isAction(event) && seatOf(event) === seat)
  return (
    <li class={`log-section ${head?.kind ?? 'deal'} ${seat < 0 ? '' : `seat-${seat}`}`}>
      {seat >= 0 && <SeatShip seat={seat} />}
      {title !== null && <h3 class={isTurnClear ? 'visually-hidden' : ''}>{title}</h3>}
      <ol>
        {groupsOf(section).map((group) => (
          <LogGroupView
            key={group.key}
            group={group}
            turnSeat={seat}
            translator={translatorThen}
            tabKey={tabKey}
          />
        ))}
      </ol>
    </li>
  )
})

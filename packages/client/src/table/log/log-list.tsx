import type { Translator } from '@amalfi/text'
import { useState } from 'preact/hooks'
import { memo } from '../../base/memo.ts'
import { isAction, type LogLine, type LogSection } from '../../model/log/log-sections.ts'
import { seatOf } from '../../model/log/summary.ts'
import { SeatShip } from '../pieces/pieces.tsx'
import { useScene } from '../scene/scene.tsx'
import { LogLineView } from './log-line.tsx'

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
  const hasText = ({ event }: LogLine): boolean => translator.event(event) !== null
  const isFocused = (line: LogLine): boolean => line.key === focusedKey && hasText(line)
  const tabKey = sections.some(({ lines }) => lines.some(isFocused))
    ? focusedKey
    : sections.findLast(({ lines }) => lines.some(hasText))?.lines.findLast(hasText)?.key
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
          tabKey={section.lines.some(({ key }) => key === tabKey) ? tabKey : undefined}
        />
      ))}
    </ol>
  )
}

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
        {lines.map((line) => (
          <LogLineView
            key={line.key}
            line={line}
            turnSeat={seat}
            translator={translatorThen}
            inTabOrder={line.key === tabKey}
          />
        ))}
      </ol>
    </li>
  )
})

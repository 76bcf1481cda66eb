import type { Translator } from '@amalfi/text'
import { useState } from 'preact/hooks'
import { memo } from '../../base/memo.ts'
import { isAction, type LogLine, type LogSection } from '../../model/log/log-sections.ts'
import { seatOf } from '../../model/log/summary.ts'
import { Hull } from '../pieces/pieces.tsx'
import { useScene } from '../scene/scene.tsx'
import { LogLineView } from './log-line.tsx'

const STEPS: Readonly<Partial<Record<string, (i: number, last: number) => number>>> = {
  ArrowUp: (i) => i - 1,
  ArrowDown: (i) => i + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** The arrow keys go from line to line; the table's own keys need not hear of it. */
function step(event: KeyboardEvent): void {
  const list = event.currentTarget
  const to = STEPS[event.key]
  if (to === undefined || !(list instanceof Element)) return
  const lines = [...list.querySelectorAll('[data-line]')]
  const here = document.activeElement === null ? -1 : lines.indexOf(document.activeElement)
  const line = lines[to(here, lines.length - 1)]
  event.preventDefault()
  event.stopPropagation()
  if (line instanceof HTMLElement) line.focus()
}

/** Chapters of the story, the latest last. */
export function LogList({ sections }: { readonly sections: readonly LogSection[] }) {
  const { translator } = useScene()
  const [chosen, setChosen] = useState(-1)
  const isTold = ({ event }: LogLine): boolean => translator.event(event) !== null
  const isChosen = (line: LogLine): boolean => line.key === chosen && isTold(line)
  const tab = sections.some(({ lines }) => lines.some(isChosen))
    ? chosen
    : sections.findLast(({ lines }) => lines.some(isTold))?.lines.findLast(isTold)?.key
  return (
    <ol
      class="log-list"
      onKeyDown={step}
      onFocusIn={({ target }) => {
        if (target instanceof HTMLElement) setChosen(Number(target.dataset.line ?? -1))
      }}
    >
      {sections.map((section) => (
        <LogSectionView
          key={section.key}
          section={section}
          translator={translator}
          tab={section.lines.some(({ key }) => key === tab) ? tab : undefined}
        />
      ))}
    </ol>
  )
}

interface Props {
  readonly section: LogSection
  readonly translator: Translator
  /** The line of it that Tab comes to, if it is one of these. */
  readonly tab: number | undefined
}

/** Most of the story is told already, and is not told anew with every action. */
const LogSectionView = memo(({ section, translator, tab }: Props) => {
  const { head, seat, lines, covers } = section
  const title = head === null ? null : translator.event(head)
  const then = translator.covered(covers)
  // An action of the player whose turn it is says whose turn it is.
  const plain =
    head?.kind === 'turn' && lines.some(({ event }) => isAction(event) && seatOf(event) === seat)
  return (
    <li class={`log-section ${head?.kind ?? 'deal'} ${seat < 0 ? '' : `seat-${seat}`}`}>
      {seat >= 0 && <Hull seat={seat} />}
      {title !== null && <h3 class={plain ? 'visually-hidden' : ''}>{title}</h3>}
      <ol>
        {lines.map((line) => (
          <LogLineView
            key={line.key}
            line={line}
            turnOf={seat}
            translator={then}
            inTabOrder={line.key === tab}
          />
        ))}
      </ol>
    </li>
  )
})

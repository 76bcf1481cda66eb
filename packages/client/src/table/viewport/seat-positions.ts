import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { TableSession } from '../../model/session/table-session.ts'
import { afterDeferredWork } from '../../ui/after-paint.ts'
import { layout } from '../../ui/layout.ts'
import { type BoardName, keepBoard, visibleBoard } from './boards.ts'

/** What can be scrolled on a table. */
const SCROLLED = '.board-strip > *, .chart-view, .hand .cards, .own-cards .cards'

/** The board and the scroll positions that a person has left. */
interface Position {
  readonly board: BoardName
  readonly scrolls: readonly (readonly [left: number, top: number])[]
}

const scrolledElements = (): Element[] => [...document.querySelectorAll(SCROLLED)]

const currentPosition = (): Position => ({
  board: visibleBoard.value,
  scrolls: scrolledElements().map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]),
})

function restore({ board, scrolls }: Position): void {
  if (layout.value !== 'desktop') keepBoard(board)
  scrolledElements().forEach((element, i) => {
    const [left, top] = scrolls[i] ?? [0, 0]
    element.scrollTo({ left, top, behavior: 'instant' })
  })
}

/** By seat. They outlast a visit to another page. */
const positionsOf = new WeakMap<TableSession, Map<number, Position>>()

/** At a shared device, each person finds their own board and scroll positions again. */
export function useSeatPositions(session: TableSession): void {
  useEffect(() => {
    if (!session.curtain.peek().shared) return
    const positions = positionsOf.get(session) ?? new Map<number, Position>()
    positionsOf.set(session, positions)
    let last = session.viewer.peek()
    const stop = effect(() => {
      const viewer = session.viewer.value
      if (viewer === last) return
      // The page still shows the table of the last viewer. It is drawn again after this.
      if (last >= 0) positions.set(last, currentPosition())
      last = viewer
      const before = positions.get(viewer)
      if (before !== undefined) afterDeferredWork(() => restore(before))
    })
    return () => {
      if (last >= 0) positions.set(last, currentPosition())
      stop()
    }
  }, [session])
}

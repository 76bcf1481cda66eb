import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { afterDeferredWork } from '../../ui/after-paint.ts'
import { useScene } from '../scene/scene.tsx'
import { type BoardName, boardElement, changesUnlessBotsPlay, GLOWING } from '../viewport/boards.ts'
import { coveredHeight } from '../viewport/covered-height.ts'
import { type Side, sideOf } from '../viewport/geometry.ts'
import { distanceFromMiddle, scrollToMiddle, visiblePart } from '../viewport/scroll-board.ts'

type CountBySide = Readonly<Partial<Record<Side, number>>>

const ARROWS: Readonly<Record<Side, string>> = {
  up: 'M5 16l7-8 7 8',
  down: 'M5 8l7 8 7-8',
  left: 'M16 5l-8 7 8 7',
  right: 'M8 5l8 7-8 7',
}
const SIDES = ['up', 'down', 'left', 'right'] as const

/** The targets of a board that can be chosen but are outside of its visible part, on one side or all. */
function offscreenTargets(name: BoardName, side?: Side): readonly (readonly [HTMLElement, Side])[] {
  const board = boardElement(name)
  // While hands are dealt, a tablet does not display the chart.
  if (board === null || board.getClientRects().length === 0) return []
  const visible = visiblePart(board)
  return [...board.querySelectorAll<HTMLElement>(GLOWING)].flatMap((one) => {
    const offscreen = sideOf(one.getBoundingClientRect(), visible)
    return offscreen !== null && (side === undefined || offscreen === side)
      ? [[one, offscreen] as const]
      : []
  })
}

function count(name: BoardName): CountBySide {
  const found: Partial<Record<Side, number>> = {}
  for (const [, side] of offscreenTargets(name)) found[side] = (found[side] ?? 0) + 1
  return found
}

/** Arrows with the number of offered targets outside of the visible part of a board. A tap scrolls there. */
export function OffscreenHints({ board }: { readonly board: BoardName }) {
  const { translator, table } = useScene()
  const { handheld } = translator.locale
  const [offscreen, setOffscreen] = useState<CountBySide>({})
  const update = (): void => {
    const now = count(board)
    setOffscreen((before) => (SIDES.every((side) => before[side] === now[side]) ? before : now))
  }
  // A question that grows over the boards hides more of them.
  useLayoutEffect(
    () => afterDeferredWork(update),
    [changesUnlessBotsPlay(table), coveredHeight.value],
  )
  useEffect(() => {
    let frame = 0
    const updateSoon = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    // The log scrolls by itself, also while its board is not visible: ignore other boards.
    const onScroll = ({ target }: Event): void => {
      const element = boardElement(board)
      if (target instanceof Node && (target.contains(element) || element?.contains(target)))
        updateSoon()
    }
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    addEventListener('resize', updateSoon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll, { capture: true })
      removeEventListener('resize', updateSoon)
    }
  }, [])
  const goTo = (side: Side): void => {
    const element = boardElement(board)
    if (element === null) return
    const [nearest] = offscreenTargets(board, side)
      .map(([target]) => target)
      .toSorted((a, b) => distanceFromMiddle(a, element) - distanceFromMiddle(b, element))
    scrollToMiddle(nearest, element)
  }
  return (
    <div class="offscreen-hints" data-board={board}>
      {SIDES.map((side) => {
        const n = offscreen[side] ?? 0
        return (
          n > 0 && (
            <button
              key={side}
              type="button"
              class={side}
              aria-label={handheld.offscreen(n)}
              onClick={() => goTo(side)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={ARROWS[side]} />
              </svg>
              {n}
            </button>
          )
        )
      })}
    </div>
  )
}

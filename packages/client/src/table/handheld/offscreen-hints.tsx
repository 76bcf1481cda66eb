import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { afterAll } from '../../ui/after-paint.ts'
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

/** The things of a board that can be chosen, but lie beyond its edge on a side. */
function offscreenTargets(name: BoardName, side?: Side): readonly (readonly [HTMLElement, Side])[] {
  const board = boardElement(name)
  // While hands are dealt a tablet shows no chart.
  if (board === null || board.getClientRects().length === 0) return []
  const sight = visiblePart(board)
  return [...board.querySelectorAll<HTMLElement>(GLOWING)].flatMap((one) => {
    const beyond = sideOf(one.getBoundingClientRect(), sight)
    return beyond !== null && (side === undefined || beyond === side)
      ? [[one, beyond] as const]
      : []
  })
}

function count(name: BoardName): CountBySide {
  const found: Partial<Record<Side, number>> = {}
  for (const [, side] of offscreenTargets(name)) found[side] = (found[side] ?? 0) + 1
  return found
}

/** How many things to choose lie beyond the edges of a board that is in sight, and the way there. */
export function OffscreenHints({ board }: { readonly board: BoardName }) {
  const { translator, table } = useScene()
  const { handheld } = translator.locale
  const [beyond, setBeyond] = useState<CountBySide>({})
  const look = (): void => {
    const now = count(board)
    setBeyond((before) => (SIDES.every((side) => before[side] === now[side]) ? before : now))
  }
  // When what is asked grows over the boards, less of them is in sight.
  useLayoutEffect(() => afterAll(look), [changesUnlessBotsPlay(table), coveredHeight.value])
  useEffect(() => {
    let frame = 0
    const later = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    // What is told scrolls by itself on a board that is not in sight.
    const scrolled = ({ target }: Event): void => {
      const there = boardElement(board)
      if (target instanceof Node && (target.contains(there) || there?.contains(target))) later()
    }
    addEventListener('scroll', scrolled, { capture: true, passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', scrolled, { capture: true })
      removeEventListener('resize', later)
    }
  }, [])
  const go = (side: Side): void => {
    const there = boardElement(board)
    if (there === null) return
    const [nearest] = offscreenTargets(board, side)
      .map(([target]) => target)
      .toSorted((a, b) => distanceFromMiddle(a, there) - distanceFromMiddle(b, there))
    scrollToMiddle(nearest, there)
  }
  return (
    <div class="offscreen-hints" data-board={board}>
      {SIDES.map((side) => {
        const n = beyond[side] ?? 0
        return (
          n > 0 && (
            <button
              key={side}
              type="button"
              class={side}
              aria-label={handheld.offscreen(n)}
              onClick={() => go(side)}
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

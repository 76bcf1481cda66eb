import { useEffect, useState } from 'preact/hooks'
import { layout } from '../app/layout.ts'
import { useScene } from '../table/scene.tsx'
import { covered } from './covered.ts'
import { bringToMiddle, distance, sightOf } from './reveal.ts'
import { boardOf, GLOWING, inSight } from './shelves.ts'
import { type Side, sideOf } from './where.ts'

type Beyond = Readonly<Partial<Record<Side, number>>>

const ARROWS: Readonly<Record<Side, string>> = {
  up: 'M5 16l7-8 7 8',
  down: 'M5 8l7 8 7-8',
  left: 'M16 5l-8 7 8 7',
  right: 'M8 5l8 7-8 7',
}
const SIDES = ['up', 'down', 'left', 'right'] as const

/** The things of the board in sight that can be chosen, but lie beyond its edge on a side. */
function thingsBeyond(side?: Side): readonly (readonly [HTMLElement, Side])[] {
  const board = boardOf(inSight.value)
  if (board === null) return []
  const sight = sightOf(board)
  return [...board.querySelectorAll<HTMLElement>(GLOWING)].flatMap((one) => {
    const beyond = sideOf(one.getBoundingClientRect(), sight)
    return beyond !== null && (side === undefined || beyond === side)
      ? [[one, beyond] as const]
      : []
  })
}

function count(): Beyond {
  const found: Partial<Record<Side, number>> = {}
  for (const [, side] of thingsBeyond()) found[side] = (found[side] ?? 0) + 1
  return found
}

/** At the edges of the board in sight: how many things to choose lie beyond them, and the way there. */
export function BeyondEdges() {
  const { speech } = useScene()
  const { handheld } = speech.tongue
  const [beyond, setBeyond] = useState<Beyond>({})
  const look = (): void => {
    const now = count()
    setBeyond((before) => (SIDES.every((side) => before[side] === now[side]) ? before : now))
  }
  const on = layout.value !== 'desk'
  const board = inSight.value
  // When what is asked grows over the boards, less of them is in sight.
  covered.value
  useEffect(() => {
    if (on) look()
  })
  useEffect(() => {
    if (!on) return
    let frame = 0
    const later = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    addEventListener('scroll', later, { capture: true, passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later, { capture: true })
      removeEventListener('resize', later)
    }
  }, [on])
  if (!on) return null
  const go = (side: Side): void => {
    const there = boardOf(board)
    if (there === null) return
    const [nearest] = thingsBeyond(side)
      .map(([thing]) => thing)
      .toSorted((a, b) => distance(a, there) - distance(b, there))
    bringToMiddle(nearest, there)
  }
  return (
    <div class="beyond">
      {SIDES.map((side) => {
        const n = beyond[side] ?? 0
        return (
          n > 0 && (
            <button
              key={side}
              type="button"
              class={side}
              aria-label={handheld.beyond(n)}
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

import { render } from 'preact'
import { colourOf } from '../game/colours.ts'
import { findOne } from '../story/find.ts'
import { berth } from '../story/pointing.ts'
import { Ship } from '../table/pieces.tsx'
import type { Prepare } from './act.ts'
import { asIf, type Box, boxOf, ghost, haunt, hide, middleOf, swell, type Timing } from './ghost.ts'

/** Half as large again while it sails, so that it is seen. */
const LARGER = 1.6
/** Without a ship to measure: as large as a ship is drawn, in rem. */
const SHIP = 1.2

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** The ships that lie at a place; not those that only would come there. */
const hullsAt = (one: Element, colour: string): Element[] => {
  const all = [...one.querySelectorAll('.hull')].filter((hull) => hull.closest('.coming') === null)
  return all.filter((hull) => hull.classList.contains(`colour-${colour}`))
}

const shipBox = (one: Element, hull: Element | undefined): Box =>
  hull === undefined ? middleOf(boxOf(one), SHIP * rem()) : boxOf(hull)

/** A ship goes from place to place, in a bow, with a ripple where it comes to lie. */
export const sail: Prepare<'sail'> = ({ seat, from, to, at, ships }, { players, timing }) => {
  const colour = colourOf(players, seat)
  const left = findOne(berth(seat, from, at))
  const leaving = left === null ? [] : hullsAt(left, colour)
  // A shipyard is emptied from the left.
  const begin = left && shipBox(left, from === 'shipyard' ? leaving[0] : leaving.at(-1))
  return () => {
    const reached = findOne(berth(seat, to, at))
    const hulls = reached === null ? [] : hullsAt(reached, colour)
    const end = reached && shipBox(reached, hulls.at(-1))
    const frames = course(begin, end)
    const lies = end ?? begin
    if (frames === null || lies === null) return null
    return () => {
      const inside = document.createElement('div')
      render(<Ship colour={colour} />, inside)
      const shell = ghost(inside, lies, 'ghost-ship')
      if (shell === null) return
      haunt(shell, frames, timing)
      for (const hull of hulls.slice(-ships)) hide(hull, timing)
      const landed = { delay: timing.delay + timing.duration * 0.9, duration: timing.duration / 2 }
      if (to === 'dock' && end !== null) ripple(end, landed)
      else if (hulls.length === 0 && reached !== null) swell(reached, landed)
    }
  }
}

/** The way of a ship, seen from where it ends. The rival has no board: it comes out of the blue. */
function course(begin: Box | null, end: Box | null): Keyframe[] | null {
  const afar = 'translateY(-3rem)'
  if (begin === null)
    return (
      end && [
        { transform: afar, opacity: 0 },
        { transform: 'none', opacity: 1 },
      ]
    )
  if (end === null)
    return [
      { transform: 'none', opacity: 1 },
      { transform: afar, opacity: 0 },
    ]
  const tilt = begin.left < end.left ? 5 : -5
  return [
    { transform: asIf(begin, end) },
    { transform: `${asIf(midway(begin, end), end)} scale(${LARGER}) rotate(${tilt}deg)` },
    { transform: 'none' },
  ]
}

/** The highest point of the way from one box to another. */
const midway = (from: Box, to: Box): Box => ({
  left: (from.left + to.left) / 2,
  top: (from.top + to.top) / 2 - Math.min(40, Math.abs(from.left - to.left) / 8 + 8),
  width: (from.width + to.width) / 2,
  height: (from.height + to.height) / 2,
})

function ripple(at: Box, timing: Timing): void {
  const shell = ghost(document.createElement('div'), at, 'ripple')
  if (shell === null) return
  haunt(
    shell,
    [
      { transform: 'scale(0.6)', opacity: 0 },
      { transform: 'scale(1)', opacity: 0.8, offset: 0.2 },
      { transform: 'scale(2.4)', opacity: 0 },
    ],
    timing,
    'ease-out',
  )
}

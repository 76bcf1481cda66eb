import { render } from 'preact'
import { shipPiece } from '../../model/log/event-pieces.ts'
import type { ShipColour } from '../../model/players/colour.ts'
import { colourOf } from '../../model/players/seat-colours.ts'
import { Ship } from '../pieces/pieces.tsx'
import { findOne } from '../scene/find.ts'
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

/** Of ships on the same way, so many are seen, one after the other. */
const SEEN = 3
const BEHIND = 0.12

/** Where the ships of a fleet lie; one in the middle of the place if none can be seen there. */
function boxesAt(place: Element | null, hulls: readonly Element[]): Box[] {
  if (place === null) return []
  return hulls.length > 0 ? hulls.map(boxOf) : [middleOf(boxOf(place), SHIP * rem())]
}

/** Ships go from place to place, in a bow, with a ripple where they come to lie. */
export const sail: Prepare<'sail'> = ({ seat, from, to, at, ships }, { players, timing }) => {
  const colour = colourOf(players, seat)
  const left = findOne(shipPiece(seat, from, at))
  const leaving = left === null ? [] : hullsAt(left, colour)
  // A shipyard is emptied from the left.
  const some = from === 'shipyard' ? leaving.slice(0, ships) : leaving.slice(-ships)
  const begins = boxesAt(left, some)
  return () => {
    const reached = findOne(shipPiece(seat, to, at))
    const arrived = reached === null ? [] : hullsAt(reached, colour).slice(-ships)
    const ends = boxesAt(reached, arrived)
    const seen = Math.min(ships, SEEN, Math.max(begins.length, ends.length))
    return () => {
      for (let i = 0; i < seen; i++) {
        const end = ends[i] ?? ends[0]
        const delay = timing.delay + i * BEHIND * timing.duration
        voyage(begins[i] ?? begins[0], end, colour, { ...timing, delay })
      }
      for (const [i, hull] of arrived.entries()) {
        const behind = Math.min(i, SEEN - 1) * BEHIND * timing.duration
        hide(hull, { ...timing, delay: timing.delay + behind })
      }
      const landed = { delay: timing.delay + timing.duration * 0.9, duration: timing.duration / 2 }
      if (to === 'dock' && ends.length > 0) ripple(ends[0], landed)
      else if (arrived.length === 0 && reached !== null) swell(reached, landed)
    }
  }
}

function voyage(
  begin: Box | undefined,
  end: Box | undefined,
  colour: ShipColour,
  timing: Timing,
): void {
  const lies = end ?? begin
  if (lies === undefined) return
  const inside = document.createElement('div')
  render(<Ship colour={colour} />, inside)
  const shell = ghost(inside, lies, 'ghost-ship')
  if (shell !== null) haunt(shell, course(begin, end), timing)
}

/** The way of a ship, seen from where it ends. The rival has no board: it comes out of the blue. */
function course(begin: Box | undefined, end: Box | undefined): Keyframe[] {
  const afar = 'translateY(-3rem)'
  if (end === undefined)
    return [
      { transform: 'none', opacity: 1 },
      { transform: afar, opacity: 0 },
    ]
  if (begin === undefined)
    return [
      { transform: afar, opacity: 0 },
      { transform: 'none', opacity: 1 },
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

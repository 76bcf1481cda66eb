import { render } from 'preact'
import { shipPiece } from '../../model/log/event-pieces.ts'
import type { ShipColour } from '../../model/players/colour.ts'
import { colourOf } from '../../model/players/seat-colours.ts'
import { Ship } from '../pieces/pieces.tsx'
import { findElement } from '../scene/find-elements.ts'
import {
  animateGhost,
  type Box,
  boxOf,
  createGhost,
  hide,
  middleOf,
  pulse,
  type Timing,
  transformBetween,
} from './ghost.ts'
import type { Prepare } from './prepare.ts'

/** How much larger a ship is drawn half way, so that it is easy to see. */
const MIDWAY_SCALE = 1.6
/** The size of a ship in rem, where there is none to measure. */
const SHIP_SIZE = 1.2

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** The ships at a place, without those of a preview. */
const shipsAt = (one: Element, colour: string): Element[] => {
  const all = [...one.querySelectorAll('.ship-piece')].filter(
    (ship) => ship.closest('.coming') === null,
  )
  return all.filter((ship) => ship.classList.contains(`colour-${colour}`))
}

/** At most this many ships that move together are shown. */
const MAX_SHIPS = 3
/** Each ship follows the one before by this part of the duration. */
const FOLLOW_DELAY = 0.12

/** Where ships are; the middle of the place if no ship is visible there. */
function boxesAt(place: Element | null, elements: readonly Element[]): Box[] {
  if (place === null) return []
  return elements.length > 0 ? elements.map(boxOf) : [middleOf(boxOf(place), SHIP_SIZE * rem())]
}

/** Ships sail from place to place in an arc, with a ripple where they dock. */
export const sail: Prepare<'sail'> = ({ seat, from, to, at, ships }, { players, timing }) => {
  const colour = colourOf(players, seat)
  const origin = findElement(shipPiece(seat, from, at))
  const leaving = origin === null ? [] : shipsAt(origin, colour)
  // Ships leave a shipyard from the left, other places from the right.
  const some = from === 'shipyard' ? leaving.slice(0, ships) : leaving.slice(-ships)
  const begins = boxesAt(origin, some)
  return () => {
    const reached = findElement(shipPiece(seat, to, at))
    const arrived = reached === null ? [] : shipsAt(reached, colour).slice(-ships)
    const ends = boxesAt(reached, arrived)
    const shown = Math.min(ships, MAX_SHIPS, Math.max(begins.length, ends.length))
    return () => {
      for (let i = 0; i < shown; i++) {
        const end = ends[i] ?? ends[0]
        const delay = timing.delay + i * FOLLOW_DELAY * timing.duration
        voyage(begins[i] ?? begins[0], end, colour, { ...timing, delay })
      }
      for (const [i, ship] of arrived.entries()) {
        const behind = Math.min(i, MAX_SHIPS - 1) * FOLLOW_DELAY * timing.duration
        hide(ship, { ...timing, delay: timing.delay + behind })
      }
      const landed = { delay: timing.delay + timing.duration * 0.9, duration: timing.duration / 2 }
      if (to === 'dock' && ends.length > 0) ripple(ends[0], landed)
      else if (arrived.length === 0 && reached !== null) pulse(reached, landed)
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
  const ghost = createGhost(inside, lies, 'moving-ship')
  if (ghost !== null) animateGhost(ghost, course(begin, end), timing)
}

/** The keyframes of a voyage. The rival has no board, so its ships appear and disappear at the dock. */
function course(begin: Box | undefined, end: Box | undefined): Keyframe[] {
  const away = 'translateY(-3rem)'
  if (end === undefined)
    return [
      { transform: 'none', opacity: 1 },
      { transform: away, opacity: 0 },
    ]
  if (begin === undefined)
    return [
      { transform: away, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ]
  const tilt = begin.left < end.left ? 5 : -5
  return [
    { transform: transformBetween(begin, end) },
    {
      transform: `${transformBetween(midway(begin, end), end)} scale(${MIDWAY_SCALE}) rotate(${tilt}deg)`,
    },
    { transform: 'none' },
  ]
}

/** The highest point of the arc from one box to another. */
const midway = (from: Box, to: Box): Box => ({
  left: (from.left + to.left) / 2,
  top: (from.top + to.top) / 2 - Math.min(40, Math.abs(from.left - to.left) / 8 + 8),
  width: (from.width + to.width) / 2,
  height: (from.height + to.height) / 2,
})

function ripple(at: Box, timing: Timing): void {
  const ghost = createGhost(document.createElement('div'), at, 'ripple')
  if (ghost === null) return
  animateGhost(
    ghost,
    [
      { transform: 'scale(0.6)', opacity: 0 },
      { transform: 'scale(1)', opacity: 0.8, offset: 0.2 },
      { transform: 'scale(2.4)', opacity: 0 },
    ],
    timing,
    'ease-out',
  )
}

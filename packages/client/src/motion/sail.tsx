import { render } from 'preact'
import { colourOf } from '../game/colours.ts'
import { findOne } from '../story/find.ts'
import { berth } from '../story/pointing.ts'
import { Ship } from '../table/pieces.tsx'
import type { Prepare } from './act.ts'
import { animate, asIf, type Box, boxOf, ghost, haunt, hide, middleOf, swell } from './ghost.ts'

/** Half as large again while it sails, so that it is seen. */
const LARGER = 1.6
/** Without a ship to measure: as large as a ship is drawn, in rem. */
const SHIP = 1.2

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** The ships that lie at a place; not those that only would come there. */
const hullsAt = (one: Element, colour: string): Element[] => {
  const all = [...one.querySelectorAll('.hull')].filter((hull) => hull.closest('.coming') === null)
  const own = all.filter((hull) => hull.classList.contains(`colour-${colour}`))
  return own.length > 0 ? own : []
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
    if (begin === null || reached === null) return null
    const hulls = hullsAt(reached, colour)
    const end = shipBox(reached, hulls.at(-1))
    const straight = asIf(begin, end)
    const arrived = hulls.slice(-ships)
    return () => {
      const inside = document.createElement('div')
      render(<Ship colour={colour} />, inside)
      const shell = ghost(inside, end, 'ghost-ship')
      if (shell === null) return
      const half = asIf(midway(begin, end), end)
      haunt(
        shell,
        [
          { transform: straight },
          { transform: `${half} scale(${LARGER}) rotate(${begin.left < end.left ? 5 : -5}deg)` },
          { transform: 'none' },
        ],
        timing,
      )
      for (const hull of arrived) hide(hull, timing)
      const landed = { delay: timing.delay + timing.duration * 0.9, duration: timing.duration / 2 }
      if (to === 'dock') ripple(end, landed)
      else if (hulls.length === 0) swell(reached, landed)
    }
  }
}

/** The highest point of the way from one box to another. */
const midway = (from: Box, to: Box): Box => ({
  left: (from.left + to.left) / 2,
  top: (from.top + to.top) / 2 - Math.min(40, Math.abs(from.left - to.left) / 8 + 8),
  width: (from.width + to.width) / 2,
  height: (from.height + to.height) / 2,
})

function ripple(at: Box, timing: { delay: number; duration: number }): void {
  const ring = document.createElement('div')
  const shell = ghost(ring, at, 'ripple')
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
  animate(ring, [{ opacity: 1 }, { opacity: 1 }], timing)
}

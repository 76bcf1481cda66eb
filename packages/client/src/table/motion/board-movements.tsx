import { render } from 'preact'
import { targetId } from '../../model/game/targets.ts'
import { GameIcon } from '../art/game-icon.tsx'
import { findBoard, findElement, findElements } from '../scene/find-elements.ts'
import {
  animate,
  animateGhost,
  type Box,
  boxOf,
  createGhost,
  middleOf,
  pulse,
  type Timing,
  transformBetween,
} from './ghost.ts'
import type { Prepare } from './prepare.ts'

/** Bread or points: the difference floats away from the number, which pulses. */
export const count: Prepare<'count'> = ({ of, seat, from, to }, { timing }) => {
  if (from === to) return null
  return () => {
    const number = findElement({ seat, on: of })
    if (number === null) return null
    const { left, top, width, height } = boxOf(number)
    // Beside the number, not on it.
    const box = { left: left + width, top, width: height * 2, height }
    return () => {
      const inside = document.createElement('div')
      render(
        <>
          <b>{to > from ? `+${to - from}` : `−${from - to}`}</b>
          <GameIcon of={of} />
        </>,
        inside,
      )
      const ghost = createGhost(inside, box, to > from ? 'gained' : 'spent')
      if (ghost === null) return
      const away = to > from ? -0.9 : 0.9
      animateGhost(
        ghost,
        [
          { transform: 'none', opacity: 0 },
          { transform: `translateY(${away * 0.4}em)`, opacity: 1, offset: 0.2 },
          { transform: `translateY(${away * 0.7}em)`, opacity: 1, offset: 0.7 },
          { transform: `translateY(${away}em)`, opacity: 0 },
        ],
        timing,
      )
      pulse(number, { delay: timing.delay, duration: timing.duration / 2 })
    }
  }
}

const lighthousesAt = (at: string): Element[] =>
  findElements({ target: targetId('destination', at) }).flatMap((place) => [
    ...place.querySelectorAll('.lighthouse-piece'),
  ])

/** A new lighthouse rises and lights up. */
export const raiseLighthouse: Prepare<'raiseLighthouse'> = ({ at, slot }, { timing }) => {
  return () => {
    const tower = lighthousesAt(at)[slot]
    if (tower === undefined) return null
    const box = boxOf(tower)
    return () => {
      const up = { delay: timing.delay, duration: timing.duration * 0.55 }
      animate(
        tower,
        [
          { transform: 'translateY(50%) scaleY(0)', opacity: 0 },
          { transform: 'translateY(-8%) scaleY(1.1)', opacity: 1, offset: 0.8 },
          { transform: 'none', opacity: 1 },
        ],
        up,
        'ease-out',
      )
      showLight(box, { delay: up.delay + up.duration * 0.8, duration: timing.duration * 0.5 })
    }
  }
}

/** A lighthouse that is used lights up. */
export const flashLighthouse: Prepare<'flashLighthouse'> = ({ at, seat }, { timing }) => {
  return () => {
    const tower = lighthousesAt(at).find((one) => one.classList.contains(`seat-${seat}`))
    if (tower === undefined) return null
    const box = boxOf(tower)
    return () => showLight(box, timing)
  }
}

function showLight(at: Box, timing: Timing): void {
  const light = document.createElement('div')
  const side = Math.max(at.width, at.height) * 3
  const ghost = createGhost(
    light,
    { ...middleOf(at, side), top: at.top - side / 2 + at.height / 4 },
    'gleam',
  )
  if (ghost === null) return
  animateGhost(
    ghost,
    [
      { transform: 'scale(0.1)', opacity: 0 },
      { transform: 'scale(1)', opacity: 1, offset: 0.4 },
      { transform: 'scale(1.15)', opacity: 0 },
    ],
    timing,
    'ease-out',
  )
}

/** An invited character is engaged or straightened: its card turns. */
export const turnCharacter: Prepare<'turnCharacter'> = ({ character }, { timing }) => {
  const target = targetId('played-character', character)
  const findCard = (): Element | undefined => {
    const [found] = findElements({ target })
    return found?.closest('.target') ?? found
  }
  const before = findCard()
  const transformBefore = before && getComputedStyle(before).transform
  return () => {
    const now = findCard()
    if (now === undefined || transformBefore === undefined) return null
    const transformNow = getComputedStyle(now).transform
    if (transformNow === transformBefore) return null
    return () => {
      animate(now, [{ transform: transformBefore }, { transform: transformNow }], timing)
    }
  }
}

/** The decree of a finished period is turned over. */
export const turnDecree: Prepare<'turnDecree'> = ({ decree }, { timing }) => {
  return () => {
    const [one] = findElements({ target: targetId('decree', decree) })
    if (one === undefined) return null
    return () => {
      animate(
        one,
        [
          { transform: 'none' },
          { transform: 'perspective(40em) rotateX(90deg)', offset: 0.5 },
          { transform: 'none' },
        ],
        timing,
      )
    }
  }
}

/** A beam of light crosses a title that was taken. */
export const shineOnTitle: Prepare<'shineOnTitle'> = ({ title }, { timing }) => {
  return () => {
    const [one] = findElements({ target: targetId('title', title) })
    if (one === undefined) return null
    const box = boxOf(one)
    return () => {
      const beam = document.createElement('div')
      const ghost = createGhost(beam, box, 'shine')
      if (ghost === null) return
      animateGhost(ghost, [{ opacity: 1 }, { opacity: 1 }], timing)
      animate(beam, [{ transform: 'translateX(-110%)' }, { transform: 'translateX(110%)' }], timing)
    }
  }
}

/** The Wind Rose moves to another player. */
export const moveRose: Prepare<'moveRose'> = ({ from, to }, { timing }) => {
  return () => {
    const [fromBoard, toBoard] = [findBoard(from), findBoard(to)]
    if (fromBoard === null || toBoard === null) return null
    const [start, end] = [fromBoard, toBoard].map((board) => {
      const head = boxOf(board.querySelector('h2') ?? board)
      return middleOf(head, head.height * 1.4)
    })
    return () => {
      const inside = document.createElement('div')
      render(<GameIcon of="rose" />, inside)
      const ghost = createGhost(inside, end, 'moving-rose')
      if (ghost === null) return
      animateGhost(
        ghost,
        [
          { transform: transformBetween(start, end), opacity: 0 },
          { transform: transformBetween(start, end), opacity: 1, offset: 0.15 },
          { transform: 'rotate(360deg)', opacity: 1, offset: 0.9 },
          { transform: 'rotate(360deg)', opacity: 0 },
        ],
        timing,
      )
    }
  }
}

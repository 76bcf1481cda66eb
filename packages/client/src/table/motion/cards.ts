import type { Row } from '@amalfi/engine'
import { type KindWithId, targetId } from '../../model/game/targets.ts'
import { findAll, findOne } from '../scene/find.ts'
import type { Prepare } from './act.ts'
import type { Act } from './cues.ts'
import {
  animate,
  asIf,
  type Box,
  boxOf,
  ghost,
  haunt,
  hide,
  middleOf,
  pictureOf,
  swell,
} from './ghost.ts'

type Pass = Extract<Act, { do: 'pass' }>

const ROW_OF = { artwork: 'workshop', destination: 'atlas', character: 'council' } as const
const IN_ROW = { workshop: 'artwork', atlas: 'tile', council: 'council' } as const
/** What a card is called where it lies. */
const AT_HOME = { artwork: 'owned', destination: 'place', character: 'court' } as const

/** The card itself, around what can be touched of it. */
const whole = (one: Element): Element => one.closest('.target') ?? one

const find = (kind: KindWithId, id: string): Element | null => {
  const [found] = findAll({ target: targetId(kind, id) })
  return found === undefined ? null : whole(found)
}

/** Deck and discard lie at the head of their row. */
const headOf = (row: Row): Element | null => document.querySelector(`[data-deck="${row}"]`)

/** The card at one end of its way, if it is to be seen there. */
function cardAt({ what, card }: Pass, place: Pass['from']): Element | null {
  if (card === null) return null
  if (place === 'row') return find(IN_ROW[ROW_OF[what]], card)
  if (place === 'table') return find(AT_HOME[what], card)
  if (place === 'hand') return find('hand', card) ?? find('kept', card)
  return place === 'pile' || place === 'aside' ? find('pile', card) : null
}

/** Where the way begins or ends if the card is not to be seen there. */
function spotAt({ what, seat }: Pass, place: Pass['from']): Element | null {
  if (place === 'hand' || place === 'pile' || place === 'aside')
    return findOne({ seat, on: 'hand' })
  return place === 'table' ? findOne({ seat, on: 'cards' }) : headOf(ROW_OF[what])
}

/** A card goes to its owner, to a hand, away. */
export const pass: Prepare<'pass'> = (act, { timing }) => {
  const card = cardAt(act, act.from)
  const source = card ?? spotAt(act, act.from)
  if (source === null) return null
  const begin = boxOf(source)
  const picture = card === null ? null : pictureOf(card)
  return () => {
    const arrived = cardAt(act, act.to)
    const goal = arrived ?? spotAt(act, act.to)
    if (goal === null) return null
    const end = arrived === null ? small(boxOf(goal)) : boxOf(goal)
    const seen = picture ?? (arrived === null ? back() : pictureOf(arrived))
    const large = picture === null && arrived !== null ? end : begin
    return () => {
      const shell = ghost(seen, large, 'ghost-card')
      if (shell === null) return
      const fades = arrived === null ? 0 : 1
      haunt(
        shell,
        [
          { transform: asIf(begin, large), opacity: picture === null ? 0.3 : 1 },
          { transform: lifted(begin, end, large), opacity: 1, offset: 0.55 },
          { transform: asIf(end, large), opacity: fades },
        ],
        timing,
      )
      if (arrived !== null) hide(arrived, timing)
      else if (act.to !== 'discard')
        swell(goal, { delay: timing.delay + timing.duration * 0.8, duration: timing.duration / 2 })
    }
  }
}

/** Where there is no card to be seen, one vanishes in the middle. */
const small = (spot: Box): Box => middleOf(spot, Math.min(spot.width, spot.height) * 1.5)

/** On the way a card is not yet as small as where it goes. */
function lifted(from: Box, to: Box, large: Box): string {
  const between = (a: number, b: number): number => a + (b - a) * 0.6
  const width = Math.max(between(from.width, to.width), Math.min(from.width, 60))
  return asIf(
    {
      left: between(from.left + from.width / 2, to.left + to.width / 2) - width / 2,
      top: between(from.top, to.top) - 12,
      width,
      height: (width * large.height) / large.width,
    },
    large,
  )
}

/** A card that one may not see. */
function back(): Element {
  const card = document.createElement('div')
  card.className = 'card-back'
  return card
}

export const slide: Prepare<'slide'> = ({ row, card }, { timing }) => {
  const before = find(IN_ROW[row], card)
  if (before === null) return null
  const begin = boxOf(before)
  return () => {
    const now = find(IN_ROW[row], card)
    if (now === null) return null
    const end = boxOf(now)
    if (Math.abs(begin.left - end.left) + Math.abs(begin.top - end.top) < 1) return null
    return () => {
      animate(now, [{ transform: asIf(begin, end) }, { transform: 'none' }], timing)
    }
  }
}

export const reveal: Prepare<'reveal'> = ({ row, card }, { timing }) => {
  return () => {
    const now = find(IN_ROW[row], card)
    const deck = headOf(row)
    if (now === null || deck === null) return null
    const end = boxOf(now)
    const { left, top } = boxOf(deck)
    const start = asIf({ ...end, left, top: top - end.height / 3 }, end)
    return () => {
      animate(
        now,
        [
          { transform: `${start} rotateY(90deg)`, opacity: 0 },
          { transform: `${start} rotateY(90deg)`, opacity: 1, offset: 0.05 },
          { transform: 'none', opacity: 1 },
        ],
        timing,
        'ease-out',
      )
    }
  }
}

/** A tile from the Atlas comes to lie on an evolving destination. */
export const cover: Prepare<'cover'> = ({ tile, place }, { timing }) => {
  const before = find(IN_ROW.atlas, tile)
  const begin = before === null ? null : boxOf(before)
  const picture = before === null ? null : pictureOf(before)
  return () => {
    const [goal] = findAll({ target: targetId('place', place) })
    if (goal === undefined || begin === null || picture === null) return null
    const end = boxOf(goal)
    return () => {
      const shell = ghost(picture, begin, 'ghost-card')
      if (shell === null) return
      haunt(
        shell,
        [
          { transform: 'none' },
          { transform: asIf(end, begin), opacity: 1, offset: 0.8 },
          { transform: asIf(end, begin), opacity: 0 },
        ],
        timing,
      )
    }
  }
}

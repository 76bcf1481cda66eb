import type { Row } from '@amalfi/engine'
import { ROW_OF_CARD } from '@amalfi/packs'
import { type KindWithId, TARGET_IN_ROW, targetId } from '../../model/game/targets.ts'
import { findElement, findElements } from '../scene/find-elements.ts'
import type { Movement } from './cues.ts'
import {
  animate,
  animateGhost,
  type Box,
  boxOf,
  cloneForDisplay,
  createGhost,
  hide,
  middleOf,
  pulse,
  transformBetween,
} from './ghost.ts'
import type { Prepare } from './prepare.ts'

type MoveCard = Extract<Movement, { do: 'moveCard' }>

/** The target of a card in front of its owner. */
const WITH_OWNER = {
  artwork: 'owned',
  destination: 'destination',
  character: 'played-character',
} as const

/** The whole card around its button. */
const cardAround = (one: Element): Element => one.closest('.target') ?? one

const find = (kind: KindWithId, id: string): Element | null => {
  const [found] = findElements({ target: targetId(kind, id) })
  return found === undefined ? null : cardAround(found)
}

/** The deck and the discards of a row. */
const deckOf = (row: Row): Element | null => document.querySelector(`[data-deck="${row}"]`)

/** The card at the start or end of its way, if it is visible there. */
function cardAt({ what, card }: MoveCard, place: MoveCard['from']): Element | null {
  if (card === null) return null
  if (place === 'row') return find(TARGET_IN_ROW[ROW_OF_CARD[what]], card)
  if (place === 'table') return find(WITH_OWNER[what], card)
  if (place === 'hand') return find('hand', card) ?? find('kept', card)
  return place === 'pile' || place === 'aside' ? find('pile', card) : null
}

/** Where a card starts or ends that is not visible there: a hand, the cards of a player, or a deck. */
function placeAt({ what, seat }: MoveCard, place: MoveCard['from']): Element | null {
  if (place === 'hand' || place === 'pile' || place === 'aside')
    return findElement({ seat, on: 'hand' })
  return place === 'table' ? findElement({ seat, on: 'cards' }) : deckOf(ROW_OF_CARD[what])
}

/** A card goes to its owner, to a hand, or to the discards. */
export const moveCard: Prepare<'moveCard'> = (movement, { timing }) => {
  const card = cardAt(movement, movement.from)
  const source = card ?? placeAt(movement, movement.from)
  if (source === null) return null
  const begin = boxOf(source)
  const picture = card === null ? null : cloneForDisplay(card)
  return () => {
    const arrived = cardAt(movement, movement.to)
    const goal = arrived ?? placeAt(movement, movement.to)
    if (goal === null) return null
    const end = arrived === null ? shrunk(boxOf(goal)) : boxOf(goal)
    const content = picture ?? (arrived === null ? cardBack() : cloneForDisplay(arrived))
    const size = picture === null && arrived !== null ? end : begin
    return () => {
      const ghost = createGhost(content, size, 'moving-card')
      if (ghost === null) return
      const fades = arrived === null ? 0 : 1
      animateGhost(
        ghost,
        [
          { transform: transformBetween(begin, size), opacity: picture === null ? 0.3 : 1 },
          { transform: halfWay(begin, end, size), opacity: 1, offset: 0.55 },
          { transform: transformBetween(end, size), opacity: fades },
        ],
        timing,
      )
      if (arrived !== null) hide(arrived, timing)
      else if (movement.to !== 'discard')
        pulse(goal, { delay: timing.delay + timing.duration * 0.8, duration: timing.duration / 2 })
    }
  }
}

/** A card that is not visible at the end shrinks into the middle of the box. */
const shrunk = (box: Box): Box => middleOf(box, Math.min(box.width, box.height) * 1.5)

/** Half way, a card is lifted, and larger than at the end. */
function halfWay(from: Box, to: Box, size: Box): string {
  const between = (a: number, b: number): number => a + (b - a) * 0.6
  const width = Math.max(between(from.width, to.width), Math.min(from.width, 60))
  return transformBetween(
    {
      left: between(from.left + from.width / 2, to.left + to.width / 2) - width / 2,
      top: between(from.top, to.top) - 12,
      width,
      height: (width * size.height) / size.width,
    },
    size,
  )
}

/** The back of a hidden card. */
function cardBack(): Element {
  const card = document.createElement('div')
  card.className = 'card-back'
  return card
}

/** A card slides to another slot of its row. */
export const slide: Prepare<'slide'> = ({ row, card }, { timing }) => {
  const before = find(TARGET_IN_ROW[row], card)
  if (before === null) return null
  const begin = boxOf(before)
  return () => {
    const now = find(TARGET_IN_ROW[row], card)
    if (now === null) return null
    const end = boxOf(now)
    if (Math.abs(begin.left - end.left) + Math.abs(begin.top - end.top) < 1) return null
    return () => {
      animate(now, [{ transform: transformBetween(begin, end) }, { transform: 'none' }], timing)
    }
  }
}

/** A new card comes from the deck into its row. */
export const reveal: Prepare<'reveal'> = ({ row, card }, { timing }) => {
  return () => {
    const now = find(TARGET_IN_ROW[row], card)
    const deck = deckOf(row)
    if (now === null || deck === null) return null
    const end = boxOf(now)
    const { left, top } = boxOf(deck)
    const start = transformBetween({ ...end, left, top: top - end.height / 3 }, end)
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

/** A tile moves from the Atlas onto an evolving destination. */
export const coverDestination: Prepare<'coverDestination'> = (
  { tile, destination },
  { timing },
) => {
  const before = find(TARGET_IN_ROW.atlas, tile)
  const begin = before === null ? null : boxOf(before)
  const picture = before === null ? null : cloneForDisplay(before)
  return () => {
    const [goal] = findElements({ target: targetId('destination', destination) })
    if (goal === undefined || begin === null || picture === null) return null
    const end = boxOf(goal)
    return () => {
      const ghost = createGhost(picture, begin, 'moving-card')
      if (ghost === null) return
      animateGhost(
        ghost,
        [
          { transform: 'none' },
          { transform: transformBetween(end, begin), opacity: 1, offset: 0.8 },
          { transform: transformBetween(end, begin), opacity: 0 },
        ],
        timing,
      )
    }
  }
}

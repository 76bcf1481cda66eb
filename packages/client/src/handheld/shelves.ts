import type { Phase } from '@amalfi/engine'
import { signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { afterAll } from '../app/after-paint.ts'
import { layout } from '../app/layout.ts'
import type { Question, Table } from '../game/table.ts'
import { bringToTop, centre, quietly } from './reveal.ts'

/** The boards of a table that lie beside one another where there is little room, in this order. */
export const BOARDS = ['dealing', 'chart', 'rows', 'mine', 'others', 'goals'] as const
export type BoardName = (typeof BOARDS)[number]

export interface Shelf {
  readonly name: BoardName
  /** How many things on it can be chosen. */
  readonly choices: number
}

/** The boards that lie there now, and the one in sight. */
export const shelves = signal<readonly Shelf[]>([])
export const inSight = signal<BoardName>('chart')

/** On a tablet the chart always is, and on a desk all of them. */
export const isInSight = (name: BoardName): boolean =>
  layout.value === 'desk' ||
  inSight.value === name ||
  (layout.value === 'tablet' && name === 'chart')

/** What is swiped: on a tablet the chart stays where it is. */
const scroller = (): HTMLElement | null =>
  document.querySelector(layout.value === 'phone' ? '.boards' : '.shelves')

export const boardOf = (name: BoardName): HTMLElement | null =>
  document.querySelector(`.boards > .${name}, .shelves > .${name}`)

/** What can be done with a goal is there only when it can: it glows though it is optional. */
export const GLOWING = '.thing.glow > .touch, .goal-choice > .touch'

const glowing = (board: Element): HTMLElement[] => [...board.querySelectorAll<HTMLElement>(GLOWING)]

/** Looks what lies there. A board that is not shown has no box. */
export function lookAround(): void {
  const swiped = scroller()
  const found = BOARDS.flatMap((name): Shelf[] => {
    const board = boardOf(name)
    if (swiped === null || board === null || !swiped.contains(board)) return []
    return board.getClientRects().length === 0 ? [] : [{ name, choices: glowing(board).length }]
  })
  const same =
    found.length === shelves.value.length &&
    found.every(({ name, choices }, i) => {
      const { name: before, choices: had } = shelves.value[i]
      return name === before && choices === had
    })
  if (!same) shelves.value = found
  if (found.length > 0 && found.every(({ name }) => name !== inSight.value))
    inSight.value = found[0].name
}

/** Where somebody has gone by themselves, they want to be: nothing takes them away from there. */
let wandered = false
let sentTo: BoardName | null = null

/** Brings a board into sight. */
function bring(name: BoardName, behavior: ScrollBehavior): void {
  const swiped = scroller()
  const board = boardOf(name)
  if (swiped === null || board === null) return
  sentTo = name
  inSight.value = name
  swiped.scrollTo({ left: board.offsetLeft - swiped.offsetLeft, behavior })
}

export function goTo(name: BoardName): void {
  wandered = true
  bring(name, quietly())
}

/** Brings something on a board into sight, to its upper edge. */
export function bringThing(thing: Element): void {
  const name = BOARDS.find((one) => boardOf(one)?.contains(thing))
  const board = name === undefined ? null : boardOf(name)
  if (name === undefined || board === null) return
  if (scroller()?.contains(board)) bring(name, quietly())
  bringToTop(thing, board)
}

/** Who feeds their crews wants to see what they have, though it is answered in words. */
const AT_HOME: readonly string[] = ['feed', 'decree']

/** Where something can be answered; a hand that has just been dealt is looked at before all else. */
function answersTo({ decision }: Question): readonly BoardName[] {
  if (shelves.value.some(({ name }) => name === 'dealing')) return ['dealing']
  if (AT_HOME.includes(decision.about)) return ['mine']
  return shelves.value.filter(({ choices }) => choices > 0).map(({ name }) => name)
}

/** When something is asked, a board on which it can be answered comes by itself. */
function come(question: Question): void {
  lookAround()
  // The guide has brought already what it speaks of.
  if (document.querySelector('.boards [data-hint]') !== null) return
  const answers = answersTo(question)
  const here = answers.includes(inSight.value)
  if (!here && !wandered && answers.length > 0) bring(answers[0], quietly())
  const board = boardOf(inSight.value)
  if (board !== null && !wandered) centre(glowing(board), board)
  const chart = boardOf('chart')
  if (chart !== null && layout.value === 'tablet') centre(glowing(chart), chart)
}

/** Never the same for an effect: whatever is shown anew may offer something else. But not while bots play. */
export const unlessBotsPlay = (table: Table): unknown => (table.thinking.value >= 0 ? table : {})

/** Follows fingers and questions from board to board. */
export function useShelves(table: Table, question: Question | null, phase: Phase): void {
  const asked = useRef(question)
  const handheld = layout.value !== 'desk'
  const dealing = phase === 'hands'
  // What will be in sight is drawn first.
  useMemo(() => {
    inSight.value = dealing ? 'dealing' : layout.value === 'phone' ? 'chart' : 'rows'
  }, [table, dealing])
  useLayoutEffect(() => (handheld ? afterAll(lookAround) : undefined), [unlessBotsPlay(table)])
  useEffect(() => (handheld ? watchSwipes() : undefined), [table, layout.value])
  useLayoutEffect(() => {
    // Who has answered looks at what follows from it.
    if (asked.current !== null && question !== asked.current) wandered = false
    asked.current = question
    return handheld && question !== null ? afterAll(() => come(question)) : undefined
  }, [table, question, layout.value])
}

/** So long after the last movement, a swipe is over, in milliseconds. */
const OVER = 120

function watchSwipes(): () => void {
  const swiped = scroller()
  if (swiped === null) return () => {}
  let over = 0
  let width = swiped.clientWidth
  const nearest = (): BoardName | undefined =>
    shelves.value
      .map(({ name }) => ({
        name,
        off: Math.abs((boardOf(name)?.offsetLeft ?? 0) - swiped.offsetLeft - swiped.scrollLeft),
      }))
      .toSorted((a, b) => a.off - b.off)[0]?.name
  const scrolled = ({ target }: Event): void => {
    if (target !== swiped || swiped.clientWidth !== width) return
    clearTimeout(over)
    over = window.setTimeout(() => {
      const here = nearest()
      if (here === undefined) return
      if (here !== sentTo) wandered = true
      sentTo = here
      inSight.value = here
    }, OVER)
  }
  // Another table lies there as it was laid, wherever one was at the last.
  lookAround()
  wandered = false
  sentTo = null
  inSight.value = nearest() ?? inSight.value
  // A device that is turned shows the board that it showed.
  const resized = new ResizeObserver(() => {
    if (swiped.clientWidth === width) return
    width = swiped.clientWidth
    bring(inSight.value, 'instant')
  })
  resized.observe(swiped)
  // Boards come and go: hands are dealt, a first hand is looked at.
  const changed = new MutationObserver(() => afterAll(lookAround))
  for (const one of document.querySelectorAll('.shelves')) changed.observe(one, { childList: true })
  swiped.addEventListener('scroll', scrolled, { passive: true })
  return () => {
    clearTimeout(over)
    resized.disconnect()
    changed.disconnect()
    swiped.removeEventListener('scroll', scrolled)
  }
}

import type { Decision, Phase } from '@amalfi/engine'
import { effect, signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { busyWhileScrolling } from '../../base/busy.ts'
import type { Question } from '../../model/game/question.ts'
import type { Table } from '../../model/session/table.ts'
import { afterAll } from '../../ui/after-paint.ts'
import { layout } from '../../ui/layout.ts'
import { bringToTop, centre, quietly } from './reveal.ts'
import { passing, watchSwipes } from './swipes.ts'

/** The boards of a table that lie beside one another where there is little room, in this order. */
export const BOARDS = ['dealing', 'chart', 'rows', 'mine', 'others', 'goals'] as const
export type BoardName = (typeof BOARDS)[number]

export interface BoardTab {
  readonly name: BoardName
  /** How many things on it can be chosen. */
  readonly choices: number
}

/** The boards that lie there now, and the one in sight. */
export const boardTabs = signal<readonly BoardTab[]>([])
export const inSight = signal<BoardName>('chart')

/** On a tablet the chart always is, and on a desk all of them. */
export const isInSight = (name: BoardName): boolean =>
  layout.value === 'desk' ||
  inSight.value === name ||
  (layout.value === 'tablet' && name === 'chart')

/** What is swiped: on a tablet the chart stays where it is. */
const scroller = (): HTMLElement | null =>
  document.querySelector(layout.value === 'phone' ? '.boards' : '.shelves')

/** Looked for among a few: it is asked for all the time, and the page is large. */
export function boardOf(name: BoardName): HTMLElement | null {
  for (const frame of ['boards', 'shelves'])
    for (const lain of document.getElementsByClassName(frame))
      for (const board of lain.children)
        if (board instanceof HTMLElement && board.classList.contains(name)) return board
  return null
}

/** How far a board has been pushed from where one sees it. */
function offBy(name: BoardName): number {
  const swiped = scroller()
  const board = boardOf(name)
  if (swiped === null || board === null) return Number.POSITIVE_INFINITY
  return Math.abs(board.offsetLeft - swiped.offsetLeft - swiped.scrollLeft)
}
const isInPlace = (name: BoardName): boolean => offBy(name) < 1

/** What can be done with a goal is there only when it can: it glows though it is optional. */
export const GLOWING = '.target.glow > .target-button, .goal-choice > .target-button'

const glowing = (board: Element): HTMLElement[] => [...board.querySelectorAll<HTMLElement>(GLOWING)]

/** Looks what lies there. A board that is not shown has no box. */
export function lookAround(): void {
  const swiped = scroller()
  const found = BOARDS.flatMap((name): BoardTab[] => {
    const board = boardOf(name)
    if (swiped === null || board === null || !swiped.contains(board)) return []
    return board.getClientRects().length === 0 ? [] : [{ name, choices: glowing(board).length }]
  })
  const same =
    found.length === boardTabs.value.length &&
    found.every(({ name, choices }, i) => {
      const { name: before, choices: had } = boardTabs.value[i]
      return name === before && choices === had
    })
  if (!same) boardTabs.value = found
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
  if (!isInPlace(name)) busyWhileScrolling(swiped, behavior)
  swiped.scrollTo({ left: board.offsetLeft - swiped.offsetLeft, behavior })
  inSight.value = name
}

export function goTo(name: BoardName): void {
  wandered = true
  bring(name, quietly())
}

/** Brings something on a board into sight, to its upper edge. */
export function scrollToTarget(target: Element): void {
  const name = BOARDS.find((one) => boardOf(one)?.contains(target))
  const board = name === undefined ? null : boardOf(name)
  if (name === undefined || board === null) return
  if (scroller()?.contains(board)) bring(name, quietly())
  bringToTop(target, board)
}

/** Who feeds their crews wants to see what they have, though it is answered in words. */
const AT_HOME: readonly Decision['about'][] = ['feed', 'decree']

/** Where something can be answered; a hand that has just been dealt is looked at before all else. */
function answersTo({ decision }: Question): readonly BoardName[] {
  if (boardTabs.value.some(({ name }) => name === 'dealing')) return ['dealing']
  if (AT_HOME.includes(decision.about)) return ['mine']
  return boardTabs.value.filter(({ choices }) => choices > 0).map(({ name }) => name)
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
export function useBoardTabs(table: Table, question: Question | null, phase: Phase): void {
  const asked = useRef(question)
  const handheld = layout.value !== 'desk'
  const dealing = phase === 'hands'
  // What will be in sight is drawn first.
  useMemo(() => {
    inSight.value = dealing ? 'dealing' : layout.value === 'phone' ? 'chart' : 'rows'
  }, [table, dealing])
  useLayoutEffect(() => (handheld ? afterAll(lookAround) : undefined), [unlessBotsPlay(table)])
  useEffect(() => (handheld ? follow() : undefined), [table, layout.value])
  useLayoutEffect(() => (handheld ? tellStyles() : undefined), [table, layout.value])
  useLayoutEffect(() => {
    // Who has answered looks at what follows from it.
    if (asked.current !== null && question !== asked.current) wandered = false
    asked.current = question
    return handheld && question !== null ? afterAll(() => come(question)) : undefined
  }, [table, question, layout.value])
}

/** Follows fingers from board to board. */
function follow(): () => void {
  const swiped = scroller()
  if (swiped === null) return () => {}
  const nearest = (): BoardName | undefined =>
    boardTabs.value.map(({ name }) => name).toSorted((a, b) => offBy(a) - offBy(b))[0]
  // Another table lies there as it was laid, wherever one was at the last.
  lookAround()
  wandered = false
  sentTo = null
  inSight.value = nearest() ?? inSight.value
  const unfollow = watchSwipes(swiped, {
    inPlace: () => isInPlace(inSight.value),
    moved: () => {
      const here = nearest()
      if (here === undefined) return
      if (here !== sentTo) wandered = true
      sentTo = here
      inSight.value = here
    },
    turned: () => bring(inSight.value, 'instant'),
  })
  // Boards come and go: hands are dealt, a first hand is looked at.
  const changed = new MutationObserver(() => afterAll(lookAround))
  for (const one of document.querySelectorAll('.shelves')) changed.observe(one, { childList: true })
  return () => {
    unfollow()
    changed.disconnect()
  }
}

/** Tells the styles which board alone is painted, so that nobody waits for those out of sight. */
function tellStyles(): () => void {
  const boards = document.querySelector<HTMLElement>('.boards')
  if (boards === null) return () => {}
  const untell = effect(() => {
    const name = inSight.value
    if (passing.value || !isInPlace(name)) delete boards.dataset.only
    else boards.dataset.only = name
  })
  return () => {
    untell()
    delete boards.dataset.only
  }
}

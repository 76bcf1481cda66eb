import type { Decision, Phase } from '@amalfi/engine'
import { effect, signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { busyWhileScrolling } from '../../base/busy.ts'
import type { Question } from '../../model/game/question.ts'
import type { Table } from '../../model/session/table.ts'
import { afterAll } from '../../ui/after-paint.ts'
import { layout } from '../../ui/layout.ts'
import { centreIfHidden, scrollBehavior, scrollToTop } from './scroll-board.ts'
import { swiping, watchSwipes } from './swipes.ts'

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
export const visibleBoard = signal<BoardName>('chart')

/** On a tablet the chart always is, and on a desk all of them. */
export const isVisible = (name: BoardName): boolean =>
  layout.value === 'desk' ||
  visibleBoard.value === name ||
  (layout.value === 'tablet' && name === 'chart')

/** What is swiped: on a tablet the chart stays where it is. */
const scroller = (): HTMLElement | null =>
  document.querySelector(layout.value === 'phone' ? '.boards' : '.board-strip')

/** Looked for among a few: it is asked for all the time, and the page is large. */
export function boardElement(name: BoardName): HTMLElement | null {
  for (const frame of ['boards', 'board-strip'])
    for (const lain of document.getElementsByClassName(frame))
      for (const board of lain.children)
        if (board instanceof HTMLElement && board.classList.contains(name)) return board
  return null
}

/** How far a board has been pushed from where one sees it. */
function scrollDistance(name: BoardName): number {
  const swiped = scroller()
  const board = boardElement(name)
  if (swiped === null || board === null) return Number.POSITIVE_INFINITY
  return Math.abs(board.offsetLeft - swiped.offsetLeft - swiped.scrollLeft)
}
const isScrolledTo = (name: BoardName): boolean => scrollDistance(name) < 1

/** What can be done with a goal is there only when it can: it glows though it is optional. */
export const GLOWING = '.target.glow > .target-button, .goal-choice > .target-button'

const offeredTargets = (board: Element): HTMLElement[] => [
  ...board.querySelectorAll<HTMLElement>(GLOWING),
]

/** Looks what lies there. A board that is not shown has no box. */
export function updateBoardTabs(): void {
  const swiped = scroller()
  const found = BOARDS.flatMap((name): BoardTab[] => {
    const board = boardElement(name)
    if (swiped === null || board === null || !swiped.contains(board)) return []
    return board.getClientRects().length === 0
      ? []
      : [{ name, choices: offeredTargets(board).length }]
  })
  const same =
    found.length === boardTabs.value.length &&
    found.every(({ name, choices }, i) => {
      const { name: before, choices: had } = boardTabs.value[i]
      return name === before && choices === had
    })
  if (!same) boardTabs.value = found
  if (found.length > 0 && found.every(({ name }) => name !== visibleBoard.value))
    visibleBoard.value = found[0].name
}

/** Where somebody has gone by themselves, they want to be: nothing takes them away from there. */
let userHasMoved = false
let scrolledTo: BoardName | null = null

/** Brings a board into sight. */
function scrollToBoard(name: BoardName, behavior: ScrollBehavior): void {
  const swiped = scroller()
  const board = boardElement(name)
  if (swiped === null || board === null) return
  scrolledTo = name
  if (!isScrolledTo(name)) busyWhileScrolling(swiped, behavior)
  swiped.scrollTo({ left: board.offsetLeft - swiped.offsetLeft, behavior })
  visibleBoard.value = name
}

export function openBoard(name: BoardName): void {
  userHasMoved = true
  scrollToBoard(name, scrollBehavior())
}

/** Brings something on a board into sight, to its upper edge. */
export function scrollToTarget(target: Element): void {
  const name = BOARDS.find((one) => boardElement(one)?.contains(target))
  const board = name === undefined ? null : boardElement(name)
  if (name === undefined || board === null) return
  if (scroller()?.contains(board)) scrollToBoard(name, scrollBehavior())
  scrollToTop(target, board)
}

/** Who feeds their crews wants to see what they have, though it is answered in words. */
const ON_OWN_BOARD: readonly Decision['about'][] = ['feed', 'decree']

/** Where something can be answered; a hand that has just been dealt is looked at before all else. */
function boardsToAnswer({ decision }: Question): readonly BoardName[] {
  if (boardTabs.value.some(({ name }) => name === 'dealing')) return ['dealing']
  if (ON_OWN_BOARD.includes(decision.about)) return ['mine']
  return boardTabs.value.filter(({ choices }) => choices > 0).map(({ name }) => name)
}

/** When something is asked, a board on which it can be answered comes by itself. */
function showAnswerableBoard(question: Question): void {
  updateBoardTabs()
  // The guide has brought already what it speaks of.
  if (document.querySelector('.boards [data-hint]') !== null) return
  const answers = boardsToAnswer(question)
  const here = answers.includes(visibleBoard.value)
  if (!here && !userHasMoved && answers.length > 0) scrollToBoard(answers[0], scrollBehavior())
  const board = boardElement(visibleBoard.value)
  if (board !== null && !userHasMoved) centreIfHidden(offeredTargets(board), board)
  const chart = boardElement('chart')
  if (chart !== null && layout.value === 'tablet') centreIfHidden(offeredTargets(chart), chart)
}

/** Never the same for an effect: whatever is shown anew may offer something else. But not while bots play. */
export const changesUnlessBotsPlay = (table: Table): unknown =>
  table.thinking.value >= 0 ? table : {}

/** Follows fingers and questions from board to board. */
export function useBoardTabs(table: Table, question: Question | null, phase: Phase): void {
  const asked = useRef(question)
  const handheld = layout.value !== 'desk'
  const dealing = phase === 'hands'
  // What will be in sight is drawn first.
  useMemo(() => {
    visibleBoard.value = dealing ? 'dealing' : layout.value === 'phone' ? 'chart' : 'rows'
  }, [table, dealing])
  useLayoutEffect(
    () => (handheld ? afterAll(updateBoardTabs) : undefined),
    [changesUnlessBotsPlay(table)],
  )
  useEffect(() => (handheld ? followSwipes() : undefined), [table, layout.value])
  useLayoutEffect(() => (handheld ? markVisibleBoard() : undefined), [table, layout.value])
  useLayoutEffect(() => {
    // Who has answered looks at what follows from it.
    if (asked.current !== null && question !== asked.current) userHasMoved = false
    asked.current = question
    return handheld && question !== null ? afterAll(() => showAnswerableBoard(question)) : undefined
  }, [table, question, layout.value])
}

/** Follows fingers from board to board. */
function followSwipes(): () => void {
  const swiped = scroller()
  if (swiped === null) return () => {}
  const nearest = (): BoardName | undefined =>
    boardTabs.value
      .map(({ name }) => name)
      .toSorted((a, b) => scrollDistance(a) - scrollDistance(b))[0]
  // Another table lies there as it was laid, wherever one was at the last.
  updateBoardTabs()
  userHasMoved = false
  scrolledTo = null
  visibleBoard.value = nearest() ?? visibleBoard.value
  const unfollow = watchSwipes(swiped, {
    inPlace: () => isScrolledTo(visibleBoard.value),
    moved: () => {
      const here = nearest()
      if (here === undefined) return
      if (here !== scrolledTo) userHasMoved = true
      scrolledTo = here
      visibleBoard.value = here
    },
    turned: () => scrollToBoard(visibleBoard.value, 'instant'),
  })
  // Boards come and go: hands are dealt, a first hand is looked at.
  const changed = new MutationObserver(() => afterAll(updateBoardTabs))
  for (const one of document.querySelectorAll('.board-strip'))
    changed.observe(one, { childList: true })
  return () => {
    unfollow()
    changed.disconnect()
  }
}

/** Tells the styles which board alone is painted, so that nobody waits for those out of sight. */
function markVisibleBoard(): () => void {
  const boards = document.querySelector<HTMLElement>('.boards')
  if (boards === null) return () => {}
  const untell = effect(() => {
    const name = visibleBoard.value
    if (swiping.value || !isScrolledTo(name)) delete boards.dataset.visibleBoard
    else boards.dataset.visibleBoard = name
  })
  return () => {
    untell()
    delete boards.dataset.visibleBoard
  }
}

import type { Decision, Phase } from '@amalfi/engine'
import { effect, signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { busyWhileScrolling } from '../../base/busy.ts'
import type { Question } from '../../model/game/question.ts'
import type { Table } from '../../model/session/table.ts'
import { afterDeferredWork } from '../../ui/after-paint.ts'
import { layout } from '../../ui/layout.ts'
import { centreIfHidden, scrollBehavior, scrollToTop } from './scroll-board.ts'
import { swiping, watchSwipes } from './swipes.ts'

/** The boards of a table, in the order of their tabs. */
export const BOARDS = ['dealing', 'chart', 'rows', 'own-board', 'others', 'goals'] as const
/** The name of a board, which is also the class of its element. */
export type BoardName = (typeof BOARDS)[number]

/** A tab of a phone or tablet. */
export interface BoardTab {
  readonly name: BoardName
  /** How many targets on the board can be chosen. */
  readonly choices: number
}

/** The boards that can be opened now. */
export const boardTabs = signal<readonly BoardTab[]>([])
/** The board that a phone or the lower part of a tablet shows. */
export const visibleBoard = signal<BoardName>('chart')

/** Whether a board is visible. A tablet always shows the chart as well, a desktop shows all boards. */
export const isVisible = (name: BoardName): boolean =>
  layout.value === 'desktop' ||
  visibleBoard.value === name ||
  (layout.value === 'tablet' && name === 'chart')

/** The element that is swiped. On a tablet the chart is not part of it. */
const scroller = (): HTMLElement | null =>
  document.querySelector(layout.value === 'phone' ? '.boards' : '.board-strip')

/** The element of a board. It is asked for very often, so this does not search the whole page. */
export function boardElement(name: BoardName): HTMLElement | null {
  for (const frame of ['boards', 'board-strip'])
    for (const parent of document.getElementsByClassName(frame))
      for (const board of parent.children)
        if (board instanceof HTMLElement && board.classList.contains(name)) return board
  return null
}

/** How far a board is scrolled away from where it is visible, in pixels. */
function scrollDistance(name: BoardName): number {
  const strip = scroller()
  const board = boardElement(name)
  if (strip === null || board === null) return Number.POSITIVE_INFINITY
  return Math.abs(board.offsetLeft - strip.offsetLeft - strip.scrollLeft)
}
const isScrolledTo = (name: BoardName): boolean => scrollDistance(name) < 1

/** Targets that glow. A goal has a button only while it can be chosen, and then glows too. */
export const GLOWING = '.target.glow > .target-button, .goal-choice > .target-button'

const offeredTargets = (board: Element): HTMLElement[] => [
  ...board.querySelectorAll<HTMLElement>(GLOWING),
]

/** Updates `boardTabs` from the page. A board that is not displayed has no client rects. */
export function updateBoardTabs(): void {
  const strip = scroller()
  const found = BOARDS.flatMap((name): BoardTab[] => {
    const board = boardElement(name)
    if (strip === null || board === null || !strip.contains(board)) return []
    return board.getClientRects().length === 0
      ? []
      : [{ name, choices: offeredTargets(board).length }]
  })
  const same =
    found.length === boardTabs.value.length &&
    found.every(({ name, choices }, i) => {
      const { name: before, choices: choicesBefore } = boardTabs.value[i]
      return name === before && choices === choicesBefore
    })
  if (!same) boardTabs.value = found
  if (found.length > 0 && found.every(({ name }) => name !== visibleBoard.value))
    visibleBoard.value = found[0].name
}

/** Whether the user has opened a board since the last answer. The page then leaves them there. */
let userHasMoved = false
let scrolledTo: BoardName | null = null

/** Scrolls a board into view. */
function scrollToBoard(name: BoardName, behavior: ScrollBehavior): void {
  const strip = scroller()
  const board = boardElement(name)
  if (strip === null || board === null) return
  scrolledTo = name
  if (!isScrolledTo(name)) busyWhileScrolling(strip, behavior)
  strip.scrollTo({ left: board.offsetLeft - strip.offsetLeft, behavior })
  visibleBoard.value = name
}

/** Opens a board for the user. */
export function openBoard(name: BoardName): void {
  userHasMoved = true
  scrollToBoard(name, scrollBehavior())
}

/** Opens a board at once, and leaves the user there for the next question. */
export function keepBoard(name: BoardName): void {
  userHasMoved = true
  scrollToBoard(name, 'instant')
}

/** Opens the board of an element and scrolls the element to the top of it. */
export function scrollToTarget(target: Element): void {
  const name = BOARDS.find((one) => boardElement(one)?.contains(target))
  const board = name === undefined ? null : boardElement(name)
  if (name === undefined || board === null) return
  if (scroller()?.contains(board)) scrollToBoard(name, scrollBehavior())
  scrollToTop(target, board)
}

/** Questions with text answers for which players want to see their own board. */
const ON_OWN_BOARD: readonly Decision['about'][] = ['feed', 'decree']

/** The boards with answers to a question. While hands are dealt, only the board that deals them. */
function boardsToAnswer({ decision }: Question): readonly BoardName[] {
  if (boardTabs.value.some(({ name }) => name === 'dealing')) return ['dealing']
  if (ON_OWN_BOARD.includes(decision.about)) return ['own-board']
  return boardTabs.value.filter(({ choices }) => choices > 0).map(({ name }) => name)
}

/** Opens a board with answers to a new question. */
function showAnswerableBoard(question: Question): void {
  updateBoardTabs()
  // The tutorial has already scrolled to its hint.
  if (document.querySelector('.boards [data-hint]') !== null) return
  const answers = boardsToAnswer(question)
  const current = answers.includes(visibleBoard.value)
  if (!current && !userHasMoved && answers.length > 0) scrollToBoard(answers[0], scrollBehavior())
  const board = boardElement(visibleBoard.value)
  if (board !== null && !userHasMoved) centreIfHidden(offeredTargets(board), board)
  const chart = boardElement('chart')
  if (chart !== null && layout.value === 'tablet') centreIfHidden(offeredTargets(chart), chart)
}

/**
 * A dependency that runs an effect after every render, since any render may change what is offered.
 * While bots play it stays the same.
 */
export const changesUnlessBotsPlay = (table: Table): unknown =>
  table.thinking.value >= 0 ? table : {}

/** Keeps `visibleBoard` and `boardTabs` up to date, by swipes and by questions. */
export function useBoardTabs(table: Table, question: Question | null, phase: Phase): void {
  const asked = useRef(question)
  const handheld = layout.value !== 'desktop'
  const dealing = phase === 'hands'
  // Set during the render, so that the visible board is drawn first.
  useMemo(() => {
    visibleBoard.value = dealing ? 'dealing' : layout.value === 'phone' ? 'chart' : 'rows'
  }, [table, dealing])
  useLayoutEffect(
    () => (handheld ? afterDeferredWork(updateBoardTabs) : undefined),
    [changesUnlessBotsPlay(table)],
  )
  useEffect(() => (handheld ? followSwipes() : undefined), [table, layout.value])
  useLayoutEffect(() => (handheld ? markVisibleBoard() : undefined), [table, layout.value])
  useLayoutEffect(() => {
    // After an answer, the page may open a board again.
    if (asked.current !== null && question !== asked.current) userHasMoved = false
    asked.current = question
    return handheld && question !== null
      ? afterDeferredWork(() => showAnswerableBoard(question))
      : undefined
  }, [table, question, layout.value])
}

/** Updates `visibleBoard` when the user swipes. Returns how to stop. */
function followSwipes(): () => void {
  const strip = scroller()
  if (strip === null) return () => {}
  const nearest = (): BoardName | undefined =>
    boardTabs.value
      .map(({ name }) => name)
      .toSorted((a, b) => scrollDistance(a) - scrollDistance(b))[0]
  // A new table starts at its own scroll position.
  updateBoardTabs()
  userHasMoved = false
  scrolledTo = null
  visibleBoard.value = nearest() ?? visibleBoard.value
  const stopWatching = watchSwipes(strip, {
    isInPlace: () => isScrolledTo(visibleBoard.value),
    onMoved: () => {
      const current = nearest()
      if (current === undefined) return
      if (current !== scrolledTo) userHasMoved = true
      scrolledTo = current
      visibleBoard.value = current
    },
    onResized: () => scrollToBoard(visibleBoard.value, 'instant'),
  })
  // Boards are added and removed when hands are dealt and when a first hand is shown.
  const changed = new MutationObserver(() => afterDeferredWork(updateBoardTabs))
  for (const one of document.querySelectorAll('.board-strip'))
    changed.observe(one, { childList: true })
  return () => {
    stopWatching()
    changed.disconnect()
  }
}

/** Names the visible board in an attribute, so that the styles paint no other. Returns how to stop. */
function markVisibleBoard(): () => void {
  const boards = document.querySelector<HTMLElement>('.boards')
  if (boards === null) return () => {}
  const stop = effect(() => {
    const name = visibleBoard.value
    if (swiping.value || !isScrolledTo(name)) delete boards.dataset.visibleBoard
    else boards.dataset.visibleBoard = name
  })
  return () => {
    stop()
    delete boards.dataset.visibleBoard
  }
}

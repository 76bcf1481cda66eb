import { layout } from '../../ui/layout.ts'

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The area for tooltips: on handhelds the boards, so that they cover nothing of the question. */
export function tooltipArea(): Area {
  const page = { left: 0, top: 0, width: innerWidth, height: innerHeight }
  if (layout.value === 'desktop') return page
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
  const head = boxOf('.status-bar')
  const foot = boxOf('.foot, .replay-bar, .watch-bar')
  const boards = boxOf(layout.value === 'phone' ? '.boards' : '.board-strip')
  if (head === undefined || foot === undefined || boards === undefined) return page
  // The foot grows over the boards; on a phone in landscape it is beside them.
  const strip = boxOf('.board-footer')?.height ?? 0
  const bottom = foot.left > boards.left ? boards.bottom : Math.min(foot.top - strip, innerHeight)
  const { left, width } = boards
  return { left, top: head.bottom, width, height: bottom - head.bottom }
}

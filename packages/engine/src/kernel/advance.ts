import { argumentOf, codeOf, DECLINED, PASS } from '../state/choice.ts'
import { EngineError, FRAME, KIND, PENDING, SEAT, SOURCE } from '../state/frames.ts'
import { Offers } from '../state/offers.ts'
import type { Pending, Play } from '../state/play.ts'
import { because } from '../state/source.ts'

/** No legal pack comes near it. */
const MAX_STEPS = 100_000

const scratch = new Offers()

/** The kind of frame on top, or null when the game is over. */
export function topPending(p: Play): Pending | null {
  const { stack } = p.game
  return stack.length === 0 ? null : p.pending[stack[stack.length - FRAME + KIND]]
}

/** Mask of the seats that may decide now. */
export function decidersOf(p: Play): number {
  const { stack } = p.game
  const pending = topPending(p)
  if (pending === null) return 0
  return pending.deciders ? pending.deciders(p) : 1 << stack[stack.length - FRAME + SEAT]
}

/**
 * Goes on until somebody must be asked: where there is one choice only and no optional action
 * could change that, the engine takes it.
 */
export function advance(p: Play): void {
  const { stack } = p.game
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const pending = topPending(p)
    if (pending === null) return
    if (pending.step?.(p)) continue
    if (pending.deciders) return
    const seat = stack[stack.length - FRAME + SEAT]
    // Looking for one optional action is cheaper than looking for two choices.
    if (pending.worthAsking?.(p, seat)) {
      scratch.clear()
      p.options(p, seat, scratch, 1)
      if (scratch.length > 0) return
    }
    scratch.clear()
    pending.offer?.(p, seat, scratch, 2)
    if (scratch.length > 1) return
    if (scratch.length === 0)
      throw new EngineError(`no choice for seat ${seat} at ${PENDING[stack[stack.length - FRAME]]}`)
    const only = scratch.at(0)
    if (p.sink !== null && (only === DECLINED || codeOf(only) === PASS)) tellNothing(p, seat)
    pending.take?.(p, seat, codeOf(only), argumentOf(only))
  }
  throw new EngineError('the game does not come to a decision: the pack has an endless chain')
}

/** Who could only decline or pass was not asked, and those who watch want to know. */
function tellNothing(p: Play, seat: number): void {
  const { stack } = p.game
  const why = topPending(p)?.forbidden?.(p, seat) ?? null
  p.sink?.push({
    kind: 'nothing',
    seat,
    verb: PENDING[stack[stack.length - FRAME + KIND]],
    because: because(p.tables, stack[stack.length - FRAME + SOURCE]),
    ...(why === null ? {} : { why }),
  })
}

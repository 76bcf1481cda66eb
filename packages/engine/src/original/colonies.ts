import { fire, triggerCode } from '../cards/triggers.ts'
import { breadLimit, LIGHTHOUSES, score } from '../payment/bread.ts'
import { A, pop, SEAT, SOURCE, top } from '../state/frames.ts'
import type { Pending, Play } from '../state/play.ts'

const WHEN_ERECT = triggerCode('erect')

/** ORI-COL-2: points at once for one beyond the sixth. */
const BEYOND = 1

/** Gain colonies: A how many more. Nobody would decline one, so nobody is asked. */
export const erect: Pending = {
  rule: 'ORI-COL-1',
  step(p) {
    const { stack } = p.game
    const at = top(p.game)
    if (stack[at + A] === 0) {
      pop(p.game)
      return true
    }
    stack[at + A]--
    gainColony(p, stack[at + SEAT], stack[at + SOURCE])
    return true
  },
}

function gainColony(p: Play, seat: number, source: number): void {
  if (p.game.erected[seat] === LIGHTHOUSES) score(p, seat, BEYOND, source)
  else {
    const from = breadLimit(p, seat)
    const colonies = ++p.game.erected[seat]
    p.sink?.push(
      { kind: 'colony', seat, colonies },
      { kind: 'limit', seat, from, to: breadLimit(p, seat) },
    )
  }
  fire(p, WHEN_ERECT, seat)
}

import { MOD_GRANARY, modOf } from '../cards/modifiers.ts'
import type { Bench, Play, Position } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { because } from '../state/source.ts'

/** REN-BRD-2, ORI-FOD-1. */
const FIRST_LIMIT = 6
const LAST_LIMIT = 12
export const LIGHTHOUSES = 6

const BREAD_SHORT = refusalCode('breadShort')
const GRANARY_TOO_SMALL = refusalCode('granaryTooSmall')

export function breadLimit(p: Position, seat: number): number {
  const limit = FIRST_LIMIT + p.game.erected[seat] + modOf(p.game, seat, MOD_GRANARY)
  return limit < LAST_LIMIT ? limit : LAST_LIMIT
}

/** REN-BRD-4: a gain is capped when it happens; what does not fit is lost. */
export function gainBread(p: Play, seat: number, amount: number, source: number): void {
  if (amount <= 0) return
  const from = p.game.bread[seat]
  const limit = breadLimit(p, seat)
  const to = from + amount > limit ? limit : from + amount
  p.game.bread[seat] = to
  p.sink?.push({
    kind: 'bread',
    seat,
    from,
    to,
    lost: from + amount - to,
    because: because(p.tables, source),
  })
}

export function payBread(p: Play, seat: number, amount: number, source: number): void {
  if (amount <= 0) return
  const from = p.game.bread[seat]
  p.game.bread[seat] = from - amount
  p.sink?.push({
    kind: 'bread',
    seat,
    from,
    to: from - amount,
    lost: 0,
    because: because(p.tables, source),
  })
}

/** Whether the granary holds so much now, and if not, whether it ever could (REN-BRD-3). */
export function judgeBread(p: Bench, seat: number, amount: number): number {
  const bread = p.game.bread[seat]
  if (bread >= amount) return 0
  p.needs = amount
  p.has = bread
  p.limit = breadLimit(p, seat)
  return amount > p.limit ? GRANARY_TOO_SMALL : BREAD_SHORT
}

export function score(p: Play, seat: number, points: number, source: number): void {
  if (points === 0) return
  const from = p.game.score[seat]
  p.game.score[seat] = from + points
  p.sink?.push({
    kind: 'score',
    seat,
    from,
    to: from + points,
    because: because(p.tables, source),
  })
}

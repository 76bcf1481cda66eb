import { builtBy } from '../board/ships.ts'
import { lessFor, spendLess } from '../cards/modifiers.ts'
import { payBread, score } from '../payment/bread.ts'
import type { Play, Position } from '../state/play.ts'
import { BY_RULE } from '../state/source.ts'
import { COST_FEED } from '../state/words.ts'

/** REN-FED-1, ORI-FED-1. */
const FIRST_CREWS = 2
/** Points lost for each bread short. */
export const HUNGER = 3

/** Bread due from a seat, or what would be with some more ships. */
export const feedDue = (p: Position, seat: number, more = 0): number =>
  Math.max(0, FIRST_CREWS + builtBy(p.game, seat) + more - lessFor(p, seat, COST_FEED))

/** A seat pays what is due, and loses points for what is missing. */
export function feedCrews(p: Play, seat: number): void {
  const due = feedDue(p, seat)
  const paid = Math.min(due, p.game.bread[seat])
  p.sink?.push({ kind: 'feed', seat, due, paid, short: due - paid })
  payBread(p, seat, paid, BY_RULE)
  spendLess(p, seat, COST_FEED)
  score(p, seat, (paid - due) * HUNGER, BY_RULE)
}

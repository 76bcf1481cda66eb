import { type Described, type Game, type GameEvent, isBarrier, isOption } from '@amalfi/engine'
import type { GameRules } from './rules.ts'

/** More optional actions than this are not proposed. */
const MAX_STEPS = 3

/**
 * The shortest sequence of optional actions after which a refused choice becomes legal, for example
 * turning a ship into bread; null if there is none. It stops before anything is drawn or revealed.
 */
export function enablingOptions(
  rules: GameRules,
  game: Game,
  seat: number,
  choice: number,
): readonly Described[] | null {
  if (isOption(choice)) return null
  let level: { readonly game: Game; readonly steps: readonly number[] }[] = [{ game, steps: [] }]
  const seen = new Set<string>()
  for (let depth = 0; depth < MAX_STEPS; depth++) {
    const next: typeof level = []
    for (const { game: before, steps } of level)
      for (const option of rules.options(before, seat, [])) {
        const after = rules.copy(before)
        const events: GameEvent[] = []
        rules.play(after, seat, option, events)
        if (events.some(isBarrier) || !rules.deciders(after).includes(seat)) continue
        const key = [...steps, option].toSorted((a, b) => a - b).join(' ')
        if (seen.has(key)) continue
        seen.add(key)
        const longer = [...steps, option]
        if (rules.check(after, seat, choice) === null) return longer.map(rules.describe)
        next.push({ game: after, steps: longer })
      }
    level = next
  }
  return null
}

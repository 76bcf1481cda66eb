import {
  type AutomaticAnswer,
  codeOf,
  DECLINE,
  type FrameKind,
  type Game,
  type GameEvent,
  isBarrier,
} from '@amalfi/engine'
import type { SessionRules } from './core.ts'

/** Questions that often have only one sensible answer. Others are always asked. */
const KINDS: ReadonlySet<FrameKind> = new Set([
  'send',
  'take',
  'straighten',
  'recall',
  'lighthouse',
  'light',
  'visit',
  'navigate',
  'acquire',
  'discover',
  'invite',
  'build',
  'borrow',
  'shift',
  'discard',
  'price',
])

/** Questions to which no optional action adds a choice, once there is something to accept. */
const ALL_OFFERED: ReadonlySet<FrameKind> = new Set(['straighten', 'recall'])

/** With more ways to make bread first than this, the player is asked. */
const MAX_POSITIONS = 150

/**
 * The answer of a seat that has nothing to decide, or null. Either the only choice is to decline, or
 * the only other choice gives something and loses nothing. In both cases no optional action would
 * offer more. The engine says what is legal; this only says that the player need not be asked.
 */
export function automaticAnswer(
  rules: SessionRules,
  game: Game,
  isHuman: (seat: number) => boolean,
): AutomaticAnswer | null {
  const kind = rules.decisionKind(game)
  if (kind === null || !KINDS.has(kind)) return null
  const [seat, ...others] = rules.deciders(game)
  if (seat === undefined || others.length > 0 || !isHuman(seat)) return null
  const choices = rules.choices(game, seat, [])
  const accepting = choices.filter((choice) => codeOf(choice) !== DECLINE)
  if (accepting.length === choices.length) return null
  const { left = 1 } = rules.decision(game, seat)
  // Characters that can all be straightened are straightened one after the other.
  const needsNoPick = accepting.length <= (kind === 'straighten' ? left : 1)
  if (!needsNoPick) return null
  const [gain] = accepting
  if (gain !== undefined && !onlyGives(rules, game, seat, gain)) return null
  const isComplete = gain !== undefined && ALL_OFFERED.has(kind)
  if (!isComplete && optionsOfferMore(rules, game, seat, choices)) return null
  return { seat, choice: gain ?? choices[0] }
}

/** What ends the consequences of a choice. */
const ENDS: readonly GameEvent['kind'][] = ['turn', 'phase', 'reaction']

/** Whether all that a choice does is to give something to its seat. */
function onlyGives(rules: SessionRules, game: Game, seat: number, choice: number): boolean {
  const copy = rules.copy(game)
  const events: GameEvent[] = []
  rules.play(copy, seat, choice, events)
  const end = events.findIndex(({ kind }) => ENDS.includes(kind))
  const own = end < 0 ? events : events.slice(0, end)
  return own.length > 0 && own.every((event) => isGain(event, seat))
}

function isGain(event: GameEvent, seat: number): boolean {
  if (isBarrier(event) || !('seat' in event) || event.seat !== seat) return false
  switch (event.kind) {
    case 'bread':
      return event.to > event.from && event.lost === 0
    case 'score':
      return event.to > event.from
    case 'turned':
      return event.to === 'upright'
    case 'ship':
      return event.from === 'port' && event.to === 'bay'
    case 'useLighthouse':
      return event.how === 'bread'
    default:
      return false
  }
}

/** Whether some optional actions, taken first, would offer a choice that is not offered now. */
function optionsOfferMore(
  rules: SessionRules,
  game: Game,
  seat: number,
  choices: readonly number[],
): boolean {
  const kind = rules.decisionKind(game)
  const open: { readonly position: Game; readonly taken: readonly number[] }[] = [
    { position: game, taken: [] },
  ]
  const seen = new Set<string>()
  for (const { position, taken } of open) {
    for (const option of distinctOptions(rules, position, seat)) {
      const steps = [...taken, option].toSorted((a, b) => a - b)
      const key = steps.map(codeAndPlace).join(' ')
      if (seen.has(key)) continue
      if (seen.size === MAX_POSITIONS) return true
      seen.add(key)
      const after = rules.copy(position)
      rules.play(after, seat, option)
      // The engine goes on by itself if the last optional action is taken and nothing can be accepted.
      if (rules.decisionKind(after) !== kind || rules.deciders(after)[0] !== seat) continue
      if (rules.choices(after, seat, []).some((choice) => !choices.includes(choice))) return true
      open.push({ position: after, taken: steps })
    }
  }
  return false

  /** Cards in hand make the same bread, whichever it is. */
  function codeAndPlace(option: number): string {
    const described = rules.describe(option)
    return described.do === 'handToBread' ? described.do : String(option)
  }
}

/** The optional actions of a seat; of the cards in its hand only one, since each makes the same bread. */
function distinctOptions(rules: SessionRules, game: Game, seat: number): number[] {
  let hasCard = false
  return rules.options(game, seat, []).filter((option) => {
    if (rules.describe(option).do !== 'handToBread') return true
    const isFirst = !hasCard
    hasCard = true
    return isFirst
  })
}

import type { Described } from '../kernel/describe-choice.ts'
import type { Rules } from '../kernel/rules.ts'
import type { Decision } from '../state/decision.ts'
import type { Game } from '../state/game.ts'
import type { Refusal } from '../state/refusal.ts'
import { HOLDS } from '../state/words.ts'
import type { BoardView } from './board-view.ts'

/** Everything that a player could think of trying at a decision, legal or not. */
function attempts(look: BoardView, decision: Decision): Described[] {
  const here = look.destinations.map(({ destination }) => destination)
  const own = look.boards[decision.seat]
  const row = (name: 'workshop' | 'atlas' | 'council'): string[] =>
    look.rows[name].slots.flatMap(({ card }) => (card === null ? [] : [card]))
  const each = (kind: Described['do'], key: string, ids: readonly string[]): Described[] =>
    ids.map((id) => ({ do: kind, [key]: id }))
  const invited = own.characters.map(({ character }) => character)
  const bread: Described[] = [
    ...each('holdToBread', 'hold', HOLDS),
    { do: 'bayToBread' },
    ...each('handToBread', 'character', own.hand.known),
  ]
  switch (decision.about) {
    case 'main':
      return [
        ...each('navigate', 'to', here),
        ...each('acquire', 'artwork', row('workshop')),
        ...each('discover', 'to', row('atlas')),
        ...each('invite', 'character', own.hand.known),
        ...each('engage', 'character', invited),
        { do: 'construct', number: 1 },
        ...bread,
      ]
    case 'send':
      return [...each('send', 'hold', HOLDS), ...bread]
    case 'take':
      return [...each('take', 'character', row('council')), ...bread]
    case 'erect':
      return [...each('erect', 'to', here), ...bread]
    case 'acquire':
      return [...each('acquire', 'artwork', row('workshop')), ...bread]
    case 'discover':
      return [...each('discover', 'to', row('atlas')), ...bread]
    case 'invite':
      return [...each('invite', 'character', own.hand.known), ...bread]
    case 'navigate':
      return [...each('navigate', 'to', here), ...bread]
    case 'visit':
      return [...each('visit', 'to', here), ...bread]
    case 'build':
      return [{ do: 'construct', number: 1 }, ...bread]
    case 'lighthouse':
      return [...each('lightSend', 'hold', HOLDS), ...bread]
    case 'light':
      return [...each('light', 'to', here), ...bread]
    case 'recall':
      return [...each('recall', 'to', here), { do: 'recallFromPort' }, ...bread]
    case 'straighten':
      return [...each('straighten', 'character', invited), ...bread]
    default:
      return bread
  }
}

/** Something that was thought of, and why it is refused. */
export interface Attempt {
  readonly choice: Described
  readonly refusal: Refusal
}

/** What could be tried here, but is refused; what another question would ask is not tried. */
export function refused(
  rules: Pick<Rules<never, unknown>, 'check' | 'parse'>,
  game: Game,
  look: BoardView,
  decision: Decision,
): Attempt[] {
  return attempts(look, decision).flatMap((choice) => {
    const refusal = rules.check(game, decision.seat, rules.parse(choice))
    return refusal === null || refusal.code === 'notAskedNow' ? [] : [{ choice, refusal }]
  })
}

import type { ChoiceWith, Described } from '../kernel/describe-choice.ts'
import type { Rules } from '../kernel/rules.ts'
import type { Decision } from '../state/decision.ts'
import type { Game } from '../state/game.ts'
import type { Refusal } from '../state/refusal.ts'
import { HOLDS } from '../state/words.ts'
import type { BoardView } from './board-view.ts'

/** What a player might try at a decision by clicking on the table, legal or not. */
function attemptsFor(view: BoardView, decision: Decision): Described[] {
  const here = view.destinations.map(({ destination }) => destination)
  const own = view.boards[decision.seat]
  const row = (name: 'workshop' | 'atlas' | 'council'): string[] =>
    view.rows[name].slots.flatMap(({ card }) => (card === null ? [] : [card]))
  const places = (kind: ChoiceWith<'destination'>, ids: readonly string[]): Described[] =>
    ids.map((to) => ({ do: kind, to }))
  const artworks = (kind: ChoiceWith<'artwork'>, ids: readonly string[]): Described[] =>
    ids.map((artwork) => ({ do: kind, artwork }))
  const characters = (kind: ChoiceWith<'character'>, ids: readonly string[]): Described[] =>
    ids.map((character) => ({ do: kind, character }))
  const holds = (kind: ChoiceWith<'hold'>): Described[] => HOLDS.map((hold) => ({ do: kind, hold }))
  const invited = own.characters.map(({ character }) => character)
  const bread: Described[] = [
    ...holds('holdToBread'),
    { do: 'bayToBread' },
    ...characters('handToBread', own.hand.known),
  ]
  switch (decision.about) {
    case 'main':
      return [
        ...places('navigate', here),
        ...artworks('acquire', row('workshop')),
        ...places('discover', row('atlas')),
        ...characters('invite', own.hand.known),
        ...characters('engage', invited),
        { do: 'construct', number: 1 },
        ...bread,
      ]
    case 'send':
      return [...holds('send'), ...bread]
    case 'take':
      return [...characters('take', row('council')), ...bread]
    case 'erect':
      return [...places('erect', here), ...bread]
    case 'acquire':
      return [...artworks('acquire', row('workshop')), ...bread]
    case 'discover':
      return [...places('discover', row('atlas')), ...bread]
    case 'invite':
      return [...characters('invite', own.hand.known), ...bread]
    case 'navigate':
      return [...places('navigate', here), ...bread]
    case 'visit':
      return [...places('visit', here), ...bread]
    case 'build':
      return [{ do: 'construct', number: 1 }, ...bread]
    case 'lighthouse':
      return [...holds('lightSend'), ...bread]
    case 'light':
      return [...places('light', here), ...bread]
    case 'recall':
      return [...places('recall', here), { do: 'recallFromPort' }, ...bread]
    case 'straighten':
      return [...characters('straighten', invited), ...bread]
    // The answers to these questions are not on the table.
    case 'payment':
    case 'choose':
    case 'price':
    case 'shift':
    case 'discard':
    case 'draw':
    case 'borrow':
    case 'resolving':
    case 'order':
    case 'evolve':
    case 'give':
    case 'feed':
    case 'decree':
    case 'pack':
    case 'select':
    case 'draft':
    case 'endgame':
    case 'close':
    case 'settle':
    // These ask nothing.
    case 'flow':
    case 'run':
    case 'voyage':
    case 'engaged':
    case 'launch':
    case 'purchase':
    case 'reaction':
    case 'reward':
      return bread
  }
}

/** A choice that a player might try, and why it is refused. The page shows the reason on the target. */
export interface Attempt {
  readonly choice: Described
  readonly refusal: Refusal
}

/** The refused attempts at a decision. Choices that answer another kind of question are left out. */
export function refusedAttempts(
  rules: Pick<Rules<never, unknown>, 'check' | 'parse'>,
  game: Game,
  view: BoardView,
  decision: Decision,
): Attempt[] {
  return attemptsFor(view, decision).flatMap((choice) => {
    const refusal = rules.check(game, decision.seat, rules.parse(choice))
    return refusal === null || refusal.code === 'notAskedNow' ? [] : [{ choice, refusal }]
  })
}

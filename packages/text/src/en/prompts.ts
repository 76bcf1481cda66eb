import { type Decision, HOLDS } from '@amalfi/engine'
import type { Tongue } from '../tongue.ts'
import { inHolds } from './amounts.ts'
import { list } from './grammar.ts'
import { holds } from './terms.ts'

function where({ holds: open = [] }: Decision): string {
  if (open.length === HOLDS.length) return 'any hold'
  return list(
    open.map((hold) => holds[hold]),
    'or',
  )
}
const left = (decision: Decision): number => decision.left ?? 1
/** For what is done one by one: how often it may be done yet. */
const more = (decision: Decision): string =>
  left(decision) > 1 ? ` (up to ${left(decision)})` : ''
const place = ({ at = '' }: Decision): string => at

export const prompts: Tongue['prompts'] = {
  main: () => 'Choose a main action, or pass',
  payment: (decision) => `Choose how to pay ${inHolds(decision.cost ?? 0, decision.holds ?? [])}`,
  send: (decision) => `Send a ship to ${where(decision)}${more(decision)}`,
  take: (decision) => `Take a character from the Council${more(decision)}`,
  erect: (decision) => `Erect a lighthouse in a free slot${more(decision)}`,
  straighten: (decision) => `Straighten an engaged character${more(decision)}`,
  choose: () => 'Choose one of these effects',
  price: () => 'Pay for this effect?',
  build: (decision) =>
    left(decision) > 1 ? `Build up to ${left(decision)} ships` : 'Build a ship',
  acquire: () => 'Acquire an artwork',
  discover: () => 'Discover a destination',
  invite: () => 'Invite a character',
  navigate: () => 'Sail to a destination',
  visit: () => 'Use a destination without a ship',
  recall: (decision) => `Return a ship to your bay${more(decision)}`,
  shift: (decision) => `Move a ship from hold to hold${more(decision)}`,
  discard: (decision) => `Discard a card from the row${more(decision)}`,
  draw: (decision) => `Keep a character${more(decision)}`,
  light: (decision) =>
    `Use one of your lighthouses${left(decision) > 1 ? ` (up to ${left(decision)} times)` : ''}`,
  borrow: () => "Use another player's engageable character",
  order: () => 'Which of your characters takes effect first?',
  lighthouse: (decision, names) => {
    const { holds: open = [], cost = 0 } = decision
    const price = cost === 0 ? 'at no cost' : `for ${cost} bread`
    const send = open.length === 0 ? '' : `send a ship to ${where(decision)} ${price}, or `
    return `Your lighthouse at ${names.destination(place(decision))}: ${send}gain 1 bread?`
  },
  evolve: (decision, names) =>
    `${names.destination(place(decision))}: take the character first, or the action?`,
  give: () => 'Choose a card from your hand to discard',
  feed: () => 'Feed your crews; you may turn ships and cards in hand into bread first',
  decree: () =>
    'The decree is about to score; you may turn ships and cards in hand into bread first',
  pack: () => 'Pick a starting pack',
  select: () => 'Put back a character, until six are left in your hand',
  draft: () =>
    'Choose a character to keep; the rest are passed to your left, the last one is dropped',
  endgame: () => 'Choose an endgame character to keep',
  close: () => 'End your turn, or claim a title first',
  settle: () => 'Which decree is scored?',
}

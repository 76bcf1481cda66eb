import type { Decision } from '@amalfi/engine'
import type { Tongue } from '../tongue.ts'
import { counted, list } from './grammar.ts'
import { holds } from './terms.ts'

const paidIn = ({ holds: accepted = [] }: Decision): string =>
  list(
    accepted.map((hold) => holds[hold]),
    'or',
  )
const left = (decision: Decision): number => decision.left ?? 1
const place = ({ at = '' }: Decision): string => at

export const prompts: Tongue['prompts'] = {
  main: () => 'Choose a main action, or pass',
  payment: (decision) => `Choose how to pay ${decision.cost} in ${paidIn(decision)}`,
  send: (decision) =>
    `Send a ship to ${paidIn(decision)} (${counted(left(decision), ['ship', 'ships'])} left)`,
  take: () => 'Take a character from the Council',
  erect: () => 'Erect a lighthouse: choose a free slot',
  straighten: () => 'Straighten an engaged character',
  choose: () => 'Choose one of these effects',
  price: () => 'Pay the price of this effect?',
  build: (decision) => `Build ships: up to ${left(decision)}`,
  acquire: () => 'Acquire an artwork',
  discover: () => 'Discover a destination',
  invite: () => 'Invite a character',
  navigate: () => 'Sail with another ship',
  visit: () => 'Use a destination without a ship',
  recall: () => 'Bring a ship back to the bay',
  shift: () => 'Move a ship from hold to hold',
  discard: () => 'Discard a card of the row',
  draw: (decision) => `Keep a card (${left(decision)} to keep)`,
  light: () => 'Use one of your lighthouses',
  borrow: () => "Use another player's engageable character",
  order: () => 'Which of your characters takes effect first?',
  lighthouse: (decision, names) =>
    `Your lighthouse at ${names.destination(place(decision))}: use it?`,
  evolve: (decision, names) =>
    `${names.destination(place(decision))}: the character first, or the action first?`,
  give: () => 'Discard a card from your hand',
  feed: () => 'Feed your crews; ships and cards can become bread first',
  decree: () => 'The decree is about to score; ships and cards can become bread first',
  pack: () => 'Pick a starting pack',
  select: () => 'Put a character back; six stay in your hand',
  draft: () => 'Choose a character to keep; the rest goes to your left',
  endgame: () => 'Choose an endgame character to keep',
}

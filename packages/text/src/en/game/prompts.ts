import { type Decision, HOLDS } from '@amalfi/engine'
import type { Locale } from '../../locale/locale.ts'
import { inHolds } from '../cards/amounts.ts'
import { a, capital, list } from '../grammar.ts'
import type { Words } from '../words.ts'

function where(w: Words, { holds: open = [] }: Decision): string {
  if (open.length === HOLDS.length) return `any ${w.hold[0]}`
  return list(
    open.map((hold) => w.holds[hold]),
    'or',
  )
}
const left = (decision: Decision): number => decision.left ?? 1
/** How many times the action may still be done, if more than once. */
const more = (decision: Decision): string =>
  left(decision) > 1 ? ` (up to ${left(decision)})` : ''
const place = ({ at = '' }: Decision): string => at

export const prompts = (w: Words): Locale['prompts'] => ({
  main: () => 'Choose a main action, or pass',
  payment: (decision) =>
    `Choose how to pay ${inHolds(w, decision.cost ?? 0, decision.holds ?? [])}`,
  send: (decision) => `Send a ship to ${where(w, decision)}${more(decision)}`,
  take: (decision) => `Take a character from ${w.rows.council}${more(decision)}`,
  erect: (decision) =>
    `${capital(w.erect[0])} ${a(w.lighthouse[0])} in a free slot${more(decision)}`,
  straighten: (decision) =>
    `${capital(w.straighten[0])} ${a(w.engage[2])} character${more(decision)}`,
  choose: () => 'Choose one of these effects',
  price: () => 'Pay for this effect?',
  build: (decision) =>
    left(decision) > 1 ? `Build up to ${left(decision)} ships` : 'Build a ship',
  acquire: () => `Acquire ${a(w.artwork[0])}`,
  discover: () => `${capital(w.discover[0])} ${a(w.discoverable[0])}`,
  invite: () => `${capital(w.invite[0])} a character`,
  navigate: () => `${capital(w.sail[0])} ${w.sailPreposition} ${a(w.destination[0])}`,
  visit: () => `Use ${a(w.destination[0])} without a ship`,
  recall: (decision) => `Return a ship to ${w.yourBay}${more(decision)}`,
  shift: (decision) => `Move a ship from ${w.hold[0]} to ${w.hold[0]}${more(decision)}`,
  discard: (decision) => `Discard a card from the row${more(decision)}`,
  draw: (decision) => `Keep a character${more(decision)}`,
  light: (decision) =>
    `Use one of your ${w.lighthouse[1]}${left(decision) > 1 ? ` (up to ${left(decision)} times)` : ''}`,
  borrow: () => `Use another player's ${w.characterTypes.engageable[0]}`,
  order: () => 'Which of your characters takes effect first?',
  lighthouse: (decision, names) => {
    const { holds: open = [], cost = 0 } = decision
    const price = cost === 0 ? 'at no cost' : `for ${cost} ${w.bread}`
    const send = open.length === 0 ? '' : `send a ship to ${where(w, decision)} ${price}, or `
    return `Your ${w.lighthouse[0]} at ${names.destination(place(decision))}: ${send}gain 1 ${w.bread}?`
  },
  evolve: (decision, names) =>
    `${names.destination(place(decision))}: take the character first, or the action?`,
  give: () => 'Choose a card from your hand to discard',
  feed: () => `${capital(w.feed[0])}; you may turn ships and cards in hand into ${w.bread} first`,
  decree: () =>
    `The ${w.decree[0]} is about to score; you may turn ships and cards in hand into ${w.bread} first`,
  pack: () => 'Pick a starting pack',
  select: () => 'Choose a character to give up',
  draft: () =>
    'Choose a character to keep; the rest are passed to your left, what is left at the end is dropped',
  endgame: () => `Choose ${a(w.characterTypes.endgame[0])} to keep`,
  close: () => `End your turn, or claim ${a(w.title[0])} first`,
  settle: () => `Which ${w.decree[0]} is scored?`,
})

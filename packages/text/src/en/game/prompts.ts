import { type Decision, HOLDS } from '@amalfi/engine'
import type { Effect } from '@amalfi/packs'
import { isNothing } from '../../cards/asked-effect.ts'
import type { Locale } from '../../locale/locale.ts'
import { inHolds, price } from '../cards/amounts.ts'
import { clause } from '../cards/effects.ts'
import { a, capital, counted, list } from '../grammar.ts'
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

/** What is paid for: `to gain 2 points`, `for 2 ships`. The card that is bought is named elsewhere. */
function purpose(w: Words, { ships, points }: Decision, effect: Effect | undefined): string {
  if (effect !== undefined) return isNothing(effect) ? 'for nothing' : `to ${clause(w, effect)}`
  if (ships !== undefined) return `for ${counted(ships, ['ship', 'ships'])}`
  return points === undefined ? '' : `for ${counted(points, ['point', 'points'])}`
}

/** An extra action in the words of the card, or in general words. */
const extra = (w: Words, effect: Effect | undefined, general: string): string =>
  effect === undefined ? general : capital(clause(w, effect))

/** ` for 3 wood each`. */
function cost(w: Words, { cost: n, holds = [] }: Decision, each = ''): string {
  if (n === undefined) return ''
  return n === 0 ? ' at no cost' : ` for ${inHolds(w, n, holds)}${each}`
}

export const prompts = (w: Words): Locale['prompts'] => ({
  main: () => 'Choose a main action, or pass',
  payment: (decision, _, effect) =>
    `Choose how to pay ${inHolds(w, decision.cost ?? 0, decision.holds ?? [])} ${purpose(w, decision, effect)}`.trimEnd(),
  send: (decision) => `Send a ship to ${where(w, decision)}${more(decision)}`,
  take: (decision) => `Take a character from ${w.rows.council}${more(decision)}`,
  erect: (decision, _, effect) =>
    `${capital(w.erect[0])} ${a(w.lighthouse[0])} in a free slot${effect === undefined ? '' : `, then ${clause(w, effect)}`}${more(decision)}`,
  straighten: (decision) =>
    `${capital(w.straighten[0])} ${a(w.engage[2])} character${more(decision)}`,
  choose: () => 'Choose one of these effects',
  price: (decision, _, effect) => {
    if (effect === undefined || !('pay' in effect)) return 'Pay for this effect?'
    const pay = capital(price(w, effect.pay))
    return isNothing(effect.then)
      ? `${pay} for nothing? No ship can be sent any more this turn.`
      : `${pay} ${purpose(w, decision, effect.then)}?`
  },
  build: (decision) =>
    left(decision) > 1
      ? `Build up to ${left(decision)} ships${cost(w, decision, ' each')}`
      : `Build a ship${cost(w, decision)}`,
  acquire: (_, __, effect) => extra(w, effect, `Acquire ${a(w.artwork[0])}`),
  discover: (_, __, effect) =>
    extra(w, effect, `${capital(w.discover[0])} ${a(w.discoverable[0])}`),
  invite: (_, __, effect) => extra(w, effect, `${capital(w.invite[0])} a character`),
  navigate: (_, __, effect) =>
    extra(w, effect, `${capital(w.sail[0])} ${w.sailPreposition} ${a(w.destination[0])}`),
  visit: (_, __, effect) => extra(w, effect, `Use ${a(w.destination[0])} without a ship`),
  recall: (decision) => `Return a ship to ${w.yourBay}${more(decision)}`,
  shift: (decision) => `Move a ship from ${w.hold[0]} to ${w.hold[0]}${more(decision)}`,
  discard: (decision, _, effect) =>
    `Discard a card from the row${effect === undefined ? '' : ` and ${clause(w, effect)}`}${more(decision)}`,
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
  give: (decision, _, effect) => {
    const cards = left(decision) > 1 ? `${left(decision)} cards` : 'a card'
    return `Choose ${cards} from your hand to discard${effect === undefined ? '' : `, ${purpose(w, decision, effect)}`}`
  },
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

import type { Described, Hold } from '@amalfi/engine'
import type { Locale } from '../locale.ts'
import { a, capital, counted, list } from './grammar.ts'
import { shipsPaid } from './payment.ts'
import type { Words } from './words.ts'

const text = (choice: Described, key: string): string => String(choice[key])
const hold = (w: Words, choice: Described, key = 'hold'): string =>
  w.holds[text(choice, key) as Hold]

/** The ships of a payment: `2 from wine, 1 from the bay`. */
function payment(w: Words, choice: Described): string {
  const { do: _, ...parts } = choice
  const moved = shipsPaid(w, parts)
  return moved.length === 0 ? 'Pay nothing' : `Pay with ${list(moved, 'and')}`
}

export const choices = (w: Words): Locale['choices'] => ({
  pass: () => 'Pass',
  navigate: (choice, names) =>
    `${capital(w.sail[0])} ${w.to} ${names.destination(text(choice, 'to'))}`,
  acquire: (choice, names) => `Acquire ${names.artwork(text(choice, 'artwork'))}`,
  discover: (choice, names) => `${capital(w.discover[0])} ${names.destination(text(choice, 'to'))}`,
  invite: (choice, names) =>
    `${capital(w.invite[0])} ${names.character(text(choice, 'character'))}`,
  engage: (choice, names) =>
    `${capital(w.engage[0])} ${names.character(text(choice, 'character'))}`,
  construct: (choice) => `Build ${counted(Number(choice.number), ['ship', 'ships'])}`,
  pay: (choice) => payment(w, choice),
  send: (choice) => `Send a ship to ${hold(w, choice)}`,
  take: (choice, names) => `Take ${names.character(text(choice, 'character'))}`,
  erect: (choice, names) =>
    `${capital(w.erect[0])} ${a(w.lighthouse[0])} at ${names.destination(text(choice, 'to'))}`,
  straighten: (choice, names) =>
    `${capital(w.straighten[0])} ${names.character(text(choice, 'character'))}`,
  choose: (choice) => `Effect ${Number(choice.number) + 1}`,
  buy: () => 'Pay, and use the effect',
  give: (choice, names) => `Discard ${names.character(text(choice, 'character'))}`,
  visit: (choice, names) => `Use ${names.destination(text(choice, 'to'))} without a ship`,
  recall: (choice, names) =>
    `Return the ship at ${names.destination(text(choice, 'to'))} to ${w.yourBay}`,
  recallFromPort: () => `Return a ship from the ${w.port} to ${w.yourBay}`,
  shift: (choice) => `Move a ship from ${hold(w, choice, 'from')} to ${hold(w, choice, 'to')}`,
  discardArtwork: (choice, names) => `Discard ${names.artwork(text(choice, 'artwork'))}`,
  discardCharacter: (choice, names) => `Discard ${names.character(text(choice, 'character'))}`,
  keep: (choice, names) => `Keep ${names.character(text(choice, 'character'))}`,
  borrow: (choice, names) => `Use ${names.character(text(choice, 'character'))}`,
  light: (choice, names) =>
    `Use the ${w.lighthouse[0]} at ${names.destination(text(choice, 'to'))}`,
  lightSend: (choice, _, asked) => {
    const bread = asked?.cost ?? 0
    return `${bread === 0 ? 'Send' : `Pay ${bread} ${w.bread} and send`} a ship to ${hold(w, choice)}`
  },
  lightBread: () => `Gain 1 ${w.bread}`,
  characterFirst: () => 'Take the character first',
  actionFirst: () => 'Take the action first',
  resolve: (choice, names) => `${names.character(text(choice, 'character'))} first`,
  insteadTake: () => 'Take a character instead',
  insteadPoints: () => 'Gain 2 points instead',
  decline: () => 'Decline',
  pack: (choice, names) => `Pick ${names.pack(text(choice, 'pack'))}`,
  drop: (choice, names) => `${capital(w.drop)} ${names.character(text(choice, 'character'))}`,
  feed: () => `${capital(w.feed[0])} now`,
  decree: () => `Score the ${w.decree[0]} now`,
  holdToBread: (choice) =>
    `Move a ship from ${hold(w, choice)} to the ${w.bay} and gain ${w.bread}`,
  bayToBread: () => `Move a ship from the ${w.bay} to the ${w.port} and gain ${w.bread}`,
  handToBread: (choice, names) =>
    `Discard ${names.character(text(choice, 'character'))} and gain 1 ${w.bread}`,
  claim: (choice, names) => `Claim ${names.title(text(choice, 'title'))}`,
  buyPoint: () => `Pay ${counted(3, w.resource)} for 1 point`,
  settle: (choice, names) => `Score ${names.decree(text(choice, 'decree'))}`,
  endTurn: () => 'End the turn',
})

import type { DescribedAs } from '@amalfi/engine'
import type { Locale } from '../../locale/locale.ts'
import { a, capital, counted, list } from '../grammar.ts'
import type { Words } from '../words.ts'
import { shipsPaid } from './payment.ts'

/** The ships of a payment: `2 ships from wine and 1 ship from the bay`. */
function payment(w: Words, choice: DescribedAs<'pay'>): string {
  const { do: _, ...parts } = choice
  const moved = shipsPaid(w, parts)
  return moved.length === 0 ? 'Pay nothing' : `Pay with ${list(moved, 'and')}`
}

export const choices = (w: Words): Locale['choices'] => ({
  pass: () => 'Pass',
  navigate: (choice, names) =>
    `${capital(w.sail[0])} ${w.sailPreposition} ${names.destination(choice.to)}`,
  acquire: (choice, names) => `Acquire ${names.artwork(choice.artwork)}`,
  discover: (choice, names) => `${capital(w.discover[0])} ${names.destination(choice.to)}`,
  invite: (choice, names) => `${capital(w.invite[0])} ${names.character(choice.character)}`,
  engage: (choice, names) => `${capital(w.engage[0])} ${names.character(choice.character)}`,
  construct: (choice) => `Build ${counted(choice.number, ['ship', 'ships'])}`,
  pay: (choice) => payment(w, choice),
  send: (choice) => `Send a ship to ${w.holds[choice.hold]}`,
  take: (choice, names) => `Take ${names.character(choice.character)}`,
  erect: (choice, names) =>
    `${capital(w.erect[0])} ${a(w.lighthouse[0])} at ${names.destination(choice.to)}`,
  straighten: (choice, names) => `${capital(w.straighten[0])} ${names.character(choice.character)}`,
  choose: (choice) => `Effect ${choice.number + 1}`,
  buy: () => 'Pay, and use the effect',
  give: (choice, names) => `Discard ${names.character(choice.character)}`,
  visit: (choice, names) => `Use ${names.destination(choice.to)} without a ship`,
  recall: (choice, names) => `Return the ship at ${names.destination(choice.to)} to ${w.yourBay}`,
  recallFromPort: () => `Return a ship from the ${w.port} to ${w.yourBay}`,
  shift: (choice) => `Move a ship from ${w.holds[choice.from]} to ${w.holds[choice.to]}`,
  discardArtwork: (choice, names) => `Discard ${names.artwork(choice.artwork)}`,
  discardCharacter: (choice, names) => `Discard ${names.character(choice.character)}`,
  keep: (choice, names) => `Keep ${names.character(choice.character)}`,
  borrow: (choice, names) => `Use ${names.character(choice.character)}`,
  light: (choice, names) => `Use the ${w.lighthouse[0]} at ${names.destination(choice.to)}`,
  lightSend: (choice, _, asked) => {
    const bread = asked?.cost ?? 0
    return `${bread === 0 ? 'Send' : `Pay ${bread} ${w.bread} and send`} a ship to ${w.holds[choice.hold]}`
  },
  lightBread: () => `Gain 1 ${w.bread}`,
  characterFirst: () => 'Take the character first',
  actionFirst: () => 'Take the action first',
  resolve: (choice, names) => `${names.character(choice.character)} first`,
  insteadTake: () => 'Take a character instead',
  insteadPoints: () => 'Gain 2 points instead',
  decline: () => 'Decline',
  pack: (choice, names) => `Pick ${names.pack(choice.pack)}`,
  drop: (choice, names) => `${capital(w.drop)} ${names.character(choice.character)}`,
  feed: () => `${capital(w.feed[0])} now`,
  decree: () => `Score the ${w.decree[0]} now`,
  holdToBread: (choice) =>
    `Move a ship from ${w.holds[choice.hold]} to the ${w.bay} and gain ${w.bread}`,
  bayToBread: () => `Move a ship from the ${w.bay} to the ${w.port} and gain ${w.bread}`,
  handToBread: (choice, names) =>
    `Discard ${names.character(choice.character)} and gain 1 ${w.bread}`,
  claim: (choice, names) => `Claim ${names.title(choice.title)}`,
  buyPoint: () => `Pay ${counted(3, w.resource)} for 1 point`,
  settle: (choice, names) => `Score ${names.decree(choice.decree)}`,
  endTurn: () => 'End the turn',
})

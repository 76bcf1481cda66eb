import type { Described } from '@amalfi/engine'
import type { Tongue } from '../tongue.ts'
import { counted, list } from './grammar.ts'
import { holds } from './terms.ts'

const text = (choice: Described, key: string): string => String(choice[key])
const hold = (choice: Described, key = 'hold'): string =>
  holds[text(choice, key) as keyof typeof holds]

/** The ships of a payment: `2 from wine, 1 from the bay`. */
function payment(choice: Described): string {
  const { do: _, ...parts } = choice
  const moved = Object.entries(parts).map(
    ([from, n]) =>
      `${counted(Number(n), ['ship', 'ships'])} from ${from === 'emergency' ? 'the bay (emergency)' : holds[from as keyof typeof holds]}`,
  )
  return moved.length === 0 ? 'Pay nothing' : `Pay with ${list(moved, 'and')}`
}

export const choices: Tongue['choices'] = {
  pass: () => 'Pass',
  navigate: (choice, names) => `Sail to ${names.destination(text(choice, 'to'))}`,
  acquire: (choice, names) => `Acquire ${names.artwork(text(choice, 'artwork'))}`,
  discover: (choice, names) => `Discover ${names.destination(text(choice, 'to'))}`,
  invite: (choice, names) => `Invite ${names.character(text(choice, 'character'))}`,
  engage: (choice, names) => `Engage ${names.character(text(choice, 'character'))}`,
  construct: (choice) => `Build ${counted(Number(choice.number), ['ship', 'ships'])}`,
  pay: payment,
  send: (choice) => `Send a ship to ${hold(choice)}`,
  take: (choice, names) => `Take ${names.character(text(choice, 'character'))}`,
  erect: (choice, names) => `Erect a lighthouse at ${names.destination(text(choice, 'to'))}`,
  straighten: (choice, names) => `Straighten ${names.character(text(choice, 'character'))}`,
  choose: (choice) => `Effect ${Number(choice.number) + 1}`,
  buy: () => 'Pay, and use the effect',
  give: (choice, names) => `Discard ${names.character(text(choice, 'character'))}`,
  visit: (choice, names) => `Use ${names.destination(text(choice, 'to'))} without a ship`,
  recall: (choice, names) =>
    `Return the ship at ${names.destination(text(choice, 'to'))} to your bay`,
  recallFromPort: () => 'Return a ship from the port to your bay',
  shift: (choice) => `Move a ship from ${hold(choice, 'from')} to ${hold(choice, 'to')}`,
  discardArtwork: (choice, names) => `Discard ${names.artwork(text(choice, 'artwork'))}`,
  discardCharacter: (choice, names) => `Discard ${names.character(text(choice, 'character'))}`,
  keep: (choice, names) => `Keep ${names.character(text(choice, 'character'))}`,
  borrow: (choice, names) => `Use ${names.character(text(choice, 'character'))}`,
  light: (choice, names) => `Use the lighthouse at ${names.destination(text(choice, 'to'))}`,
  lightSend: (choice, _, asked) => {
    const bread = asked?.cost ?? 0
    return `${bread === 0 ? 'Send' : `Pay ${bread} bread and send`} a ship to ${hold(choice)}`
  },
  lightBread: () => 'Gain 1 bread',
  characterFirst: () => 'Take the character first',
  actionFirst: () => 'Take the action first',
  resolve: (choice, names) => `${names.character(text(choice, 'character'))} first`,
  insteadTake: () => 'Take a character instead',
  insteadPoints: () => 'Gain 2 points instead',
  decline: () => 'Decline',
  pack: (choice, names) => `Pick ${names.pack(text(choice, 'pack'))}`,
  drop: (choice, names) => `Put back ${names.character(text(choice, 'character'))}`,
  feed: () => 'Feed your crews now',
  decree: () => 'Score the decree now',
  holdToBread: (choice) => `Move a ship from ${hold(choice)} to the bay and gain bread`,
  bayToBread: () => 'Move a ship from the bay to the port and gain bread',
  handToBread: (choice, names) =>
    `Discard ${names.character(text(choice, 'character'))} and gain 1 bread`,
  claim: (choice, names) => `Claim ${names.title(text(choice, 'title'))}`,
  buyPoint: () => 'Pay 3 resources for 1 point',
  settle: (choice, names) => `Score ${names.decree(text(choice, 'decree'))}`,
  endTurn: () => 'End the turn',
}

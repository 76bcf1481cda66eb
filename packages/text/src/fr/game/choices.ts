import type { DescribedAs } from '@amalfi/engine'
import type { Locale, Names } from '../../locale/locale.ts'
import { capital, counted, de, list, quoted, to } from '../grammar.ts'
import { SHIP } from '../nouns.ts'
import type { Words } from '../words.ts'
import { shipsPaid } from './payment.ts'

const person = (choice: { readonly character: string }, names: Names): string =>
  names.character(choice.character)
const work = (choice: { readonly artwork: string }, names: Names): string =>
  quoted(names.artwork(choice.artwork))
const place = (choice: { readonly to: string }, names: Names): string =>
  names.destination(choice.to)

/** The ships of a payment: `2 navires de la cale de vin et 1 de la baie (ravitaillement d’urgence)`. */
function payment(w: Words, choice: DescribedAs<'pay'>): string {
  const { do: _, ...parts } = choice
  const moved = shipsPaid(w, parts)
  return moved.length === 0 ? 'Ne rien payer' : `Payer avec ${list(moved, 'et')}`
}

const send = (w: Words, choice: DescribedAs<'send' | 'lightSend'>): string =>
  `Envoyer un navire vers ${w.holds[choice.hold]}`

export const choices = (w: Words): Locale['choices'] => ({
  pass: () => 'Passer',
  navigate: (choice, names) => `${capital(w.sail[0])} ${w.sailPreposition} ${place(choice, names)}`,
  acquire: (choice, names) => `Acquérir ${work(choice, names)}`,
  discover: (choice, names) => `${capital(w.discover[0])} ${place(choice, names)}`,
  invite: (choice, names) => `${capital(w.invite[0])} ${person(choice, names)}`,
  engage: (choice, names) => `${capital(w.engage[0])} ${person(choice, names)}`,
  construct: (choice) => `Construire ${counted(choice.number, SHIP)}`,
  pay: (choice) => payment(w, choice),
  send: (choice) => send(w, choice),
  take: (choice, names) => `Prendre ${person(choice, names)}`,
  erect: (choice, names) =>
    `${capital(w.erect[0])} un ${w.lighthouse[0]} ${to(place(choice, names))}`,
  straighten: (choice, names) => `Redresser ${person(choice, names)}`,
  choose: (choice) => `Effet ${choice.number + 1}`,
  buy: () => 'Payer et appliquer l’effet',
  give: (choice, names) => `Défausser ${person(choice, names)}`,
  visit: (choice, names) => `Utiliser ${place(choice, names)} sans navire`,
  recall: (choice, names) => `Rappeler le navire ${de(place(choice, names))}`,
  recallFromPort: () => `Rappeler un navire du ${w.port}`,
  shift: (choice) => `Transférer un navire ${de(w.places[choice.from])} vers ${w.holds[choice.to]}`,
  discardArtwork: (choice, names) => `Défausser ${work(choice, names)}`,
  discardCharacter: (choice, names) => `Défausser ${person(choice, names)}`,
  keep: (choice, names) => `Garder ${person(choice, names)}`,
  borrow: (choice, names) => `Utiliser l’effet ${de(person(choice, names))}`,
  light: (choice, names) => `Utiliser le ${w.lighthouse[0]} ${de(place(choice, names))}`,
  lightSend: (choice, _, asked) => {
    const bread = asked?.cost ?? 0
    if (bread === 0) return send(w, choice)
    return `Payer ${counted(bread, w.bread)} et envoyer un navire vers ${w.holds[choice.hold]}`
  },
  lightBread: () => `Gagner ${counted(1, w.bread)}`,
  characterFirst: () => 'Le personnage d’abord',
  actionFirst: () => 'L’action d’abord',
  resolve: (choice, names) => `${person(choice, names)} d’abord`,
  insteadTake: () => 'Prendre plutôt un personnage',
  insteadPoints: () => 'Gagner plutôt 2 points',
  decline: () => 'Renoncer',
  pack: (choice, names) => `Choisir le paquet ${quoted(names.pack(choice.pack))}`,
  drop: (choice, names) => `Écarter ${person(choice, names)}`,
  feed: () => capital(w.feed[0]),
  decree: () => `Marquer les points du ${w.decree[0]}`,
  holdToBread: (choice) =>
    `Déplacer un navire ${de(w.places[choice.hold])} vers la ${w.bay} et gagner ${w.someBread}`,
  bayToBread: () => `Déplacer un navire de la ${w.bay} vers le ${w.port} et gagner ${w.someBread}`,
  handToBread: (choice, names) =>
    `Défausser ${person(choice, names)} et gagner ${counted(1, w.bread)}`,
  claim: (choice, names) => `Revendiquer ${quoted(names.title(choice.title))}`,
  buyPoint: () => `Payer ${counted(3, w.resource)} pour 1 point`,
  settle: (choice, names) => `Décompter ${quoted(names.decree(choice.decree))}`,
  endTurn: () => 'Finir le tour',
})

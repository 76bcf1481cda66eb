import type { Described, Hold } from '@amalfi/engine'
import type { Names, Tongue } from '../tongue.ts'
import { counted, de, list, quoted, to } from './grammar.ts'
import { BREAD, holds, places, SHIP } from './terms.ts'

const text = (choice: Described, key: string): string => String(choice[key])
const holdIn = (choice: Described, key = 'hold'): Hold => text(choice, key) as Hold
const person = (choice: Described, names: Names): string =>
  names.character(text(choice, 'character'))
const work = (choice: Described, names: Names): string =>
  quoted(names.artwork(text(choice, 'artwork')))
const place = (choice: Described, names: Names): string => names.destination(text(choice, 'to'))

/** The ships of a payment: `2 navires de la cale de vin et 1 de la baie (ravitaillement d’urgence)`. */
function payment(choice: Described): string {
  const { do: _, ...parts } = choice
  const moved = Object.entries(parts).map(([from, n], i) => {
    const ships = i === 0 ? counted(Number(n), SHIP) : String(n)
    const source =
      from === 'emergency' ? 'de la baie (ravitaillement d’urgence)' : de(places[from as Hold])
    return `${ships} ${source}`
  })
  return moved.length === 0 ? 'Ne rien payer' : `Payer avec ${list(moved, 'et')}`
}

const send = (choice: Described): string => `Envoyer un navire vers ${holds[holdIn(choice)]}`

export const choices: Tongue['choices'] = {
  pass: () => 'Passer',
  navigate: (choice, names) => `Naviguer vers ${place(choice, names)}`,
  acquire: (choice, names) => `Acquérir ${work(choice, names)}`,
  discover: (choice, names) => `Découvrir ${place(choice, names)}`,
  invite: (choice, names) => `Inviter ${person(choice, names)}`,
  engage: (choice, names) => `Engager ${person(choice, names)}`,
  construct: (choice) => `Construire ${counted(Number(choice.number), SHIP)}`,
  pay: payment,
  send,
  take: (choice, names) => `Prendre ${person(choice, names)}`,
  erect: (choice, names) => `Ériger un phare ${to(place(choice, names))}`,
  straighten: (choice, names) => `Redresser ${person(choice, names)}`,
  choose: (choice) => `Effet ${Number(choice.number) + 1}`,
  buy: () => 'Payer et appliquer l’effet',
  give: (choice, names) => `Défausser ${person(choice, names)}`,
  visit: (choice, names) => `Utiliser ${place(choice, names)} sans navire`,
  recall: (choice, names) => `Rappeler le navire ${de(place(choice, names))}`,
  recallFromPort: () => 'Rappeler un navire du port',
  shift: (choice) =>
    `Transférer un navire ${de(places[holdIn(choice, 'from')])} vers ${holds[holdIn(choice, 'to')]}`,
  discardArtwork: (choice, names) => `Défausser ${work(choice, names)}`,
  discardCharacter: (choice, names) => `Défausser ${person(choice, names)}`,
  keep: (choice, names) => `Garder ${person(choice, names)}`,
  borrow: (choice, names) => `Utiliser l’effet ${de(person(choice, names))}`,
  light: (choice, names) => `Utiliser le phare ${de(place(choice, names))}`,
  lightSend: (choice, _, asked) => {
    const bread = asked?.cost ?? 0
    if (bread === 0) return send(choice)
    return `Payer ${counted(bread, BREAD)} et envoyer un navire vers ${holds[holdIn(choice)]}`
  },
  lightBread: () => 'Gagner 1 pain',
  characterFirst: () => 'Le personnage d’abord',
  actionFirst: () => 'L’action d’abord',
  resolve: (choice, names) => `${person(choice, names)} d’abord`,
  insteadTake: () => 'Prendre plutôt un personnage',
  insteadPoints: () => 'Gagner plutôt 2 points',
  decline: () => 'Renoncer',
  pack: (choice, names) => `Choisir le paquet ${quoted(names.pack(text(choice, 'pack')))}`,
  drop: (choice, names) => `Écarter ${person(choice, names)}`,
  feed: () => 'Nourrir les équipages',
  decree: () => 'Marquer les points du décret',
  holdToBread: (choice) =>
    `Déplacer un navire ${de(places[holdIn(choice)])} vers la baie et gagner du pain`,
  bayToBread: () => 'Déplacer un navire de la baie vers le port et gagner du pain',
  handToBread: (choice, names) => `Défausser ${person(choice, names)} et gagner 1 pain`,
  claim: (choice, names) => `Revendiquer ${quoted(names.title(text(choice, 'title')))}`,
  buyPoint: () => 'Payer 3 ressources pour 1 point',
  settle: (choice, names) => `Décompter ${quoted(names.decree(text(choice, 'decree')))}`,
  endTurn: () => 'Finir le tour',
}

import type { Decision } from '@amalfi/engine'
import type { Locale } from '../../locale/locale.ts'
import { inResources } from '../cards/amounts.ts'
import { hold, upTo } from '../cards/joined-effects.ts'
import { a, capital, counted, de } from '../grammar.ts'
import { SHIP } from '../nouns.ts'
import type { Words } from '../words.ts'

const left = (decision: Decision): number => decision.left ?? 1
const place = ({ at = '' }: Decision): string => at

/** How many times the action may still be done, if more than once. */
const more = (decision: Decision): string =>
  left(decision) > 1 ? ` (encore ${left(decision)} au maximum)` : ''

export const prompts = (w: Words): Locale['prompts'] => ({
  main: () => 'Choisissez une action principale, ou passez',
  payment: ({ cost = 0, holds = [] }) => `Choisissez comment payer ${inResources(w, cost, holds)}`,
  send: (decision) => `Envoyez un navire vers ${hold(w, decision.holds ?? [], 1)}${more(decision)}`,
  take: (decision) => `Prenez un personnage ${de(w.rows.council)}${more(decision)}`,
  erect: (decision) =>
    `${capital(w.erect[1])} un ${w.lighthouse[0]} sur un emplacement libre${more(decision)}`,
  straighten: (decision) => `Redressez un personnage ${w.engage[3]}${more(decision)}`,
  choose: () => 'Choisissez un de ces effets',
  price: () => 'Payer le coût de cet effet ?',
  build: (decision) => `Construisez ${upTo(left(decision), SHIP)}`,
  acquire: () => `Acquérez ${a(w.artwork)}`,
  discover: () => `${capital(w.discover[1])} ${a(w.discoverable)}`,
  invite: () => `${capital(w.invite[1])} un personnage`,
  navigate: () => `${capital(w.sail[1])} ${w.sailPreposition} une ${w.destination[0]}`,
  visit: () => `Choisissez une ${w.destination[0]} à utiliser sans navire`,
  recall: (decision) => `Rappelez un navire ${w.inBay}${more(decision)}`,
  shift: (decision) => `Transférez un navire d’une ${w.hold[0]} à une autre${more(decision)}`,
  discard: (decision) => `Défaussez une carte de la rangée${more(decision)}`,
  draw: (decision) => `Gardez une carte${more(decision)}`,
  light: (decision) =>
    `Utilisez un de vos ${w.lighthouse[1]}${left(decision) > 1 ? ` (encore ${left(decision)} fois au maximum)` : ''}`,
  borrow: () => `Utilisez l’effet ${de(a(w.characterTypes.engageable))} d’un autre joueur`,
  order: () => 'Lequel de vos personnages agit en premier ?',
  lighthouse: (decision, names) => {
    const { holds = [], cost = 0 } = decision
    const price = cost === 0 ? 'sans frais' : `pour ${counted(cost, w.bread)}`
    const send =
      holds.length === 0 ? '' : `envoyer un navire vers ${hold(w, holds, 1)} ${price}, ou `
    return `Votre ${w.lighthouse[0]} ${de(names.destination(place(decision)))} : ${send}gagner ${counted(1, w.bread)} ?`
  },
  evolve: (decision, names) =>
    `${names.destination(place(decision))} : le personnage ou l’action d’abord ?`,
  give: (decision) =>
    left(decision) > 1
      ? `Défaussez une carte de votre main (encore ${left(decision)} à défausser)`
      : 'Défaussez une carte de votre main',
  feed: () =>
    `${capital(w.feed[1])} ; vous pouvez d’abord changer des navires et des cartes en ${w.asBread}`,
  decree: () =>
    `Avant le décompte du ${w.decree[0]}, vous pouvez changer des navires et des cartes en ${w.asBread}`,
  pack: () => 'Choisissez un paquet de départ',
  select: () => 'Choisissez un personnage à écarter',
  draft: () =>
    'Choisissez un personnage à garder ; les autres passent à gauche, et ceux qui restent à la fin sont écartés',
  endgame: () => 'Choisissez un personnage de fin de partie à garder',
  close: () => `Finissez votre tour, ou revendiquez d’abord un ${w.title[0]}`,
  settle: () => `Quel ${w.decree[0]} est décompté ?`,
})

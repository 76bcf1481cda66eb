import type { Decision } from '@amalfi/engine'
import type { Tongue } from '../tongue.ts'
import { inResources } from './amounts.ts'
import { counted, de } from './grammar.ts'
import { hold, upTo } from './merged.ts'
import { SHIP } from './terms.ts'

const left = (decision: Decision): number => decision.left ?? 1
const place = ({ at = '' }: Decision): string => at

export const prompts: Tongue['prompts'] = {
  main: () => 'Choisissez une action principale, ou passez',
  payment: ({ cost = 0, holds = [] }) => `Choisissez comment payer ${inResources(cost, holds)}`,
  send: (decision) =>
    `Envoyez un navire vers ${hold(decision.holds ?? [], 1)} (${counted(left(decision), SHIP)} à envoyer)`,
  take: () => 'Prenez un personnage du Conseil',
  erect: () => 'Érigez un phare : choisissez un emplacement libre',
  straighten: () => 'Redressez un personnage engagé',
  choose: () => 'Choisissez un de ces effets',
  price: () => 'Payer le coût de cet effet ?',
  build: (decision) => `Construisez ${upTo(left(decision), SHIP)}`,
  acquire: () => 'Acquérez une œuvre',
  discover: () => 'Découvrez une destination',
  invite: () => 'Invitez un personnage',
  navigate: () => 'Naviguez avec un autre navire',
  visit: () => 'Utilisez une destination sans navire',
  recall: () => 'Rappelez un navire dans la baie',
  shift: () => 'Transférez un navire d’une cale à une autre',
  discard: () => 'Défaussez une carte de la rangée',
  draw: (decision) => `Gardez une carte (${left(decision)} à garder)`,
  light: () => 'Utilisez un de vos phares',
  borrow: () => 'Utilisez un personnage engageable d’un autre joueur',
  order: () => 'Lequel de vos personnages agit en premier ?',
  lighthouse: (decision, names) =>
    `Utiliser votre phare ${de(names.destination(place(decision)))} ?`,
  evolve: (decision, names) =>
    `${names.destination(place(decision))} : le personnage ou l’action d’abord ?`,
  give: () => 'Défaussez une carte de votre main',
  feed: () =>
    'Nourrissez vos équipages ; vous pouvez d’abord changer des navires et des cartes en pain',
  decree: () =>
    'Le décret va rapporter ses points ; vous pouvez d’abord changer des navires et des cartes en pain',
  pack: () => 'Choisissez un paquet de départ',
  select: () => 'Écartez un personnage ; vous en garderez six',
  draft: () => 'Choisissez un personnage à garder ; les autres passent à votre gauche',
  endgame: () => 'Choisissez un personnage de fin de partie à garder',
}

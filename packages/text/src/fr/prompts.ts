import type { Decision } from '@amalfi/engine'
import type { Tongue } from '../tongue.ts'
import { inResources } from './amounts.ts'
import { counted, de } from './grammar.ts'
import { hold, upTo } from './merged.ts'
import { BREAD, SHIP } from './terms.ts'

const left = (decision: Decision): number => decision.left ?? 1
const place = ({ at = '' }: Decision): string => at

/** How often what is asked may still be done, if more than once. */
const more = (decision: Decision): string =>
  left(decision) > 1 ? ` (encore ${left(decision)} au maximum)` : ''

export const prompts: Tongue['prompts'] = {
  main: () => 'Choisissez une action principale, ou passez',
  payment: ({ cost = 0, holds = [] }) => `Choisissez comment payer ${inResources(cost, holds)}`,
  send: (decision) => `Envoyez un navire vers ${hold(decision.holds ?? [], 1)}${more(decision)}`,
  take: (decision) => `Prenez un personnage du Conseil${more(decision)}`,
  erect: (decision) => `Érigez un phare sur un emplacement libre${more(decision)}`,
  straighten: (decision) => `Redressez un personnage engagé${more(decision)}`,
  choose: () => 'Choisissez un de ces effets',
  price: () => 'Payer le coût de cet effet ?',
  build: (decision) => `Construisez ${upTo(left(decision), SHIP)}`,
  acquire: () => 'Acquérez une œuvre',
  discover: () => 'Découvrez une destination',
  invite: () => 'Invitez un personnage',
  navigate: () => 'Naviguez vers une destination',
  visit: () => 'Choisissez une destination à utiliser sans navire',
  recall: (decision) => `Rappelez un navire dans la baie${more(decision)}`,
  shift: (decision) => `Transférez un navire d’une cale à une autre${more(decision)}`,
  discard: (decision) => `Défaussez une carte de la rangée${more(decision)}`,
  draw: (decision) => `Gardez une carte${more(decision)}`,
  light: (decision) =>
    `Utilisez un de vos phares${left(decision) > 1 ? ` (encore ${left(decision)} fois au maximum)` : ''}`,
  borrow: () => 'Utilisez l’effet d’un personnage engageable d’un autre joueur',
  order: () => 'Lequel de vos personnages agit en premier ?',
  lighthouse: (decision, names) => {
    const { holds = [], cost = 0 } = decision
    const price = cost === 0 ? 'sans frais' : `pour ${counted(cost, BREAD)}`
    const send = holds.length === 0 ? '' : `envoyer un navire vers ${hold(holds, 1)} ${price}, ou `
    return `Votre phare ${de(names.destination(place(decision)))} : ${send}gagner 1 pain ?`
  },
  evolve: (decision, names) =>
    `${names.destination(place(decision))} : le personnage ou l’action d’abord ?`,
  give: (decision) =>
    left(decision) > 1
      ? `Défaussez une carte de votre main (encore ${left(decision)} à défausser)`
      : 'Défaussez une carte de votre main',
  feed: () =>
    'Nourrissez vos équipages ; vous pouvez d’abord changer des navires et des cartes en pain',
  decree: () =>
    'Avant le décompte du décret, vous pouvez changer des navires et des cartes en pain',
  pack: () => 'Choisissez un paquet de départ',
  select: () => 'Écartez un personnage ; vous en garderez six',
  draft: () =>
    'Choisissez un personnage à garder ; les autres passent à gauche, la dernière carte est écartée',
  endgame: () => 'Choisissez un personnage de fin de partie à garder',
  close: () => 'Finissez votre tour, ou revendiquez d’abord un titre',
  settle: () => 'Quel décret est décompté ?',
}

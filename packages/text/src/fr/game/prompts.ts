import type { Decision } from '@amalfi/engine'
import type { Effect } from '@amalfi/packs'
import { isNothing } from '../../cards/asked-effect.ts'
import type { Locale } from '../../locale/locale.ts'
import { inResources, price } from '../cards/amounts.ts'
import { clause } from '../cards/effects.ts'
import { hold, upTo } from '../cards/joined-effects.ts'
import { a, capital, counted, de } from '../grammar.ts'
import { POINT, SHIP } from '../nouns.ts'
import type { Words } from '../words.ts'

const left = (decision: Decision): number => decision.left ?? 1
const place = ({ at = '' }: Decision): string => at

/** How many times the action may still be done, if more than once. */
const more = (decision: Decision): string =>
  left(decision) > 1 ? ` (encore ${left(decision)} au maximum)` : ''

/** What is paid for: `pour gagner 2 points`. The card that is bought is named elsewhere. */
function purpose(w: Words, { ships, points }: Decision, effect: Effect | undefined): string {
  if (effect !== undefined)
    return isNothing(effect) ? 'pour rien' : `pour ${clause(w, effect, 'infinitive')}`
  if (ships !== undefined) return `pour ${counted(ships, SHIP)}`
  return points === undefined ? '' : `pour ${counted(points, POINT)}`
}

/** An extra action in the words of the card, or in general words. */
const extra = (w: Words, effect: Effect | undefined, general: string): string =>
  effect === undefined ? general : capital(clause(w, effect))

/** ` pour 3 bois chacun`. */
function cost(w: Words, { cost: n, holds = [] }: Decision, each = ''): string {
  if (n === undefined) return ''
  return n === 0 ? ' sans frais' : ` pour ${inResources(w, n, holds)}${each}`
}

export const prompts = (w: Words): Locale['prompts'] => ({
  main: () => 'Choisissez une action principale, ou passez',
  payment: (decision, _, effect) =>
    `Choisissez comment payer ${inResources(w, decision.cost ?? 0, decision.holds ?? [])} ${purpose(w, decision, effect)}`.trimEnd(),
  send: (decision) => `Envoyez un navire vers ${hold(w, decision.holds ?? [], 1)}${more(decision)}`,
  take: (decision) => `Prenez un personnage ${de(w.rows.council)}${more(decision)}`,
  erect: (decision, _, effect) =>
    `${capital(w.erect[1])} un ${w.lighthouse[0]} sur un emplacement libre${effect === undefined ? '' : `, puis ${clause(w, effect)}`}${more(decision)}`,
  straighten: (decision) => `Redressez un personnage ${w.engage[3]}${more(decision)}`,
  choose: () => 'Choisissez un de ces effets',
  price: (decision, _, effect) => {
    if (effect === undefined || !('pay' in effect)) return 'Payer le coût de cet effet ?'
    const pay = capital(price(w, effect.pay, 'infinitive'))
    return isNothing(effect.then)
      ? `${pay} pour rien ? Plus aucun envoi n’est possible ce tour-ci.`
      : `${pay} ${purpose(w, decision, effect.then)} ?`
  },
  build: (decision) =>
    `Construisez ${upTo(left(decision), SHIP)}${cost(w, decision, left(decision) > 1 ? ' chacun' : '')}`,
  acquire: (_, __, effect) => extra(w, effect, `Acquérez ${a(w.artwork)}`),
  discover: (_, __, effect) => extra(w, effect, `${capital(w.discover[1])} ${a(w.discoverable)}`),
  invite: (_, __, effect) => extra(w, effect, `${capital(w.invite[1])} un personnage`),
  navigate: (_, __, effect) =>
    extra(w, effect, `${capital(w.sail[1])} ${w.sailPreposition} une ${w.destination[0]}`),
  visit: (_, __, effect) =>
    extra(w, effect, `Choisissez une ${w.destination[0]} à utiliser sans navire`),
  recall: (decision) => `Rappelez un navire ${w.inBay}${more(decision)}`,
  shift: (decision) => `Transférez un navire d’une ${w.hold[0]} à une autre${more(decision)}`,
  discard: (decision, _, effect) =>
    `Défaussez une carte de la rangée${effect === undefined ? '' : ` et ${clause(w, effect)}`}${more(decision)}`,
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
    return `Utiliser votre ${w.lighthouse[0]} ${de(names.destination(place(decision)))} pour ${send}gagner ${counted(1, w.bread)} ?`
  },
  evolve: (decision, names) =>
    `Le personnage ou l’action ${de(names.destination(place(decision)))} d’abord ?`,
  give: (decision, _, effect) => {
    const gain = effect === undefined ? '' : ` ${purpose(w, decision, effect)}`
    const rest = left(decision) > 1 ? ` (encore ${left(decision)} à défausser)` : ''
    return `Défaussez une carte de votre main${gain}${rest}`
  },
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

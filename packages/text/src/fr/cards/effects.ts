import { type Effect, verbOf } from '@amalfi/packs'
import type { VerbTexts } from '../../icons/verbs.ts'
import { a, counted, de, list, type Noun, the } from '../grammar.ts'
import { POINT, SHIP } from '../nouns.ts'
import type { Words } from '../words.ts'
import { amount, price } from './amounts.ts'
import { ifYouHave } from './conditions.ts'
import { gains, groupSameVerb, hold, sends, upTo } from './joined-effects.ts'

export const kinds = (w: Words) => ({
  public: a(w.publicDestination),
  evolving: a(w.evolvingDestination),
  own: w.oneOfYourDestinations,
  other: `${w.privateDestination[2] === 'f' ? 'une' : 'un'} ${w.destinationOfAnother}`,
  new: w.newDestination,
})

interface Terms {
  readonly less?: number | undefined
  readonly slot?: 'free' | undefined
  readonly with?: 'any' | undefined
}

const ANY_RESOURCES = ', payable en ressources au choix'

/** The object of a purchase with its terms: `une œuvre pour 2 de moins et sans surcoût`. */
function purchase(noun: Noun, { less, slot, with: paid }: Terms, any = ANY_RESOURCES): string {
  const terms = [
    ...(less === undefined ? [] : [`pour ${less} de moins`]),
    ...(slot === undefined ? [] : ['sans surcoût']),
  ]
  const how = terms.length === 0 ? '' : ` ${list(terms, 'et')}`
  return `${a(noun)}${how}${paid === undefined ? '' : any}`
}

/** The clauses about occupied docks and cheaper bread costs. */
function voyage(w: Words, less: number | undefined, busy: true | undefined): string {
  const cheaper = less === undefined ? '' : ` pour ${counted(less, w.bread)} de moins`
  if (busy === undefined) return cheaper
  return `, même occupée${less === undefined ? '' : `,${cheaper}`}`
}

const verbs = (w: Words): VerbTexts => ({
  bread: ({ bread }) => (bread === 'full' ? w.fillGranary : `gagnez ${amount(w, bread, w.bread)}`),
  points: ({ points }) => `gagnez ${amount(w, points, POINT)}`,
  send: ({ send, upTo: most }) =>
    typeof most === 'number'
      ? `envoyez ${upTo(most, SHIP)} vers ${hold(w, send, most)}`
      : `envoyez vers ${hold(w, send, most.max)} ${amount(w, most, SHIP)}`,
  take: ({ take, slot }) =>
    `prenez ${upTo(take, w.characterTypes.character)}${slot === undefined ? '' : ' sans surcoût'}`,
  straighten: ({ straighten }) => `redressez ${upTo(straighten, w.characterTypes.character)}`,
  erect: ({ erect }) => `${w.erect[1]} ${upTo(erect, w.lighthouse)}`,
  build: ({ build, less }) => {
    const each = build > 1 ? ' chacun' : ''
    const cheaper = less === undefined ? '' : ` pour ${counted(less, w.wood)} de moins${each}`
    return `construisez ${upTo(build, SHIP)}${cheaper}`
  },
  acquire: (effect) => `acquérez ${purchase(w.artTypes[effect.acquire], effect)}`,
  discover: (effect) => `${w.discover[1]} ${purchase(w.discoverable, effect)}`,
  invite: (effect) => {
    // A cost in bread stays in bread (REN-BRD-1), so resources never pay for an immediate
    // character.
    const mayCostBread = effect.invite === 'character' || effect.invite === 'immediate'
    const any = mayCostBread ? ', les ressources de son coût étant au choix' : ANY_RESOURCES
    return `${w.invite[1]} ${purchase(w.characterTypes[effect.invite], effect, any)}`
  },
  navigate: ({ navigate, less, busy }) => {
    const where = navigate === 'any' ? `une ${w.destination[0]}` : kinds(w)[navigate]
    return `${w.sail[1]} ${w.sailPreposition} ${where}${voyage(w, less, busy)}`
  },
  visit: ({ visit, less, busy }) => {
    const where = visit === 'any' ? `n’importe quelle ${w.destination[0]}` : kinds(w)[visit]
    const free = busy || visit === 'new' ? '' : ', si elle n’est pas occupée'
    return `utilisez sans navire ${where}${voyage(w, less, busy)}${free}`
  },
  recall: ({ recall, from }) => {
    const ships =
      from === 'port'
        ? `${upTo(recall, SHIP)} du ${w.port}`
        : `${recall > 1 ? 'jusqu’à ' : ''}${recall} de vos navires ${w.onDock}`
    return `rappelez ${w.inBay} ${ships}`
  },
  shift: ({ shift, to }) => {
    const ships = `transférez ${upTo(shift, SHIP)}`
    if (to === 'any') return `${ships} d’une ${w.hold[0]} à une autre`
    return `${ships} ${shift === 1 ? `d’une autre ${w.hold[0]}` : `d’autres ${w.hold[1]}`} vers ${hold(w, to, shift)}`
  },
  refresh: ({ refresh }) => `renouvelez tout ${w.rows[refresh]}`,
  draw: ({ draw, keep }) =>
    `piochez ${counted(draw, w.characterTypes.character)}${keep < draw ? `, gardez-en ${keep > 1 ? 'jusqu’à ' : ''}${keep} et défaussez le reste` : ''}`,
  // The same lighthouse may be used again, so the text counts uses and not lighthouses.
  light: ({ light, less }) => {
    const lights =
      light === 1 ? `un de vos ${w.lighthouse[1]}` : `vos ${w.lighthouse[1]} jusqu’à ${light} fois`
    const cheaper = less === undefined ? '' : ` (${counted(less, w.bread)} de moins par envoi)`
    return `utilisez ${lights}${cheaper}`
  },
  borrow: () =>
    `utilisez l’effet ${de(a(w.characterTypes.engageable))} d’un autre joueur, même ${w.engage[3]}`,
  // Cards are discarded one by one, because the row is refilled in between.
  discard: ({ discard, upTo: most, do: inner }) => {
    const art = discard === 'artwork'
    if (most === undefined)
      return `défaussez ${art ? `${the(w.artwork)} ${w.artwork[2] === 'f' ? 'la' : 'le'} plus à droite ${de(w.rows.workshop)}` : `le personnage le plus à droite ${de(w.rows.council)}`}`
    const times = most === 1 ? '' : `jusqu’à ${most} fois, `
    const card = art
      ? `${a(w.artwork)} ${de(w.rows.workshop)}`
      : `un personnage ${de(w.rows.council)}`
    return `${times}défaussez ${card}${inner === undefined ? '' : ` et ${clause(w, inner)}`}`
  },
  pay: (effect) => `${price(w, effect.pay)} : ${clause(w, effect.then)}`,
  choose: ({ choose }) => choice(w, choose, false),
  if: ({ if: condition, then }) => `${ifYouHave(w, condition)}, ${clause(w, then)}`,
  sequence: (effects) => sequence(w, effects),
})

/** An effect as a clause, without a capital letter or full stop. */
export function clause(w: Words, effect: Effect): string {
  return verbs(w)[verbOf(effect)](effect as never)
}

/**
 * `gagnez 3 pains ou prenez 1 personnage`. Introduces the list where its extent would be unclear.
 */
function choice(w: Words, effects: readonly Effect[], inRow: boolean): string {
  const gained = gains(w, effects, 'ou')
  if (gained !== undefined) return gained
  const parts = effects.map((effect) => clause(w, effect))
  if (parts.some((part) => /[,;:]|\bou /.test(part))) return `au choix : ${parts.join(' ; ou ')}`
  return `${inRow ? 'au choix : ' : ''}${list(parts, 'ou')}`
}

/** Tells whether a following `puis` could be misread as part of this effect. */
const isOpen = (effect: Effect): boolean =>
  'pay' in effect ||
  'if' in effect ||
  'choose' in effect ||
  ('discard' in effect && effect.do !== undefined)

const then = (step: string): string => `puis${/^(si|jusqu’à) /.test(step) ? ',' : ''} ${step}`

/** `prenez 1 personnage, puis gagnez 2 pains`, with semicolons where it could be misread. */
function sequence(w: Words, effects: readonly Effect[]): string {
  const inRow = groupSameVerb(effects)
  const [first, ...rest] = inRow.map((run) => {
    const [one] = run
    const alone = 'choose' in one ? choice(w, one.choose, true) : clause(w, one)
    return gains(w, run, 'et') ?? sends(w, run) ?? alone
  })
  if (inRow.slice(0, -1).some(([one]) => isOpen(one))) return [first, ...rest.map(then)].join(' ; ')
  return [first, ...rest.slice(0, -1), ...rest.slice(-1).map(then)].join(', ')
}

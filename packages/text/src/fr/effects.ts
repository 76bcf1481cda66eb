import { type Effect, verbOf } from '@amalfi/packs'
import type { VerbTexts } from '../verbs.ts'
import { amount, price } from './amounts.ts'
import { a, counted, list, type Noun } from './grammar.ts'
import { ifHaving } from './having.ts'
import { gains, hold, runs, sends, upTo } from './merged.ts'
import {
  artTypes,
  BREAD,
  characterTypes,
  DESTINATION,
  LIGHTHOUSE,
  POINT,
  rows,
  SHIP,
} from './terms.ts'

export const KINDS = {
  public: 'une destination publique',
  evolving: 'une destination évolutive',
  own: 'une de vos destinations',
  other: 'une destination d’un autre joueur',
  new: 'la nouvelle destination',
} as const

interface Terms {
  readonly less?: number | undefined
  readonly slot?: 'free' | undefined
  readonly with?: 'any' | undefined
}

const ANY_RESOURCES = ', payable en ressources au choix'

/** On what terms something is bought: `une œuvre pour 2 de moins et sans surcoût`. */
function bought(noun: Noun, { less, slot, with: paid }: Terms, any = ANY_RESOURCES): string {
  const terms = [
    ...(less === undefined ? [] : [`pour ${less} de moins`]),
    ...(slot === undefined ? [] : ['sans surcoût']),
  ]
  const how = terms.length === 0 ? '' : ` ${list(terms, 'et')}`
  return `${a(noun)}${how}${paid === undefined ? '' : any}`
}

/** What an occupied dock and the bread add to a voyage. */
function voyage(less: number | undefined, busy: true | undefined): string {
  const cheaper = less === undefined ? '' : ` pour ${counted(less, BREAD)} de moins`
  if (busy === undefined) return cheaper
  return `, même occupée${less === undefined ? '' : `,${cheaper}`}`
}

const verbs: VerbTexts = {
  bread: ({ bread }) =>
    bread === 'full' ? 'remplissez votre grenier' : `gagnez ${amount(bread, BREAD)}`,
  points: ({ points }) => `gagnez ${amount(points, POINT)}`,
  send: ({ send, upTo: most }) =>
    typeof most === 'number'
      ? `envoyez ${upTo(most, SHIP)} vers ${hold(send, most)}`
      : `envoyez vers ${hold(send, most.max)} ${amount(most, SHIP)}`,
  take: ({ take, slot }) =>
    `prenez ${upTo(take, characterTypes.character)}${slot === undefined ? '' : ' sans surcoût'}`,
  straighten: ({ straighten }) => `redressez ${upTo(straighten, characterTypes.character)}`,
  erect: ({ erect }) => `érigez ${upTo(erect, LIGHTHOUSE)}`,
  build: ({ build, less }) => {
    const each = build > 1 ? ' chacun' : ''
    const cheaper = less === undefined ? '' : ` pour ${less} bois de moins${each}`
    return `construisez ${upTo(build, SHIP)}${cheaper}`
  },
  acquire: (effect) => `acquérez ${bought(artTypes[effect.acquire], effect)}`,
  discover: (effect) => `découvrez ${bought(DESTINATION, effect)}`,
  invite: (effect) => {
    // Bread stays bread (REN-BRD-1): resources never pay for an immediate character.
    const mayCostBread = effect.invite === 'character' || effect.invite === 'immediate'
    const any = mayCostBread ? ', les ressources de son coût étant au choix' : ANY_RESOURCES
    return `invitez ${bought(characterTypes[effect.invite], effect, any)}`
  },
  navigate: ({ navigate, less, busy }) => {
    const where = navigate === 'any' ? 'une destination' : KINDS[navigate]
    return `naviguez vers ${where}${voyage(less, busy)}`
  },
  visit: ({ visit, less, busy }) => {
    const where = visit === 'any' ? 'n’importe quelle destination' : KINDS[visit]
    const free = busy || visit === 'new' ? '' : ', si elle n’est pas occupée'
    return `utilisez sans navire ${where}${voyage(less, busy)}${free}`
  },
  recall: ({ recall, from }) => {
    const ships =
      from === 'port'
        ? `${upTo(recall, SHIP)} du port`
        : `${recall > 1 ? 'jusqu’à ' : ''}${recall} de vos navires à quai`
    return `rappelez dans la baie ${ships}`
  },
  shift: ({ shift, to }) => {
    const ships = `transférez ${upTo(shift, SHIP)}`
    if (to === 'any') return `${ships} d’une cale à une autre`
    return `${ships} ${shift === 1 ? 'd’une autre cale' : 'd’autres cales'} vers ${hold(to, shift)}`
  },
  refresh: ({ refresh }) => `renouvelez tout ${rows[refresh]}`,
  draw: ({ draw, keep }) =>
    `piochez ${counted(draw, characterTypes.character)}${keep < draw ? `, gardez-en ${keep > 1 ? 'jusqu’à ' : ''}${keep} et défaussez le reste` : ''}`,
  // One lighthouse may be used again: it is the uses that are counted.
  light: ({ light, less }) => {
    const lights = light === 1 ? 'un de vos phares' : `vos phares jusqu’à ${light} fois`
    const cheaper = less === undefined ? '' : ` (${counted(less, BREAD)} de moins par envoi)`
    return `utilisez ${lights}${cheaper}`
  },
  borrow: () => 'utilisez l’effet d’un personnage engageable d’un autre joueur, même engagé',
  // One by one: the row is filled again before the next.
  discard: ({ discard, upTo: most, do: inner }) => {
    const art = discard === 'artwork'
    if (most === undefined)
      return `défaussez ${art ? 'l’œuvre la plus à droite de l’Atelier' : 'le personnage le plus à droite du Conseil'}`
    const times = most === 1 ? '' : `jusqu’à ${most} fois, `
    const card = art ? 'une œuvre de l’Atelier' : 'un personnage du Conseil'
    return `${times}défaussez ${card}${inner === undefined ? '' : ` et ${clause(inner)}`}`
  },
  pay: (effect) => `${price(effect.pay)} : ${clause(effect.then)}`,
  choose: ({ choose }) => choice(choose, false),
  if: ({ if: condition, then }) => `${ifHaving(condition)}, ${clause(then)}`,
  sequence: (effects) => sequence(effects),
}

/** An effect as a clause: no capital letter, no full stop. */
export function clause(effect: Effect): string {
  return verbs[verbOf(effect)](effect as never)
}

/** `gagnez 3 pains ou prenez 1 personnage`; announced where it would be unclear what belongs to it. */
function choice(effects: readonly Effect[], inRow: boolean): string {
  const gained = gains(effects, 'ou')
  if (gained !== undefined) return gained
  const parts = effects.map(clause)
  if (parts.some((part) => /[,;:]|\bou /.test(part))) return `au choix : ${parts.join(' ; ou ')}`
  return `${inRow ? 'au choix : ' : ''}${list(parts, 'ou')}`
}

/** Something that a following `puis` could be taken for a part of. */
const isOpen = (effect: Effect): boolean =>
  'pay' in effect ||
  'if' in effect ||
  'choose' in effect ||
  ('discard' in effect && effect.do !== undefined)

const then = (step: string): string => `puis${/^(si|jusqu’à) /.test(step) ? ',' : ''} ${step}`

/** `prenez 1 personnage, puis gagnez 2 pains`; semicolons part what could be misread. */
function sequence(effects: readonly Effect[]): string {
  const inRow = runs(effects)
  const [first, ...rest] = inRow.map((run) => {
    const [one] = run
    const alone = 'choose' in one ? choice(one.choose, true) : clause(one)
    return gains(run, 'et') ?? sends(run) ?? alone
  })
  if (inRow.slice(0, -1).some(([one]) => isOpen(one))) return [first, ...rest.map(then)].join(' ; ')
  return [first, ...rest.slice(0, -1), ...rest.slice(-1).map(then)].join(', ')
}

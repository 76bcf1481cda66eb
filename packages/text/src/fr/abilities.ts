import { type Ability, type Modifier, modifierOf, type Trigger } from '@amalfi/packs'
import type { ModifierTexts, TriggerTexts } from '../verbs.ts'
import { clause, KINDS } from './effects.ts'
import { a, counted, de, list, type Noun, sentence } from './grammar.ts'
import { ifHaving } from './having.ts'
import {
  artTypes,
  BREAD,
  characterTypes,
  counts,
  DESTINATION,
  hold as holdOf,
  holds,
  matter,
  resources,
  rows,
  SHIP,
} from './terms.ts'

/** What costs less or accepts more. */
const COSTS: Readonly<Record<string, Noun>> = {
  ...artTypes,
  ...characterTypes,
  destination: DESTINATION,
  ship: SHIP,
}

const ONCE = { turn: 'une fois par tour, ', period: 'une fois par période, ' } as const
const once = (limit: 'turn' | 'period' | undefined): string =>
  limit === undefined ? '' : ONCE[limit]

/** `votre prochaine œuvre`: what works once is spent on the next cost that it fits. */
const next = ([one, , gender]: Noun): string => `votre prochain${gender === 'f' ? 'e' : ''} ${one}`

function cheaper({ less, for: cost, once: limit }: Extract<Modifier, { less: unknown }>): string {
  switch (cost) {
    // Also without a ship.
    case 'navigate': {
      const bread = counted(less, BREAD)
      return limit === undefined
        ? `utiliser une destination vous coûte ${bread} de moins`
        : `utiliser ${next(DESTINATION)} coûte ${bread} de moins`
    }
    case 'light':
      return `envoyer un navire grâce à un phare vous coûte ${counted(less, BREAD)} de moins`
    case 'feed':
      return `nourrir vos équipages vous coûte ${counted(less, BREAD)} de moins`
    // All ships of one construction cost less, also once a period.
    case 'ship': {
      const wood = `${counted(less, resources.wood)} de moins par navire`
      return limit === undefined
        ? `construire vous coûte ${wood}`
        : `votre prochaine construction coûte ${wood}`
    }
    default: {
      const noun = COSTS[cost]
      return limit === undefined
        ? `les ${noun[1]} vous coûtent ${less} de moins`
        : `${next(noun)} coûte ${less} de moins`
    }
  }
}

type Extra = Extract<Modifier, { extra: unknown }>
const extras = (all: readonly Extra[]): string =>
  `pour les titres, comptez ${list(
    all.map(({ extra, of }) => counted(extra, counts[of])),
    'et',
  )} de plus`

const modifiers: ModifierTexts = {
  less: (modifier) => `${once(modifier.once)}${cheaper(modifier)}`,
  accept: ({ accept, for: cost }) => {
    if (cost === 'all') {
      const some = accept.map((hold) => de(holds[hold]))
      return `vous pouvez payer ${list(some, 'ou')} au lieu de toute autre ressource`
    }
    const paid = accept.map((hold) => matter[hold])
    return `vous pouvez aussi payer les ${COSTS[cost][1]} en ${list(paid, 'ou')}`
  },
  as: ({ hold, as }) => `vous pouvez payer ${de(holds[hold])} au lieu ${de(matter[as])}`,
  yield: ({ yield: from, more }) =>
    `un navire ${
      from === 'emergency' ? 'passant de la baie au port' : de(holdOf(from))
    } vaut ${more} de plus, aussi en pain`,
  slotFree: ({ at }) =>
    `ignorez les surcoûts ${list(
      at.map((row) => de(rows[row])),
      'et',
    )}`,
  granary: ({ granary }) => `la capacité de votre grenier augmente de ${granary} (12 au maximum)`,
  busyDock: ({ bread }) =>
    `vous pouvez naviguer vers les destinations occupées${bread === 0 ? '' : ` pour ${counted(bread, BREAD)} de plus`}`,
  builtToBay: () => 'les navires que vous construisez vont directement dans la baie',
  extra: (modifier) => extras([modifier]),
}

/** A verb after "vous", and after somebody else. */
const verb = (me: boolean, you: string, they: string): string => (me ? you : they)

const at = (word: 'vers' | 'sur', to: Trigger['to']): string =>
  to === undefined ? '' : ` ${word} ${KINDS[to]}`

const deeds: TriggerTexts = {
  navigate: ({ to, sending }, me) => {
    const sails = `${verb(me, 'naviguez', 'navigue')}${at('vers', to)}`
    if (sending === undefined) return sails
    // However many ships went there, it is one voyage.
    return `${sails} et ${verb(me, 'envoyez', 'envoie')} des navires vers ${holds[sending]}`
  },
  acquire: ({ of }, me) =>
    `${verb(me, 'acquérez', 'acquiert')} ${thing(of, artTypes, artTypes.artwork)}`,
  discover: (_, me) => `${verb(me, 'découvrez', 'découvre')} ${a(DESTINATION)}`,
  invite: ({ of }, me) => `${verb(me, 'invitez', 'invite')} ${person(of)}`,
  engage: ({ of }, me) => `${verb(me, 'engagez', 'engage')} ${person(of)}`,
  build: (_, me) => `${verb(me, 'construisez', 'construit')} ${a(SHIP)}`,
  erect: ({ to }, me) => `${verb(me, 'érigez', 'érige')} un phare${at('sur', to)}`,
  take: ({ of }, me) => `${verb(me, 'prenez', 'prend')} ${person(of)}`,
  light: ({ to }, me) => `${verb(me, 'utilisez', 'utilise')} un phare${at('sur', to)}`,
  pay: ({ with: paid }, me) => {
    if (paid === 'emergency') return `${verb(me, 'faites', 'fait')} un ravitaillement d’urgence`
    return `${verb(me, 'payez', 'paie')} en ${paid === undefined ? 'ressources' : matter[paid]}`
  },
  overpay: (_, me) => `${verb(me, 'payez', 'paie')} en trop`,
  pass: ({ first }, me) => `${verb(me, 'passez', 'passe')}${first ? ' en premier' : ''}`,
  title: (_, me) => `${verb(me, 'obtenez', 'obtient')} un titre`,
  feed: () => 'avant de nourrir vos équipages',
  decree: () => 'après chaque décret',
  period: () => 'au début de chaque période',
}

/** Of this type, or of whatever type. */
function thing(of: Trigger['of'], types: Readonly<Record<string, Noun>>, any: Noun): string {
  return a(of !== undefined && of in types ? types[of] : any)
}

const person = (of: Trigger['of']): string => thing(of, characterTypes, characterTypes.character)

const ACTORS = { me: 'vous', other: 'un autre joueur', anyone: 'un joueur (vous compris)' } as const

function triggered(trigger: Trigger): string {
  const { when, by = 'me', if: condition } = trigger
  const deed = deeds[when](trigger, by === 'me')
  const own = when === 'feed' || when === 'decree' || when === 'period'
  const time = own ? deed : `quand ${ACTORS[by]} ${deed}`
  const only = condition === undefined ? '' : `, ${ifHaving(condition)}`
  return `${once(trigger.once)}${time}${only}, ${clause(trigger.do)}`
}

const told = (ability: Ability): string =>
  'when' in ability ? triggered(ability) : modifiers[modifierOf(ability)](ability as never)

/** What counts more for titles is said in one sentence, where the first of it stands. */
export function abilities(all: readonly Ability[]): string {
  const more = all.filter((ability) => 'extra' in ability)
  return all
    .filter((ability) => !('extra' in ability) || ability === more[0])
    .map((ability) => sentence(ability === more[0] ? extras(more) : told(ability)))
    .join(' ')
}

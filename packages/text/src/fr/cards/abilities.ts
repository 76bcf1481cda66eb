import { type Ability, isPlayerAction, type Modifier, type Trigger } from '@amalfi/packs'
import { abilitySentences } from '../../cards/ability-sentences.ts'
import type { ModifierTexts, TriggerTexts } from '../../icons/verbs.ts'
import { a, counted, de, list, type Noun, sentence } from '../grammar.ts'
import { SHIP } from '../nouns.ts'
import type { Words } from '../words.ts'
import { ifYouHave } from './conditions.ts'
import { clause, kinds } from './effects.ts'

/** Everything whose cost a character can change. */
const costs = (w: Words) => ({
  ...w.artTypes,
  ...w.characterTypes,
  destination: w.discoverable,
  ship: SHIP,
})

type Limit = 'turn' | 'period' | undefined
const once = (w: Words, limit: Limit): string =>
  limit === undefined ? '' : `une fois par ${limit === 'turn' ? 'tour' : w.period[0]}, `

/** `votre prochaine œuvre`. A reduction that works once applies to the next matching cost. */
const next = ([one, , gender]: Noun): string => `votre prochain${gender === 'f' ? 'e' : ''} ${one}`

type Less = Extract<Modifier, { less: unknown }>
function cheaper(w: Words, { less, for: cost, once: limit }: Less): string {
  switch (cost) {
    // This includes destinations that are used without a ship.
    case 'navigate': {
      const bread = counted(less, w.bread)
      return limit === undefined
        ? `utiliser une ${w.destination[0]} vous coûte ${bread} de moins`
        : `utiliser ${next(w.destination)} coûte ${bread} de moins`
    }
    case 'light':
      return `envoyer un navire grâce à un ${w.lighthouse[0]} vous coûte ${counted(less, w.bread)} de moins`
    case 'feed':
      return `${w.feed[0]} vous coûte ${counted(less, w.bread)} de moins`
    // The reduction applies to all ships of one construction.
    case 'ship': {
      const wood = `${counted(less, w.resources.wood)} de moins par navire`
      return limit === undefined
        ? `construire vous coûte ${wood}`
        : `votre prochaine construction coûte ${wood}`
    }
    default: {
      const noun = costs(w)[cost]
      return limit === undefined
        ? `les ${noun[1]} vous coûtent ${less} de moins`
        : `${next(noun)} coûte ${less} de moins`
    }
  }
}

type Extra = Extract<Modifier, { extra: unknown }>
const extras = (w: Words, all: readonly Extra[]): string =>
  `pour les ${w.title[1]}, comptez ${list(
    all.map(({ extra, of }) => counted(extra, of === 'artwork' ? w.extraArtwork : w.counts[of])),
    'et',
  )} de plus`

const modifiers = (w: Words): ModifierTexts => ({
  less: (modifier) => `${once(w, modifier.once)}${cheaper(w, modifier)}`,
  accept: ({ accept, for: cost }) => {
    if (cost === 'all') {
      const some = accept.map((hold) => de(w.holds[hold]))
      return `vous pouvez payer ${list(some, 'ou')} au lieu de toute autre ressource`
    }
    const paid = accept.map((hold) => w.paidIn[hold])
    return `vous pouvez aussi payer les ${costs(w)[cost][1]} en ${list(paid, 'ou')}`
  },
  as: ({ hold, as }) => `vous pouvez payer ${de(w.holds[hold])} au lieu ${de(w.paidIn[as])}`,
  yield: ({ yield: from, more }) =>
    `un navire ${
      from === 'emergency' ? `passant de la ${w.bay} au ${w.port}` : de(w.places[from])
    } vaut ${more} de plus, aussi en ${w.asBread}`,
  slotFree: ({ at }) =>
    `ignorez les surcoûts ${list(
      at.map((row) => de(w.rows[row])),
      'et',
    )}`,
  granary: ({ granary }) =>
    `la capacité de votre ${w.granary} augmente de ${granary} (12 au maximum)`,
  busyDock: ({ bread, at: where }) =>
    `vous pouvez ${w.sail[0]} ${w.sailPreposition} les ${w.destination[1]} occupées${where === undefined ? '' : ' du plateau'}${bread === 0 ? '' : ` pour ${counted(bread, w.bread)} de plus`}`,
  builtToBay: () => `les navires que vous construisez vont directement ${w.inBay}`,
  extra: (modifier) => extras(w, [modifier]),
})

/** Chooses the verb form after "vous" or after another player. */
const verb = (me: boolean, you: string, they: string): string => (me ? you : they)

const at = (w: Words, word: 'vers' | 'sur', to: Trigger['to']): string =>
  to === undefined ? '' : ` ${word} ${kinds(w)[to]}`

const triggers = (w: Words): TriggerTexts => ({
  navigate: ({ to, sending }, me) => {
    const sails = `${verb(me, w.sail[1], w.sail[2])}${at(w, w.sailPreposition, to)}`
    if (sending === undefined) return sails
    // One voyage counts once, even with several ships.
    return `${sails} et ${verb(me, 'envoyez', 'envoie')} des navires vers ${w.holds[sending]}`
  },
  acquire: ({ of }, me) =>
    `${verb(me, 'acquérez', 'acquiert')} ${oneOf(of, w.artTypes, w.artwork)}`,
  discover: (_, me) => `${verb(me, w.discover[1], w.discover[2])} ${a(w.discoverable)}`,
  invite: ({ of }, me) => `${verb(me, w.invite[1], w.invite[2])} ${characterOf(w, of)}`,
  engage: ({ of }, me) => `${verb(me, w.engage[1], w.engage[2])} ${characterOf(w, of)}`,
  build: (_, me) => `${verb(me, 'construisez', 'construit')} ${a(SHIP)}`,
  erect: ({ to }, me) =>
    `${verb(me, w.erect[1], w.erect[2])} un ${w.lighthouse[0]}${at(w, 'sur', to)}`,
  take: ({ of }, me) => `${verb(me, 'prenez', 'prend')} ${characterOf(w, of)}`,
  light: ({ to }, me) =>
    `${verb(me, 'utilisez', 'utilise')} un ${w.lighthouse[0]}${at(w, 'sur', to)}`,
  pay: ({ with: paid }, me) => {
    if (paid === 'emergency') return `${verb(me, 'faites', 'fait')} un ravitaillement d’urgence`
    return `${verb(me, 'payez', 'paie')} en ${paid === undefined ? 'ressources' : w.paidIn[paid]}`
  },
  overpay: (_, me) => `${verb(me, 'payez', 'paie')} en trop`,
  pass: ({ first }, me) => `${verb(me, 'passez', 'passe')}${first ? ' en premier' : ''}`,
  title: (_, me) => `${verb(me, w.takeTitle[1], w.takeTitle[2])} un ${w.title[0]}`,
  feed: () => `avant de ${w.feed[0]}`,
  decree: () => `après chaque ${w.decree[0]}`,
  period: () => `au début de chaque ${w.period[0]}`,
})

/** One card of the given type, or of any type. */
function oneOf(of: Trigger['of'], types: Readonly<Record<string, Noun>>, any: Noun): string {
  return a(of !== undefined && of in types ? types[of] : any)
}

const characterOf = (w: Words, of: Trigger['of']): string =>
  oneOf(of, w.characterTypes, w.characterTypes.character)

const ACTORS = { me: 'vous', other: 'un autre joueur', anyone: 'un joueur (vous compris)' } as const

function triggerText(w: Words, trigger: Trigger): string {
  const { when, by = 'me', if: condition } = trigger
  const event = triggers(w)[when](trigger, by === 'me')
  const time = isPlayerAction(when) ? `quand ${ACTORS[by]} ${event}` : event
  const only = condition === undefined ? '' : `, ${ifYouHave(w, condition)}`
  return `${once(w, trigger.once)}${time}${only}, ${clause(w, trigger.do)}`
}

export const abilities = (w: Words, all: readonly Ability[]): string =>
  abilitySentences(all, {
    trigger: (trigger) => triggerText(w, trigger),
    modifiers: modifiers(w),
    extras: (more) => extras(w, more),
  })
    .map(sentence)
    .join(' ')

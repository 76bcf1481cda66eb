import { type Ability, isPlayerAction, type Modifier, type Trigger } from '@amalfi/packs'
import { abilitySentences } from '../../cards/ability-sentences.ts'
import type { ModifierTexts, TriggerTexts } from '../../icons/verbs.ts'
import { a, list, sentence } from '../grammar.ts'
import type { Words } from '../words.ts'
import { ifYouHave } from './amounts.ts'
import { clause } from './effects.ts'

/** Everything whose cost a character can change. */
const costs = (w: Words) => ({
  ...w.artTypes,
  ...w.characterTypes,
  destination: w.discoverable,
  ship: ['ship', 'ships'] as const,
})

type Limit = 'turn' | 'period' | undefined
const once = (w: Words, limit: Limit): string => {
  if (limit === undefined) return ''
  return limit === 'turn' ? 'once a turn, ' : `once ${a(w.period[0])}, `
}

const modifiers = (w: Words): ModifierTexts => ({
  // A reduction that works once applies to the next matching cost. The player cannot save it.
  less: ({ less, for: cost, once: limit }) => {
    switch (cost) {
      case 'navigate':
        return limit === undefined
          ? `the ${w.bread} cost of ${w.destination[1]} is ${less} less for you`
          : `${once(w, limit)}the ${w.bread} cost of your next ${w.destination[0]} is ${less} less`
      case 'light':
        return `${once(w, limit)}you send a ship by ${w.lighthouse[0]} for ${less} ${w.bread} less`
      case 'feed':
        return `${once(w, limit)}${w.feeding} costs you ${less} ${w.bread} less`
      case 'ship':
        return limit === undefined
          ? `each ship you build costs ${less} ${w.holds.wood} less`
          : `${once(w, limit)}each ship of your next construction costs ${less} ${w.holds.wood} less`
      default:
        return limit === undefined
          ? `${costs(w)[cost][1]} cost you ${less} less`
          : `${once(w, limit)}your next ${costs(w)[cost][0]} costs ${less} less`
    }
  },
  accept: ({ accept, for: cost }) => {
    const paid = list(
      accept.map((hold) => w.holds[hold]),
      'or',
    )
    if (cost === 'all') return `you may pay any resource cost with ${paid}`
    return `you may also pay for ${costs(w)[cost][1]} with ${paid}`
  },
  as: ({ hold, as }) => `you may pay with ${w.holds[hold]} as if it were ${w.holds[as]}`,
  yield: ({ yield: from, more }) => {
    const ship =
      from === 'emergency' ? `you move from the ${w.bay} to the ${w.port}` : `in ${w.holds[from]}`
    return `each ship ${ship} is worth ${more} more, also as ${w.bread}`
  },
  slotFree: ({ at }) =>
    `you ignore slot costs in ${list(
      at.map((row) => w.rows[row]),
      'and',
    )}`,
  granary: ({ granary }) => `your ${w.granary} has room for ${granary} more ${w.bread}, 12 at most`,
  busyDock: ({ bread, at }) =>
    `you may ${w.sail[0]} ${w.sailPreposition} occupied ${w.dock[1]}${at === undefined ? '' : ' of the board'}${bread === 0 ? '' : ` for ${bread} ${w.bread} more`}`,
  builtToBay: () => `ships you build go to ${w.yourBay} instead of the ${w.port}`,
  extra: (modifier) => extras(w, [modifier]),
})

type Extra = Extract<Modifier, { extra: unknown }>

/** `for titles, you have 1 more artwork, of no type`. With several, the type is in brackets. */
function extras(w: Words, all: readonly Extra[]): string {
  const parts = all.map(({ extra, of }) => {
    const type = w.extraOf[of] ?? ''
    const more = `${extra} more ${w.counts[of][extra === 1 ? 0 : 1]}`
    if (type === '') return more
    return all.length === 1 ? `${more}, ${type}` : `${more} (${type})`
  })
  return `for ${w.title[1]}, you have ${list(parts, 'and')}`
}

/** Chooses the verb form after "when you" or "when another player". */
const verb = (me: boolean, [you, they]: readonly [string, string, ...string[]]): string =>
  me ? you : they

const places = (w: Words) => ({
  public: `${w.publicDestination[0]}`,
  evolving: `${w.evolvingDestination[0]}`,
  own: `${w.privateDestination[0]} of yours`,
})

const at = (w: Words, word: string, to: Trigger['to']): string =>
  to === undefined
    ? ''
    : ` ${word} ${to === 'other' ? `another player's ${w.privateDestination[0]}` : a(places(w)[to])}`

const triggers = (w: Words): TriggerTexts => ({
  navigate: ({ to, sending }, me) => {
    const sails = `${verb(me, w.sail)}${at(w, w.sailPreposition, to)}`
    if (sending === undefined) return sails
    return `${sails} and ${verb(me, ['send', 'sends'])} any ships to ${w.holds[sending]}`
  },
  acquire: ({ of }, me) =>
    `${verb(me, ['acquire', 'acquires'])} ${a(w.artTypes[artTypeOf(w, of)][0])}`,
  discover: (_, me) => `${verb(me, w.discover)} ${a(w.discoverable[0])}`,
  invite: ({ of }, me) => `${verb(me, w.invite)} ${characterOf(w, of)}`,
  engage: ({ of }, me) => `${verb(me, w.engage)} ${characterOf(w, of)}`,
  build: (_, me) => `${verb(me, ['build', 'builds'])} a ship`,
  erect: ({ to }, me) => `${verb(me, w.erect)} ${a(w.lighthouse[0])}${at(w, 'on', to)}`,
  take: ({ of }, me) => `${verb(me, ['take', 'takes'])} ${characterOf(w, of)}`,
  light: ({ to }, me) => `${verb(me, ['use', 'uses'])} ${a(w.lighthouse[0])}${at(w, 'on', to)}`,
  pay: ({ with: paid }, me) => {
    if (paid === 'emergency') return `${verb(me, ['make', 'makes'])} an emergency payment`
    return `${verb(me, ['pay', 'pays'])} ${paid === undefined ? 'resources' : `with ${w.holds[paid]}`}`
  },
  overpay: (_, me) => verb(me, ['overpay', 'overpays']),
  pass: ({ first }, me) =>
    first ? `${verb(me, ['are', 'is'])} the first to pass` : verb(me, ['pass', 'passes']),
  title: (_, me) => `${verb(me, w.takeTitle)} ${a(w.title[0])}`,
  feed: () => `before you ${w.feed[0]}`,
  decree: () => `after each ${w.decree[0]}`,
  period: () => `at the start of each ${w.period[0]}`,
})

function artTypeOf(w: Words, of: Trigger['of']): keyof Words['artTypes'] {
  return of !== undefined && of in w.artTypes ? (of as 'book') : 'artwork'
}

function characterOf(w: Words, of: Trigger['of']): string {
  const type = of !== undefined && of in w.characterTypes ? (of as 'immediate') : 'character'
  return a(w.characterTypes[type][0])
}

const ACTORS = { me: 'you', other: 'another player', anyone: 'anyone' } as const

function triggerText(w: Words, trigger: Trigger): string {
  const { when, by = 'me', if: condition } = trigger
  const event = triggers(w)[when](trigger, by === 'me')
  const time = isPlayerAction(when) ? `when ${ACTORS[by]} ${event}` : event
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

import { type Ability, modifierOf, type Trigger } from '@amalfi/packs'
import type { ModifierTexts, TriggerTexts } from '../verbs.ts'
import { having } from './amounts.ts'
import { clause } from './effects.ts'
import { a, list, sentence } from './grammar.ts'
import { artTypes, characterTypes, counts, holds, terms } from './terms.ts'

/** What costs less or accepts more. */
const COSTS = {
  ...artTypes,
  ...characterTypes,
  destination: ['destination', 'destinations'],
  ship: ['ship', 'ships'],
} as const

const ONCE = { turn: 'once a turn, ', period: 'once a period, ' } as const
const once = (limit: 'turn' | 'period' | undefined): string =>
  limit === undefined ? '' : ONCE[limit]

const modifiers: ModifierTexts = {
  // What works once is spent on the next cost that it fits, like it or not.
  less: ({ less, for: cost, once: limit }) => {
    switch (cost) {
      case 'navigate':
        return limit === undefined
          ? `the bread cost of destinations is ${less} less for you`
          : `${ONCE[limit]}the bread cost of your next destination is ${less} less`
      case 'light':
        return `${once(limit)}sending a ship by lighthouse costs you ${less} bread less`
      case 'feed':
        return `${once(limit)}feeding costs you ${less} bread less`
      case 'ship':
        return limit === undefined
          ? `each ship you build costs ${less} wood less`
          : `${ONCE[limit]}each ship of your next construction costs ${less} wood less`
      default:
        return limit === undefined
          ? `${COSTS[cost][1]} cost you ${less} less`
          : `${ONCE[limit]}your next ${COSTS[cost][0]} costs ${less} less`
    }
  },
  accept: ({ accept, for: cost }) => {
    const paid = list(
      accept.map((hold) => holds[hold]),
      'or',
    )
    if (cost === 'all') return `you may pay any resource cost with ${paid}`
    return `you may also pay for ${COSTS[cost][1]} with ${paid}`
  },
  as: ({ hold, as }) => `you may pay with ${holds[hold]} as if it were ${holds[as]}`,
  yield: ({ yield: from, more }) => {
    const ship = from === 'emergency' ? 'you move from the bay to the port' : `in ${holds[from]}`
    return `each ship ${ship} is worth ${more} more, also as bread`
  },
  slotFree: ({ at }) =>
    `you ignore slot costs in ${list(
      at.map((row) => `the ${terms.rows[row]}`),
      'and',
    )}`,
  granary: ({ granary }) => `your granary holds ${granary} more bread, 12 at most`,
  busyDock: ({ bread }) =>
    `you may sail to occupied docks${bread === 0 ? '' : ` for ${bread} bread more`}`,
  builtToBay: () => 'ships you build go to your bay instead of the port',
  extra: ({ extra, of }) => {
    const typed = of === 'artwork' || of === 'character'
    return `for titles, you have ${extra} more ${counts[of][extra === 1 ? 0 : 1]}${typed ? ', of no type' : ''}`
  },
}

/** The deed of the one who sets it off, after "when you" and after "when another player". */
const verb = (me: boolean, you: string, they: string): string => (me ? you : they)

const PLACES = {
  public: 'public destination',
  evolving: 'evolving destination',
  own: 'private destination of yours',
} as const

const at = (word: string, to: Trigger['to']): string =>
  to === undefined
    ? ''
    : ` ${word} ${to === 'other' ? "another player's private destination" : a(PLACES[to])}`

const deeds: TriggerTexts = {
  navigate: ({ to, sending }, me) => {
    const sails = `${verb(me, 'sail', 'sails')}${at('to', to)}`
    if (sending === undefined) return sails
    return `${sails} and ${verb(me, 'send', 'sends')} any ships to ${holds[sending]}`
  },
  acquire: ({ of }, me) => `${verb(me, 'acquire', 'acquires')} ${a(artTypes[typeOfArt(of)][0])}`,
  discover: (_, me) => `${verb(me, 'discover', 'discovers')} a destination`,
  invite: ({ of }, me) => `${verb(me, 'invite', 'invites')} ${person(of)}`,
  engage: ({ of }, me) => `${verb(me, 'engage', 'engages')} ${person(of)}`,
  build: (_, me) => `${verb(me, 'build', 'builds')} a ship`,
  erect: ({ to }, me) => `${verb(me, 'erect', 'erects')} a lighthouse${at('on', to)}`,
  take: ({ of }, me) => `${verb(me, 'take', 'takes')} ${person(of)}`,
  light: ({ to }, me) => `${verb(me, 'use', 'uses')} a lighthouse${at('on', to)}`,
  pay: ({ with: paid }, me) => {
    if (paid === 'emergency') return `${verb(me, 'make', 'makes')} an emergency payment`
    return `${verb(me, 'pay', 'pays')} ${paid === undefined ? 'resources' : `with ${holds[paid]}`}`
  },
  overpay: (_, me) => verb(me, 'overpay', 'overpays'),
  pass: ({ first }, me) =>
    first ? `${verb(me, 'are', 'is')} the first to pass` : verb(me, 'pass', 'passes'),
  title: (_, me) => `${verb(me, 'take', 'takes')} a title`,
  feed: () => 'before you feed your crews',
  decree: () => 'after each decree',
  period: () => 'at the start of each period',
}

function typeOfArt(of: Trigger['of']): keyof typeof artTypes {
  return of !== undefined && of in artTypes ? (of as keyof typeof artTypes) : 'artwork'
}

function person(of: Trigger['of']): string {
  const type = of !== undefined && of in characterTypes ? (of as 'immediate') : 'character'
  return a(characterTypes[type][0])
}

const ACTORS = { me: 'you', other: 'another player', anyone: 'anyone' } as const

function triggered(trigger: Trigger): string {
  const { when, by = 'me', if: condition } = trigger
  const deed = deeds[when](trigger, by === 'me')
  const own = when === 'feed' || when === 'decree' || when === 'period'
  const time = own ? deed : `when ${ACTORS[by]} ${deed}`
  const only = condition === undefined ? '' : `, ${having(condition)}`
  return `${once(trigger.once)}${time}${only}, ${clause(trigger.do)}`
}

const told = (ability: Ability): string =>
  'when' in ability ? triggered(ability) : modifiers[modifierOf(ability)](ability as never)

export const abilities = (all: readonly Ability[]): string =>
  all.map((ability) => sentence(told(ability))).join(' ')

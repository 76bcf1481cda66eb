import { type Ability, modifierOf, type Trigger } from '@amalfi/packs'
import type { ModifierTexts, TriggerTexts } from '../verbs.ts'
import { clause } from './effects.ts'
import { a, counted, list, sentence } from './grammar.ts'
import { artTypes, characterTypes, counts, holds, terms } from './terms.ts'

/** What costs less or accepts more. */
const COSTS = {
  artwork: artTypes.artwork[1],
  book: artTypes.book[1],
  painting: artTypes.painting[1],
  monument: artTypes.monument[1],
  destination: 'destinations',
  character: characterTypes.character[1],
  immediate: characterTypes.immediate[1],
  permanent: characterTypes.permanent[1],
  endgame: characterTypes.endgame[1],
  engageable: characterTypes.engageable[1],
  ship: 'ships',
} as const

const ONCE = { turn: 'once a turn, ', period: 'once a period, ' } as const
const once = (limit: 'turn' | 'period' | undefined): string =>
  limit === undefined ? '' : ONCE[limit]

const modifiers: ModifierTexts = {
  less: ({ less, for: cost, once: limit }) => {
    switch (cost) {
      case 'navigate':
        return `${once(limit)}sailing costs you ${less} bread less`
      case 'light':
        return `${once(limit)}your lighthouses send ships for ${less} bread less`
      case 'feed':
        return `${once(limit)}feeding costs you ${less} bread less`
      default:
        return `${once(limit)}${COSTS[cost]} cost you ${less} less`
    }
  },
  accept: ({ accept, for: cost }) => {
    const paid = list(
      accept.map((hold) => holds[hold]),
      'and',
    )
    if (cost === 'all') return `${paid} may pay for everything`
    return `${paid} may pay for ${COSTS[cost]}`
  },
  as: ({ hold, as }) => `${holds[hold]} may be used as ${holds[as]}`,
  yield: ({ yield: from, more }) =>
    from === 'emergency'
      ? `emergency payments bring ${more} more`
      : `each ship in ${holds[from]} brings ${more} more`,
  slotFree: ({ at }) =>
    `you ignore slot costs in the ${list(
      at.map((row) => terms.rows[row]),
      'and',
    )}`,
  granary: ({ granary }) => `your granary holds ${granary} more bread`,
  busyDock: ({ bread }) =>
    `you may sail to occupied docks${bread === 0 ? '' : ` for ${bread} bread more`}`,
  builtToBay: () => 'ships you build go to the bay',
  extra: ({ extra, of }) => `titles count ${extra} more ${counts[of][extra === 1 ? 0 : 1]} for you`,
}

/** The deed of the one who sets it off, after "when you" and after "when another player". */
const verb = (me: boolean, you: string, they: string): string => (me ? you : they)

const PLACES = {
  public: 'public destination',
  evolving: 'evolving destination',
  own: 'destination of yours',
  other: "other player's destination",
} as const

const at = (word: string, to: Trigger['to']): string =>
  to === undefined
    ? ''
    : ` ${word} ${to === 'other' ? "another player's destination" : a(PLACES[to])}`

const deeds: TriggerTexts = {
  navigate: ({ to, sending }, me) => {
    const sails = `${verb(me, 'sail', 'sails')}${at('to', to)}`
    if (sending === undefined) return sails
    return `${sails} and ${verb(me, 'send', 'sends')} a ship to ${holds[sending]}`
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
  pass: ({ first }, me) => `${verb(me, 'pass', 'passes')}${first ? ' first' : ''}`,
  title: (_, me) => `${verb(me, 'take', 'takes')} a title`,
  feed: () => 'before you feed',
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
  const only =
    condition === undefined
      ? ''
      : ` with at least ${counted(condition.atLeast, counts[condition.count])}`
  return `${once(trigger.once)}${time}${only}, ${clause(trigger.do)}`
}

const told = (ability: Ability): string =>
  'when' in ability ? triggered(ability) : modifiers[modifierOf(ability)](ability as never)

export const abilities = (all: readonly Ability[]): string =>
  all.map((ability) => sentence(told(ability))).join(' ')

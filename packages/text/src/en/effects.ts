import { type Effect, verbOf } from '@amalfi/packs'
import type { VerbTexts } from '../verbs.ts'
import { amount, having, per, price } from './amounts.ts'
import { a, counted, list, type Noun } from './grammar.ts'
import { artTypes, characterTypes, holds } from './terms.ts'

const SHIP: Noun = ['ship', 'ships']
const LIGHTHOUSE: Noun = ['lighthouse', 'lighthouses']
const POINT: Noun = ['point', 'points']
const BREAD: Noun = ['bread', 'bread']

type Where = Extract<Effect, { send: unknown }>['send']

/** `any hold`, `wine`; several ships may part: `wine and/or gems`. */
function hold(where: Where, ships: number): string {
  if (where === 'any') return ships === 1 ? 'any hold' : 'any holds'
  if (!Array.isArray(where)) return holds[where]
  const names = where.map((one) => holds[one])
  return ships > 1 && names.length === 2 ? names.join(' and/or ') : list(names, 'or')
}

const upTo = (n: number, noun: Noun): string => `${n > 1 ? 'up to ' : ''}${counted(n, noun)}`

/** `a character`, or `up to 2 characters`. */
const atMost = (n: number, noun: Noun): string => (n === 1 ? a(noun[0]) : upTo(n, noun))

const KINDS = {
  any: 'any destination',
  public: 'a public destination',
  evolving: 'an evolving destination',
  own: 'a private destination of yours',
  other: "another player's private destination",
  new: 'the new one',
} as const

interface Terms {
  readonly less?: number | undefined
  readonly slot?: 'free' | undefined
  readonly with?: 'any' | undefined
}

/** On what terms something is bought: `for 2 less, ignoring the slot cost`. */
function bought({ less, slot, with: paid }: Terms): string {
  const terms = [
    less === undefined ? '' : ` for ${less} less`,
    paid === undefined ? '' : ', paid in any resources',
    slot === undefined ? '' : ', ignoring the slot cost',
  ]
  return terms.join('')
}

const breadLess = (less: number | undefined): string =>
  less === undefined ? '' : ` for ${less} bread less`

const OCCUPIED = ', even if it is occupied'

const verbs: VerbTexts = {
  bread: ({ bread }) =>
    bread === 'full' ? 'fill your granary with bread' : `gain ${amount(bread, BREAD)}`,
  points: ({ points }) => `gain ${amount(points, POINT)}`,
  send: ({ send, upTo: most }) => {
    if (typeof most === 'number') return `send ${upTo(most, SHIP)} to ${hold(send, most)}`
    const { times = 1, every, max } = most
    return `send ${counted(times, SHIP)} to ${hold(send, times)} ${per(most.per, every)} (at most ${max})`
  },
  take: ({ take, slot }) => {
    const ignoring = take === 1 ? ', ignoring the slot cost' : ', ignoring slot costs'
    return `take ${atMost(take, characterTypes.character)}${slot === undefined ? '' : ignoring}`
  },
  straighten: ({ straighten }) => `straighten ${atMost(straighten, characterTypes.character)}`,
  erect: ({ erect }) => `erect ${atMost(erect, LIGHTHOUSE)}`,
  build: ({ build, less }) => {
    const each = build > 1 ? ' each' : ''
    return `build ${upTo(build, SHIP)}${less === undefined ? '' : ` for ${less} wood less${each}`}`
  },
  acquire: (effect) => `acquire ${a(artTypes[effect.acquire][0])}${bought(effect)}`,
  discover: (effect) => `discover a destination${bought(effect)}`,
  invite: (effect) => `invite ${a(characterTypes[effect.invite][0])}${bought(effect)}`,
  // Whose destinations one may sail to, the rules say (REN-NAV-1): "any" would promise more.
  navigate: ({ navigate, less, busy }) =>
    `sail to ${navigate === 'any' ? 'a destination' : KINDS[navigate]}${breadLess(less)}${busy ? OCCUPIED : ''}`,
  visit: ({ visit, less, busy }) => {
    const free = visit === 'new' ? '' : ', if it is not occupied'
    return `use ${KINDS[visit]} without a ship${breadLess(less)}${busy ? OCCUPIED : free}`
  },
  recall: ({ recall, from }) => {
    if (from === 'port') return `return ${upTo(recall, SHIP)} from your port to your bay`
    return recall === 1
      ? 'return 1 of your ships from a dock to your bay'
      : `return up to ${recall} of your ships from docks to your bay`
  },
  shift: ({ shift, to }) =>
    `move ${upTo(shift, SHIP)} ${to === 'any' ? 'from hold to hold' : `from other holds to ${hold(to, shift)}`}`,
  refresh: ({ refresh }) =>
    refresh === 'workshop'
      ? 'replace all artworks in the Workshop'
      : 'replace all characters in the Council',
  draw: ({ draw, keep }) =>
    `draw ${counted(draw, characterTypes.character)}, keep ${keep > 1 ? 'up to ' : ''}${keep} and discard the rest`,
  // One lighthouse may be used again: it is the uses that are counted.
  light: ({ light, less }) => {
    const uses =
      light === 1 ? 'use a lighthouse of yours' : `use your lighthouses up to ${light} times`
    return `${uses}${less === undefined ? '' : `; sending a ship costs ${less} bread less`}`
  },
  borrow: () => "use another player's engageable character, engaged or not; it is not turned",
  // One by one: the row is filled again before the next.
  discard: ({ discard, upTo: most, do: inner }) => {
    const row = discard === 'artwork' ? 'the Workshop' : 'the Council'
    if (most === undefined) return `discard the rightmost ${discard} of ${row}`
    const times = most === 1 ? '' : `up to ${most} times, `
    return `${times}discard ${a(discard)} from ${row}${inner === undefined ? '' : ` and ${clause(inner)}`}`
  },
  pay: (effect) => `${price(effect.pay)}: ${clause(effect.then)}`,
  // With a comma inside one of them, a plain "or" would not tell where the next begins.
  choose: ({ choose }) =>
    choose.some(Array.isArray) ? choose.map(clause).join('; or ') : list(choose.map(clause), 'or'),
  if: (effect) => `${having(effect.if)}, ${clause(effect.then)}`,
  sequence: (effects) => sequence(effects),
}

/** An effect as a clause: no capital letter, no full stop. */
export function clause(effect: Effect): string {
  return verbs[verbOf(effect)](effect as never)
}

function sequence(effects: readonly Effect[]): string {
  return sentOnly(effects) ?? gainedOnly(effects) ?? list(effects.map(clause), 'then')
}

/** Ships sent one after the other are one journey: `send 1 ship to spice, 1 to wine and 1 to gems`. */
function sentOnly(effects: readonly Effect[]): string | undefined {
  const sends = effects.flatMap((effect) =>
    'send' in effect && typeof effect.upTo === 'number'
      ? [{ to: effect.send, n: effect.upTo }]
      : [],
  )
  if (sends.length < effects.length) return undefined
  const [first, ...rest] = sends
  const more = rest.map(({ to, n }) => `${n > 1 ? 'up to ' : ''}${n} to ${hold(to, n)}`)
  return list([`send ${upTo(first.n, SHIP)} to ${hold(first.to, first.n)}`, ...more], 'and')
}

/** `gain 1 point and 1 bread`. */
function gainedOnly(effects: readonly Effect[]): string | undefined {
  const gains = effects.flatMap((effect) => {
    if ('points' in effect) return [{ value: effect.points, noun: POINT }]
    return 'bread' in effect && effect.bread !== 'full'
      ? [{ value: effect.bread, noun: BREAD }]
      : []
  })
  if (gains.length < effects.length) return undefined
  const plain = gains.every(({ value }) => typeof value === 'number')
  const told = gains.map(({ value, noun }) => amount(value, noun))
  return `gain ${list(told, plain ? 'and' : 'then')}`
}

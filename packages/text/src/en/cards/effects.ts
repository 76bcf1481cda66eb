import { type Effect, verbOf } from '@amalfi/packs'
import type { VerbTexts } from '../../icons/verbs.ts'
import { a, counted, list, type Noun } from '../grammar.ts'
import type { Words } from '../words.ts'
import { amount, ifYouHave, per, price } from './amounts.ts'

const SHIP: Noun = ['ship', 'ships']
const POINT: Noun = ['point', 'points']

type Where = Extract<Effect, { send: unknown }>['send']

/** `any hold`, `wine`. Several ships may go to different holds: `wine and/or gems`. */
function hold(w: Words, where: Where, ships: number): string {
  if (where === 'any') return ships === 1 ? `any ${w.hold[0]}` : `any ${w.hold[1]}`
  if (!Array.isArray(where)) return w.holds[where]
  const names = where.map((one) => w.holds[one])
  return ships > 1 && names.length === 2 ? names.join(' and/or ') : list(names, 'or')
}

const upTo = (n: number, noun: Noun): string => `${n > 1 ? 'up to ' : ''}${counted(n, noun)}`

/** `a character`, or `up to 2 characters`. */
const atMost = (n: number, noun: Noun): string => (n === 1 ? a(noun[0]) : upTo(n, noun))

const kinds = (w: Words) => ({
  any: `any ${w.destination[0]}`,
  public: `a ${w.publicDestination[0]}`,
  evolving: a(w.evolvingDestination[0]),
  own: `${a(w.privateDestination[0])} of yours`,
  other: `another player's ${w.privateDestination[0]}`,
  new: 'the new one',
})

interface Terms {
  readonly less?: number | undefined
  readonly slot?: 'free' | undefined
  readonly with?: 'any' | undefined
}

/** The terms of a purchase: `for 2 less, ignoring the slot cost`. */
function purchaseTerms({ less, slot, with: paid }: Terms): string {
  const terms = [
    less === undefined ? '' : ` for ${less} less`,
    paid === undefined ? '' : ', paid in any resources',
    slot === undefined ? '' : ', ignoring the slot cost',
  ]
  return terms.join('')
}

const breadLess = (w: Words, less: number | undefined): string =>
  less === undefined ? '' : ` for ${less} ${w.bread} less`

const OCCUPIED = ', even if it is occupied'

const verbs = (w: Words): VerbTexts => ({
  bread: ({ bread }) =>
    bread === 'full' ? w.fillGranary : `gain ${amount(w, bread, [w.bread, w.bread])}`,
  points: ({ points }) => `gain ${amount(w, points, POINT)}`,
  send: ({ send, upTo: most }) => {
    if (typeof most === 'number') return `send ${upTo(most, SHIP)} to ${hold(w, send, most)}`
    const { times = 1, every, max } = most
    return `send ${counted(times, SHIP)} to ${hold(w, send, times)} ${per(w, most.per, every)} (at most ${max})`
  },
  take: ({ take, slot }) => {
    const ignoring = take === 1 ? ', ignoring the slot cost' : ', ignoring slot costs'
    return `take ${atMost(take, w.characterTypes.character)}${slot === undefined ? '' : ignoring}`
  },
  straighten: ({ straighten }) =>
    `${w.straighten[0]} ${atMost(straighten, w.characterTypes.character)}`,
  erect: ({ erect }) => `${w.erect[0]} ${atMost(erect, w.lighthouse)}`,
  build: ({ build, less }) => {
    const each = build > 1 ? ' each' : ''
    return `build ${upTo(build, SHIP)}${less === undefined ? '' : ` for ${less} ${w.holds.wood} less${each}`}`
  },
  acquire: (effect) => `acquire ${a(w.artTypes[effect.acquire][0])}${purchaseTerms(effect)}`,
  discover: (effect) => `${w.discover[0]} ${a(w.discoverable[0])}${purchaseTerms(effect)}`,
  invite: (effect) =>
    `${w.invite[0]} ${a(w.characterTypes[effect.invite][0])}${purchaseTerms(effect)}`,
  // REN-NAV-1 limits where a player may sail, so "any destination" would promise too much.
  navigate: ({ navigate, less, busy }) =>
    `${w.sail[0]} ${w.sailPreposition} ${navigate === 'any' ? a(w.destination[0]) : kinds(w)[navigate]}${breadLess(w, less)}${busy ? OCCUPIED : ''}`,
  visit: ({ visit, less, busy }) => {
    const free = visit === 'new' ? '' : ', if it is not occupied'
    return `use ${kinds(w)[visit]} without a ship${breadLess(w, less)}${busy ? OCCUPIED : free}`
  },
  recall: ({ recall, from }) => {
    if (from === 'port') return `return ${upTo(recall, SHIP)} from ${w.yourPort} to ${w.yourBay}`
    return recall === 1
      ? `return 1 of your ships from ${a(w.dock[0])} to ${w.yourBay}`
      : `return up to ${recall} of your ships from ${w.dock[1]} to ${w.yourBay}`
  },
  shift: ({ shift, to }) =>
    `move ${upTo(shift, SHIP)} ${to === 'any' ? `from ${w.hold[0]} to ${w.hold[0]}` : `from other ${w.hold[1]} to ${hold(w, to, shift)}`}`,
  refresh: ({ refresh }) =>
    refresh === 'workshop'
      ? `replace all ${w.artwork[1]} in ${w.rows.workshop}`
      : `replace all characters in ${w.rows.council}`,
  draw: ({ draw, keep }) =>
    `draw ${counted(draw, w.characterTypes.character)}, keep ${keep > 1 ? 'up to ' : ''}${keep} and discard the rest`,
  // The same lighthouse may be used again, so the text counts uses and not lighthouses.
  light: ({ light, less }) => {
    const uses =
      light === 1
        ? `use ${a(w.lighthouse[0])} of yours`
        : `use your ${w.lighthouse[1]} up to ${light} times`
    return `${uses}${less === undefined ? '' : `; sending a ship costs ${less} ${w.bread} less`}`
  },
  borrow: () =>
    `use another player's ${w.characterTypes.engageable[0]}, ${w.engage[2]} or not; it is not turned`,
  // Cards are discarded one by one, because the row is refilled in between.
  discard: ({ discard, upTo: most, do: inner }) => {
    const card = discard === 'artwork' ? w.artwork[0] : discard
    const row = discard === 'artwork' ? w.rows.workshop : w.rows.council
    if (most === undefined) return `discard the rightmost ${card} of ${row}`
    const times = most === 1 ? '' : `up to ${most} times, `
    return `${times}discard ${a(card)} from ${row}${inner === undefined ? '' : ` and ${clause(w, inner)}`}`
  },
  pay: (effect) => `${price(w, effect.pay)}: ${clause(w, effect.then)}`,
  // If a part contains a comma, use semicolons to show where each part begins.
  choose: ({ choose }) => {
    const text = (one: Effect): string => clause(w, one)
    return choose.some(Array.isArray)
      ? choose.map(text).join('; or ')
      : list(choose.map(text), 'or')
  },
  if: (effect) => `${ifYouHave(w, effect.if)}, ${clause(w, effect.then)}`,
  sequence: (effects) => sequence(w, effects),
})

/** An effect as a clause, without a capital letter or full stop. */
export function clause(w: Words, effect: Effect): string {
  return verbs(w)[verbOf(effect)](effect as never)
}

function sequence(w: Words, effects: readonly Effect[]): string {
  const clauses = effects.map((effect) => clause(w, effect))
  return joinedSends(w, effects) ?? joinedGains(w, effects) ?? list(clauses, 'then')
}

/** Joins consecutive sends: `send 1 ship to spice, 1 to wine and 1 to gems`. */
function joinedSends(w: Words, effects: readonly Effect[]): string | undefined {
  const sends = effects.flatMap((effect) =>
    'send' in effect && typeof effect.upTo === 'number'
      ? [{ to: effect.send, n: effect.upTo }]
      : [],
  )
  if (sends.length < effects.length) return undefined
  const [first, ...rest] = sends
  const more = rest.map(({ to, n }) => `${n > 1 ? 'up to ' : ''}${n} to ${hold(w, to, n)}`)
  return list([`send ${upTo(first.n, SHIP)} to ${hold(w, first.to, first.n)}`, ...more], 'and')
}

/** `gain 1 point and 1 bread`. */
function joinedGains(w: Words, effects: readonly Effect[]): string | undefined {
  const gains = effects.flatMap((effect) => {
    if ('points' in effect) return [{ value: effect.points, noun: POINT }]
    return 'bread' in effect && effect.bread !== 'full'
      ? [{ value: effect.bread, noun: [w.bread, w.bread] as const }]
      : []
  })
  if (gains.length < effects.length) return undefined
  const plain = gains.every(({ value }) => typeof value === 'number')
  const texts = gains.map(({ value, noun }) => amount(w, value, noun))
  return `gain ${list(texts, plain ? 'and' : 'then')}`
}

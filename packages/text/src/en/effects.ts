import { type Effect, verbOf } from '@amalfi/packs'
import type { VerbTexts } from '../verbs.ts'
import { amount, price } from './amounts.ts'
import { a, counted, list, type Noun, some } from './grammar.ts'
import { artTypes, characterTypes, counts, holds } from './terms.ts'

const SHIP: Noun = ['ship', 'ships']
const LIGHTHOUSE: Noun = ['lighthouse', 'lighthouses']
const POINT: Noun = ['point', 'points']
const BREAD: Noun = ['bread', 'bread']

type Where = Extract<Effect, { send: unknown }>['send']

function hold(where: Where, ships: number): string {
  if (where === 'any') return ships === 1 ? 'any hold' : 'any holds'
  return Array.isArray(where)
    ? list(
        where.map((one) => holds[one]),
        'or',
      )
    : holds[where]
}

const upTo = (n: number, noun: Noun): string => `${n > 1 ? 'up to ' : ''}${counted(n, noun)}`

const KINDS = {
  any: 'any destination',
  public: 'a public destination',
  evolving: 'an evolving destination',
  own: 'a destination of yours',
  other: "another player's destination",
  new: 'the new destination',
} as const

interface Terms {
  readonly less?: number | undefined
  readonly slot?: 'free' | undefined
  readonly with?: 'any' | undefined
}

/** On what terms something is bought: `for 2 less, ignoring the slot`. */
function bought({ less, slot, with: paid }: Terms): string {
  const terms = [
    less === undefined ? '' : ` for ${less} less`,
    paid === undefined ? '' : ' with any resources',
    slot === undefined ? '' : ', slot cost ignored',
  ]
  return terms.join('')
}

const breadLess = (less: number | undefined): string =>
  less === undefined ? '' : ` for ${less} bread less`

const verbs: VerbTexts = {
  bread: ({ bread }) => (bread === 'full' ? 'fill your granary' : `gain ${amount(bread, BREAD)}`),
  points: ({ points }) => `gain ${amount(points, POINT)}`,
  send: ({ send, upTo: most }) =>
    typeof most === 'number'
      ? `send ${upTo(most, SHIP)} to ${hold(send, most)}`
      : `send ${amount(most, SHIP)} to ${hold(send, most.max)}`,
  take: ({ take, slot }) =>
    `take ${some(take, characterTypes.character)}${slot === undefined ? '' : ', slot cost ignored'}`,
  straighten: ({ straighten }) => `straighten ${some(straighten, characterTypes.character)}`,
  erect: ({ erect }) => `erect ${some(erect, LIGHTHOUSE)}`,
  build: ({ build, less }) => {
    const each = build > 1 ? ' each' : ''
    return `build ${upTo(build, SHIP)}${less === undefined ? '' : ` for ${less} wood less${each}`}`
  },
  acquire: (effect) => `acquire ${a(artTypes[effect.acquire][0])}${bought(effect)}`,
  discover: (effect) => `discover a destination${bought(effect)}`,
  invite: (effect) => `invite ${a(characterTypes[effect.invite][0])}${bought(effect)}`,
  navigate: ({ navigate, less, busy }) =>
    `sail to ${KINDS[navigate]}${breadLess(less)}${busy ? ', occupied or not' : ''}`,
  visit: ({ visit, less, busy }) =>
    `use ${KINDS[visit]} without a ship${breadLess(less)}${busy ? ', occupied or not' : ''}`,
  recall: ({ recall, from }) =>
    `return ${upTo(recall, SHIP)} from ${from === 'port' ? 'the port' : 'a dock'} to the bay`,
  shift: ({ shift, to }) => `move ${upTo(shift, SHIP)} from other holds to ${hold(to, shift)}`,
  refresh: ({ refresh }) =>
    refresh === 'workshop'
      ? 'replace all artworks of the Workshop'
      : 'replace all characters of the Council',
  draw: ({ draw, keep }) => `draw ${counted(draw, characterTypes.character)} and keep ${keep}`,
  light: ({ light, less }) =>
    `use ${light === 1 ? 'a lighthouse of yours' : `up to ${light} of your lighthouses`}${breadLess(less)}${light > 1 && less !== undefined ? ' each' : ''}`,
  borrow: () => "use another player's engageable character",
  discard: ({ discard, upTo: most, do: inner }) => {
    if (most === undefined) return `discard the rightmost ${discard}`
    const row = discard === 'artwork' ? 'the Workshop' : 'the Council'
    const noun = discard === 'artwork' ? artTypes.artwork : characterTypes.character
    const each = inner === undefined ? '' : `; for each, ${clause(inner)}`
    return `discard ${upTo(most, noun)} from ${row}${each}`
  },
  pay: (effect) => `${price(effect.pay)}: ${clause(effect.then)}`,
  // With a comma inside one of them, a plain "or" would not tell where the next begins.
  choose: ({ choose }) =>
    choose.some(Array.isArray) ? choose.map(clause).join('; or ') : list(choose.map(clause), 'or'),
  if: (effect) =>
    `if you have at least ${counted(effect.if.atLeast, counts[effect.if.count])}, ${clause(effect.then)}`,
  sequence: (effects) => sequence(effects),
}

/** An effect as a clause: no capital letter, no full stop. */
export function clause(effect: Effect): string {
  return verbs[verbOf(effect)](effect as never)
}

/** Ships sent one after the other are one journey: `send 1 ship to spice, 1 to wine and 1 to gems`. */
function sequence(effects: readonly Effect[]): string {
  const sends = effects.flatMap((effect) =>
    'send' in effect && typeof effect.upTo === 'number'
      ? [{ to: effect.send, n: effect.upTo }]
      : [],
  )
  if (sends.length < effects.length) return list(effects.map(clause), 'then')
  const [first, ...rest] = sends
  const more = rest.map(({ to, n }) => `${n > 1 ? 'up to ' : ''}${n} to ${hold(to, n)}`)
  return list([`send ${upTo(first.n, SHIP)} to ${hold(first.to, first.n)}`, ...more], 'and')
}

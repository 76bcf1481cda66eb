import {
  type ChoiceKind,
  COUNTS,
  type Count,
  cardIn,
  countOf,
  type Described,
  forecastOf,
  HOLDS,
  type Hold,
  holdsShown,
  isHandOf,
  type Price,
  type Row,
} from '@amalfi/engine'
import { type TargetId, targetFor } from '../../../model/game/targets.ts'
import { after, choicesAt, priceAt, type Standpoint, toPort } from './standpoint.ts'
import { worthOf } from './worth.ts'

/** A choice that a lesson proposes. */
export interface Advice {
  readonly choice: number
  readonly described: Described
  /** The card that this makes it possible to buy next; null if it is no preparation. */
  readonly towards: Price | null
}

const ROW_OF: Partial<Readonly<Record<Count, Row>>> = {
  artwork: 'workshop',
  mostArt: 'workshop',
  secondArt: 'workshop',
  destination: 'atlas',
  character: 'council',
  characterType: 'council',
}

/** A ship in the port is missed for the whole period: more than one is too dear for a lesson. */
const MOST_TO_PORT = 1
/** A turn that leaves one worse off by more than this is no good advice, whatever it teaches. */
const WORSE = 1

const has = ({ rules, game, seat }: Standpoint, count: Count): number =>
  countOf(game, rules.tables, COUNTS.indexOf(count), seat)

interface Rated {
  readonly choice: number
  readonly described: Described
  readonly worth: number
}

/** The best of some choices: the first that the course wishes for, else the one that is worth most. */
function best<R extends Rated>(rated: readonly R[], wished: readonly TargetId[]): R | undefined {
  const rank = ({ described }: Rated): number => {
    const place = wished.indexOf(targetFor(described))
    return place < 0 ? wished.length : place
  }
  return rated.toSorted((a, b) => rank(a) - rank(b) || b.worth - a.worth)[0]
}

const described = (at: Standpoint): { choice: number; described: Described }[] =>
  choicesAt(at).map((choice) => ({ choice, described: at.rules.describe(choice) }))

/** How to reach an aim this turn, or at least next turn; null if there is no good way. */
export function adviceFor(
  at: Standpoint,
  aim: Count,
  wished: readonly TargetId[] = [],
  by?: ChoiceKind,
): Advice | null {
  return atOnce(at, aim, wished, by) ?? prepare(at, aim, wished)
}

/** A main action that reaches the aim by itself. */
function atOnce(
  at: Standpoint,
  aim: Count,
  wished: readonly TargetId[],
  by: ChoiceKind | undefined,
): Advice | null {
  const before = has(at, aim)
  const least = worthOf(at) - WORSE
  const dear = new Set(
    priceAt(at).flatMap((price) => (toPort(at, price) > MOST_TO_PORT ? [price.card] : [])),
  )
  const ways = described(at).flatMap((one): Rated[] => {
    if (one.described.do === 'pass' || (by !== undefined && one.described.do !== by)) return []
    const card = cardIn(one.described)
    if (card !== null && dear.has(card.id)) return []
    const then = after(at, one.choice)
    const worth = worthOf(then)
    return has(then, aim) > before && worth >= least ? [{ ...one, worth }] : []
  })
  const found = best(ways, wished)
  return found === undefined ? null : { ...found, towards: null }
}

/** The holds that a voyage could fill, where there is a choice. */
function loadsAt({ rules, game }: Standpoint, place: string): readonly (Hold | undefined)[] {
  const { tables } = rules
  const shown = holdsShown({ tables, game }, tables.destinationIds.indexOf(place))
  const holds = HOLDS.filter((_, hold) => (shown >> hold) & 1)
  return holds.length > 1 ? holds : [undefined]
}

/** A voyage after which a card of the aim's row could be bought. */
export function prepare(
  at: Standpoint,
  aim: Count,
  wished: readonly TargetId[] = [],
): Advice | null {
  const row = ROW_OF[aim]
  if (row === undefined) return null
  const shown = new Set(priceAt(at).map(({ card }) => card))
  const ways = described(at).flatMap((one): (Rated & { towards: Price })[] => {
    if (one.described.do !== 'navigate') return []
    return loadsAt(at, one.described.to).flatMap((load) => {
      const then = after(at, one.choice, load)
      const towards = cheapest(then, row, shown, wished)
      if (towards === undefined) return []
      return [{ ...one, towards, worth: worthOf(then) - toPort(then, towards) * 2 }]
    })
  })
  return best(ways, wished) ?? null
}

/** Whether a card of the aim's row could be bought now, at a fair price. */
export function canBuy(at: Standpoint, aim: Count): boolean {
  const row = ROW_OF[aim]
  const shown = new Set(priceAt(at).map(({ card }) => card))
  return row !== undefined && cheapest(at, row, shown, []) !== undefined
}

/** Of the cards of a row that were there to be seen, the one that is best to buy. */
function cheapest(
  at: Standpoint,
  row: Row,
  shown: ReadonlySet<string>,
  wished: readonly TargetId[],
): Price | undefined {
  const { rules, game, seat } = at
  const { characterIds } = rules.tables
  const held = (card: string): boolean => isHandOf(game.where[characterIds.indexOf(card)], seat)
  const rank = (price: Price): number => {
    const place = wished.findIndex((target) => target.endsWith(`:${price.card}`))
    return place < 0 ? wished.length : place
  }
  return priceAt(at)
    .filter(
      (price) =>
        price.row === row &&
        price.payable &&
        shown.has(price.card) &&
        toPort(at, price) <= MOST_TO_PORT &&
        (row !== 'council' || held(price.card)),
    )
    .toSorted(
      (a, b) => rank(a) - rank(b) || toPort(at, a) - toPort(at, b) || a.amount - b.amount,
    )[0]
}

/** Passing is better than a turn that brings next to nothing. */
const NOTHING = 0.5

/** The turn that is worth most, whatever it is; passing if nothing is worth more. */
export function bestTurn(at: Standpoint): Advice
export function bestTurn(at: Standpoint, by: ChoiceKind): Advice | null
export function bestTurn(at: Standpoint, by?: ChoiceKind): Advice | null {
  const now = worthOf(at)
  const ways = described(at)
    .filter((one) => by === undefined || one.described.do === by)
    .map((one): Rated => {
      if (one.described.do === 'pass') return { ...one, worth: now + NOTHING }
      return { ...one, worth: worthOf(after(at, one.choice)) }
    })
  const found = best(ways, [])
  return found === undefined ? null : { ...found, towards: null }
}

/** The title that lacks least, and what it lacks; null if all are taken. */
export function nearestTitle(at: Standpoint) {
  const { rules, game, seat } = at
  const { titles } = forecastOf(rules.tables, rules.view(game, seat), seat)
  const lacking = titles.map((needs, i) => ({
    title: rules.tables.titleIds[game.titles[i]],
    needs,
    lacks: needs.reduce((sum, need) => sum + need.needs - need.has, 0),
  }))
  return lacking.filter(({ lacks }) => lacks > 0).toSorted((a, b) => a.lacks - b.lacks)[0] ?? null
}

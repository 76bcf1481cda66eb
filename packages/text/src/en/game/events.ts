import type { Forbidden, FrameKind, GameEvent } from '@amalfi/engine'
import { CARD_IN_ROW, ROW_OF_CARD } from '@amalfi/packs'
import type { Locale } from '../../locale/locale.ts'
import { formatChange, PERIODS } from '../../locale/numerals.ts'
import { a, capital, counted, list, type Noun } from '../grammar.ts'
import type { Words } from '../words.ts'
import { becauseInBrackets } from './because.ts'

const POINT: Noun = ['point', 'points']

const hiddenCard = (w: Words) => ({
  artwork: a(w.artwork[0]),
  destination: a(w.discoverable[0]),
  character: 'a character',
})
const cardPlaces = (w: Words) => ({
  deck: 'the deck',
  discard: 'the discard pile',
  hand: 'the hand',
  table: 'the table',
  pile: 'the cards to choose from',
  pack: 'a starting pack',
  aside: 'the cards set aside',
  evolving: a(w.evolvingDestination[0]),
  gone: 'the box',
})

type Moved = Extract<GameEvent, { kind: 'card' }>

/**
 * What happens to a card that a player could choose. The text does not say where it came from. In a
 * draft, the next player receives the passed cards.
 */
const CHOSEN: Partial<Readonly<Record<Moved['to'], (name: string) => string>>> = {
  hand: (name) => `keeps ${name}`,
  pile: (name) => `receives ${name}`,
  deck: (name) => `puts ${name} back into the deck`,
  discard: (name) => `discards ${name}`,
  gone: (name) => `puts ${name} back into the box`,
}

/** What a card cost, in its own unit. */
const costing = (cost: number): string => (cost === 0 ? 'at no cost' : `at a cost of ${cost}`)

export const events = (w: Words): Locale['events'] => ({
  phase: ({ phase, period }) =>
    phase === 'over'
      ? 'The end'
      : `${capital(w.period[0])} ${PERIODS[period]}: ${w.terms.phases[phase]}`,
  turn: ({ seat }, names) => `${names.seat(seat)}'s turn`,
  reaction: ({ rival }) => `${w.terms.rivals[rival]} reacts`,
  end: ({ winners }, names) =>
    winners.length === 0
      ? 'Nobody wins'
      : `${list(winners.map(names.seat), 'and')} ${winners.length > 1 ? 'share the victory' : 'wins'}`,

  navigate: ({ seat, to, ship }, names) =>
    `${names.seat(seat)} ${ship ? `${w.sail[1]} ${w.sailPreposition}` : 'uses, without a ship,'} ${names.destination(to)}`,
  acquire: ({ seat, artwork, type, cost }, names) =>
    `${names.seat(seat)} acquires ${names.artwork(artwork)}, ${a(w.artTypes[type][0])}, ${costing(cost)}`,
  discover: ({ seat, destination, cost }, names) =>
    `${names.seat(seat)} ${w.discover[1]} ${names.destination(destination)} ${costing(cost)}`,
  invite: ({ seat, character, cost }, names) =>
    `${names.seat(seat)} ${w.invite[1]} ${names.character(character)} ${costing(cost)}`,
  engage: ({ seat, character }, names) =>
    `${names.seat(seat)} ${w.engage[1]} ${names.character(character)}`,
  construct: ({ seat, ships, cost }, names) =>
    `${names.seat(seat)} builds ${counted(ships, ['ship', 'ships'])} for ${cost} ${w.holds.wood}`,
  pass: ({ seat, first }, names) =>
    `${names.seat(seat)} passes${first ? ', the first to do so' : ''}`,
  pack: ({ seat, pack }, names) =>
    `${names.seat(seat)} picks the starting pack ${names.pack(pack)}`,
  answered: ({ seat }, names) => `${names.seat(seat)} has chosen`,
  feed: ({ seat, due, paid, short }, names) =>
    `${names.seat(seat)} ${w.feed[1]}: ${paid} of ${due} ${w.bread}${short > 0 ? `, ${short} short` : ''}`,
  decree: ({ decree, seat, points }, names) =>
    `The ${w.decree[0]} ${names.decree(decree)} gives ${names.seat(seat)} ${counted(points, POINT)}`,
  endgame: ({ seat, character, points, counted: n }, names) =>
    `${names.character(character)} counts ${n}: ${counted(points, POINT)} for ${names.seat(seat)}`,
  title: ({ seat, title, points }, names) =>
    `${names.seat(seat)} ${w.takeTitle[1]} the ${w.title[0]} ${names.title(title)}: ${counted(points, POINT)}`,
  lost: ({ period, titles, needed }) =>
    `The game is lost: ${counted(titles, w.title)} after ${w.period[0]} ${PERIODS[period]}, ${needed} needed`,
  decreeTurned: () => null,

  ship: ({ seat, from, to, at, because: why }, names) => {
    const place = (name: typeof from): string =>
      name === 'dock' && at !== null
        ? `the ${w.dock[0]} of ${names.destination(at)}`
        : w.terms.places[name].toLowerCase()
    // The dock already names the destination.
    const isPlainFromDock = why.kind === 'destination' && why.id === at
    const reason = isPlainFromDock ? '' : becauseInBrackets(w, why, names)
    return `${names.seat(seat)}: ship from ${place(from)} to ${place(to)}${reason}`
  },
  bread: ({ seat, from, to, lost, because: why }, names) =>
    `${names.seat(seat)}: ${formatChange(w.bread, from, to)}${lost > 0 ? `, ${lost} lost` : ''}${becauseInBrackets(w, why, names)}`,
  score: ({ seat, from, to, because: why }, names) =>
    `${names.seat(seat)}: ${formatChange('points', from, to)}${becauseInBrackets(w, why, names)}`,
  limit: ({ seat, from, to }, names) =>
    `${names.seat(seat)}: ${formatChange(`${w.granary} limit`, from, to)}`,
  card: ({ seat, what, card, from, to }, names) => {
    const name = card === null ? hiddenCard(w)[what] : names[what](card)
    const place = (at: typeof from): string =>
      at === 'row' ? w.rows[ROW_OF_CARD[what]] : cardPlaces(w)[at]
    const chosen = from === 'pile' || from === 'aside' ? CHOSEN[to] : undefined
    if (chosen !== undefined && seat >= 0) return `${names.seat(seat)} ${chosen(name)}`
    const moved = `${name} goes from ${place(from)} to ${place(to)}`
    return seat < 0 ? moved : `${names.seat(seat)}: ${moved}`
  },
  slide: () => null,
  reveal: ({ row, card, left }, names) =>
    `${w.terms.rows[row]}: ${names[CARD_IN_ROW[row]](card)} is revealed, ${left} left in the deck`,
  remake: ({ row, cards }) =>
    `${w.terms.rows[row]}: the discard pile becomes a new deck of ${counted(cards, ['card', 'cards'])}`,
  openTile: ({ destination }, names) =>
    `${names.destination(destination)} is open to all from now on`,
  colony: ({ seat, colonies }, names) =>
    `${names.seat(seat)} now has ${counted(colonies, w.lighthouse)}`,
  cover: ({ destination, place }, names) =>
    `${names.destination(destination)} covers ${names.destination(place)}`,
  lighthouse: ({ seat, at }, names) =>
    `${names.seat(seat)} ${w.erect[1]} ${a(w.lighthouse[0])} at ${names.destination(at)}`,
  useLighthouse: ({ seat, at, how }, names) => {
    const light = `the ${w.lighthouse[0]} at ${names.destination(at)}`
    if (how === 'send') return `${names.seat(seat)} sends a ship using ${light}`
    if (how === 'bread') return `${names.seat(seat)} gains ${w.bread} from ${light}`
    return `${names.seat(seat)} does not use ${light}`
  },
  turned: ({ seat, character, to }, names) =>
    `${names.seat(seat)}: ${names.character(character)} is now ${to === 'upright' ? to : w.engage[2]}`,
  trigger: ({ seat, character }, names) =>
    `${names.seat(seat)}: ${names.character(character)} takes effect`,
  windRose: ({ from, to }, names) =>
    from === to
      ? `${names.seat(to)} keeps the ${w.windRose}`
      : `${names.seat(to)} now has the ${w.windRose}`,
  nothing: ({ seat, verb, because: source, why }, names) =>
    verb === 'main'
      ? `${names.seat(seat)} has nothing left to do`
      : `${names.seat(seat)}: no effect, ${reason(w, verb, why)}${becauseInBrackets(w, source, names)}`,
})

/** Why an effect did nothing: a rule forbids it (REN-OPT-5), or something is missing. */
const reason = (w: Words, verb: FrameKind, why?: Forbidden): string =>
  why === undefined
    ? (missing(w)[verb] ?? 'nothing could be done')
    : `a ship had already been moved for ${w.bread} after a send`

/** What was missing when an effect did nothing. */
const missing = (w: Words): Partial<Readonly<Record<FrameKind, string>>> => ({
  send: 'no ship could be sent',
  take: `no character could be taken from ${w.rows.council}`,
  erect: `no ${w.lighthouse[0]} could be ${w.erect[2]}`,
  straighten: `no character could be ${w.straighten[2]}`,
  price: 'its price could not be paid',
  build: 'no ship could be built',
  acquire: `no ${w.artwork[0]} could be acquired`,
  discover: `no ${w.discoverable[0]} could be ${w.discover[2]}`,
  invite: `no character could be ${w.invite[2]}`,
  navigate: 'no ship could sail',
  visit: `no ${w.destination[0]} could be used`,
  recall: 'no ship could come back',
  shift: 'no ship could be moved',
  discard: 'no card could be discarded',
  light: `no ${w.lighthouse[0]} could be used`,
  borrow: 'no character of others could be used',
})

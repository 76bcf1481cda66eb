import { type Forbidden, type FrameKind, type GameEvent, HOLDS } from '@amalfi/engine'
import { CARD_IN_ROW, ROW_OF_CARD } from '@amalfi/packs'
import type { Locale } from '../../locale/locale.ts'
import { PERIODS } from '../../locale/numerals.ts'
import {
  a,
  type Clause,
  capital,
  counted,
  does,
  list,
  type Noun,
  some,
  who,
  whom,
  whose,
} from '../grammar.ts'
import type { Words } from '../words.ts'
import { becauseInBrackets } from './because.ts'

const POINT: Noun = ['point', 'points']
const SHIP: Noun = ['ship', 'ships']

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
const CHOSEN: Partial<Readonly<Record<Moved['to'], (name: string) => Clause>>> = {
  hand: (name) => [`keep ${name}`, `keeps ${name}`],
  pile: (name) => [`receive ${name}`, `receives ${name}`],
  deck: (name) => [`put ${name} back into the deck`, `puts ${name} back into the deck`],
  discard: (name) => [`discard ${name}`, `discards ${name}`],
  gone: (name) => [`put ${name} back into the box`, `puts ${name} back into the box`],
}

/** What a card cost, in its own unit. */
const costing = (cost: number): string => (cost === 0 ? 'at no cost' : `at a cost of ${cost}`)

export const events = (w: Words): Locale['events'] => ({
  phase: ({ phase, period }) =>
    phase === 'over'
      ? 'The end'
      : `${capital(w.period[0])} ${PERIODS[period]}: ${w.terms.phases[phase]}`,
  turn: ({ seat }, names) => `${whose(names, seat)} turn`,
  reaction: ({ rival }) => `${w.terms.rivals[rival]} reacts`,
  end: ({ winners }, names) => {
    if (winners.length === 0) return 'Nobody wins'
    if (winners.length === 1) return does(names, winners[0], ['win', 'wins'])
    return `${list(
      winners.map((seat) => who(names, seat)),
      'and',
    )} share the victory`
  },

  navigate: ({ seat, to, ship }, names) =>
    ship
      ? `${does(names, seat, w.sail)} ${w.sailPreposition} ${names.destination(to)}`
      : `${does(names, seat, ['use', 'uses'])} ${names.destination(to)} without a ship`,
  acquire: ({ seat, artwork, type, cost }, names) =>
    `${does(names, seat, ['acquire', 'acquires'])} ${names.artwork(artwork)}, ${a(w.artTypes[type][0])}, ${costing(cost)}`,
  discover: ({ seat, destination, cost }, names) =>
    `${does(names, seat, w.discover)} ${names.destination(destination)} ${costing(cost)}`,
  invite: ({ seat, character, cost }, names) =>
    `${does(names, seat, w.invite)} ${names.character(character)} ${costing(cost)}`,
  engage: ({ seat, character }, names) =>
    `${does(names, seat, w.engage)} ${names.character(character)}`,
  construct: ({ seat, ships, cost }, names) =>
    `${does(names, seat, ['build', 'builds'])} ${counted(ships, SHIP)} for ${cost} ${w.holds.wood}`,
  pass: ({ seat, first }, names) =>
    `${does(names, seat, ['pass', 'passes'])}${first ? ' first' : ''}`,
  pack: ({ seat, pack }, names) =>
    `${does(names, seat, ['pick', 'picks'])} the starting pack ${names.pack(pack)}`,
  answered: ({ seat }, names) => does(names, seat, ['have chosen', 'has chosen']),
  feed: ({ seat, due, paid, short }, names) =>
    `${does(names, seat, w.feed)}: ${paid} of ${due} ${w.bread}${short > 0 ? `, ${short} short` : ''}`,
  decree: ({ decree, seat, points }, names) =>
    `The ${w.decree[0]} ${names.decree(decree)} gives ${whom(names, seat)} ${counted(points, POINT)}`,
  endgame: ({ seat, character, points, counted: n }, names) =>
    `${names.character(character)} counts ${n}: ${counted(points, POINT)} for ${whom(names, seat)}`,
  title: ({ seat, title, points }, names) =>
    `${does(names, seat, w.takeTitle)} the ${w.title[0]} ${names.title(title)}: ${counted(points, POINT)}`,
  lost: ({ period, titles, needed }) =>
    `The game is lost: ${counted(titles, w.title)} after ${w.period[0]} ${PERIODS[period]}, ${needed} needed`,
  decreeTurned: () => null,

  ship: ({ seat, from, to, at, because: why }, names, times = 1) => {
    const ships = some(times, SHIP)
    const reason =
      why.kind === 'destination' && why.id === at ? '' : becauseInBrackets(w, why, names)
    const dock = at === null ? `the ${w.dock[0]}` : names.destination(at)
    const hold = HOLDS.find((one) => one === to)
    if (hold !== undefined && from === 'bay')
      return `${does(names, seat, ['send', 'sends'])} ${ships} to ${w.holds[hold]}${reason}`
    if (to === 'dock')
      return `${does(names, seat, ['place', 'places'])} ${ships} at ${dock}${reason}`
    const place = (name: typeof from): string => {
      if (name === 'dock') return dock
      const load = HOLDS.find((one) => one === name)
      return load === undefined ? `the ${w.terms.places[name].toLowerCase()}` : w.holds[load]
    }
    if (to === 'bay' && (from === 'dock' || from === 'port'))
      return `${does(names, seat, ['get', 'gets'])} ${ships} back from ${place(from)}${reason}`
    return `${does(names, seat, ['move', 'moves'])} ${ships} from ${place(from)} to ${place(to)}${reason}`
  },
  bread: ({ seat, from, to, lost, because: why }, names) => {
    const reason = becauseInBrackets(w, why, names)
    if (to < from) return `${does(names, seat, ['pay', 'pays'])} ${from - to} ${w.bread}${reason}`
    if (to === from)
      return `${whose(names, seat)} ${w.granary} is full: ${lost} ${w.bread} lost${reason}`
    return `${does(names, seat, ['gain', 'gains'])} ${to - from} ${w.bread}${lost > 0 ? `, ${lost} more lost` : ''}${reason}`
  },
  score: ({ seat, from, to, because: why }, names) => {
    const verb: Clause = to < from ? ['lose', 'loses'] : ['gain', 'gains']
    return `${does(names, seat, verb)} ${counted(Math.abs(to - from), POINT)}${becauseInBrackets(w, why, names)}`
  },
  limit: ({ seat, to }, names) =>
    `${whose(names, seat)} ${w.granary} now has room for ${to} ${w.bread}`,
  card: ({ seat, what, card, from, to }, names) => {
    const name = card === null ? hiddenCard(w)[what] : names[what](card)
    const row = w.rows[ROW_OF_CARD[what]]
    const place = (at: typeof from): string => (at === 'row' ? row : cardPlaces(w)[at])
    const chosen = from === 'pile' || from === 'aside' ? CHOSEN[to] : undefined
    if (chosen !== undefined && seat >= 0) return does(names, seat, chosen(name))
    if (from === 'row' && to === 'discard')
      return seat < 0
        ? `${name} leaves ${row}`
        : `${does(names, seat, ['discard', 'discards'])} ${name} from ${row}`
    if (seat < 0) return `${name} goes from ${place(from)} to ${place(to)}`
    if (to === 'hand' && from === 'row')
      return `${does(names, seat, ['take', 'takes'])} ${name} from ${row}`
    if (to === 'hand' && from === 'deck') return `${does(names, seat, ['draw', 'draws'])} ${name}`
    if (from === 'hand' && (to === 'discard' || to === 'gone'))
      return `${does(names, seat, ['discard', 'discards'])} ${name}`
    return `${does(names, seat, ['move', 'moves'])} ${name} from ${place(from)} to ${place(to)}`
  },
  slide: () => null,
  reveal: ({ row, card }, names) => `${names[CARD_IN_ROW[row]](card)} joins ${w.rows[row]}`,
  remake: ({ row, cards }) =>
    `${w.terms.rows[row]}: the discard pile becomes a new deck of ${counted(cards, ['card', 'cards'])}`,
  openTile: ({ destination }, names) =>
    `${names.destination(destination)} is open to all from now on`,
  colony: ({ seat, colonies }, names) =>
    `${does(names, seat, ['now have', 'now has'])} ${counted(colonies, w.lighthouse)}`,
  cover: ({ destination, place }, names) =>
    `${names.destination(destination)} covers ${names.destination(place)}`,
  lighthouse: ({ seat, at }, names) =>
    `${does(names, seat, w.erect)} ${a(w.lighthouse[0])} at ${names.destination(at)}`,
  useLighthouse: ({ seat, at, how }, names) => {
    const light = `the ${w.lighthouse[0]} at ${names.destination(at)}`
    if (how === 'send') return `${does(names, seat, ['send', 'sends'])} a ship using ${light}`
    if (how === 'bread') return `${does(names, seat, ['gain', 'gains'])} ${w.bread} from ${light}`
    return `${does(names, seat, ['do not use', 'does not use'])} ${light}`
  },
  turned: ({ seat, character, to }, names) =>
    `${does(names, seat, to === 'upright' ? w.straighten : w.engage)} ${names.character(character)}`,
  trigger: ({ seat, character }, names) =>
    `${names.character(character)} takes effect for ${whom(names, seat)}`,
  windRose: ({ from, to }, names) =>
    `${does(names, to, from === to ? ['keep', 'keeps'] : ['now have', 'now has'])} the ${w.windRose}`,
  nothing: ({ seat, verb, because: source, why }, names) =>
    verb === 'main'
      ? `${does(names, seat, ['have', 'has'])} nothing left to do`
      : `No effect for ${whom(names, seat)}: ${reason(w, verb, why)}${becauseInBrackets(w, source, names)}`,
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

import type { CardPlace, GameEvent, Place, Row } from '@amalfi/engine'

/** Something that is to be seen moving. */
export type Act =
  | {
      readonly do: 'sail'
      readonly seat: number
      readonly from: Place
      readonly to: Place
      readonly at: string | null
      readonly ships: number
    }
  | {
      readonly do: 'pass'
      readonly what: 'artwork' | 'destination' | 'character'
      readonly card: string | null
      readonly from: CardPlace
      readonly to: CardPlace
      readonly seat: number
    }
  | { readonly do: 'slide'; readonly row: Row; readonly card: string }
  | { readonly do: 'reveal'; readonly row: Row; readonly card: string }
  | {
      readonly do: 'count'
      readonly of: 'bread' | 'score'
      readonly seat: number
      readonly from: number
      readonly to: number
    }
  | { readonly do: 'rise'; readonly at: string; readonly slot: number }
  | { readonly do: 'flash'; readonly at: string; readonly seat: number }
  | { readonly do: 'turn'; readonly character: string }
  | { readonly do: 'cover'; readonly tile: string; readonly place: string }
  | { readonly do: 'turnDecree'; readonly decree: string }
  | { readonly do: 'shine'; readonly title: string }
  | { readonly do: 'rose'; readonly from: number; readonly to: number }

/** When something moves: beats from the beginning, and for how many. */
export interface Cue {
  readonly act: Act
  readonly begins: number
  readonly lasts: number
}

/** No more ships than an eye can follow; the others are just there. */
const MOST_SAILS = 8
/** One ship sets out a little after the other. */
const APART = 0.18

const LASTS: Readonly<Record<Act['do'], number>> = {
  sail: 0.8,
  pass: 1,
  slide: 0.6,
  reveal: 0.6,
  count: 1.2,
  rise: 1.1,
  flash: 1,
  turn: 0.5,
  cover: 1,
  turnDecree: 0.8,
  shine: 1.4,
  rose: 1.2,
}
/** A voyage over the chart takes longer than a way over one's own board. */
const VOYAGE = 1.2

/** A card goes, the others move up, then a new one comes. */
const BEGINS: Partial<Record<Act['do'], number>> = { slide: 0.3, reveal: 0.6, shine: 0.4 }
/** What a voyage brings comes when the ship is nearly there. */
const AFTER_SAILING = 0.5

/** What of the news is to be seen, and when. */
export function cuesOf(news: readonly GameEvent[]): Cue[] {
  const acts: Act[] = []
  for (const event of news) {
    const act = actOf(event)
    if (act !== null && !joined(acts, act)) acts.push(act)
  }
  const sails = acts.filter((act) => act.do === 'sail')
  return acts.flatMap((act) => {
    const n = act.do === 'sail' ? sails.indexOf(act) : 0
    if (n >= MOST_SAILS) return []
    const after = act.do === 'count' && sails.length > 0 ? AFTER_SAILING : 0
    const begins = (BEGINS[act.do] ?? 0) + after + n * APART
    const voyage = act.do === 'sail' && (act.from === 'dock' || act.to === 'dock')
    return [{ act, begins, lasts: voyage ? VOYAGE : LASTS[act.do] }]
  })
}

/** How many beats all of it takes. */
export const beatsOf = (cues: readonly Cue[]): number =>
  cues.reduce((most, { begins, lasts }) => Math.max(most, begins + lasts), 0)

function actOf(event: GameEvent): Act | null {
  switch (event.kind) {
    case 'ship': {
      const { seat, from, to, at } = event
      return { do: 'sail', seat, from, to, at, ships: 1 }
    }
    case 'card': {
      const { what, card, from, to, seat } = event
      // Packs are dealt and piles passed on all at once, and a deck is no place to look at.
      const still = from === 'pack' || to === 'deck' || (from === 'pile' && to === 'pile')
      return still ? null : { do: 'pass', what, card, from, to, seat }
    }
    case 'slide':
    case 'reveal':
      return { do: event.kind, row: event.row, card: event.card }
    case 'bread':
    case 'score':
      return { do: 'count', of: event.kind, seat: event.seat, from: event.from, to: event.to }
    case 'lighthouse':
      return { do: 'rise', at: event.at, slot: event.slot }
    case 'useLighthouse':
      return event.how === 'decline' ? null : { do: 'flash', at: event.at, seat: event.seat }
    case 'turned':
      return { do: 'turn', character: event.character }
    case 'cover':
      return { do: 'cover', tile: event.destination, place: event.place }
    case 'decreeTurned':
      return { do: 'turnDecree', decree: event.decree }
    case 'title':
      return { do: 'shine', title: event.title }
    case 'windRose':
      return event.from === event.to ? null : { do: 'rose', from: event.from, to: event.to }
    case 'limit':
    case 'remake':
    case 'navigate':
    case 'acquire':
    case 'discover':
    case 'invite':
    case 'engage':
    case 'construct':
    case 'pass':
    case 'turn':
    case 'phase':
    case 'trigger':
    case 'feed':
    case 'decree':
    case 'openTile':
    case 'colony':
    case 'nothing':
    case 'answered':
    case 'pack':
    case 'reaction':
    case 'endgame':
    case 'lost':
    case 'end':
      return null
  }
}

/** Ships on the same way go together; bread and points are counted once; a card slides once. */
function joined(acts: Act[], act: Act): boolean {
  for (const [i, before] of acts.entries()) {
    if (before.do === 'sail' && act.do === 'sail' && sameWay(before, act)) {
      acts[i] = { ...before, ships: before.ships + 1 }
      return true
    }
    if (before.do === 'count' && act.do === 'count') {
      if (before.of !== act.of || before.seat !== act.seat) continue
      acts[i] = { ...before, to: act.to }
      return true
    }
    if (before.do === 'slide' && act.do === 'slide' && before.card === act.card) return true
  }
  return false
}

type Sail = Extract<Act, { do: 'sail' }>
const sameWay = (a: Sail, b: Sail): boolean =>
  a.seat === b.seat && a.from === b.from && a.to === b.to && a.at === b.at

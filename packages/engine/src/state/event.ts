import type { FrameKind } from './frames.ts'
import type { Phase } from './game.ts'
import type { RefusalCode } from './refusal.ts'
import type { Cause } from './source.ts'
import type { ArtType, Place, Rival, Row } from './words.ts'

/**
 * A change of the game, with the values before and after. Animation, log, sound and screen-reader
 * text are made from events. `seat` is 0 to 3, or 4 for the solo rival. Pass an event through
 * `eventSeenBy` before a player sees it.
 */
export type GameEvent =
  | { kind: 'ship'; seat: number; from: Place; to: Place; at: string | null; because: Cause }
  | {
      kind: 'bread'
      seat: number
      from: number
      to: number
      /** Bread that did not fit into the granary. */
      lost: number
      because: Cause
    }
  | { kind: 'score'; seat: number; from: number; to: number; because: Cause }
  | { kind: 'limit'; seat: number; from: number; to: number }
  /** A card moves. `seen` is the mask of the seats that see which card it is. */
  | {
      kind: 'card'
      what: 'artwork' | 'destination' | 'character'
      /** Null if the viewer may not see it. */
      card: string | null
      from: CardPlace
      to: CardPlace
      seat: number
      seen: number
    }
  | { kind: 'slide'; row: Row; from: number; to: number; card: string }
  /** A card is turned up from a deck into a row. */
  | { kind: 'reveal'; row: Row; slot: number; card: string; left: number }
  /** A discard pile is shuffled into a new deck. */
  | { kind: 'remake'; row: Row; cards: number }
  | { kind: 'lighthouse'; seat: number; at: string; slot: number; erected: number }
  | { kind: 'useLighthouse'; seat: number; at: string; how: 'send' | 'bread' | 'decline' }
  | { kind: 'navigate'; seat: number; to: string; ship: boolean }
  | { kind: 'acquire'; seat: number; artwork: string; type: ArtType; cost: number }
  | { kind: 'discover'; seat: number; destination: string; cost: number }
  | { kind: 'invite'; seat: number; character: string; cost: number }
  | { kind: 'engage'; seat: number; character: string }
  | { kind: 'turned'; seat: number; character: string; to: 'upright' | 'engaged' }
  | { kind: 'construct'; seat: number; ships: number; cost: number }
  | { kind: 'pass'; seat: number; first: boolean }
  | { kind: 'windRose'; from: number; to: number }
  | { kind: 'turn'; seat: number }
  | { kind: 'phase'; phase: Phase; period: number }
  /** A permanent character reacts to something. */
  | { kind: 'trigger'; seat: number; character: string }
  | { kind: 'title'; seat: number; title: string; square: number; points: number }
  | { kind: 'feed'; seat: number; due: number; paid: number; short: number }
  | { kind: 'decree'; decree: string; seat: number; points: number }
  | { kind: 'decreeTurned'; decree: string; period: number }
  | { kind: 'cover'; destination: string; place: string }
  /** A tile that nobody discovered is open to all from now on. */
  | { kind: 'openTile'; destination: string }
  | { kind: 'colony'; seat: number; colonies: number }
  /**
   * A seat could only decline or pass, so it was not asked. `verb` is what it would have been asked;
   * `why` is set if a rule forbids the rest.
   */
  | { kind: 'nothing'; seat: number; verb: FrameKind; because: Cause; why?: Forbidden }
  | { kind: 'answered'; seat: number }
  | { kind: 'pack'; seat: number; pack: string }
  | { kind: 'reaction'; rival: Rival }
  | { kind: 'endgame'; seat: number; character: string; points: number; counted: number }
  | { kind: 'lost'; period: number; titles: number; needed: number }
  | { kind: 'end'; winners: number[] }

/** The rules that can leave a seat without a choice. */
export type Forbidden = Extract<RefusalCode, 'sendsOver'>

/** Where a card of an event comes from or goes to. */
export type CardPlace =
  | 'deck'
  | 'row'
  | 'discard'
  | 'hand'
  | 'table'
  | 'pile'
  | 'pack'
  | 'aside'
  | 'evolving'
  | 'gone'

/** Use it to switch over events; the compiler then finds a kind that is not handled. */
export type EventKind = GameEvent['kind']

/** Whether the event draws or reveals a card, or passes a pile on. Undo stops at such an event. */
export const isBarrier = (event: GameEvent): boolean =>
  event.kind === 'reveal' ||
  event.kind === 'remake' ||
  (event.kind === 'card' && (event.from === 'deck' || event.to === 'pile'))

/** Removes the cards that a seat may not see from an event; seat -1 is an onlooker. */
export function eventSeenBy(event: GameEvent, seat: number): GameEvent {
  if (event.kind !== 'card') return event
  return seat >= 0 && (event.seen >> seat) & 1 ? event : { ...event, card: hide(event) }
}

/** Onlookers too see a card that all seats see. */
const hide = (event: GameEvent & { kind: 'card' }): string | null =>
  event.seen === ALL_SEE ? event.card : null

/** The value of `seen` for a card that everybody sees. */
export const ALL_SEE = 0xf

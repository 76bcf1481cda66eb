import type { Tables } from './tables.ts'

/**
 * A source says what caused a frame or an event: a kind and a number in one integer. Frames store
 * sources; events show them as a `Cause`.
 */
const WIDTH = 256

/** The kinds of sources, in the order of their codes. */
export const SOURCES = [
  'rule',
  'destination',
  'artwork',
  'character',
  'shipIcon',
  'lighthouseIcon',
  'lighthouse',
  'title',
  'decree',
  'colony',
] as const
/** What kind of thing caused an event or a question. */
export type SourceKind = (typeof SOURCES)[number]

/** The source of a rule, and of each kind of card. Pass it to `push` and to functions that emit events. */
export const BY_RULE = 0
export const byDestination = (destination: number): number => WIDTH + destination
export const byArtwork = (artwork: number): number => 2 * WIDTH + artwork
export const byCharacter = (character: number): number => 3 * WIDTH + character
/** The source of an icon under a ship or lighthouse, by index from the left. */
export const byShipIcon = (index: number): number => 4 * WIDTH + index
export const byLighthouseIcon = (index: number): number => 5 * WIDTH + index
/** The source of a lighthouse, by its destination. */
export const byLighthouse = (destination: number): number => 6 * WIDTH + destination
export const byTitle = (title: number): number => 7 * WIDTH + title
export const byDecree = (decree: number): number => 8 * WIDTH + decree
/** The source of food and points from colonies. */
export const BY_COLONIES = 9 * WIDTH

/** The kind of a source, and the number of its card or icon. */
export const sourceKind = (source: number): SourceKind => SOURCES[Math.floor(source / WIDTH)]
export const sourceNumber = (source: number): number => source % WIDTH

/** The readable form of a source: which card, icon or rule caused an event or a question. */
export interface Cause {
  readonly kind: SourceKind
  /** The id of the card, destination, title or decree; the index of the icon; empty for a rule and for colonies. */
  readonly id: string
}

/** The readable form of a source, for events and decisions. */
export function causeOf(tables: Tables, source: number): Cause {
  const kind = sourceKind(source)
  const number = sourceNumber(source)
  switch (kind) {
    case 'rule':
    case 'colony':
      return { kind, id: '' }
    case 'destination':
    case 'lighthouse':
      return { kind, id: tables.destinationIds[number] }
    case 'artwork':
      return { kind, id: tables.artworkIds[number] }
    case 'character':
      return { kind, id: tables.characterIds[number] }
    case 'shipIcon':
    case 'lighthouseIcon':
      return { kind, id: String(number) }
    case 'title':
      return { kind, id: tables.titleIds[number] }
    case 'decree':
      return { kind, id: tables.decreeIds[number] }
  }
}

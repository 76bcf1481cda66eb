/** What can be wrong with a pack, by kind. */
export type FaultCode =
  // What is no pack at all, or would do harm to read on (guard.ts).
  | 'not-json'
  | 'too-deep'
  | 'too-big'
  | 'forbidden-key'
  // What does not have the form of a pack (shape.ts).
  | 'missing-field'
  | 'unknown-field'
  | 'wrong-type'
  | 'not-one-of'
  | 'no-form'
  | 'not-whole'
  | 'out-of-range'
  | 'wrong-length'
  | 'bad-id'
  | 'bad-name'
  // What has the form, but cannot be played (the other files).
  | 'repeated'
  | 'repeated-id'
  | 'too-few'
  | 'too-many'
  | 'starting-packs'
  | 'no-spice'
  | 'rising-squares'
  | 'pair-above-set'
  | 'item-misfit'
  | 'unknown-destination'
  | 'printed-nothing'
  | 'filter-misfit'
  | 'pays-bread'
  | 'keeps-too-many'
  | 'nothing-new'
  | 'do-without-up-to'
  | 'effect-too-deep'
  | 'effect-too-long'
  | 'endless-straighten'
  | 'endless-trigger'
  | 'endless-recall'
  | 'endless-visit'

/** One thing wrong with a pack, said to its author. */
export interface Fault {
  /** Where: `characters[12].effect[0].send`; empty for the whole pack. */
  readonly path: string
  readonly code: FaultCode
  readonly reason: string
}

/** The way to a key or index of what is at a path. */
export function step(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`
  if (!/^[\w$]+$/.test(key)) return `${path}[${JSON.stringify(key)}]`
  return path === '' ? key : `${path}.${key}`
}

/** The kinds of faults of a pack. */
export type FaultCode =
  // Not JSON, or dangerous to read further (guard.ts).
  | 'not-json'
  | 'too-deep'
  | 'too-big'
  | 'forbidden-key'
  // Not the form of a pack (shape.ts).
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
  // The form of a pack, but not playable (the other files).
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

/** One fault of a pack, with a message for its author. */
export interface Fault {
  /** The path of the fault: `characters[12].effect[0].send`. Empty for the whole pack. */
  readonly path: string
  readonly code: FaultCode
  readonly reason: string
}

/** Extends a path by a key or index. */
export function extendPath(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`
  if (!/^[\w$]+$/.test(key)) return `${path}[${JSON.stringify(key)}]`
  return path === '' ? key : `${path}.${key}`
}

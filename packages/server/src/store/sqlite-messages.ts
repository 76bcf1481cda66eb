import type { Store } from './store.ts'

/** What the thread needs to open the data file. */
export interface WorkerData {
  readonly file: string
}

/** A call of a method of the store. */
export interface Request {
  readonly id: number
  readonly method: keyof Store
  readonly values: readonly unknown[]
}

/** What a call returned, or why it failed. The answer 0 says whether the file could be opened. */
export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly fault: string }

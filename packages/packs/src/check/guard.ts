import { extendPath, type Fault, type FaultCode } from './fault.ts'

/** Limits far above any playable pack, and low enough for the recursive checks that follow. */
const MAX_DEPTH = 32
const MAX_VALUES = 60_000
const MAX_TEXT = 200

interface Visit {
  readonly value: unknown
  readonly path: string
  readonly depth: number
}

/** Checks size and depth of any value without recursion. Stops at the first fault. */
export function guard(input: unknown): Fault | null {
  const queue: Visit[] = [{ value: input, path: '', depth: 0 }]
  let values = 0
  for (let visit = queue.pop(); visit !== undefined; visit = queue.pop()) {
    const { value, path, depth } = visit
    const found = guardScalar(value, path)
    if (found !== null) return found
    if (typeof value !== 'object' || value === null) continue
    if (depth >= MAX_DEPTH)
      return fault(path, 'too-deep', `is nested more than ${MAX_DEPTH} levels deep`)
    const keys = Array.isArray(value) ? value.keys() : Object.keys(value)
    for (const key of keys) {
      values += 1
      if (values > MAX_VALUES) return fault('', 'too-big', `has more than ${MAX_VALUES} values`)
      const at = extendPath(path, key)
      if (typeof key === 'string' && key.length > MAX_TEXT)
        return fault(path, 'too-big', `has a key of more than ${MAX_TEXT} characters`)
      // Names such as `__proto__` and `constructor` have a meaning in JavaScript.
      if (key in Object.prototype) return fault(at, 'forbidden-key', 'packs cannot use this name')
      queue.push({ value: Reflect.get(value, key), path: at, depth: depth + 1 })
    }
  }
  return null
}

function guardScalar(value: unknown, path: string): Fault | null {
  if (typeof value === 'string' && value.length > MAX_TEXT)
    return fault(path, 'too-big', `has more than ${MAX_TEXT} characters`)
  if (['object', 'string', 'number', 'boolean'].includes(typeof value)) return null
  return fault(path, 'not-json', `is not a JSON value but ${typeof value}`)
}

const fault = (path: string, code: FaultCode, reason: string): Fault => ({ path, code, reason })

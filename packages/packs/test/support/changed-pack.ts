import { checkPack, type FaultCode, trialPack } from '../../src/index.ts'

type Keys = readonly [string | number, ...(string | number)[]]

/** The keys of a path like `characters[3].effect`. */
function keysOf(path: string): Keys {
  const keys = [...path.matchAll(/[^.[\]]+/g)].map(([key]) => (/^\d+$/.test(key) ? +key : key))
  const [first, ...rest] = keys
  if (first === undefined) throw new Error('no path')
  return [first, ...rest]
}

/** The trial pack with other values at some paths; `undefined` removes a field or an entry. */
export function changedPack(changes: Record<string, unknown>): unknown {
  const pack: unknown = structuredClone(trialPack)
  for (const [path, value] of Object.entries(changes)) {
    const keys = keysOf(path)
    const last = keys.at(-1) ?? ''
    const parent = keys
      .slice(0, -1)
      .reduce<unknown>((at, key) => Reflect.get(Object(at), key), pack)
    if (value !== undefined) Reflect.set(Object(parent), last, value)
    else if (Array.isArray(parent)) parent.splice(Number(last), 1)
    else Reflect.deleteProperty(Object(parent), last)
  }
  return pack
}

/** The faults of the changed pack, as `code path`. */
export const faultsOf = (changes: Record<string, unknown>): string[] =>
  checkPack(changedPack(changes)).faults.map(({ code, path }) => faultText(code, path))

export const faultText = (code: FaultCode, path: string): string => `${code} ${path}`

type Listed = 'characters' | 'artworks' | 'privateDestinations' | 'publicDestinations' | 'decrees'

/** The path of a card by its id, so tests do not depend on the order of the pack. */
export function cardPath(field: Listed, id: string): string {
  const index = trialPack[field].findIndex((entry) => entry.id === id)
  if (index < 0) throw new Error(`no ${id} in ${field}`)
  return `${field}[${index}]`
}

export const characterPath = (id: string): string => cardPath('characters', id)

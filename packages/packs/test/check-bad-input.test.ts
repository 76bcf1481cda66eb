import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPack, trialPack } from '../src/index.ts'
import { changedPack, characterPath, faultsOf } from './support/changed-pack.ts'

const effect = `${characterPath('joanna-of-aragon')}.effect`

/** The paths of all keys of a value. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, key]
    return [here, ...pathsIn(inner, here)]
  })
}

describe('checkPack with bad input', () => {
  it('never throws, and finds a fault in every JSON value that is no pack', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(checkPack(value)).toMatchObject({ pack: null })
        expect(checkPack(value).faults.length).toBeGreaterThan(0)
      }),
    )
  })

  it('never throws for a pack with values deleted, replaced or moved', () => {
    const paths = pathsIn(trialPack)
    const mutation = fc.record({
      path: fc.constantFrom(...paths),
      value: fc.oneof(
        fc.constant(undefined),
        fc.jsonValue(),
        fc.constantFrom(...paths).map((path) => structuredClone(read(trialPack, path))),
      ),
    })
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 4 }), (mutations) => {
        const pack: unknown = structuredClone(trialPack)
        for (const { path, value } of mutations) write(pack, path, value)
        const { pack: read, faults } = checkPack(pack)
        expect(read === null).toBe(faults.length > 0)
        for (const { path, code, reason } of faults) {
          expect(path).toBeTypeOf('string')
          expect(code).not.toBe('')
          expect(reason).not.toBe('')
        }
      }),
      { numRuns: 400 },
    )
  })

  it('refuses values nested too deep for the stack', () => {
    let nest: unknown = { bread: 1 }
    for (let i = 0; i < 200_000; i++) nest = i % 2 ? [nest] : { choose: [nest, { take: 1 }] }
    expect(checkPack(nest).faults).toMatchObject([{ code: 'too-deep' }])
    const [fault] = checkPack(changedPack({ [effect]: nest })).faults
    expect(fault?.code).toBe('too-deep')
    expect(fault?.path.startsWith(effect)).toBe(true)
  })

  it('refuses more values than a pack can need', () => {
    expect(checkPack(Array(100_000).fill(0)).faults).toMatchObject([{ code: 'too-big', path: '' }])
    expect(faultsOf({ name: 'x'.repeat(100_000) })).toEqual(['too-big name'])
    expect(faultsOf({ ['x'.repeat(100_000)]: 1 })).toEqual(['too-big '])
    const much = Object.fromEntries(Array.from({ length: 70_000 }, (_, i) => [`k${i}`, i]))
    expect(checkPack(much).faults).toMatchObject([{ code: 'too-big' }])
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'refuses the key %s',
    (key) => {
      const pack = JSON.parse(
        JSON.stringify(trialPack).replace('{"amalfi"', `{"${key}":{"amalfi":1},"amalfi"`),
      )
      expect(checkPack(pack).faults).toMatchObject([{ code: 'forbidden-key', path: key }])
    },
  )

  it('refuses a pack whose fields are only in the prototype', () => {
    expect(checkPack(JSON.parse('{"__proto__":{}}')).pack).toBeNull()
  })

  it('refuses values that are not JSON', () => {
    for (const value of [undefined, () => 1, 1n, Symbol('s')])
      expect(checkPack(value).faults).toMatchObject([{ code: 'not-json' }])
    const circle: unknown[] = []
    circle.push(circle)
    expect(checkPack(circle).faults).toMatchObject([{ code: 'too-deep' }])
  })

  it('returns a copy that shares nothing with its input and has no -0', () => {
    const input = changedPack({ 'slots.value.workshop[3]': -0 })
    const { pack } = checkPack(input)
    expect(pack?.slots.value.workshop[3]).toBe(0)
    Reflect.set(Object(input), 'name', 'other')
    expect(pack?.name).toBe('trial')
  })
})

const read = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((at, key) => Reflect.get(Object(at), key), value)

function write(value: unknown, path: readonly string[], put: unknown): void {
  const parent = read(value, path.slice(0, -1))
  const key = path.at(-1) ?? ''
  if (typeof parent !== 'object' || parent === null) return
  if (put !== undefined) Reflect.set(parent, key, put)
  else if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else Reflect.deleteProperty(parent, key)
}

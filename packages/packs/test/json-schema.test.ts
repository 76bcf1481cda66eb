import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packJsonSchema, packJsonSchemaText } from '../src/index.ts'

const file = new URL('../../../docs/pack.schema.json', import.meta.url)

describe('the JSON Schema of a pack', () => {
  it('equals docs/pack.schema.json (write it with node packages/packs/src/write-json-schema.ts)', () => {
    expect(readFileSync(file, 'utf8')).toBe(packJsonSchemaText())
    expect(JSON.parse(packJsonSchemaText())).toEqual(JSON.parse(JSON.stringify(packJsonSchema())))
  })

  it('defines recursive types once and refers to them', () => {
    const { $defs = {} } = packJsonSchema()
    expect(Object.keys($defs)).toContain('effect')
    // Every definition has a readable name.
    expect(Object.keys($defs).filter((name) => /^\d+$/.test(name))).toEqual([])
    const text = JSON.stringify($defs.effect)
    expect(text).toContain('"choose"')
    expect(text).toContain('{"$ref":"#/$defs/effect"}')
  })
})

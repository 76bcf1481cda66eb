import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { ability, counts } from './schema/abilities.ts'
import { amount, anyOrHolds, price } from './schema/amounts.ts'
import { byPrinting } from './schema/cards.ts'
import { bread, effect, where } from './schema/effects.ts'
import { answers, packSchema } from './schema/pack.ts'
import { plainUnion } from './schema/schemas.ts'
import { name, sentence } from './schema/texts.ts'

/** The form of a pack as JSON Schema, for editors. `checkPack` checks more than a schema can. */
export const packJsonSchema = (): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A pack of cards for Amalfi: Renaissance',
  ...toJsonSchema(packSchema, {
    target: 'draft-2020-12',
    definitions: {
      ability: plainUnion(ability),
      amount: plainUnion(amount),
      answers: plainUnion(answers),
      bread: plainUnion(bread),
      byPrinting: plainUnion(byPrinting),
      counts: plainUnion(counts),
      effect: plainUnion(effect),
      holds: plainUnion(anyOrHolds),
      name: plainUnion(name),
      price: plainUnion(price),
      sentence: plainUnion(sentence),
      where: plainUnion(where),
    },
  }),
})

/** The JSON Schema as text, formatted as Biome does. */
export const packJsonSchemaText = (): string => `${formatJson(packJsonSchema(), '', 0)}\n`

const WIDTH = 100

/** Writes a list of plain values on one line if it fits, and everything else line by line. */
function formatJson(value: unknown, margin: string, taken: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${margin}  `
  if (!Array.isArray(value)) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([key, field]) => {
        const name = `${JSON.stringify(key)}: `
        return `${inner}${name}${formatJson(field, inner, inner.length + name.length)}`
      })
    return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${margin}}`
  }
  const entries = value.map((entry) => formatJson(entry, inner, inner.length))
  const line = `[${entries.join(', ')}]`
  // Leave room for a comma.
  if (!line.includes('\n') && taken + line.length < WIDTH) return line
  return `[\n${entries.map((entry) => inner + entry).join(',\n')}\n${margin}]`
}

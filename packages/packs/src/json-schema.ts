import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { ability, counts } from './schema/abilities.ts'
import { amount, anyOrHolds, price } from './schema/amounts.ts'
import { byPrinting } from './schema/cards.ts'
import { bread, effect, where } from './schema/effects.ts'
import { allForms } from './schema/forms.ts'
import { answers, packSchema } from './schema/pack.ts'
import { name, sentence } from './schema/words.ts'

/** The form of a pack as JSON Schema, for editors; `checkPack` knows more than it can say. */
export const packJsonSchema = (): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A pack of cards for Amalfi: Renaissance',
  ...toJsonSchema(packSchema, {
    target: 'draft-2020-12',
    definitions: {
      ability: allForms(ability),
      amount: allForms(amount),
      answers: allForms(answers),
      bread: allForms(bread),
      byPrinting: allForms(byPrinting),
      counts: allForms(counts),
      effect: allForms(effect),
      holds: allForms(anyOrHolds),
      name: allForms(name),
      price: allForms(price),
      sentence: allForms(sentence),
      where: allForms(where),
    },
  }),
})

/** The same as text, laid out as the formatter of this project would. */
export const packJsonSchemaText = (): string => `${layOut(packJsonSchema(), '', 0)}\n`

const WIDTH = 100

/** A list of plain values goes on one line where it fits; everything else goes line by line. */
function layOut(value: unknown, margin: string, taken: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${margin}  `
  if (!Array.isArray(value)) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([key, field]) => {
        const name = `${JSON.stringify(key)}: `
        return `${inner}${name}${layOut(field, inner, inner.length + name.length)}`
      })
    return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${margin}}`
  }
  const entries = value.map((entry) => layOut(entry, inner, inner.length))
  const line = `[${entries.join(', ')}]`
  // The comma that may follow counts.
  if (!line.includes('\n') && taken + line.length < WIDTH) return line
  return `[\n${entries.map((entry) => inner + entry).join(',\n')}\n${margin}]`
}

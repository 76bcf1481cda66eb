import * as v from 'valibot'
import { verbNames } from '../schema/effects.ts'
import { isObject } from '../schema/forms.ts'
import { type Pack, packSchema } from '../schema/pack.ts'
import { TIDY } from '../schema/words.ts'
import { type Fault, type FaultCode, step } from './fault.ts'

/** Reads a pack, or says everything that keeps it from having the form of one. */
export function readShape(input: unknown): { pack: Pack } | { faults: Fault[] } {
  const result = v.safeParse(packSchema, input)
  if (!result.success) return { faults: result.issues.map(faultOf) }
  const faults = listsForObjects(input, result.output, '')
  if (faults.length > 0) return { faults }
  // A plain copy of its own: whoever changes the input later does not change the pack, and the
  // -0 that JSON knows becomes the 0 that was meant.
  return { pack: JSON.parse(JSON.stringify(result.output)) as Pack }
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const path = (issue.path ?? []).reduce((way, item) => step(way, stepOf(item)), '')
  const [code, reason] = tell(issue)
  return { path, code, reason }
}

const stepOf = (item: v.IssuePathItem): string | number =>
  item.type === 'array' ? item.key : String(item.key)

/** What an issue of the schema means to one who writes a pack. */
function tell(issue: v.BaseIssue<unknown>): [FaultCode, string] {
  const last = issue.path?.at(-1)
  if (last?.origin === 'key') {
    if (issue.expected !== 'never') return ['missing-field', 'this field is missing']
    // `{ bread: 2, points: 1 }` is the mistake that everyone makes.
    if (verbNames.includes(String(last.key)))
      return ['unknown-field', 'an effect has one verb: write several as a list']
    return ['unknown-field', 'there is no such field here']
  }
  const is = `, is ${saw(issue.input)}`
  switch (issue.type) {
    case 'never':
      return ['no-form', `must be ${issue.message}${is}`]
    case 'picklist':
    case 'literal':
    case 'variant':
      return ['not-one-of', `must be ${words(issue.expected)}${is}`]
    case 'integer':
      return ['not-whole', `must be a whole number${is}`]
    case 'min_value':
      return ['out-of-range', `must be at least ${issue.requirement}${is}`]
    case 'max_value':
      return ['out-of-range', `must be at most ${issue.requirement}${is}`]
    case 'length':
      return ['wrong-length', `must have ${issue.requirement} entries, has ${issue.received}`]
    case 'min_length':
      return [
        'wrong-length',
        `must have at least ${issue.requirement} entries, has ${issue.received}`,
      ]
    case 'max_length':
      if (typeof issue.input === 'string')
        return ['bad-name', `must have at most ${issue.requirement} letters, has ${issue.received}`]
      return [
        'wrong-length',
        `must have at most ${issue.requirement} entries, has ${issue.received}`,
      ]
    case 'regex':
      return issue.requirement === TIDY
        ? ['bad-name', `must be one line with no blank before or after it${is}`]
        : ['bad-id', `must be small letters, digits and single hyphens${is}`]
    default:
      return ['wrong-type', `must be ${KINDS[issue.type] ?? issue.type}${is}`]
  }
}

const KINDS: Readonly<Partial<Record<string, string>>> = {
  array: 'a list',
  number: 'a number',
  strict_object: 'an object',
  string: 'a text',
}

/** `("a" | "b")` as `"a" or "b"`. */
const words = (expected: string | null): string =>
  (expected ?? '').replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ')

/** What stands there instead; of an object its keys, by which its author knows it. */
function saw(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (!isObject(value)) return JSON.stringify(value) ?? typeof value
  return `{ ${Object.keys(value).slice(0, 9).join(', ')} }`
}

/** To the schema a list is an object too, and if every field may be missing, a good one. */
function listsForObjects(input: unknown, output: unknown, path: string): Fault[] {
  if (typeof output !== 'object' || output === null) return []
  if (Array.isArray(input) && !Array.isArray(output))
    return [{ path, code: 'wrong-type', reason: 'must be an object, is a list' }]
  return Object.entries(output).flatMap(([key, value]) =>
    listsForObjects(
      Reflect.get(Object(input), key),
      value,
      step(path, Array.isArray(output) ? Number(key) : key),
    ),
  )
}

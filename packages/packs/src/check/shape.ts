import * as v from 'valibot'
import { verbNames } from '../schema/effects.ts'
import { isObject } from '../schema/is-object.ts'
import { type Pack, packSchema } from '../schema/pack.ts'
import { TRIMMED } from '../schema/texts.ts'
import { extendPath, type Fault, type FaultCode } from './fault.ts'

/** Reads a pack, or lists everything that is wrong with its form. */
export function readShape(input: unknown): { pack: Pack } | { faults: Fault[] } {
  const result = v.safeParse(packSchema, input)
  if (!result.success) return { faults: result.issues.map(faultOf) }
  const faults = listsForObjects(input, result.output, '')
  if (faults.length > 0) return { faults }
  // Copy the pack, so that later changes of the input do not change it. This also turns -0 into 0.
  return { pack: JSON.parse(JSON.stringify(result.output)) as Pack }
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const path = (issue.path ?? []).reduce((path, item) => extendPath(path, stepOf(item)), '')
  const [code, reason] = describeIssue(issue)
  return { path, code, reason }
}

const stepOf = (item: v.IssuePathItem): string | number =>
  item.type === 'array' ? item.key : String(item.key)

/** Explains a schema issue to the author of a pack. */
function describeIssue(issue: v.BaseIssue<unknown>): [FaultCode, string] {
  const last = issue.path?.at(-1)
  if (last?.origin === 'key') {
    if (issue.expected !== 'never') return ['missing-field', 'this field is missing']
    // `{ bread: 2, points: 1 }` is a common mistake.
    if (verbNames.includes(String(last.key)))
      return ['unknown-field', 'an effect has one verb; write several effects as a list']
    return ['unknown-field', 'this field is not known here']
  }
  const butIs = `, is ${inputText(issue.input)}`
  switch (issue.type) {
    case 'never':
      return ['no-form', `must be ${issue.message}${butIs}`]
    case 'picklist':
    case 'literal':
    case 'variant':
      return ['not-one-of', `must be ${alternatives(issue.expected)}${butIs}`]
    case 'integer':
      return ['not-whole', `must be a whole number${butIs}`]
    case 'min_value':
      return ['out-of-range', `must be at least ${issue.requirement}${butIs}`]
    case 'max_value':
      return ['out-of-range', `must be at most ${issue.requirement}${butIs}`]
    case 'length':
      return ['wrong-length', `must have ${issue.requirement} entries, has ${issue.received}`]
    case 'min_length':
      return [
        'wrong-length',
        `must have at least ${issue.requirement} entries, has ${issue.received}`,
      ]
    case 'max_length':
      if (typeof issue.input === 'string')
        return [
          'bad-name',
          `must have at most ${issue.requirement} characters, has ${issue.received}`,
        ]
      return [
        'wrong-length',
        `must have at most ${issue.requirement} entries, has ${issue.received}`,
      ]
    case 'regex':
      return issue.requirement === TRIMMED
        ? ['bad-name', `must be one line without spaces at either end${butIs}`]
        : ['bad-id', `must be lowercase letters, digits and single hyphens${butIs}`]
    default:
      return ['wrong-type', `must be ${KINDS[issue.type] ?? issue.type}${butIs}`]
  }
}

const KINDS: Readonly<Partial<Record<string, string>>> = {
  array: 'a list',
  number: 'a number',
  strict_object: 'an object',
  string: 'text',
}

/** `("a" | "b")` as `"a" or "b"`. */
const alternatives = (expected: string | null): string =>
  (expected ?? '').replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ')

/** What was found instead. For an object, its keys. */
function inputText(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (!isObject(value)) return JSON.stringify(value) ?? typeof value
  return `{ ${Object.keys(value).slice(0, 9).join(', ')} }`
}

/** Finds lists in place of objects. The schema accepts them if every field is optional. */
function listsForObjects(input: unknown, output: unknown, path: string): Fault[] {
  if (typeof output !== 'object' || output === null) return []
  if (Array.isArray(input) && !Array.isArray(output))
    return [{ path, code: 'wrong-type', reason: 'must be an object, is a list' }]
  return Object.entries(output).flatMap(([key, value]) =>
    listsForObjects(
      Reflect.get(Object(input), key),
      value,
      extendPath(path, Array.isArray(output) ? Number(key) : key),
    ),
  )
}

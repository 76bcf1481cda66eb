import { parseArgs as parse } from 'node:util'

/** The command line is wrong. The message says how. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** A flag of a command: its value, its default and how its text is read. */
export interface Flag<T> {
  readonly help: string
  /** The name of its value in the help. Empty for a switch, which takes no value. */
  readonly valueName: string
  readonly fallback: T
  readonly read: (text: string) => T
}

/** The flags of a command by name. */
export type Flags = Readonly<Record<string, Flag<unknown>>>
/** The values of some flags, with the type of each. */
export type Values<F extends Flags> = {
  readonly [Name in keyof F]: F[Name] extends Flag<infer T> ? T : never
}

/** A flag with a whole number within bounds. */
export const integerFlag = <T extends number | undefined>(
  fallback: T,
  least: number,
  most: number,
  help: string,
): Flag<T | number> => ({
  help,
  valueName: 'N',
  fallback,
  read(text) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (Number.isNaN(value)) throw new UsageError(`must be a whole number, not ${quoted(text)}`)
    if (value < least || value > most)
      throw new UsageError(`must be from ${least} to ${most}, not ${text}`)
    return value
  },
})

/** A flag with a number within bounds, which may have a fraction. */
export const numberFlag = (
  fallback: number,
  least: number,
  most: number,
  help: string,
): Flag<number> => ({
  help,
  valueName: 'N',
  fallback,
  read(text) {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
    if (Number.isNaN(value)) throw new UsageError(`must be a number, not ${quoted(text)}`)
    if (value < least || value > most)
      throw new UsageError(`must be from ${least} to ${most}, not ${text}`)
    return value
  },
})

/** A flag with one of a few words. */
export const oneOfFlag = <W extends string, T extends W | undefined>(
  words: readonly W[],
  fallback: T,
  help: string,
  valueName = words.join('|'),
): Flag<T | W> => ({
  help,
  valueName,
  fallback,
  read(text) {
    const word = words.find((candidate) => candidate === text)
    if (word === undefined)
      throw new UsageError(`must be one of ${words.join(', ')}, not ${quoted(text)}`)
    return word
  },
})

/** A flag with any text that is not empty. */
export const textFlag = <T extends string | undefined>(
  valueName: string,
  fallback: T,
  help: string,
): Flag<T | string> => ({
  help,
  valueName,
  fallback,
  read(given) {
    if (given === '') throw new UsageError(`must not be empty`)
    return given
  },
})

export const switchFlag = (help: string): Flag<boolean> => ({
  help,
  valueName: '',
  fallback: false,
  read: () => true,
})

export const quoted = (given: string): string => JSON.stringify(given)

/** Reads `--name value`, `--name=value`, switches and arguments without a name. */
export function parseArgs<F extends Flags>(
  flags: F,
  files: readonly string[],
  argv: readonly string[],
): { values: Values<F>; rest: string[] } {
  const values: Record<string, unknown> = {}
  const rest: string[] = []
  for (const token of tokensOf(flags, argv)) {
    // Use the typed text, because Node splits `-abc` and treats `-` as a file name.
    const [given] = argv[token.index].split('=')
    if (token.kind === 'positional' && !given.startsWith('-')) {
      rest.push(token.value)
      continue
    }
    if (token.kind !== 'option' || given !== `--${token.name}` || !Object.hasOwn(flags, token.name))
      throw new UsageError(`unknown option ${given}`)
    const { name, value } = token
    const flag = flags[name]
    if (Object.hasOwn(values, name)) throw new UsageError(`${given} is given more than once`)
    if (flag.valueName === '' && value !== undefined)
      throw new UsageError(`${given} does not take a value`)
    if (flag.valueName !== '' && value === undefined)
      throw new UsageError(`${given} needs a value: ${flag.valueName}`)
    values[name] = withFlagName(given, () => flag.read(value ?? ''))
  }
  if (rest.length < files.length) throw new UsageError(`missing argument ${files[rest.length]}`)
  if (rest.length > files.length)
    throw new UsageError(`unexpected argument ${quoted(rest[files.length])}`)
  for (const name of Object.keys(flags))
    if (!Object.hasOwn(values, name)) values[name] = flags[name].fallback
  // Every value was read by its own flag or is its default.
  return { values: values as Values<F>, rest }
}

/** Not strict, so that error messages are written here and a value may begin with `-`. */
const tokensOf = (flags: Flags, argv: readonly string[]) =>
  parse({
    args: [...argv],
    options: Object.fromEntries(
      Object.entries(flags).map(([name, { valueName }]) => [
        name,
        { type: valueName === '' ? 'boolean' : 'string' },
      ]),
    ),
    strict: false,
    tokens: true,
  }).tokens

/** Adds the name of the flag to an error message. */
function withFlagName<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${name} ${error.message}`)
    throw error
  }
}

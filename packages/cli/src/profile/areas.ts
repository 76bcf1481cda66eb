/** The parts of a bot's work, for the table of shares. */
export const AREAS = [
  'features',
  'network',
  'rules',
  'guess',
  'search',
  'copy',
  'garbage',
  'other',
] as const
export type Area = (typeof AREAS)[number]

/** Where a function is: its name, and its file as `engine/src/state/game.ts`, or null. */
export interface Place {
  readonly name: string
  readonly file: string | null
}

/** The areas of files. The first that matches counts. */
const FILES: readonly (readonly [RegExp, Area])[] = [
  [/^bots\/src\/learned\/features\//, 'features'],
  [/^bots\/src\/learned\/(network\/|play\/net-evaluator\.ts$)/, 'network'],
  [/^bots\/src\/merchant\/(search|merchant)\.ts$/, 'search'],
  // The hand-made evaluation, which also makes the quick guesses of the learned bots.
  [/^bots\/src\/merchant\//, 'guess'],
  [/^bots\/src\//, 'search'],
  [/^engine\/src\//, 'rules'],
]

/** Functions that copy positions, and where they are. */
const COPIES = /^copy/
const COPYING_FILES = /^engine\/src\/|^bots\/src\/learned\/play\/game-pool\.ts$/

export function areaOf({ name, file }: Place): Area {
  if (name === '(garbage collector)') return 'garbage'
  if (file === null) return 'other'
  if (COPIES.test(name) && COPYING_FILES.test(file)) return 'copy'
  return FILES.find(([pattern]) => pattern.test(file))?.[1] ?? 'other'
}

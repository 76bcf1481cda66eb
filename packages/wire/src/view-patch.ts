import { checksum, type Game, type Rules, type View } from '@amalfi/engine'

/** The new value of a field; or for a list of the same length, pairs of an index and its new value. */
export type FieldPatch = number | readonly number[] | { readonly set: readonly number[] }

/** How the view of a seat has changed, by field of the game. */
export type ViewPatch = Readonly<Record<string, FieldPatch>>

/** The rules of either game. */
export type AnyRules = Rules<never, unknown>

type Field = number | readonly number[]

/** A game is numbers and lists of numbers; `state/game.ts` says so. */
const fieldsOf = (game: Game): [string, Field][] => Object.entries(game)

/** What turns one view of a seat into a later one. */
export function patchBetween({ game: before }: View, { game: after }: View): ViewPatch {
  const old = new Map(fieldsOf(before))
  const patch: Record<string, FieldPatch> = {}
  for (const [name, now] of fieldsOf(after)) {
    const change = fieldPatch(old.get(name), now)
    if (change !== null) patch[name] = change
  }
  return patch
}

function fieldPatch(before: Field | undefined, now: Field): FieldPatch | null {
  if (typeof now === 'number') return now === before ? null : now
  if (typeof before !== 'object' || before.length !== now.length) return now
  const set = now.flatMap((value, i) => (value === before[i] ? [] : [i, value]))
  if (set.length === 0) return null
  return set.length < now.length ? { set } : now
}

/** The view after a patch. It throws if the patch does not fit; the caller also compares the checksum. */
export function applyPatch({ seat, game }: View, patch: ViewPatch): View {
  const known = new Map(fieldsOf(game))
  const changed: Record<string, Field> = {}
  for (const [name, change] of Object.entries(patch)) {
    const before = known.get(name)
    if (before === undefined || (typeof before === 'number') !== (typeof change === 'number'))
      throw new RangeError(`the patch does not fit: ${name.slice(0, 40)}`)
    changed[name] = typeof before === 'number' ? (change as number) : patchedList(before, change)
  }
  return { seat, game: { ...game, ...changed } }
}

function patchedList(before: readonly number[], change: FieldPatch): readonly number[] {
  if (typeof change === 'number') throw new RangeError('the patch does not fit')
  if (!('set' in change)) return change
  const list = before.slice()
  for (let i = 0; i < change.set.length; i += 2) list[change.set[i]] = change.set[i + 1]
  return list
}

/** Shows whether page and server hold the same view. */
export const viewSum = (rules: Pick<AnyRules, 'encodeView'>, view: View): number =>
  checksum(rules.encodeView(view))

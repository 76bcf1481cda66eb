import { breadLimit, type ChoiceKind, type Described, type DescribedAs } from '@amalfi/engine'
import type { Topic } from '@amalfi/text'
import { adviceFor } from './advice.ts'
import { lessonOf, teaches } from './course.ts'
import { after, optionTaken, type Standpoint } from './standpoint.ts'
import type { Proposal } from './tasks.ts'
import { worthOf } from './worth.ts'

interface Option<D extends Described = Described> {
  readonly choice: number
  readonly described: D
}

function optionsAt<K extends ChoiceKind>(
  { rules, game, seat }: Standpoint,
  kinds: readonly K[],
): Option<DescribedAs<K>>[] {
  const isWanted = (described: Described): described is DescribedAs<K> =>
    kinds.some((kind) => kind === described.do)
  return rules.options(game, seat, []).flatMap((choice) => {
    const described = rules.describe(choice)
    return isWanted(described) ? [{ choice, described }] : []
  })
}

/** Ships that can become bread; loads come first, since their ships come back. */
const SHIPS: readonly ChoiceKind[] = ['holdToBread', 'bayToBread']
const shipsToBread = (at: Standpoint): Option[] =>
  optionsAt(at, SHIPS).toSorted(
    (a, b) => SHIPS.indexOf(a.described.do) - SHIPS.indexOf(b.described.do),
  )

const proposed = ({ choice, described }: Option) => ({ choice, described, towards: null })

/** A title that can be claimed is claimed. */
export function claimAt(at: Standpoint): Proposal | null {
  const [claim] = optionsAt(at, ['claim'])
  if (claim === undefined) return null
  const { title } = claim.described
  return { topic: 'titles', task: 'claim', advice: proposed(claim), title }
}

/** A ship that becomes bread, so that the first of these topics can be got on with. */
export function convertFor(
  at: Standpoint,
  topics: readonly Topic[],
  topic: Topic,
): Proposal | null {
  if (!teaches(at.course, 'conversion')) return null
  for (const one of topics) {
    const { aim, by, wished = [] } = lessonOf(at.course, one)
    if (aim === undefined) continue
    if (adviceFor(at, aim, wished, by) !== null) return null
    const ways = shipsToBread(at).flatMap((option) => {
      const then = optionTaken(at, option.choice)
      const next = adviceFor(then, aim, wished, by)
      if (next === null) return []
      return [{ option, next, worth: worthOf(after(then, next.choice)) }]
    })
    const [best] = ways.toSorted((a, b) => b.worth - a.worth)
    if (best === undefined) continue
    const { option, next } = best
    return { topic, task: 'convert', advice: proposed(option), next: next.described }
  }
  return null
}

/** With so little bread hardly anything can be done. */
const LITTLE = 1

/** The first ship that becomes bread: it makes the next topic possible, or bread is about to run out. */
export function firstConversion(at: Standpoint, open: readonly Topic[]): Proposal | null {
  const needed = convertFor(at, open, 'conversion')
  if (needed !== null || at.game.bread[at.seat] > LITTLE) return needed
  const [option] = shipsToBread(at)
  if (option === undefined) return null
  return { topic: 'conversion', task: 'convert', advice: proposed(option) }
}

const hasRoom = ({ rules, game, seat }: Standpoint): boolean =>
  game.bread[seat] < breadLimit({ tables: rules.tables, game }, seat)

/** Where loads are lost when the period ends, they become bread before one passes. */
export function storeBeforePassing(at: Standpoint, open: readonly Topic[]): Proposal | null {
  if (at.rules.tables.config.holdsKeep || !hasRoom(at)) return null
  const [option] = shipsToBread(at)
  if (option === undefined) return null
  const topic = open.includes('conversion') ? 'conversion' : 'passing'
  return { topic, task: 'store', advice: proposed(option) }
}

/** With no ship left to send: a load becomes bread, and its ship goes again. */
export function goAgain(at: Standpoint): Proposal | null {
  if (!teaches(at.course, 'conversion') || !hasRoom(at)) return null
  const [best] = optionsAt(at, ['holdToBread'])
    .map((option) => ({ option, worth: worthOf(after(at, option.choice)) }))
    .toSorted((a, b) => b.worth - a.worth)
  if (best === undefined) return null
  return { topic: 'navigation', task: 'again', advice: proposed(best.option) }
}

import { breadLimit, type ChoiceKind, type Described, type DescribedAs } from '@amalfi/engine'
import type { Topic } from '@amalfi/text'
import { type Advice, adviceFor, type DescribedChoice, type Proposal } from './advice.ts'
import { afterAction, afterOption, type TutorialContext } from './context.ts'
import { lessonOf, teaches } from './course.ts'
import { evaluate } from './evaluate.ts'

/** The optional actions of these kinds. */
function optionsAt<K extends ChoiceKind>(
  { rules, game, seat }: TutorialContext,
  kinds: readonly K[],
): DescribedChoice<DescribedAs<K>>[] {
  const isWanted = (described: Described): described is DescribedAs<K> =>
    kinds.some((kind) => kind === described.do)
  return rules.options(game, seat, []).flatMap((choice) => {
    const described = rules.describe(choice)
    return isWanted(described) ? [{ choice, described }] : []
  })
}

/** Ships that can become bread. Loads come first, since their ships return to the bay. */
const SHIPS: readonly ChoiceKind[] = ['holdToBread', 'bayToBread']
const shipsToBread = (ctx: TutorialContext): DescribedChoice[] =>
  optionsAt(ctx, SHIPS).toSorted(
    (a, b) => SHIPS.indexOf(a.described.do) - SHIPS.indexOf(b.described.do),
  )

const adviceFrom = ({ choice, described }: DescribedChoice): Advice => ({
  choice,
  described,
  preparesFor: null,
})

/** Proposes to claim a title if one can be claimed. */
export function claimProposal(ctx: TutorialContext): Proposal | null {
  const [claim] = optionsAt(ctx, ['claim'])
  if (claim === undefined) return null
  const { title } = claim.described
  return { topic: 'titles', task: 'claim', advice: adviceFrom(claim), title }
}

/** Proposes to turn a ship into bread if that makes the first of these topics possible. */
export function convertForTopics(
  ctx: TutorialContext,
  topics: readonly Topic[],
  topic: Topic,
): Proposal | null {
  if (!teaches(ctx.course, 'conversion')) return null
  for (const wanted of topics) {
    const { goal, action, preferred = [] } = lessonOf(ctx.course, wanted)
    if (goal === undefined) continue
    if (adviceFor(ctx, goal, preferred, action) !== null) return null
    const candidates = shipsToBread(ctx).flatMap((option) => {
      const converted = afterOption(ctx, option.choice)
      const next = adviceFor(converted, goal, preferred, action)
      if (next === null) return []
      return [{ option, next, value: evaluate(afterAction(converted, next.choice)) }]
    })
    const [best] = candidates.toSorted((a, b) => b.value - a.value)
    if (best === undefined) continue
    const { option, next } = best
    return { topic, task: 'convert', advice: adviceFrom(option), next: next.described }
  }
  return null
}

/** With this little bread hardly anything can be done. */
const LOW_BREAD = 1

/** Proposes the first conversion: when it makes the next topic possible, or when bread runs out. */
export function firstConversion(ctx: TutorialContext, open: readonly Topic[]): Proposal | null {
  const needed = convertForTopics(ctx, open, 'conversion')
  if (needed !== null || ctx.game.bread[ctx.seat] > LOW_BREAD) return needed
  const [option] = shipsToBread(ctx)
  if (option === undefined) return null
  return { topic: 'conversion', task: 'convert', advice: adviceFrom(option) }
}

const hasRoom = ({ rules, game, seat }: TutorialContext): boolean =>
  game.bread[seat] < breadLimit({ tables: rules.tables, game }, seat)

/** Proposes to turn resources into bread before passing, in the game where they are lost afterwards. */
export function storeBeforePassing(ctx: TutorialContext, open: readonly Topic[]): Proposal | null {
  if (ctx.rules.tables.config.holdsKeepShips || !hasRoom(ctx)) return null
  const [option] = shipsToBread(ctx)
  if (option === undefined) return null
  const topic = open.includes('conversion') ? 'conversion' : 'passing'
  return { topic, task: 'store', advice: adviceFrom(option) }
}

/** Proposes to turn a resource into bread when the bay is empty, so that its ship can be sent again. */
export function freeShipToSend(ctx: TutorialContext): Proposal | null {
  if (!teaches(ctx.course, 'conversion') || !hasRoom(ctx)) return null
  const [best] = optionsAt(ctx, ['holdToBread'])
    .map((option) => ({ option, value: evaluate(afterAction(ctx, option.choice)) }))
    .toSorted((a, b) => b.value - a.value)
  if (best === undefined) return null
  return { topic: 'navigation', task: 'again', advice: adviceFrom(best.option) }
}

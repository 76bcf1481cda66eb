import type { LearnFacts } from '@amalfi/text'
import type { TableText } from '../../../table/scene/table-text.ts'
import type { ActionReview } from './action-review.ts'
import type { Proposal } from './advice.ts'
import type { TutorialContext } from './context.ts'
import type { Hint } from './hint.ts'
import { baseValues, choiceValues, praiseValues, purchaseValues } from './message-values.ts'
import { decreeValues } from './notes.ts'
import type { TutorialProgress } from './progress.ts'

/** The text of a hint: a comment on the last action, and what to read or do now. */
export interface HintText {
  readonly before: string
  readonly now: string
}

/** Puts a hint into words. */
export function hintText(
  hint: Hint,
  progress: TutorialProgress,
  ctx: TutorialContext,
  text: TableText,
): HintText {
  const { learn } = text.translator.locale
  const values = baseValues(ctx, text)
  if (hint.kind === 'end') return { before: '', now: learn.endText(values) }
  const before = hint.lastAction === null ? '' : reviewText(hint.lastAction, ctx, text, values)
  switch (hint.kind) {
    case 'note':
      return {
        before,
        now: learn.notes[hint.note.id]({ ...values, ...hint.note.values?.(ctx, progress, text) }),
      }
    case 'endTurn':
      if (!hint.isFirst) return { before, now: learn.endTurn }
      return {
        before,
        now: hint.movesAreShown ? learn.endTurnFirst(values) : learn.endTurnFirstAtOnce(values),
      }
    case 'task':
      return { before, now: taskText(hint.proposal, ctx, text, values) }
  }
}

function taskText(
  { task, advice, title, next }: Proposal,
  ctx: TutorialContext,
  text: TableText,
  values: LearnFacts,
): string {
  const { locale, names } = text.translator
  return locale.learn.tasks[task]({
    ...values,
    ...choiceValues(advice.described, ctx, text),
    ...(task === 'decree' ? decreeValues(ctx, text) : {}),
    ...(advice.preparesFor === null ? {} : purchaseValues(advice.preparesFor, text)),
    ...(title === undefined ? {} : { title: names.title(title) }),
    ...(next === undefined ? {} : { next: text.translator.choice(next) }),
  })
}

/** The comment on the last action: remark, what was proposed instead, praise. */
function reviewText(
  action: ActionReview,
  ctx: TutorialContext,
  text: TableText,
  values: LearnFacts,
): string {
  const { choice, events, praise, remark, proposed } = action
  const { translator } = text
  const { learn } = translator.locale
  const sentences: string[] = []
  if (remark !== null)
    sentences.push(learn.remarks[remark]({ ...values, ...choiceValues(choice, ctx, text) }))
  if (proposed !== null) sentences.push(learn.suggestedInstead(translator.choice(proposed)))
  for (const topic of praise)
    sentences.push(
      learn.praise[topic]({ ...values, ...praiseValues(topic, events, ctx.seat, text) }),
    )
  return learn.sentences(sentences)
}

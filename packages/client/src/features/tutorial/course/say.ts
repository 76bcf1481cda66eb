import type { LearnFacts } from '@amalfi/text'
import type { TableText } from '../../../table/scene/table-text.ts'
import { choiceFacts, factsAt, praiseFacts, towardsFacts } from './facts.ts'
import type { Learnt } from './follow.ts'
import type { Hint } from './hint.ts'
import type { LearnedAction } from './learned-action.ts'
import { decreeFacts } from './notes.ts'
import type { Standpoint } from './standpoint.ts'
import type { Proposal } from './tasks.ts'

/** What a hint says: about what was done, and about what comes. */
export interface Said {
  readonly before: string
  readonly now: string
}

export function sayHint(hint: Hint, learnt: Learnt, at: Standpoint, spoken: TableText): Said {
  const { learn } = spoken.translator.locale
  const facts = factsAt(at, spoken)
  if (hint.kind === 'end') return { before: '', now: learn.endText(facts) }
  const before = hint.action === null ? '' : sayAction(hint.action, at, spoken, facts)
  switch (hint.kind) {
    case 'note':
      return {
        before,
        now: learn.notes[hint.told.note]({ ...facts, ...hint.told.facts?.(at, learnt, spoken) }),
      }
    case 'endTurn':
      return { before, now: hint.first ? learn.endTurnFirst(facts) : learn.endTurn }
    case 'task':
      return { before, now: sayTask(hint.proposal, at, spoken, facts) }
  }
}

function sayTask(
  { task, advice, title, next }: Proposal,
  at: Standpoint,
  spoken: TableText,
  facts: LearnFacts,
): string {
  const { locale, names } = spoken.translator
  return locale.learn.tasks[task]({
    ...facts,
    ...choiceFacts(advice.described, at, spoken),
    ...(task === 'decree' ? decreeFacts(at, spoken) : {}),
    ...(advice.towards === null ? {} : towardsFacts(advice.towards, spoken)),
    ...(title === undefined ? {} : { title: names.title(title) }),
    ...(next === undefined ? {} : { next: spoken.translator.choice(next) }),
  })
}

/** What there is to say about what one did last. */
function sayAction(
  action: LearnedAction,
  at: Standpoint,
  spoken: TableText,
  facts: LearnFacts,
): string {
  const { did, news, praise, remark, proposed } = action
  const { translator } = spoken
  const { learn } = translator.locale
  const said: string[] = []
  if (remark !== null)
    said.push(learn.remarks[remark]({ ...facts, ...choiceFacts(did, at, spoken) }))
  if (proposed !== null) said.push(learn.instead(translator.choice(proposed)))
  for (const topic of praise)
    said.push(learn.praise[topic]({ ...facts, ...praiseFacts(topic, news, at.seat, spoken) }))
  return learn.sentences(said)
}

import type { EventKind } from '@amalfi/engine'
import type { Covers } from '@amalfi/text'
import {
  cachedLogSections,
  isAction,
  type LogLine,
  type LogSection,
} from '../../model/log/log-sections.ts'
import { forcedPass, sinceLastTurn } from '../../model/log/select-sections.ts'
import { sentenceOf } from '../../model/log/sentence.ts'
import { seatOf } from '../../model/log/summary.ts'
import { layout } from '../../ui/layout.ts'
import { logPanel } from '../log/log-panel.tsx'
import { PeriodSummary, periodEndToShow } from '../log/period-summary.tsx'
import { type Scene, useScene } from '../scene/scene.tsx'
import { useLocalGame } from '../scene/session-context.tsx'

/** So many actions are told; how many came before them is said. */
const MAX_ACTIONS = 2

/** What the end of a period brings to everybody: each is told of their own. */
const OF_PERIOD: readonly EventKind[] = ['feed', 'decree']

interface FeedAction {
  readonly line: LogLine
  readonly covers: Covers
}

/**
 * What others did since one's last turn, the latest last, and what the end of a period brought to
 * oneself; nothing once one has done something.
 */
function actionsSince({ boardView }: Scene, sections: readonly LogSection[]): FeedAction[] {
  const since = sinceLastTurn(sections, boardView.seat)
  const actions = since.flatMap(({ lines, covers }): FeedAction[] =>
    lines.flatMap((line) =>
      isAction(line.event) && line.event.kind !== 'windRose' ? [{ line, covers }] : [],
    ),
  )
  const isOwn = ({ line }: FeedAction): boolean => seatOf(line.event) === boardView.seat
  const ofPeriod = ({ line }: FeedAction): boolean => OF_PERIOD.includes(line.event.kind)
  if (actions.some((one) => isOwn(one) && !ofPeriod(one))) return []
  return actions.filter((one) => seatOf(one.line.event) >= 0 && isOwn(one) === ofPeriod(one))
}

/** What is said of them; while others play only of the last, since it is said anew with every action. */
function sentencesOf(
  { translator }: Scene,
  actions: readonly FeedAction[],
  last: boolean,
): string[] {
  const say = ({ line, covers }: FeedAction): string | null =>
    sentenceOf(translator.covered(covers), line)
  if (!last) return actions.flatMap((one) => say(one) ?? [])
  const latest = actions.findLast((one) => say(one) !== null)
  return latest === undefined ? [] : [say(latest) ?? '']
}

/**
 * Where only one board is in sight, what others do is told where one looks: the latest while they
 * play, and when one's turn has come what they did since the last, or how the period ended. A tap
 * tells all of it.
 */
export function ActivityFeed() {
  const scene = useScene()
  const { table, translator } = scene
  const { lesson } = useLocalGame()
  if (layout.value === 'desk') return null
  const question = table.question.value
  const plays = question === null && table.awaitingConfirm.value < 0 && table.thinking.value >= 0
  if (!plays && question?.decision.about !== 'main') return null
  // The guide needs the room, and has its own to say of what happened.
  if (!plays && lesson.progress.value?.over === false) return null
  if (!plays && periodEndToShow(scene) !== null) return <PeriodSummary />
  const sections = cachedLogSections(table.log.value)
  const since = actionsSince(scene, sections)
  const idle = plays ? forcedPass(sections, scene.boardView.seat) : undefined
  const nothing = idle === undefined ? null : sentenceOf(translator, idle)
  const actions = sentencesOf(scene, since, plays)
  // While others play its place is kept, so that the boards above do not jump.
  if (actions.length === 0 && nothing === null)
    return plays ? <div class="activity-feed playing" aria-hidden="true" /> : null
  const { log } = translator.locale
  const told = actions.slice(-MAX_ACTIONS)
  return (
    <button
      type="button"
      class={plays ? 'activity-feed playing' : 'activity-feed'}
      title={log.sinceLastTurn}
      onClick={() => {
        logPanel.value = 'since'
      }}
    >
      {nothing !== null && <small>{nothing}</small>}
      {!plays && actions.length > MAX_ACTIONS && (
        <small>{log.earlierActions(actions.length - MAX_ACTIONS)}</small>
      )}
      {told.map((one, i) => (
        <span key={`${i} ${one}`}>{one}</span>
      ))}
    </button>
  )
}

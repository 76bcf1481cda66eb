import type { EventKind } from '@amalfi/engine'
import type { Covers } from '@amalfi/text'
import {
  cachedLogSections,
  isAction,
  isLighthouseUsed,
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
import { usePlayedGame } from '../scene/session-context.tsx'

/** How many actions are shown. Earlier ones are only counted. */
const MAX_ACTIONS = 2

/** At the end of a period these happen to every player. The feed shows only those of the viewer. */
const OF_PERIOD: readonly EventKind[] = ['feed', 'decree']

interface FeedAction {
  readonly line: LogLine
  readonly covers: Covers
}

/**
 * The actions of the others since the viewer's last turn, the latest last, and the viewer's own feeding
 * and decree. Empty once the viewer has done something else.
 */
function actionsSince({ boardView }: Scene, sections: readonly LogSection[]): FeedAction[] {
  const since = sinceLastTurn(sections, boardView.seat)
  const actions = since.flatMap(({ lines, covers }): FeedAction[] =>
    lines.flatMap((line) =>
      (isAction(line.event) && line.event.kind !== 'windRose') || isLighthouseUsed(line.event)
        ? [{ line, covers }]
        : [],
    ),
  )
  const isOwn = ({ line }: FeedAction): boolean => seatOf(line.event) === boardView.seat
  const ofPeriod = ({ line }: FeedAction): boolean => OF_PERIOD.includes(line.event.kind)
  if (actions.some((one) => isOwn(one) && !ofPeriod(one))) return []
  return actions.filter((one) => seatOf(one.line.event) >= 0 && isOwn(one) === ofPeriod(one))
}

/** The texts of these actions, or only of the latest. */
function sentencesOf(
  { translator }: Scene,
  actions: readonly FeedAction[],
  last: boolean,
): string[] {
  const say = ({ line, covers }: FeedAction): string | null =>
    sentenceOf(translator.withCovers(covers), line)
  if (!last) return actions.flatMap((one) => say(one) ?? [])
  const latest = actions.findLast((one) => say(one) !== null)
  return latest === undefined ? [] : [say(latest) ?? '']
}

/**
 * On handhelds, shows at the prompt what others do, since the log is on another board. While they play
 * it shows their latest action; then their actions since the viewer's last turn, or a summary of the
 * period. A tap opens the log panel.
 */
export function ActivityFeed() {
  const scene = useScene()
  const { table, translator } = scene
  const { lesson } = usePlayedGame()
  if (layout.value === 'desktop') return null
  const question = table.question.value
  const othersPlay =
    question === null && table.awaitingConfirm.value < 0 && table.thinking.value >= 0
  if (!othersPlay && question?.decision.about !== 'main') return null
  // The tutorial needs the room, and comments on the actions itself.
  if (!othersPlay && lesson.saved.value?.over === false) return null
  if (!othersPlay && periodEndToShow(scene) !== null) return <PeriodSummary />
  const sections = cachedLogSections(table.log.value)
  const since = actionsSince(scene, sections)
  const pass = othersPlay ? forcedPass(sections, scene.boardView.seat) : undefined
  const forcedPassText = pass === undefined ? null : sentenceOf(translator, pass)
  const actions = sentencesOf(scene, since, othersPlay)
  // While others play, an empty feed keeps its place, so that the boards above do not jump.
  if (actions.length === 0 && forcedPassText === null)
    return othersPlay ? <div class="activity-feed playing" aria-hidden="true" /> : null
  const { log } = translator.locale
  const shown = actions.slice(-MAX_ACTIONS)
  return (
    <button
      type="button"
      class={othersPlay ? 'activity-feed playing' : 'activity-feed'}
      title={log.sinceLastTurn}
      onClick={() => {
        logPanel.value = 'since'
      }}
    >
      {forcedPassText !== null && <small>{forcedPassText}</small>}
      {!othersPlay && actions.length > MAX_ACTIONS && (
        <small>{log.earlierActions(actions.length - MAX_ACTIONS)}</small>
      )}
      {shown.map((one, i) => (
        <span key={`${i} ${one}`}>{one}</span>
      ))}
    </button>
  )
}

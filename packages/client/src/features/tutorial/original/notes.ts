import { COLONY_POINTS } from '@amalfi/engine'
import { targetId } from '../../../model/game/targets.ts'
import type { TutorialContext } from '../course/context.ts'
import type { TutorialNote } from '../course/course.ts'
import { isFirstTurnAfterPeriodOne, periodValues } from '../course/notes.ts'

/** ORI-PRE-1: the chart that became public when the round began. */
function newPublicChart({ rules, game }: TutorialContext): string | null {
  const { tables } = rules
  const chart = game.covers[tables.evolvingCount + game.period - 1]
  return chart === undefined || chart < 0 ? null : tables.destinationIds[chart]
}

/** ORI-COL-1: what colonies score. */
export const colonies: TutorialNote = {
  id: 'colonies',
  topic: 'lighthouses',
  isDue: ({ isTurn, proposal }) => isTurn && proposal.topic === 'lighthouses',
  pointsTo: () => ({ part: 'granary' }),
  values: () => ({ have: COLONY_POINTS.slice(1).map(String) }),
}

/** ORI-FRE-2, ORI-FED-2: shown before passing, while bread can still be made. */
export const conversion: TutorialNote = {
  id: 'conversion',
  topic: 'conversion',
  isDue: ({ isTurn, proposal: { task } }) => isTurn && (task === 'convert' || task === 'store'),
  pointsTo: () => ({ part: 'granary' }),
}

/** How the first round ended. */
export const newPeriod: TutorialNote = {
  id: 'newPeriod',
  topic: 'feeding',
  isDue: isFirstTurnAfterPeriodOne,
  pointsTo: () => ({ target: targetId('bay') }),
  values: ({ game, seat }, progress, text) => ({
    ...periodValues(progress, text),
    income: game.erected[seat],
  }),
  always: true,
}

/** ORI-PRE-1: the chart that everybody may sail to from now on. */
export const publicChart: TutorialNote = {
  id: 'openChart',
  topic: 'feeding',
  isDue: (context) => isFirstTurnAfterPeriodOne(context) && newPublicChart(context.ctx) !== null,
  pointsTo(ctx) {
    const chart = newPublicChart(ctx)
    return chart === null ? null : { target: targetId('destination', chart) }
  },
  values(ctx, _progress, { translator, card }) {
    const id = newPublicChart(ctx) ?? ''
    return { tile: translator.names.destination(id), text: card('destination', id)?.text ?? '' }
  },
  always: true,
}

import { describeBoard } from '@amalfi/engine'
import { targetId } from '../../../model/game/targets.ts'
import type { TutorialContext } from '../course/context.ts'
import type { TutorialNote } from '../course/course.ts'
import { isFirstTurnAfterPeriodOne, periodValues } from '../course/notes.ts'

/** The evolving destination that was covered by a tile last. */
const lastCovered = ({ rules, game, seat }: TutorialContext) =>
  describeBoard(rules.tables, rules.view(game, seat)).destinations.findLast(
    ({ cover }) => cover !== null,
  )

/** How the first period ended, and which destination evolved. */
export const newPeriod: TutorialNote = {
  id: 'newPeriod',
  topic: 'feeding',
  isDue: isFirstTurnAfterPeriodOne,
  pointsTo(ctx) {
    const place = lastCovered(ctx)
    return place === undefined ? null : { target: targetId('destination', place.destination) }
  },
  values(ctx, progress, text) {
    const { translator } = text
    const place = lastCovered(ctx)
    return {
      ...periodValues(progress, text),
      place: translator.withCovers(new Map()).names.destination(place?.destination ?? ''),
      tile: place?.cover == null ? '' : translator.names.destination(place.cover),
    }
  },
  always: true,
}

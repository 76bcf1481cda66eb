import { describeBoard, forecastOf, HOLDS, HUNGER_PENALTY, shipsAt } from '@amalfi/engine'
import type { LearnFacts, Note } from '@amalfi/text'
import { targetId } from '../../../model/game/targets.ts'
import type { TableText } from '../../../table/scene/table-text.ts'
import { nearestTitle } from './advice.ts'
import { resourcesIn, type TutorialContext } from './context.ts'
import type { NoteContext, TutorialNote } from './course.ts'
import type { TutorialProgress } from './progress.ts'

/** A hold with ships in it. */
const loadedHold = ({ game, seat }: TutorialContext) =>
  HOLDS.find((_, hold) => shipsAt(game, seat, hold) > 0)

const isFirstTurn = ({ isTurn, progress }: NoteContext): boolean => isTurn && progress.turns === 0

const currentDecree = ({ rules, game }: TutorialContext): string =>
  rules.tables.decreeIds[game.decrees[game.period]]

/** The first turn after the first period. */
export const isFirstTurnAfterPeriodOne = ({ isTurn, ctx, progress }: NoteContext): boolean =>
  isTurn && ctx.game.period === 1 && progress.turnsAfterPeriodOne === 0

/** Values for a message about how the last period ended. */
export function periodValues(
  { lastFeed, lastDecree }: TutorialProgress,
  { translator }: TableText,
): Partial<LearnFacts> {
  return {
    due: lastFeed?.due ?? 0,
    short: lastFeed?.short ?? 0,
    lost: (lastFeed?.short ?? 0) * HUNGER_PENALTY,
    decree: translator.names.decree(lastDecree?.decree ?? ''),
    points: lastDecree?.points ?? 0,
  }
}

/** Values for a message about the decree of the current period. */
export function decreeValues(ctx: TutorialContext, { translator }: TableText): Partial<LearnFacts> {
  const { rules, game, seat } = ctx
  const id = currentDecree(ctx)
  return {
    decree: translator.names.decree(id),
    text: translator.decree(id, game.period),
    points: forecastOf(rules.tables, rules.view(game, seat), seat).decrees[game.period],
  }
}

/** Values for a message about the title that is nearest to the learner. */
function titleValues(ctx: TutorialContext, { translator, card }: TableText): Partial<LearnFacts> {
  const { rules, game, seat } = ctx
  const nearest = nearestTitle(ctx)
  if (nearest === null) return {}
  const square = describeBoard(rules.tables, rules.view(game, seat))
    .titles.find(({ title }) => title === nearest.title)
    ?.squares.find(({ seat: owner }) => owner === null)
  return {
    title: translator.names.title(nearest.title),
    needs: card('title', nearest.title)?.text ?? '',
    have: nearest.needs.map(({ has, needs }) => `${has}/${needs}`),
    points: square?.points ?? 0,
  }
}

/** The notes that both games share. */
export const NOTES = {
  welcome: { id: 'welcome', topic: 'ships', isDue: isFirstTurn, pointsTo: () => null },
  bay: {
    id: 'bay',
    topic: 'ships',
    isDue: isFirstTurn,
    pointsTo: () => ({ target: targetId('bay') }),
  },
  granary: {
    id: 'granary',
    topic: 'ships',
    isDue: isFirstTurn,
    pointsTo: () => ({ part: 'granary' }),
  },
  goods: {
    id: 'goods',
    topic: 'payment',
    isDue: ({ isTurn, ctx, progress }) =>
      isTurn && loadedHold(ctx) !== undefined && !progress.done.includes('payment'),
    pointsTo(ctx) {
      const hold = loadedHold(ctx)
      return hold === undefined ? null : { target: targetId('hold', hold) }
    },
    values(ctx, _progress, { translator }) {
      const hold = loadedHold(ctx)
      if (hold === undefined) return {}
      return { hold, goods: translator.locale.cards.cost(resourcesIn(ctx, [hold]), [hold]) }
    },
  },
  workshop: {
    id: 'workshop',
    topic: 'art',
    isDue: ({ isTurn, proposal }) => isTurn && proposal.topic === 'art',
    pointsTo: () => ({ part: 'workshop' }),
  },
  atlas: {
    id: 'atlas',
    topic: 'discovery',
    isDue: ({ isTurn, proposal }) => isTurn && proposal.topic === 'discovery',
    pointsTo: () => ({ part: 'atlas' }),
  },
  hand: {
    id: 'hand',
    topic: 'people',
    isDue: ({ isTurn, proposal }) =>
      isTurn && proposal.topic === 'people' && proposal.task !== 'free',
    pointsTo: () => ({ part: 'hand' }),
  },
  titles: {
    id: 'titles',
    topic: 'titles',
    isDue: ({ isTurn, proposal }) => isTurn && proposal.topic === 'titles',
    pointsTo(ctx) {
      const nearest = nearestTitle(ctx)
      return nearest === null ? null : { target: targetId('title', nearest.title) }
    },
    values: (ctx, _progress, text) => titleValues(ctx, text),
  },
  decree: {
    id: 'decree',
    topic: 'decree',
    isDue: ({ isTurn, about, ctx, proposal }) =>
      isTurn
        ? proposal.topic === 'passing' && ctx.game.period === 0
        : about === 'feed' || about === 'decree',
    pointsTo: (ctx) => ({ target: targetId('decree', currentDecree(ctx)) }),
    values: (ctx, _progress, text) => decreeValues(ctx, text),
  },
} as const satisfies Partial<Record<Note, TutorialNote>>

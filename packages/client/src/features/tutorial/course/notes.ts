import { describeBoard, forecastOf, HOLDS, HUNGER, shipsAt } from '@amalfi/engine'
import type { LearnFacts, Note } from '@amalfi/text'
import type { TableText } from '../../../table/scene/table-text.ts'
import { nearestTitle } from './advice.ts'
import type { Told, When } from './course.ts'
import type { Learnt } from './follow.ts'
import { loadsIn, type Standpoint } from './standpoint.ts'

/** A hold with ships in it. */
const loaded = ({ game, seat }: Standpoint) =>
  HOLDS.find((_, hold) => shipsAt(game, seat, hold) > 0)

const begins = ({ turn, learnt }: When): boolean => turn && learnt.turns === 0

const decreeAt = ({ rules, game }: Standpoint): string =>
  rules.tables.decreeIds[game.decrees[game.period]]

/** The first turn after the first period. */
export const laterBegins = ({ turn, at, learnt }: When): boolean =>
  turn && at.game.period === 1 && learnt.turnsLater === 0

/** How the last period ended. */
export function periodFacts(
  { fed, scored }: Learnt,
  { translator }: TableText,
): Partial<LearnFacts> {
  return {
    due: fed?.due ?? 0,
    short: fed?.short ?? 0,
    lost: (fed?.short ?? 0) * HUNGER,
    decree: translator.names.decree(scored?.decree ?? ''),
    points: scored?.points ?? 0,
  }
}

export function decreeFacts(at: Standpoint, { translator }: TableText): Partial<LearnFacts> {
  const { rules, game, seat } = at
  const id = decreeAt(at)
  return {
    decree: translator.names.decree(id),
    text: translator.decree(id, game.period),
    points: forecastOf(rules.tables, rules.view(game, seat), seat).decrees[game.period],
  }
}

function titleFacts(at: Standpoint, { translator, card }: TableText): Partial<LearnFacts> {
  const { rules, game, seat } = at
  const nearest = nearestTitle(at)
  if (nearest === null) return {}
  const square = describeBoard(rules.tables, rules.view(game, seat))
    .titles.find(({ title }) => title === nearest.title)
    ?.squares.find(({ seat: taken }) => taken === null)
  return {
    title: translator.names.title(nearest.title),
    needs: card('title', nearest.title)?.text ?? '',
    have: nearest.needs.map(({ has, needs }) => `${has}/${needs}`),
    points: square?.points ?? 0,
  }
}

/** What is told in the same way wherever it is told at all. */
export const NOTES = {
  welcome: { note: 'welcome', topic: 'ships', due: begins, points: () => null },
  bay: { note: 'bay', topic: 'ships', due: begins, points: () => ({ target: 'bay' }) },
  granary: { note: 'granary', topic: 'ships', due: begins, points: () => ({ part: 'granary' }) },
  goods: {
    note: 'goods',
    topic: 'payment',
    due: ({ turn, at, learnt }) =>
      turn && loaded(at) !== undefined && !learnt.done.includes('payment'),
    points: (at) => ({ target: `hold:${loaded(at)}` }),
    facts(at, _learnt, { translator }) {
      const hold = loaded(at)
      if (hold === undefined) return {}
      return { hold, goods: translator.locale.cards.cost(loadsIn(at, [hold]), [hold]) }
    },
  },
  workshop: {
    note: 'workshop',
    topic: 'art',
    due: ({ turn, proposal }) => turn && proposal.topic === 'art',
    points: () => ({ part: 'workshop' }),
  },
  atlas: {
    note: 'atlas',
    topic: 'discovery',
    due: ({ turn, proposal }) => turn && proposal.topic === 'discovery',
    points: () => ({ part: 'atlas' }),
  },
  hand: {
    note: 'hand',
    topic: 'people',
    due: ({ turn, proposal }) => turn && proposal.topic === 'people' && proposal.task !== 'free',
    points: () => ({ part: 'hand' }),
  },
  titles: {
    note: 'titles',
    topic: 'titles',
    due: ({ turn, proposal }) => turn && proposal.topic === 'titles',
    points: (at) => ({ target: `title:${nearestTitle(at)?.title}` }),
    facts: (at, _learnt, spoken) => titleFacts(at, spoken),
  },
  decree: {
    note: 'decree',
    topic: 'decree',
    due: ({ turn, about, at, proposal }) =>
      turn
        ? proposal.topic === 'passing' && at.game.period === 0
        : about === 'feed' || about === 'decree',
    points: (at) => ({ target: `decree:${decreeAt(at)}` }),
    facts: (at, _learnt, spoken) => decreeFacts(at, spoken),
  },
} as const satisfies Partial<Record<Note, Told>>

import { COLONY_POINTS } from '@amalfi/engine'
import type { Told } from '../course/course.ts'
import { laterBegins, periodFacts } from '../course/notes.ts'
import type { Standpoint } from '../course/standpoint.ts'

/** ORI-PRE-1: the chart that became public when the round began. */
function openChart({ rules, game }: Standpoint): string | null {
  const { tables } = rules
  const chart = game.covers[tables.evolving + game.period - 1]
  return chart === undefined || chart < 0 ? null : tables.destinationIds[chart]
}

export const colonies: Told = {
  note: 'colonies',
  topic: 'lighthouses',
  due: ({ turn, proposal }) => turn && proposal.topic === 'lighthouses',
  points: () => ({ part: 'granary' }),
  facts: () => ({ have: COLONY_POINTS.slice(1).map(String) }),
}

/** ORI-FRE-2, ORI-FED-2: told while there is still something to be done about it. */
export const conversion: Told = {
  note: 'conversion',
  topic: 'conversion',
  due: ({ turn, proposal: { task } }) => turn && (task === 'convert' || task === 'store'),
  points: () => ({ part: 'granary' }),
}

export const newPeriod: Told = {
  note: 'newPeriod',
  topic: 'feeding',
  due: laterBegins,
  points: () => ({ target: 'bay' }),
  facts: ({ game, seat }, learnt, spoken) => ({
    ...periodFacts(learnt, spoken),
    income: game.erected[seat],
  }),
  always: true,
}

export const publicChart: Told = {
  note: 'openChart',
  topic: 'feeding',
  due: (when) => laterBegins(when) && openChart(when.at) !== null,
  points: (at) => ({ target: `place:${openChart(at)}` }),
  facts(at, _learnt, { translator, card }) {
    const id = openChart(at) ?? ''
    return { tile: translator.names.destination(id), text: card('destination', id)?.text ?? '' }
  },
  always: true,
}

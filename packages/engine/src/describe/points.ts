import type { GameEvent } from '../state/event.ts'
import type { Tables } from '../state/tables.ts'
import { CHARACTER_TYPES } from '../state/words.ts'

/** The sources of points, for result tables and statistics. */
export const POINT_SOURCES = [
  'artworks',
  'destinations',
  'titles',
  'decrees',
  'endgame characters',
  'other effects',
  'hunger',
] as const
/** A row of the points table. */
export type PointSource = (typeof POINT_SOURCES)[number]

/** The points of a seat: for each source five numbers, for periods I to IV and for the end of the game. */
export type Points = Readonly<Record<PointSource, readonly number[]>>

const COLUMNS = 5
const AFTER = COLUMNS - 1

/** The points of each seat by source. `events` are all events since the beginning of the game. */
export function pointsOf(tables: Tables, seats: number, events: readonly GameEvent[]): Points[] {
  const none = () => POINT_SOURCES.map((source) => [source, new Array<number>(COLUMNS).fill(0)])
  const points = Array.from({ length: seats }, () => Object.fromEntries(none()))
  let period = 0
  for (const event of events)
    if (event.kind === 'phase') period = event.phase === 'over' ? AFTER : event.period
    else if (event.kind === 'score') {
      const source = sourceOf(tables, event)
      const column = source === 'endgame characters' ? AFTER : period
      points[event.seat][source][column] += event.to - event.from
    }
  return points
}

/** Points lost by a rule are hunger; points given by a rule were bought. */
function sourceOf(
  tables: Tables,
  { because, from, to }: GameEvent & { kind: 'score' },
): PointSource {
  switch (because.kind) {
    case 'rule':
      return to < from ? 'hunger' : 'other effects'
    case 'artwork':
      return 'artworks'
    case 'destination':
      return 'destinations'
    case 'title':
      return 'titles'
    case 'decree':
      return 'decrees'
    case 'character': {
      const type = tables.characters.type[tables.characterIds.indexOf(because.id)]
      return CHARACTER_TYPES[type] === 'endgame' ? 'endgame characters' : 'other effects'
    }
    case 'shipIcon':
    case 'lighthouseIcon':
    case 'lighthouse':
    case 'colony':
      return 'other effects'
  }
}

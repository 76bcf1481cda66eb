import type { LiveTable } from '../session/live.ts'
import type { SharedGame } from './shared-game.ts'

/** What can be handed on of a table, the whole game only by who may know all of it. */
export function kindsOf(table: LiveTable): readonly SharedGame['kind'][] {
  if (!table.isOpenToAll) return ['position']
  return table.over.value ? ['game'] : ['position', 'game']
}

/** The game or position of a table, to be handed on: never more than who looks at it may see. */
export function sharedGameFor(table: LiveTable, kind: SharedGame['kind']): SharedGame {
  const { players, rules } = table
  if (kind === 'game' && kindsOf(table).includes('game')) {
    const { record, rewound } = table.kept()
    return { kind, record, players, rewound }
  }
  return {
    kind: 'position',
    game: rules.game,
    version: rules.version,
    pack: rules.tables.pack,
    printing: rules.tables.printing,
    position: rules.encode(table.shareable()),
    players,
    seenBy: table.isOpenToAll ? null : table.eyes.value,
  }
}

/** A shared game as it is written: the record is an object, and what says nothing is left out. */
export function written(shared: SharedGame): object {
  if (shared.kind === 'game') {
    const { kind, record, players, rewound } = shared
    return { kind, record: JSON.parse(record), players, ...(rewound ? { rewound } : {}) }
  }
  const { seenBy, ...rest } = shared
  return seenBy === null ? rest : shared
}

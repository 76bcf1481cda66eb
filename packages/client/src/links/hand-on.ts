import { newSeed } from '@amalfi/bots/chance'
import { type Chance, seedChance } from '@amalfi/engine'
import type { LiveTable } from '../game/live.ts'
import type { Parcel } from './parcel.ts'

/** Whether whoever sits at a table may know all of it: it is over, or they play only against bots. */
export const isOpenToAll = (table: LiveTable): boolean =>
  table.over.value || table.people.length < 2

/** What can be handed on of a table, the whole game only by who may know all of it. */
export function kindsOf(table: LiveTable): readonly Parcel['kind'][] {
  if (!isOpenToAll(table)) return ['position']
  return table.over.value ? ['game'] : ['position', 'game']
}

/** The game or position of a table, to be handed on: never more than who looks at it may see. */
export function parcelOf(table: LiveTable, kind: Parcel['kind']): Parcel {
  const { players, rules } = table
  if (kind === 'game' && kindsOf(table).includes('game')) {
    const { record, rewound } = table.kept()
    return { kind, record, players, rewound }
  }
  const all = isOpenToAll(table)
  const seat = table.eyes.value
  const game = all ? table.game : rules.imagine(rules.view(table.game, seat), anyChance())
  return {
    kind: 'position',
    game: rules.game,
    version: rules.version,
    pack: rules.tables.pack,
    printing: rules.tables.printing,
    position: rules.encode(game),
    players,
    seenBy: all ? null : seat,
  }
}

/** Nobody can find out what was dealt anew, so nobody can tell it from what was hidden. */
export const anyChance = (): Chance => seedChance(newSeed())

/** A parcel as it is written: the record is an object, and what says nothing is left out. */
export function written(parcel: Parcel): object {
  if (parcel.kind === 'game') {
    const { kind, record, players, rewound } = parcel
    return { kind, record: JSON.parse(record), players, ...(rewound ? { rewound } : {}) }
  }
  const { seenBy, ...rest } = parcel
  return seenBy === null ? rest : parcel
}

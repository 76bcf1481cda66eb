import type { Seed } from '@amalfi/engine'
import { writeRecord } from '@amalfi/engine'
import type { SavedState } from '@amalfi/session'
import type { TableSession } from '../session/table-session.ts'
import type { SharedGame } from './shared-game.ts'

/** A game that can be shared: as it is seen, and all of it for those who may know all. */
export interface Shareable {
  readonly session: Pick<
    TableSession,
    'players' | 'rules' | 'isOpenToAll' | 'over' | 'eyes' | 'imagine'
  >
  state(): SavedState
}

/** What can be shared of a game; the whole game only by somebody who may know all of it. */
export function kindsOf({ session }: Shareable): readonly SharedGame['kind'][] {
  if (!session.isOpenToAll) return ['position']
  return session.over.value ? ['game'] : ['position', 'game']
}

/** The game or its position, to be shared: never more than the person who looks may know. */
export function sharedGameFor(game: Shareable, kind: SharedGame['kind']): SharedGame {
  const { players, rules, isOpenToAll, eyes } = game.session
  if (kind === 'game' && kindsOf(game).includes('game')) {
    const { record, rewound } = game.state()
    return { kind, record: writeRecord(record), players, rewound }
  }
  return {
    kind: 'position',
    game: rules.game,
    version: rules.version,
    pack: rules.tables.pack,
    printing: rules.tables.printing,
    // No two imagined games are alike, so that none of them tells what is hidden.
    position: isOpenToAll ? game.state().position : rules.encode(game.session.imagine()),
    players,
    seenBy: isOpenToAll ? null : eyes.value,
  }
}

/** The seed of a game that was played from its beginning, for somebody who may know all of it. */
export function seedOf(game: Shareable): Seed | null {
  if (!kindsOf(game).includes('game')) return null
  const { from, setup } = game.state().record
  return from === undefined ? setup.seed : null
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

import type { Seed } from '@amalfi/engine'
import { writeRecord } from '@amalfi/engine'
import type { SavedState } from '@amalfi/session'
import type { TableSession } from '../session/table-session.ts'
import type { SharedGame } from './shared-game.ts'

/** A game that can be shared. */
export interface Shareable {
  readonly session: Pick<
    TableSession,
    'players' | 'rules' | 'isOpenToAll' | 'over' | 'viewer' | 'imagine'
  >
  state(): SavedState
}

/** What can be shared: the whole game only if the person may know all of it. */
export function shareableKinds({ session }: Shareable): readonly SharedGame['kind'][] {
  if (!session.isOpenToAll) return ['position']
  return session.over.value ? ['game'] : ['position', 'game']
}

/** The game or its position for a link. It never contains more than the person may know. */
export function sharedGameFor(game: Shareable, kind: SharedGame['kind']): SharedGame {
  const { players, rules, isOpenToAll, viewer } = game.session
  if (kind === 'game' && shareableKinds(game).includes('game')) {
    const { record, rewound } = game.state()
    return { kind, record: writeRecord(record), players, rewound }
  }
  return {
    kind: 'position',
    game: rules.game,
    version: rules.version,
    pack: rules.tables.pack,
    printing: rules.tables.printing,
    // Hidden cards are replaced at random, so that the position does not reveal them.
    position: isOpenToAll ? game.state().position : rules.encode(game.session.imagine()),
    players,
    seenBy: isOpenToAll ? null : viewer.value,
  }
}

/** The seed of a game that was played from its beginning, for somebody who may know all of it. */
export function seedOf(game: Shareable): Seed | null {
  if (!shareableKinds(game).includes('game')) return null
  const { from, setup } = game.state().record
  return from === undefined ? setup.seed : null
}

/** The content of a link: the record as an object, without empty fields. */
export function contentOf(shared: SharedGame): object {
  if (shared.kind === 'game') {
    const { kind, record, players, rewound } = shared
    return { kind, record: JSON.parse(record), players, ...(rewound ? { rewound } : {}) }
  }
  const { seenBy, ...rest } = shared
  return seenBy === null ? rest : shared
}

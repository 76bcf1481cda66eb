import { newSeed } from '@amalfi/bots/chance'
import { type GameRecord, HANDS, newRecord, RIVALS, type Setup } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import type { Player } from '../players/player.ts'
import { newId } from '../session/begin-game.ts'
import { newSavedGame } from '../session/saved-game.ts'
import { type Origin, saveGame } from '../storage/games.ts'
import type { CheckedGame } from './check.ts'

/** Saves a shared game as a game of its own. Returns its id. */
export async function importGame(
  checked: CheckedGame,
  players: readonly Player[],
  origin: Origin,
): Promise<string> {
  const { shared, rules } = checked
  const saved = newSavedGame({
    id: newId(),
    players,
    rules,
    record: shared.kind === 'game' ? readRecord(shared.record) : recordFrom(checked),
    rewound: shared.kind === 'game' && shared.rewound,
    origin,
  })
  // A game that cannot be saved can still be played: its table says that it is not saved.
  await saveGame(saved).catch(() => {})
  return saved.id
}

/** The record of a game that begins from the shared position. */
function recordFrom({ rules, game }: Pick<CheckedGame, 'rules' | 'game'>): GameRecord {
  const setup: Setup = {
    players: game.seats,
    seed: newSeed(),
    hands: HANDS[game.hands],
    ...(game.rival < 0 ? {} : { rival: RIVALS[game.rival] }),
  }
  return newRecord(rules, setup, game)
}

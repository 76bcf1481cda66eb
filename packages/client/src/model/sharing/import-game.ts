import { newSeed } from '@amalfi/bots/chance'
import { HANDS, newRecord, RIVALS, type Setup, writeRecord } from '@amalfi/engine'
import type { Player } from '../players/player.ts'
import { newId } from '../session/begin.ts'
import { LiveTable } from '../session/live.ts'
import { keepGame, type Origin } from '../storage/games.ts'
import type { Checked } from './check.ts'

/** Keeps what was handed over as a game of one's own, and gives its name in the store. */
export async function importGame(
  checked: Checked,
  players: readonly Player[],
  origin: Origin,
): Promise<string> {
  const { shared, rules } = checked
  const table = new LiveTable({
    id: newId(),
    players,
    rules,
    record: shared.kind === 'game' ? shared.record : recordFrom(checked),
    rewound: shared.kind === 'game' && shared.rewound,
    origin,
  })
  await keepGame(table.kept())
  return table.id
}

/** The record of a game that begins where it was handed over. */
function recordFrom({ rules, game }: Pick<Checked, 'rules' | 'game'>): string {
  const setup: Setup = {
    players: game.seats,
    seed: newSeed(),
    hands: HANDS[game.hands],
    ...(game.rival < 0 ? {} : { rival: RIVALS[game.rival] }),
  }
  return writeRecord(newRecord(rules, setup, game))
}

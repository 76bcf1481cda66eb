import { newRecord, RecordedGame, renaissance, type Setup } from '@amalfi/engine'
import { compile, renaissancePack } from '@amalfi/packs'
import type { Player } from '../../packages/client/src/model/players/player.ts'
import type { SavedGame } from '../../packages/client/src/model/storage/games.ts'
import { savedGameOf } from './saved-games.ts'

const rules = renaissance(compile(renaissancePack, { printing: 'english' }))
const NAMES = ['Bianca', 'Cola', 'Dario', 'Ezio']

export interface WantedGame {
  readonly setup: Setup
  /** The number of people, from the first seat on; the others are bots. */
  readonly people?: number
  /** After at least this many choices, the game stops at a choice of a person, or at its end. */
  readonly choices?: number
  readonly id?: string
}

/** A saved game, played outside the page, which is faster than clicking. */
export function gameAfter({
  setup,
  people = 1,
  choices = 5000,
  id = 'game',
}: WantedGame): SavedGame {
  const recordedGame = new RecordedGame(rules, newRecord(rules, setup))
  for (;;) {
    const [seat] = rules.deciders(recordedGame.game)
    if (seat === undefined || (recordedGame.moveCount >= choices && seat < people)) break
    const offer = rules.choices(recordedGame.game, seat, [])
    recordedGame.choose(seat, offer[(recordedGame.moveCount * 7) % offer.length])
  }
  const players = Array.from(
    { length: setup.players },
    (_, seat): Player => ({ kind: seat < people ? 'person' : 'merchant', name: NAMES[seat] }),
  )
  return savedGameOf(id, rules, recordedGame, players, 1_700_000_000_000)
}

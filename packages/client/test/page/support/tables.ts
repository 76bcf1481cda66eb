import type { GameName, Setup } from '@amalfi/engine'
import { newRecord, RecordedGame, writeRecord } from '@amalfi/engine'
import { rulesOf } from '../../../src/model/game/rules.ts'
import type { Player } from '../../../src/model/players/player.ts'
import { LiveTable } from '../../../src/model/session/live.ts'

const NAMES = ['Bianca', 'Cola', 'Dario', 'Ezio']

/** Players, of whom the first so many are people. */
export const playersWith = (people: number, players: number): Player[] =>
  Array.from({ length: players }, (_, seat) => ({
    kind: seat < people ? 'person' : 'merchant',
    name: NAMES[seat],
  }))

/** A table after so many choices, always another of those on offer. */
export function tableAfter(
  setup: Setup,
  people: number,
  choices: number,
  game: GameName = 'renaissance',
): LiveTable {
  const rules = rulesOf(game, 'english')
  const recordedGame = new RecordedGame(rules, newRecord(rules, setup))
  for (let i = 0; i < choices; i++) {
    const [seat] = rules.deciders(recordedGame.game)
    if (seat === undefined) break
    const offer = rules.choices(recordedGame.game, seat, [])
    recordedGame.choose(seat, offer[(i * 7) % offer.length])
  }
  const table = new LiveTable({
    id: 'here',
    players: playersWith(people, setup.players),
    rules,
    record: writeRecord(recordedGame.record),
  })
  const [asked] = rules.deciders(table.game)
  table.over.value = asked === undefined
  return table
}

/**
 * Finds a game of merchants for the pictures in the rules (games/NAME/example.ts). Run it after
 * cards or rules have changed: `node packages/client/test/page/support/find-example.ts`.
 */
import { handMadeBots } from '@amalfi/bots'
import { describeBoard, HOLDS, newRecord, RecordedGame, seedChance } from '@amalfi/engine'
import { type GameRules, rulesOf } from '../../../src/model/game/rules.ts'
import { fetchGame, GAME_NAMES } from '../../../src/model/games/catalog/by-game.ts'

const MAX_SEED = 60

/** Whether every part of the first player's board has something to show. */
function isFull(rules: GameRules, { game }: RecordedGame<unknown>): boolean {
  if (game.period !== 2 || rules.deciders(game)[0] !== 0) return false
  if (rules.decision(game, 0).about !== 'main') return false
  const { ships, bread, lighthouses } = describeBoard(rules.tables, rules.view(game, 0)).boards[0]
  const loadedHolds = HOLDS.filter((hold) => ships[hold] > 0).length
  const otherPlaces = [ships.bay, ships.port, ships.shipyard, ships.dock]
  return loadedHolds > 1 && bread > 0 && lighthouses > 0 && otherPlaces.every((n) => n > 0)
}

function find(rules: GameRules): string {
  const bot = handMadeBots['merchant-1'](rules)
  for (let seed = 1; seed <= MAX_SEED; seed++) {
    const recordedGame = new RecordedGame(rules, newRecord(rules, { players: 3, seed }))
    for (;;) {
      if (isFull(rules, recordedGame)) return `seed ${seed}: ${recordedGame.record.choices}`
      const { game } = recordedGame
      const [seat] = rules.deciders(game)
      if (seat === undefined || game.period > 2) break
      const choices = rules.choices(game, seat, [])
      const options = rules.options(game, seat, [])
      const chance = seedChance(recordedGame.moveCount + 7)
      recordedGame.choose(seat, bot({ view: rules.view(game, seat), choices, options, chance }))
    }
  }
  return 'none found'
}

for (const name of GAME_NAMES) {
  await fetchGame(name)
  console.log(name, find(rulesOf(name, 'english')))
}

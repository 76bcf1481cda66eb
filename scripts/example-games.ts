/**
 * Finds a game of merchants for the pictures in the rules of each game (`npm run example-games`) and
 * writes it to packages/client/src/features/rulebook. Run it after cards or rules have changed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { handMadeBots } from '@amalfi/bots'
import {
  describeBoard,
  GAMES,
  HOLDS,
  newRecord,
  RecordedGame,
  type Rules,
  type Setup,
  type Standing,
  seedChance,
} from '@amalfi/engine'
import { compile, originalPack, renaissancePack } from '@amalfi/packs'

type GameRules = Rules<Setup, Standing>

const PLAYERS = 3
const MAX_SEED = 60
/** The most characters of a record in one line of code. */
const LINE = 90

/** Whether every part of the first player's board has something to show. */
function isFull(rules: GameRules, { game }: RecordedGame<unknown>): boolean {
  if (game.period !== 2 || rules.deciders(game)[0] !== 0) return false
  if (rules.decision(game, 0).about !== 'main') return false
  const { ships, bread, lighthouses } = describeBoard(rules.tables, rules.view(game, 0)).boards[0]
  const loadedHolds = HOLDS.filter((hold) => ships[hold] > 0).length
  const otherPlaces = [ships.bay, ships.port, ships.shipyard, ships.dock]
  return loadedHolds > 1 && bread > 0 && lighthouses > 0 && otherPlaces.every((n) => n > 0)
}

interface Found {
  readonly seed: number
  readonly choices: string
}

function find(rules: GameRules): Found {
  const bot = handMadeBots['merchant-1'](rules)
  for (let seed = 1; seed <= MAX_SEED; seed++) {
    const recordedGame = new RecordedGame(rules, newRecord(rules, { players: PLAYERS, seed }))
    for (;;) {
      if (isFull(rules, recordedGame)) return { seed, choices: recordedGame.record.choices }
      const { game } = recordedGame
      const [seat] = rules.deciders(game)
      if (seat === undefined || game.period > 2) break
      const choices = rules.choices(game, seat, [])
      const options = rules.options(game, seat, [])
      const chance = seedChance(recordedGame.moveCount + 7)
      recordedGame.choose(seat, bot({ view: rules.view(game, seat), choices, options, chance }))
    }
  }
  throw new Error(`no game of the first ${MAX_SEED} seeds has everything`)
}

/** The fields of an example, as the formatter writes them. */
function fieldsOf({ seed, choices }: Found): string {
  const lines = choices.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  const text = lines.map((line) => `'${line}'`).join(' +\n    ')
  return `{\n  setup: { players: ${PLAYERS}, seed: ${seed} },\n  choices:\n    ${text},\n}\n`
}

for (const pack of [renaissancePack, originalPack]) {
  const found = find(GAMES[pack.game](compile(pack, { printing: 'english' })))
  const folder = `../packages/client/src/features/rulebook/${pack.game}/`
  const file = new URL(`${folder}example.ts`, import.meta.url)
  const [head] = readFileSync(file, 'utf8').split(/(?<= = )\{/)
  writeFileSync(file, `${head}${fieldsOf(found)}`)
  console.log(`${pack.game}: seed ${found.seed}`)
}

import { random } from '@amalfi/bots'
import {
  codeOf,
  DECLINE,
  type FrameKind,
  type GameName,
  newRecord,
  PASS,
  RecordedGame,
  type Setup,
  seedChance,
  writeRecord,
} from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import { rulesOf, rulesOfRecord } from '../../packages/client/src/model/game/rules.ts'
import type { Player } from '../../packages/client/src/model/players/player.ts'
import type { SavedGame } from '../../packages/client/src/model/storage/games.ts'
import { questionKinds } from '../../packages/engine/test/support/question-kinds.ts'
import { merchantChoice, rules } from './engine-game.ts'
import { savedGameOf } from './saved-games.ts'

/** Everything that a person can be asked. */
export const QUESTIONS = questionKinds('renaissance')

type Game = RecordedGame<Setup>

/** A saved game with a person at this seat and merchants at the others. */
export function toSavedGame(id: string, game: Game, person: number): SavedGame {
  const players = game.game.score.map(
    (_, seat): Player => ({ kind: seat === person ? 'person' : 'merchant', name: '' }),
  )
  return savedGameOf(id, rulesOfRecord(game.record), game, players, Date.UTC(1453, 4, 29))
}

/** The same game with people at every seat. */
export const withPeople = (game: SavedGame, id: string): SavedGame => ({
  ...game,
  id,
  players: game.players.map((player) => ({ ...player, kind: 'person' })),
})

const SETUPS: readonly Omit<Setup, 'seed'>[] = [
  { players: 2 },
  { players: 4 },
  { players: 2, hands: 'selection' },
  { players: 1, rival: 'naples' },
  { players: 3, hands: 'blind' },
  { players: 2, hands: 'scoreDraft' },
]
const MAX_SEEDS = 100

/** A player who always passes or declines would see little of the game. */
const isPassive = (choice: number): boolean => codeOf(choice) === PASS || codeOf(choice) === DECLINE

/** Plays random games of many kinds until `isDone` returns true. */
function playMany(isDone: (game: Game) => boolean): void {
  for (let seed = 1; seed <= MAX_SEEDS; seed++)
    for (const setup of SETUPS) {
      const game = new RecordedGame(rules, newRecord(rules, { ...setup, seed }))
      const chance = seedChance(seed)
      for (;;) {
        if (isDone(game)) return
        const [seat] = rules.deciders(game.game)
        if (seat === undefined) break
        const all = rules.choices(game.game, seat, [])
        const active = all.filter((choice) => !isPassive(choice))
        const choices = active.length === 0 || game.moveCount % 11 === 0 ? all : active
        const view = rules.view(game.game, seat)
        game.choose(seat, random({ view, choices, options: [], chance }))
      }
    }
}

/** For each of these questions, the first game in which it is asked, with a person at that seat. */
export function gamesAsking(kinds: readonly FrameKind[]): Map<FrameKind, SavedGame> {
  const found = new Map<FrameKind, SavedGame>()
  playMany((game) => {
    const [seat, other] = rules.deciders(game.game)
    if (seat === undefined || other !== undefined) return false
    const { about } = rules.decision(game.game, seat)
    const kind = kinds.find((one) => one === about)
    if (kind !== undefined && !found.has(kind)) found.set(kind, toSavedGame(kind, game, seat))
    return found.size === kinds.length
  })
  return found
}

/**
 * A game that bots have played up to a main action of the first seat in a period (0 to 3), or to its
 * end. A person takes over the first seat.
 */
export function gamePlayedByBots(
  id: string,
  setup: Setup,
  until: number | 'end',
  name: GameName = 'renaissance',
): SavedGame {
  const gameRules = rulesOf(name, 'english')
  const game = new RecordedGame(gameRules, newRecord(gameRules, setup))
  for (;;) {
    const [seat] = gameRules.deciders(game.game)
    if (seat === undefined) return toSavedGame(id, game, 0)
    const { about } = gameRules.decision(game.game, seat)
    if (game.game.period === until && seat === 0 && about === 'main')
      return toSavedGame(id, game, 0)
    game.choose(seat, merchantChoice(game.game, seat, game.moveCount, gameRules))
  }
}

/** The same record, as if made by older rules that allowed one more choice. */
export function withOtherRules(text: string): string {
  const record = readRecord(text)
  // `_` does not encode a choice.
  return writeRecord({ ...record, version: 0, choices: `${record.choices}_` })
}

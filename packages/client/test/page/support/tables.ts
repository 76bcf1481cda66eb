import type { Game, GameName, LogEntry, Setup } from '@amalfi/engine'
import { newRecord, RecordedGame, randomBelow } from '@amalfi/engine'
import type { BotPort } from '@amalfi/session'
import { effect } from '@preact/signals'
import { nextTask } from '../../../src/base/next-task.ts'
import { NOBODY } from '../../../src/model/curtain/curtain.ts'
import { type GameRules, rulesOf } from '../../../src/model/game/rules.ts'
import type { Player } from '../../../src/model/players/player.ts'
import { LocalGame } from '../../../src/model/session/local-game.ts'
import { newSavedGame } from '../../../src/model/session/saved-game.ts'
import type { TableSession } from '../../../src/model/session/table-session.ts'
import type { SavedGame } from '../../../src/model/storage/games.ts'

const NAMES = ['Bianca', 'Cola', 'Dario', 'Ezio']

/** Players, the first of whom are people. */
export const playersWith = (people: number, players: number): Player[] =>
  Array.from({ length: players }, (_, seat) => ({
    kind: seat < people ? 'person' : 'merchant',
    name: NAMES[seat],
  }))

/** A saved game, and the full game it was made from. */
export interface PlayedGame {
  readonly saved: SavedGame
  readonly game: Game
  readonly log: readonly LogEntry[]
  readonly rules: GameRules
}

/** A game after this many choices. */
export function gameAfter(
  setup: Setup,
  people: number,
  choices: number,
  name: GameName = 'renaissance',
): PlayedGame {
  const rules = rulesOf(name, 'english')
  const recordedGame = new RecordedGame(rules, newRecord(rules, setup))
  for (let i = 0; i < choices; i++) {
    const [seat] = rules.deciders(recordedGame.game)
    if (seat === undefined) break
    const offer = rules.choices(recordedGame.game, seat, [])
    recordedGame.choose(seat, offer[(i * 7) % offer.length])
  }
  const { game, log, record } = recordedGame
  const players = playersWith(people, setup.players)
  return { saved: newSavedGame({ id: 'here', players, rules, record }), game, log, rules }
}

/** Bots that choose at random; `think` is called before each answer. */
export const randomBots = (think: () => void = () => {}): BotPort => ({
  ask: async (_bot, { choices, chance }) => {
    think()
    return { choice: choices[randomBelow(chance, choices.length)] }
  },
})

/** Opens a saved game; nothing is stored. */
export async function openGame(
  saved: SavedGame,
  {
    bots = () => randomBots(),
    confirms = false,
  }: { readonly bots?: (rules: GameRules) => BotPort; readonly confirms?: boolean } = {},
): Promise<LocalGame> {
  const game = await LocalGame.open(saved, {
    bots,
    write: async () => {},
    confirms: () => confirms,
  })
  // On a page a bot waits for the paint.
  game.session.pace.untilDrawn = nextTask
  return game
}

/** Whether somebody has to do something before the game goes on. */
const isIdle = (session: TableSession): boolean =>
  session.question.value !== null ||
  session.nextViewer.value !== NOBODY ||
  session.awaitingConfirm.value !== NOBODY ||
  session.over.value ||
  session.error.value !== null

/** Waits until a human has to do something, or the game is over. */
export async function untilIdle(session: TableSession): Promise<void> {
  let stop = (): void => {}
  await new Promise<void>((resolve) => {
    stop = effect(() => {
      if (isIdle(session)) resolve()
    })
  })
  stop()
  if (session.error.value !== null) throw session.error.value
}

/** Chooses, and waits until a human has to do something again. */
export async function choose(session: TableSession, choice: number): Promise<void> {
  await session.choose(choice)
  await untilIdle(session)
}

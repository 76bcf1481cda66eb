import type { Bot, BotChances } from '@amalfi/bots'
import { type Game, newRecord, type Setup } from '@amalfi/engine'
import type { GameRules } from '../game/games.ts'
import type { Lines } from '../terminal/lines.ts'
import { TerminalGame } from '../terminal/terminal-game.ts'
import { decideLine, endLine, type Line, readAnswer, refusedLine } from './protocol.ts'

/** The connection to the external program. */
export interface Connection {
  readonly send: (line: Line) => void
  readonly lines: Pick<Lines, 'next'>
}

/** How a game ended. */
export type ServeResult = 'over' | 'disconnected' | 'tooManyRefusals'

/** After this many refused answers to one question, the game is stopped. */
export const MAX_REFUSALS = 100

/** Plays one game. Seats without a bot are asked over the connection. */
export async function serveGame(
  rules: GameRules,
  setup: Setup,
  bots: readonly (Bot | null)[],
  chances: BotChances,
  connection: Connection,
): Promise<ServeResult> {
  const terminal = new TerminalGame(rules, newRecord(rules, setup), bots, chances)
  const { recordedGame } = terminal
  for (let seat = terminal.next(); seat >= 0; seat = terminal.next()) {
    const choice = await ask(terminal, seat, connection)
    if (typeof choice === 'string') return choice
    recordedGame.choose(seat, choice)
  }
  connection.send(endLine(rules.standings(recordedGame.game), recordedGame.record))
  return 'over'
}

/** Asks until the answer is a legal choice. */
async function ask(
  { rules, recordedGame: { game } }: TerminalGame,
  seat: number,
  { send, lines }: Connection,
): Promise<number | Exclude<ServeResult, 'over'>> {
  const question = decideLine(rules, rules.view(game, seat))
  for (let refusals = 0; refusals < MAX_REFUSALS; refusals++) {
    send(question)
    const text = await lines.next('')
    if (text === null) return 'disconnected'
    const answer = checkAnswer(rules, game, seat, text)
    if (typeof answer === 'number') return answer
    send(answer)
  }
  return 'tooManyRefusals'
}

/** The legal choice of an answer, or the line that refuses it. */
function checkAnswer(rules: GameRules, game: Game, seat: number, text: string): number | Line {
  const choice = readAnswer(rules, text)
  if (typeof choice !== 'number') return choice
  const refusal = rules.check(game, seat, choice)
  return refusal === null ? choice : refusedLine(rules, refusal)
}

import type { Bot, BotChances } from '@amalfi/bots'
import { type Game, newRecord, type Setup } from '@amalfi/engine'
import type { GameRules } from '../games.ts'
import type { Lines } from '../terminal/lines.ts'
import { TerminalGame } from '../terminal/terminal-game.ts'
import { decideLine, endLine, type Line, readAnswer, refusedLine } from './protocol.ts'

/** The two ends of the talk with whoever plays from outside. */
export interface Connection {
  readonly send: (line: Line) => void
  readonly lines: Pick<Lines, 'next'>
}

/** How a game went: to its end, or until the other side hung up or would not understand. */
export type Outcome = 'over' | 'hungUp' | 'gaveUp'

/** A bot that is refused so often for one question will not find an answer any more. */
export const MAX_REFUSALS = 100

/** Plays one game; the seats without a bot of ours are asked from outside. */
export async function serveGame(
  rules: GameRules,
  setup: Setup,
  bots: readonly (Bot | null)[],
  chances: BotChances,
  connection: Connection,
): Promise<Outcome> {
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
): Promise<number | Exclude<Outcome, 'over'>> {
  const question = decideLine(rules, rules.view(game, seat))
  for (let refusals = 0; refusals < MAX_REFUSALS; refusals++) {
    send(question)
    const text = await lines.next('')
    if (text === null) return 'hungUp'
    const answer = judge(rules, game, seat, text)
    if (typeof answer === 'number') return answer
    send(answer)
  }
  return 'gaveUp'
}

/** The legal choice that an answer means, or the line that refuses it. */
function judge(rules: GameRules, game: Game, seat: number, text: string): number | Line {
  const choice = readAnswer(rules, text)
  if (typeof choice !== 'number') return choice
  const refusal = rules.check(game, seat, choice)
  return refusal === null ? choice : refusedLine(rules, refusal)
}

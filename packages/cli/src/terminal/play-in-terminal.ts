import { writeRecord } from '@amalfi/engine'
import type { Translator } from '@amalfi/text'
import { writeText } from '../base/files.ts'
import { boldHeading, type Io } from '../base/io.ts'
import { GameLog, standingLines } from '../game/game-log.ts'
import { CardReader } from './card-reader.ts'
import type { Lines } from './lines.ts'
import type { TerminalGame } from './terminal-game.ts'
import { TerminalQuestion } from './terminal-question.ts'

const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

interface Options {
  /** The seats that people play. */
  readonly people: readonly number[]
  /** The file to save the game to after every choice. */
  readonly save: string | undefined
}

/** Plays a game to its end, or until the input ends. */
export async function playInTerminal(
  terminal: TerminalGame,
  translator: Translator,
  io: Io,
  lines: Lines,
  { people, save }: Options,
): Promise<void> {
  const { rules, recordedGame } = terminal
  const reader = new CardReader(translator)
  const log = new GameLog(recordedGame.game.seats, translator)
  const messages = translator.locale.terminal
  const print = (all: readonly string[]): void => {
    for (const line of all) io.out(boldHeading(io, line))
  }
  const saveGame = (): void => {
    if (save !== undefined) writeText(save, `${writeRecord(recordedGame.record)}\n`)
  }
  const leave = (): void => {
    saveGame()
    io.out(
      save === undefined
        ? messages.leftGame
        : `${messages.saved(save)} ${messages.resumeHint(save)}`,
    )
  }
  let before = people.length > 1 ? -1 : people[0]
  for (;;) {
    const seat = terminal.next()
    saveGame()
    if (seat < 0) break
    if (seat !== before) {
      // Hide what the last player saw, and wait for the next player.
      print(log.lines(terminal.newEvents(-1)))
      if ((await lines.next(`${messages.passDevice(translator.names.seat(seat))} `)) === null)
        return leave()
      if (io.isTerminal) io.out(CLEAR)
      before = seat
    }
    print(log.lines(terminal.newEvents(seat)))
    const question = new TerminalQuestion(rules, recordedGame.game, seat, translator, reader)
    const { about } = rules.decision(recordedGame.game, seat)
    if (about === 'main' || about === 'pack') print(['', ...question.boardLines()])
    print(['', ...question.lines()])
    for (;;) {
      const typed = await lines.next(`(${messages.helpHint}) > `)
      if (typed === null) return leave()
      const answer = question.answer(typed)
      if (answer.kind === 'quit') return leave()
      if (answer.kind === 'show') {
        print(answer.lines)
        continue
      }
      if (answer.kind === 'choice') {
        recordedGame.choose(seat, answer.choice)
        break
      }
      const undone = terminal.undo()
      io.out(UNDO_MESSAGES[undone](translator.locale))
      if (undone === 'done') break
    }
  }
  print(log.lines(terminal.newEvents(people[0])))
  print([
    '',
    translator.locale.board.standings,
    ...standingLines(rules, recordedGame.game, translator),
  ])
  // The seed can deal the same cards again. Before the end it would reveal the decks.
  io.out(`${translator.locale.setup.seed} ${recordedGame.record.setup.seed}`)
}

type Messages = Translator['locale']
const UNDO_MESSAGES = {
  done: ({ terminal }: Messages) => terminal.undone,
  nothing: ({ play }: Messages) => play.nothingToUndo,
  barrier: ({ play }: Messages) => play.undoBarrier,
} as const

import { writeRecord } from '@amalfi/engine'
import type { Translator } from '@amalfi/text'
import { writeText } from '../files.ts'
import { boldHeading, type Io } from '../io.ts'
import { Story, standingLines } from '../story.ts'
import type { Lines } from './lines.ts'
import { Reader } from './reader.ts'
import { Talk } from './talk.ts'
import type { TerminalGame } from './terminal-game.ts'

const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

interface Options {
  /** The seats that people play. */
  readonly people: readonly number[]
  /** Where the game is kept after every choice. */
  readonly save: string | undefined
}

/** Plays a game to its end, or until nobody types any more. */
export async function converse(
  terminal: TerminalGame,
  translator: Translator,
  io: Io,
  lines: Lines,
  { people, save }: Options,
): Promise<void> {
  const { rules, recordedGame } = terminal
  const reader = new Reader(translator)
  const story = new Story(recordedGame.game.seats, translator)
  const words = translator.locale.terminal
  const print = (all: readonly string[]): void => {
    for (const line of all) io.out(boldHeading(io, line))
  }
  const keep = (): void => {
    if (save !== undefined) writeText(save, `${writeRecord(recordedGame.record)}\n`)
  }
  const leave = (): void => {
    keep()
    io.out(save === undefined ? words.leftGame : `${words.saved(save)} ${words.resumeHint(save)}`)
  }
  let before = people.length > 1 ? -1 : people[0]
  for (;;) {
    const seat = terminal.next()
    keep()
    if (seat < 0) break
    if (seat !== before) {
      // Others may not see this hand, nor this player what the others saw.
      print(story.lines(terminal.news(-1)))
      if ((await lines.next(`${words.passDevice(translator.names.seat(seat))} `)) === null)
        return leave()
      if (io.live) io.out(CLEAR)
      before = seat
    }
    print(story.lines(terminal.news(seat)))
    const talk = new Talk(rules, recordedGame.game, seat, translator, reader)
    const { about } = rules.decision(recordedGame.game, seat)
    if (about === 'main' || about === 'pack') print(['', ...talk.board()])
    print(['', ...talk.question()])
    for (;;) {
      const typed = await lines.next(`(${words.helpHint}) > `)
      if (typed === null) return leave()
      const answer = talk.answer(typed)
      if (answer.kind === 'quit') return leave()
      if (answer.kind === 'say') {
        print(answer.lines)
        continue
      }
      if (answer.kind === 'choice') {
        recordedGame.choose(seat, answer.choice)
        break
      }
      const undone = terminal.undo()
      io.out(UNDO[undone](translator.locale))
      if (undone === 'done') break
    }
  }
  print(story.lines(terminal.news(people[0])))
  print([
    '',
    translator.locale.board.standings,
    ...standingLines(rules, recordedGame.game, translator),
  ])
  // With it the same cards can be dealt again; before the end it would tell what lies in the decks.
  io.out(`${translator.locale.setup.seed} ${recordedGame.record.setup.seed}`)
}

type Messages = Translator['locale']
const UNDO = {
  done: ({ terminal }: Messages) => terminal.undone,
  nothing: ({ play }: Messages) => play.nothingToUndo,
  barrier: ({ play }: Messages) => play.undoBarrier,
} as const

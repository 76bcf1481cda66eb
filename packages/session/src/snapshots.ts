import type { LogEntry, RecordedGame, Setup } from '@amalfi/engine'
import type { SessionRules } from './core.ts'
import type { ConnectionState, Snapshot } from './host.ts'
import type { OpenQuestions } from './open-questions.ts'
import { seenLog } from './seen-log.ts'
import type { UndoHistory } from './undo-history.ts'

/** Makes snapshots of a running game. */
export class Snapshots {
  private readonly rules: SessionRules
  private readonly game: RecordedGame<Setup>
  private readonly questions: OpenQuestions
  private readonly history: UndoHistory
  /** By seat. */
  private readonly logs = new Map<number, ReturnType<typeof seenLog>>()

  constructor(
    rules: SessionRules,
    game: RecordedGame<Setup>,
    questions: OpenQuestions,
    history: UndoHistory,
  ) {
    this.rules = rules
    this.game = game
    this.questions = questions
    this.history = history
  }

  snapshotFor(seat: number, connection: ConnectionState): Snapshot {
    const { rules, game, questions, history } = this
    const { awaitingConfirm } = questions
    return {
      version: questions.version,
      moveIndex: game.moveCount,
      view: rules.view(game.game, seat),
      question: questions.questionFor(seat),
      deciders: questions.deciders,
      awaitingConfirm,
      seats: questions.seats.map((_, other) => history.seatState(other, other === awaitingConfirm)),
      log: this.logFor(seat),
      connection,
      rewound: history.rewound,
      over: questions.over,
    }
  }

  private logFor(seat: number): readonly LogEntry[] {
    const log = this.logs.get(seat) ?? seenLog()
    this.logs.set(seat, log)
    return log(this.game.log, seat)
  }
}

import type { ServerMessage, TableAnswer } from '@amalfi/wire'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { GameRules } from '../game/rules.ts'
import type { Player } from '../players/player.ts'
import { LessonState } from '../session/lesson-state.ts'
import type { PlayedGame } from '../session/played-game.ts'
import { TablePace } from '../session/table-pace.ts'
import { TableSession } from '../session/table-session.ts'
import { GameSocket, type LineState } from './game-socket.ts'
import { RemoteHost } from './remote-host.ts'

/** A game that is played online. Nothing of it is saved on this device. */
class OnlineGame implements PlayedGame {
  readonly session: TableSession
  readonly lesson = new LessonState(
    null,
    () => [],
    () => {},
  )
  readonly thinking = signal(false)
  readonly lostFrom = null
  readonly outcome = null

  constructor(session: TableSession) {
    this.session = session
  }

  async whenSaved(): Promise<void> {}
}

/** An online table at which somebody sits on this device: first its seats, then its game. */
export class OnlineTable {
  /** The table as it was told last. */
  readonly answer: ReadonlySignal<TableAnswer>
  /** The game, once it has begun. */
  readonly game = signal<PlayedGame | null>(null)
  readonly line: ReadonlySignal<LineState>
  private readonly changingAnswer: Signal<TableAnswer>
  private readonly socket: GameSocket
  private readonly host: RemoteHost
  private closed = false

  constructor(first: TableAnswer, rules: GameRules) {
    this.changingAnswer = signal(first)
    this.answer = this.changingAnswer
    const { table, seat } = first
    this.host = new RemoteHost(table.id, rules, seat, table.seats.length, () => this.socket)
    this.socket = new GameSocket(table.id, {
      have: () => this.host.have,
      receive: (message) => this.receive(message),
      opened: () => this.host.resend(),
    })
    this.line = this.socket.state
    void this.host.opened.then(() => this.open(rules))
  }

  close(): void {
    this.closed = true
    this.game.value?.session.close()
    this.socket.close()
  }

  private receive(message: ServerMessage): void {
    if (message.t === 'hello') {
      const { table, seat, isHost } = message
      this.changingAnswer.value = { table, seat, isHost }
    } else this.host.receive(message)
  }

  private async open(rules: GameRules): Promise<void> {
    const { table, seat } = this.answer.value
    const session = await TableSession.open({
      host: this.host,
      rules,
      players: table.seats.map(
        (sitting): Player => ({
          kind: 'person',
          name: sitting?.name ?? '',
          ...(sitting === null ? {} : { colour: sitting.colour }),
        }),
      ),
      humans: [seat],
      pace: new TablePace(),
      // The server knows no turns that wait for their end.
      confirms: () => false,
    })
    if (this.closed) return session.close()
    this.game.value = new OnlineGame(session)
  }
}

import {
  CLOSE_CODES,
  type CloseReason,
  DEAD_AFTER,
  MESSAGE_BURST,
  MESSAGES_PER_SECOND,
  MOST_BUFFERED_BYTES,
  readClientMessage,
  type ServerMessage,
} from '@amalfi/wire'
import type { WebSocket } from 'ws'
import type { HotGame, Reply } from '../games/hot-game.ts'
import { TokenBucket } from '../http/limits.ts'

/** The socket of a page at one table. */
export class Connection {
  readonly table: string
  readonly account: string
  /** The seat of the page; -1 until its person sits down. */
  seat = -1
  private readonly socket: WebSocket
  private readonly bucket = new TokenBucket(MESSAGE_BURST, MESSAGES_PER_SECOND, Date.now())
  private heardAt = Date.now()
  private game: HotGame | null = null
  private leaveGame: () => void = () => {}
  private closed = false

  constructor(socket: WebSocket, table: string, account: string) {
    this.socket = socket
    this.table = table
    this.account = account
    socket.on('message', (data, isBinary) => {
      if (isBinary) return this.close('binary')
      this.onText(String(data))
    })
  }

  /** Whether the page plays a game that has begun. */
  get isPlaying(): boolean {
    return this.game !== null
  }

  /** Lets the page play this game from its seat. */
  async play(game: HotGame, have: number): Promise<void> {
    this.game = game
    const leave = await game.join({ seat: this.seat, send: (message) => this.send(message) }, have)
    // The page may have gone while the game was read.
    if (this.closed) leave()
    else this.leaveGame = leave
  }

  send(message: ServerMessage): void {
    if (this.closed) return
    this.socket.send(JSON.stringify(message))
    // Whoever reads too slowly may come back for the rest; the memory of the server is for all.
    if (this.socket.bufferedAmount > MOST_BUFFERED_BYTES) this.cut()
  }

  close(reason: CloseReason): void {
    this.socket.close(CLOSE_CODES[reason])
  }

  /** Cuts the line of a page that is silent. */
  cutIfSilent(now: number): void {
    if (now - this.heardAt > DEAD_AFTER) this.cut()
  }

  /** To be called once, after the socket was closed. */
  onClosed(): void {
    this.closed = true
    this.leaveGame()
  }

  private cut(): void {
    this.socket.terminate()
  }

  private onText(text: string): void {
    this.heardAt = Date.now()
    if (!this.bucket.take(this.heardAt)) return this.close('flood')
    const message = readClientMessage(text)
    if (message === null) return this.close('badMessage')
    if (message.t === 'beat') return
    const { game, seat } = this
    const asked = message.t === 'choose' ? message.asked : -1
    if (game === null || seat < 0) return this.send({ t: 'no', asked, why: 'notAsked' })
    const reply =
      message.t === 'choose'
        ? game.choose(seat, message.asked, message.choice, message.follows)
        : game.undo(seat, message.v, message.target)
    void reply.then((made) => this.reply(asked, made))
  }

  private reply(asked: number, made: Reply): void {
    if (made.do === 'acknowledge') return this.send({ t: 'ok', asked })
    const { why, refusal } = made
    this.send({ t: 'no', asked, why, ...(refusal === undefined ? {} : { refusal }) })
  }
}

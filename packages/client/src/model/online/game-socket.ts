import {
  BEAT_EVERY,
  type ClientMessage,
  mayReconnect,
  PROTOCOL,
  readServerMessage,
  type ServerMessage,
} from '@amalfi/wire'
import { signal } from '@preact/signals'

/** The state of the connection to a table. */
export type LineState =
  | 'connecting'
  | 'connected'
  /** The server refuses this page for good: no such table, or another version. */
  | 'refused'

const FIRST_WAIT = 300
const LONGEST_WAIT = 15_000
/** A socket that hears nothing for this long is replaced. */
const SILENT_AFTER = 25_000

/** What the owner of a socket does. */
export interface SocketOwner {
  /** The newest entry that is known. */
  have(): number
  receive(message: ServerMessage): void
  /** The socket is open, for the first time or again. */
  opened(): void
}

/** The socket of a table. It connects again by itself until it is closed. */
export class GameSocket {
  readonly state = signal<LineState>('connecting')
  private readonly table: string
  private readonly owner: SocketOwner
  private socket: WebSocket | null = null
  private failures = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private heardAt = 0
  private closed = false
  private readonly onOnline = (): void => this.wake()

  constructor(table: string, owner: SocketOwner) {
    this.table = table
    this.owner = owner
    addEventListener('online', this.onOnline)
    this.connect()
  }

  /** Sends a message. Returns false if there is no connection; then it must be sent again later. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Connects again at once, for example because messages were lost. */
  reconnect(): void {
    this.drop()
    this.connect()
  }

  /** Tries at once to connect, if it waits for a better time. */
  wake(): void {
    if (this.retry !== undefined) this.reconnect()
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.onOnline)
    this.drop()
  }

  private connect(): void {
    if (this.closed || this.state.value === 'refused') return
    const address = new URL(`ws/game/${this.table}?have=${this.owner.have()}`, location.href)
    address.hash = ''
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address, PROTOCOL)
    this.socket = socket
    this.heardAt = performance.now()
    socket.addEventListener('open', () => this.onOpen(socket))
    socket.addEventListener('message', ({ data }) => this.onMessage(socket, data))
    socket.addEventListener('close', ({ code }) => this.onClose(socket, code))
    this.beat = setInterval(() => this.checkLine(), BEAT_EVERY)
  }

  private onOpen(socket: WebSocket): void {
    if (socket !== this.socket) return
    this.state.value = 'connected'
    this.owner.opened()
  }

  private onMessage(socket: WebSocket, data: unknown): void {
    if (socket !== this.socket) return
    this.heardAt = performance.now()
    this.failures = 0
    const message = readServerMessage(String(data))
    if (message !== null) this.owner.receive(message)
  }

  private onClose(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return
    this.drop()
    if (!mayReconnect(code)) {
      this.state.value = 'refused'
      return
    }
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++)
    // All pages lose a server at the same time and must not come back at the same time.
    this.retry = setTimeout(() => {
      this.retry = undefined
      this.connect()
    }, Math.random() * longest)
  }

  private checkLine(): void {
    if (performance.now() - this.heardAt > SILENT_AFTER) return this.reconnect()
    this.send({ t: 'beat' })
  }

  private drop(): void {
    clearTimeout(this.retry)
    this.retry = undefined
    clearInterval(this.beat)
    const { socket } = this
    this.socket = null
    socket?.close()
    if (this.state.value === 'connected') this.state.value = 'connecting'
  }
}

import {
  BEAT_EVERY,
  type HeldGame,
  PROTOCOL,
  readServerMessage,
  type ServerMessage,
  tableAnswer,
} from '@amalfi/wire'
import * as v from 'valibot'
import { WebSocket } from 'ws'

/** An answer to a request. */
export interface HttpAnswer {
  readonly status: number
  readonly body: unknown
}

/** Somebody with a browser: keeps a cookie, sends requests and opens sockets. */
export class Person {
  cookie = ''
  private readonly port: () => number

  /** The port may change when the server is started again. */
  constructor(port: () => number) {
    this.port = port
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port()}`
  }

  get = (path: string): Promise<HttpAnswer> => this.request('GET', path)
  post = (path: string, body: unknown, origin = this.origin): Promise<HttpAnswer> =>
    this.request('POST', path, JSON.stringify(body), origin)

  async request(method: string, path: string, body?: string, origin?: string): Promise<HttpAnswer> {
    const response = await fetch(`${this.origin}/api${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { Cookie: this.cookie }),
        ...(origin === undefined ? {} : { Origin: origin }),
      },
      ...(body === undefined ? {} : { body }),
    })
    const set = response.headers.get('set-cookie')
    if (set !== null) this.cookie = set.split(';')[0]
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  }

  /** Sits down at a table. Returns the seat. */
  async join(table: string, code: string, colour: string): Promise<number> {
    const nonce = colour.length.toString(16).padStart(32, '0')
    const { status, body } = await this.post(`/tables/${table}/join`, {
      code,
      colour,
      nonce,
      name: colour,
    })
    if (status !== 200) throw new Error(`not seated: ${JSON.stringify(body)}`)
    return v.parse(tableAnswer, body).seat
  }

  socket(table: string, have = 0, origin = this.origin, protocol: string = PROTOCOL): WebSocket {
    return new WebSocket(
      `ws://127.0.0.1:${this.port()}/ws/game/${table}?have=${have}`,
      protocol === '' ? [] : [protocol],
      { origin, headers: { Cookie: this.cookie } },
    )
  }
}

/** A page at a running game: keeps it up to date, and waits for what comes. */
export class GamePage {
  readonly held: HeldGame
  readonly messages: ServerMessage[] = []
  readonly socket: WebSocket
  /** Resolves with the code when the socket is closed. */
  readonly closed: Promise<number>
  private wake: () => void = () => {}

  constructor(socket: WebSocket, held: HeldGame) {
    this.socket = socket
    this.held = held
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        resolve(code)
        this.wake()
      })
    })
    socket.on('error', () => {})
    // On a busy machine the other page may take long to choose.
    const beat = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) this.send({ t: 'beat' })
    }, BEAT_EVERY)
    socket.on('close', () => clearInterval(beat))
    socket.on('message', (data) => {
      const message = readServerMessage(String(data))
      if (message === null) throw new Error(`not understood: ${data}`)
      this.messages.push(message)
      this.held.receive(message)
      this.wake()
    })
  }

  send(message: unknown): void {
    this.socket.send(JSON.stringify(message))
  }

  get isClosed(): boolean {
    return this.socket.readyState >= WebSocket.CLOSING
  }

  /** Waits until the condition holds. Fails if the socket is closed before. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      if (this.isClosed) throw new Error('the socket was closed')
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }
}

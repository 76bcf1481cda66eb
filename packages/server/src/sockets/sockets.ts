import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  CLOSE_CODES,
  type CloseReason,
  MOST_MESSAGE_BYTES,
  MOST_SOCKETS_PER_ADDRESS,
  PROTOCOL,
} from '@amalfi/wire'
import { parse } from 'hono/utils/cookie'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Accounts } from '../accounts/accounts.ts'
import type { Games } from '../games/games.ts'
import { cookieName } from '../http/api.ts'
import { addressOf, isOwnOrigin, type Reach } from '../http/origin.ts'
import { Refused, type Tables } from '../tables/tables.ts'
import { Connection } from './connection.ts'

/** What the sockets need. */
export interface SocketsParts {
  readonly accounts: Accounts
  readonly tables: Tables
  readonly games: Games
  readonly reach: Reach
  readonly report: (line: string, error: unknown) => void
}

const PATH = /^\/ws\/game\/([0-9a-f]{32})$/
const CHECK_EVERY = 5000

/** The sockets of all pages: tells them their tables and games. */
export class Sockets {
  private readonly parts: SocketsParts
  private readonly server: WebSocketServer
  private readonly byTable = new Map<string, Set<Connection>>()
  private readonly byAddress = new Map<string, number>()
  private readonly timer: NodeJS.Timeout

  constructor(parts: SocketsParts) {
    this.parts = parts
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: MOST_MESSAGE_BYTES,
      // Compressing each small message costs more than it saves.
      perMessageDeflate: false,
      // A page of another version is let in, so that it can be told why it is closed.
      handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : ([...offered][0] ?? false)),
    })
    this.timer = setInterval(() => this.cutSilent(), CHECK_EVERY)
    this.timer.unref()
  }

  /** Handles the `upgrade` event of the server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { reach } = this.parts
    socket.on('error', () => socket.destroy())
    const url = new URL(request.url ?? '', 'http://localhost')
    const table = PATH.exec(url.pathname)?.[1]
    if (table === undefined) return refuse(socket, '404 Not Found')
    if (!isOwnOrigin(request, reach)) return refuse(socket, '403 Forbidden')
    const address = addressOf(request, reach)
    if ((this.byAddress.get(address) ?? 0) >= MOST_SOCKETS_PER_ADDRESS)
      return refuse(socket, '429 Too Many Requests')
    const have = Number(url.searchParams.get('have') ?? 0)
    this.server.handleUpgrade(request, socket, head, (ws) => {
      this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1)
      ws.on('error', () => ws.terminate())
      ws.on('close', () => this.leaveAddress(address))
      // A page may send at once; nothing is read before its game is loaded.
      ws.pause()
      const isKnown = ws.protocol === PROTOCOL
      const token = parse(request.headers.cookie ?? '')[cookieName(reach)]
      if (!isKnown) return closeWith(ws, 'otherVersion')
      this.open(ws, table, token, Number.isSafeInteger(have) ? have : 0).catch((error: unknown) => {
        const isForeign = error instanceof Refused && error.why === 'notFound'
        if (!isForeign) this.parts.report('a socket failed', error)
        closeWith(ws, isForeign ? 'notFound' : 'goingAway')
      })
    })
  }

  /** Tells everybody at a table how it is now, and lets them play if its game has begun. */
  async refresh(table: string): Promise<void> {
    for (const connection of this.byTable.get(table) ?? [])
      await this.tell(connection, 0).catch((error) => this.parts.report('a socket failed', error))
  }

  /** Tells all pages that the server goes down, and closes their sockets. */
  close(): void {
    clearInterval(this.timer)
    for (const connections of this.byTable.values())
      for (const connection of connections) {
        connection.send({ t: 'soon' })
        connection.close('goingAway')
      }
    this.server.close()
  }

  private async open(
    socket: WebSocket,
    table: string,
    token: string | undefined,
    have: number,
  ): Promise<void> {
    const { accounts, games, tables } = this.parts
    const account = await accounts.find(token)
    // It refuses foreign tables.
    await tables.look(table, account)
    const connection = new Connection(socket, table, account ?? '')
    const others = this.byTable.get(table) ?? new Set()
    this.byTable.set(table, others.add(connection))
    socket.on('close', () => {
      connection.onClosed()
      others.delete(connection)
      if (others.size > 0) return
      this.byTable.delete(table)
      void games.release(table)
    })
    await this.tell(connection, have)
    socket.resume()
  }

  private async tell(connection: Connection, have: number): Promise<void> {
    const { games, tables } = this.parts
    const { table: id, account } = connection
    const { table, seat, isHost } = await tables.look(id, account)
    connection.seat = seat
    connection.send({ t: 'hello', seat, isHost, table })
    if (table.state === 'open' || seat < 0 || connection.isPlaying) return
    const game = await games.find(id)
    if (game !== null) await connection.play(game, have)
  }

  private leaveAddress(address: string): void {
    const left = (this.byAddress.get(address) ?? 1) - 1
    if (left > 0) this.byAddress.set(address, left)
    else this.byAddress.delete(address)
  }

  private cutSilent(): void {
    const now = Date.now()
    for (const connections of this.byTable.values())
      for (const connection of connections) connection.cutIfSilent(now)
  }
}

/** Closes a socket that may be paused; it must read to hear that the page agrees. */
function closeWith(socket: WebSocket, reason: CloseReason): void {
  socket.resume()
  socket.close(CLOSE_CODES[reason])
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

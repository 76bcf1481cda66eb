import { EventEmitter } from 'node:events'
import { DEAD_AFTER, MOST_BUFFERED_BYTES } from '@amalfi/wire'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { Connection } from '../src/sockets/connection.ts'

/** A socket whose page reads nothing. */
class StuckSocket extends EventEmitter {
  bufferedAmount = 0
  isCut = false
  send(text: string): void {
    this.bufferedAmount += text.length
  }
  terminate(): void {
    this.isCut = true
  }
  close(): void {}
}

const connect = (): { socket: StuckSocket; connection: Connection } => {
  const socket = new StuckSocket()
  return { socket, connection: new Connection(socket as unknown as WebSocket, 'table', 'anna') }
}

test('a page that reads nothing is cut before it fills the memory', () => {
  const { socket, connection } = connect()
  for (let sent = 0; sent < 100_000 && !socket.isCut; sent++) connection.send({ t: 'soon' })
  expect(socket.isCut).toBe(true)
  expect(socket.bufferedAmount).toBeLessThan(MOST_BUFFERED_BYTES + 100)
})

test('a page that is silent for long is cut, one that sends beats is not', () => {
  const { socket, connection } = connect()
  socket.emit('message', Buffer.from('{"t":"beat"}'), false)
  connection.cutIfSilent(Date.now() + DEAD_AFTER - 1000)
  expect(socket.isCut).toBe(false)
  connection.cutIfSilent(Date.now() + DEAD_AFTER + 1000)
  expect(socket.isCut).toBe(true)
})

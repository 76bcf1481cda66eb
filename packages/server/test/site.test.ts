import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLOSE_CODES, createdTable, HeldGame, tableAnswer } from '@amalfi/wire'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { currentRules } from './support/game-model.ts'
import { GamePage, Person } from './support/person.ts'
import { type Site, startSite } from './support/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'amalfi-site-'))
const file = join(folder, 'amalfi.db')
let site: Site
beforeAll(async () => {
  site = await startSite(file)
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

const person = (): Person => new Person(() => site.port)
const TABLE = { game: 'renaissance', printing: 'english', hands: 'packs', players: 2 }
const NONCE = '0'.repeat(32)

/** A table with two people whose game has begun. */
async function begunTable() {
  const [anna, ben] = [person(), person()]
  const { id, code } = v.parse(createdTable, (await anna.post('/tables', TABLE)).body)
  await anna.join(id, code, 'azure')
  await ben.join(id, code, 'green')
  expect((await anna.post(`/tables/${id}/begin`, {})).status).toBe(200)
  return { anna, ben, id, code }
}

const newPage = async (socket: WebSocket): Promise<GamePage> =>
  new GamePage(socket, new HeldGame(await currentRules('renaissance')))

const closeCode = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.on('error', () => {})
    socket.on('close', resolve)
  })

describe('a table', () => {
  test('is created, found by its invitation, and begins when all seats are taken', async () => {
    const [anna, ben, carla] = [person(), person(), person()]
    const { id, code } = v.parse(createdTable, (await anna.post('/tables', TABLE)).body)
    const seen = await ben.post(`/tables/${id}/look`, { code })
    expect(seen).toMatchObject({ status: 200, body: { seat: -1, isHost: false } })
    const { table } = v.parse(tableAnswer, seen.body)
    expect(table).toMatchObject({ state: 'open', seats: [null, null] })

    expect(await anna.join(id, code, 'azure')).toBe(0)
    expect((await anna.post(`/tables/${id}/begin`, {})).body).toEqual({ why: 'notReady' })
    expect((await ben.post(`/tables/${id}/begin`, {})).body).toEqual({ why: 'notFound' })
    const taken = { code, name: 'Ben', colour: 'azure', nonce: NONCE }
    expect((await ben.post(`/tables/${id}/join`, taken)).body).toEqual({ why: 'colourTaken' })
    expect(await ben.join(id, code, 'green')).toBe(1)
    // Sitting down twice keeps the seat.
    expect(await ben.join(id, code, 'violet')).toBe(1)
    const late = { code, name: 'Carla', colour: 'ochre', nonce: NONCE }
    expect((await carla.post(`/tables/${id}/join`, late)).body).toEqual({ why: 'full' })
    expect((await ben.post(`/tables/${id}/begin`, {})).body).toEqual({ why: 'notHost' })
    expect((await anna.post(`/tables/${id}/begin`, {})).status).toBe(200)
    expect((await anna.post(`/tables/${id}/begin`, {})).body).toEqual({ why: 'notReady' })
    const after = v.parse(tableAnswer, (await anna.get(`/tables/${id}`)).body)
    // The commitment was told before anybody sat down.
    expect(after.table).toMatchObject({ state: 'running', commitment: table.commitment })
  })

  test('an unknown table, a foreign one and a wrong code get the same answer', async () => {
    const { anna, id, code } = await begunTable()
    const stranger = person()
    const answers = [
      await stranger.get(`/tables/${id}`),
      await stranger.get(`/tables/${'0'.repeat(32)}`),
      await stranger.post(`/tables/${id}/look`, { code: '0'.repeat(32) }),
      await stranger.post(`/tables/${'0'.repeat(32)}/look`, { code }),
      await stranger.post(`/tables/${id}/join`, {
        code: '0'.repeat(32),
        name: '',
        colour: 'ochre',
        nonce: NONCE,
      }),
      await stranger.get(`/games/${id}/log`),
      await stranger.get(`/games/${id}/deal`),
      // The proof contains the secret, so nobody gets it during the game.
      await anna.get(`/games/${id}/deal`),
    ]
    for (const answer of answers) expect(answer).toEqual({ status: 404, body: { why: 'notFound' } })
    // A stranger who only looked got no account.
    expect(stranger.cookie).toBe('')
  })

  test('the cookie is hidden from scripts, and only its hash is stored', async () => {
    const response = await fetch(`http://127.0.0.1:${site.port}/api/tables`, {
      method: 'POST',
      headers: { Origin: `http://127.0.0.1:${site.port}` },
      body: JSON.stringify(TABLE),
    })
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^amalfi=[0-9a-f]{64};/)
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part)
  })
})

describe('bad requests', () => {
  test('from another origin are refused, also from another port of the same host', async () => {
    for (const origin of ['http://evil.example', 'http://127.0.0.1:1', 'null', undefined])
      expect(
        await person().request('POST', '/tables', JSON.stringify(TABLE), origin),
      ).toMatchObject({ status: 403 })
  })

  test('with a host that only pretends to be this machine are refused', async () => {
    const host = `evil.example:${site.port}`
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(
        {
          port: site.port,
          path: '/api/tables',
          method: 'POST',
          headers: { Host: host, Origin: `http://${host}` },
        },
        (response) => resolve(response.resume().statusCode),
      )
        .on('error', reject)
        .end(JSON.stringify(TABLE))
    })
    expect(status).toBe(403)
  })

  test.for([
    ['no JSON', 'hello', 400],
    ['another shape', '{"game":"chess"}', 400],
    ['too long', JSON.stringify({ ...TABLE, more: 'x'.repeat(10_000) }), 413],
  ] as const)('%s is refused', async ([, body, status]) => {
    const anna = person()
    expect((await anna.request('POST', '/tables', body, anna.origin)).status).toBe(status)
    expect(anna.cookie).toBe('')
  })
})

describe('a socket', () => {
  test('tells everybody at the table who sits down, and the game when it begins', async () => {
    const [anna, ben] = [person(), person()]
    const { id, code } = v.parse(createdTable, (await anna.post('/tables', TABLE)).body)
    await anna.join(id, code, 'azure')
    const page = await newPage(anna.socket(id))
    await page.until(() => page.messages.length === 1)
    expect(page.messages[0]).toMatchObject({ t: 'hello', seat: 0, isHost: true })
    await ben.join(id, code, 'green')
    await page.until(() => page.messages.length === 2)
    expect(page.messages[1]).toMatchObject({ table: { seats: [{}, { name: 'green' }] } })
    await anna.post(`/tables/${id}/begin`, {})
    await page.until(() => page.held.view !== null)
    expect(page.messages.map(({ t }) => t)).toEqual(['hello', 'hello', 'hello', 'view'])
    page.socket.close()
  })

  test('a choice reaches both pages, and a second tab of one person', async () => {
    const { anna, ben, id } = await begunTable()
    const pages = [
      await newPage(anna.socket(id)),
      await newPage(ben.socket(id)),
      await newPage(anna.socket(id)),
    ]
    for (const page of pages) await page.until(() => page.held.view !== null)
    const seat = pages[0].held.asked.findIndex((question) => question >= 0)
    const { view, asked } = pages[seat].held
    if (view === null) throw new Error('no view')
    const { choices } = await currentRules('renaissance')
    const choice = choices(view.game, seat, [])[0]
    // Both tabs answer at once: the first counts, the same answer again is acknowledged.
    pages[seat].send({ t: 'choose', asked: asked[seat], choice })
    pages[seat].send({ t: 'choose', asked: asked[seat], choice })
    for (const page of pages) await page.until(() => page.held.v === 2)
    await pages[seat].until(() => pages[seat].messages.filter(({ t }) => t === 'ok').length === 2)
    // The one that did not choose was told nothing but what its seat may see.
    expect(pages[1 - seat].held.view?.seat).toBe(1 - seat)
    for (const page of pages) page.socket.close()
  })

  test.for([
    ['of a foreign game', 'stranger', undefined, CLOSE_CODES.notFound],
    ['of another version', 'anna', 'amalfi.0', CLOSE_CODES.otherVersion],
  ] as const)('%s is closed with a code', async ([, who, protocol, code]) => {
    const { anna, id } = await begunTable()
    const socket = (who === 'anna' ? anna : person()).socket(id, 0, undefined, protocol)
    expect(await closeCode(socket)).toBe(code)
  })

  test('from a foreign page is refused before it opens', async () => {
    const { anna, id } = await begunTable()
    const socket = anna.socket(id, 0, 'http://evil.example')
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode))
      socket.on('error', () => {})
    })
    expect(status).toBe(403)
  })

  test.for([
    ['binary', (socket: WebSocket) => socket.send(Buffer.from([1, 2, 3])), CLOSE_CODES.binary],
    ['no JSON', (socket: WebSocket) => socket.send('hello'), CLOSE_CODES.badMessage],
    ['another message', (socket: WebSocket) => socket.send('{"t":"win"}'), CLOSE_CODES.badMessage],
    ['too long', (socket: WebSocket) => socket.send('x'.repeat(5000)), CLOSE_CODES.tooLong],
    [
      'a flood',
      (socket: WebSocket) => {
        for (let i = 0; i < 100; i++) socket.send('{"t":"beat"}')
      },
      CLOSE_CODES.flood,
    ],
  ] as const)(
    'that sends %s is closed with its code, and nobody else notices',
    async ([, send, code]) => {
      const { anna, ben, id } = await begunTable()
      const other = await newPage(ben.socket(id))
      await other.until(() => other.held.view !== null)
      const socket = anna.socket(id)
      const closed = closeCode(socket)
      await new Promise((resolve) => socket.on('open', resolve))
      send(socket)
      expect(await closed).toBe(code)
      expect(other.isClosed).toBe(false)
      other.socket.close()
    },
  )
})

test('after a restart the same people sit at the same question, and their cookies still work', async () => {
  const { anna, ben, id } = await begunTable()
  const page = await newPage(anna.socket(id))
  await page.until(() => page.held.view !== null)
  await site.stop()
  expect(await page.closed).toBe(CLOSE_CODES.goingAway)
  site = await startSite(file, site.port)
  for (const one of [anna, ben]) {
    const again = await newPage(one.socket(id))
    await again.until(() => again.held.view !== null)
    expect(again.held.asked).toEqual(page.held.asked)
    again.socket.close()
  }
  // A page that knows everything is sent nothing again.
  const known = await newPage(anna.socket(id, page.held.v))
  await known.until(() => known.messages.length > 0)
  known.send({ t: 'undo', v: 0, target: 'turn' })
  await known.until(() => known.messages.length > 1)
  expect(known.messages.map(({ t }) => t)).toEqual(['hello', 'no'])
  known.socket.close()
})

test('nothing that went wrong above was a fault of the server', () => {
  expect(site.reports).toEqual([])
})

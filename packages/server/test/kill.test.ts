import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pickEvenly } from '@amalfi/bots'
import { createdTable, HeldGame } from '@amalfi/wire'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { fold } from '../src/log/fold.ts'
import { SqliteStore } from '../src/store/sqlite-store.ts'
import { chanceOf, currentRules } from './support/game-model.ts'
import { GamePage, Person } from './support/person.ts'

const folder = mkdtempSync(join(tmpdir(), 'amalfi-kill-'))
const file = join(folder, 'amalfi.db')
const RUN_SITE = fileURLToPath(new URL('support/run-site.ts', import.meta.url))
const KILLS = 3
const CHOICES_BETWEEN = 7

let child: ChildProcess
let port = 0

async function start(): Promise<void> {
  child = spawn(process.execPath, [RUN_SITE, file, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (line) => resolve(Number(/\d+/.exec(String(line))?.[0])))
    child.once('exit', (code) => reject(new Error(`the server ended: ${code}`)))
  })
}

/** Kills the server without any warning. */
async function kill(): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

afterAll(async () => {
  if (child.exitCode === null && child.signalCode === null) await kill()
  rmSync(folder, { recursive: true })
})

test('kill -9 during a stream of moves: nothing acknowledged is lost, nobody was told what is not stored', async () => {
  await start()
  const people = [new Person(() => port), new Person(() => port)]
  const [anna, ben] = people
  const table = { game: 'renaissance', printing: 'english', hands: 'packs', players: 2 }
  const { id, code } = v.parse(createdTable, (await anna.post('/tables', table)).body)
  await anna.join(id, code, 'azure')
  await ben.join(id, code, 'green')
  await anna.post(`/tables/${id}/begin`, {})

  const rules = await currentRules('renaissance')
  const held = people.map(() => new HeldGame(rules))
  const chance = chanceOf(4)
  /** What was acknowledged: seat and question with the choice. */
  const acknowledged = new Map<string, number>()
  /** What a page had heard of when the server was killed. */
  let told = 0

  const connect = (): GamePage[] =>
    people.map((one, seat) => new GamePage(one.socket(id, held[seat].v), held[seat]))
  let pages = connect()
  interface Waiting {
    readonly seat: number
    readonly asked: number
    readonly choice: number
  }
  let waiting = null as Waiting | null

  for (let kills = 0; kills <= KILLS; kills++) {
    for (let made = 0; made < CHOICES_BETWEEN; made++) {
      for (const page of pages)
        await page.until(() => page.messages.length > 0 && page.held.view !== null)
      const v0 = Math.max(...held.map((one) => one.v))
      for (const page of pages) await page.until(() => page.held.v >= v0)
      const seat = held[0].asked.findIndex((question) => question >= 0)
      if (seat < 0) break
      const asked = held[seat].asked[seat]
      const view = held[seat].view
      if (view === null) throw new Error('no view')
      // A choice that was on its way when the server was killed is sent again.
      if (waiting?.asked !== asked || waiting.seat !== seat)
        waiting = { seat, asked, choice: pickEvenly(rules.choices(view.game, seat, []), chance) }
      const { choice } = waiting
      pages[seat].send({ t: 'choose', asked, choice })
      if (made === CHOICES_BETWEEN - 1 && kills < KILLS) break
      const isAnswer = (): boolean =>
        pages[seat].messages.some((message) => message.t === 'ok' && message.asked === asked)
      await pages[seat].until(isAnswer)
      acknowledged.set(`${seat} ${asked}`, choice)
    }
    if (kills === KILLS) break
    await kill()
    for (const page of pages) await page.closed
    for (const [seat, page] of pages.entries())
      for (const message of page.messages)
        if (message.t === 'ok' && waiting?.seat === seat && waiting.asked === message.asked)
          acknowledged.set(`${seat} ${message.asked}`, waiting.choice)
    told = Math.max(...held.map((one) => one.v))
    await start()
    pages = connect()
  }

  for (const page of pages) page.socket.close()
  await kill()
  const store = await SqliteStore.open(file)
  const log = await store.entriesAfter(id, 0)
  await store.close()
  expect(log.length).toBeGreaterThan(KILLS * (CHOICES_BETWEEN - 2))
  expect(log.length).toBeGreaterThanOrEqual(told)
  const stored = new Map<string, number>()
  for (const { body } of log) {
    const entry = JSON.parse(body)
    if (entry.kind !== 'choice') continue
    const key = `${entry.seat} ${entry.asked}`
    // No question was answered twice.
    expect(stored.has(key)).toBe(false)
    stored.set(key, entry.choice)
  }
  for (const [key, choice] of acknowledged) expect(stored.get(key)).toBe(choice)
  // What the pages hold is what the log says.
  const folded = fold(rules, log)
  for (const [seat, one] of held.entries())
    if (one.v === folded.v) expect(one.view).toEqual(rules.view(folded.game.game, seat))
  expect(held.some((one) => one.v === folded.v)).toBe(true)
}, 400_000)

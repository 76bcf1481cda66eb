import { pickEvenly } from '@amalfi/bots'
import { type Chance, randomBelow } from '@amalfi/engine'
import { HeldGame, type ServerMessage } from '@amalfi/wire'
import { describe, expect, test } from 'vitest'
import { type Bus, localBus } from '../src/bus/bus.ts'
import { Games } from '../src/games/games.ts'
import type { HotGame, Listener } from '../src/games/hot-game.ts'
import { fold } from '../src/log/fold.ts'
import {
  beginEntry,
  chanceOf,
  currentRules,
  GAME_NAMES,
  memoryStore,
  pick,
  sent,
} from './support/game-model.ts'

const ID = 'a'.repeat(32)
/** Rounds before the line becomes good and everybody can finish. */
const BAD_ROUNDS = 600

/** A page behind a line that loses, doubles, reorders and cuts messages. */
class Page {
  readonly seat: number
  readonly held: HeldGame
  /** Answers that were acknowledged, by question. */
  readonly acknowledged = new Map<number, number>()
  private readonly chance: Chance
  private inbox: ServerMessage[] = []
  private leave: (() => void) | null = null
  /** The choice that waits for an answer. */
  private waiting: { readonly asked: number; readonly choice: number } | null = null

  constructor(seat: number, held: HeldGame, chance: Chance) {
    this.seat = seat
    this.held = held
    this.chance = chance
  }

  async connect(game: HotGame): Promise<void> {
    if (this.leave !== null) return
    this.inbox = []
    const listener: Listener = {
      seat: this.seat,
      send: (message) => this.inbox.push(sent(message)),
    }
    this.leave = await game.join(listener, this.held.v)
    if (this.held.needsLog) this.held.setLog(await game.log(this.seat))
  }

  cut(): void {
    this.leave?.()
    this.leave = null
    this.inbox = []
  }

  /** Receives what has come. On a bad line some messages are lost, doubled or late. */
  receive(isBad: boolean): void {
    const messages = this.inbox.splice(0)
    if (isBad) {
      const fate = randomBelow(this.chance, 8)
      if (fate === 0) messages.shift()
      if (fate === 1) messages.push(...messages)
      if (fate === 2) messages.reverse()
      if (fate === 3) return this.cut()
    }
    for (const message of messages) {
      const result = this.held.receive(message)
      if (result === 'changed' || result === 'same') continue
      if (result === 'mismatch') this.held.forget()
      return this.cut()
    }
  }

  /** Sends a choice, again until it is acknowledged. The answer may be lost too. */
  async choose(game: HotGame, isBad: boolean): Promise<void> {
    const { held, seat } = this
    const asked = held.asked[seat] ?? -1
    if (held.view === null || asked < 0) return
    if (this.waiting?.asked !== asked) {
      const view = held.view
      const choices = game.state.rules.choices(view.game, seat, [])
      if (choices.length === 0) return
      this.waiting = { asked, choice: pickEvenly(choices, this.chance) }
    }
    const { choice } = this.waiting
    const replies = [await game.choose(seat, asked, choice)]
    if (isBad && randomBelow(this.chance, 4) === 0)
      replies.push(await game.choose(seat, asked, choice))
    // The page is behind without knowing it: what it should have heard was lost.
    if (replies.some((reply) => reply.do === 'refuse')) return this.cut()
    const isLost = isBad && randomBelow(this.chance, 4) === 0
    if (!isLost && replies.some((reply) => reply.do === 'acknowledge'))
      this.acknowledged.set(asked, choice)
  }

  async undo(game: HotGame): Promise<void> {
    await game.undo(this.seat, this.held.v, pick(['lastChoice', 'turn'], this.chance))
  }
}

/** A bus that loses notices now and then. */
function lossyBus(chance: Chance): Bus {
  const bus = localBus()
  return {
    ...bus,
    publish: (game, seq) => {
      if (randomBelow(chance, 3) > 0) bus.publish(game, seq)
    },
  }
}

describe.for(GAME_NAMES)('%s', (name) => {
  test.for([
    [2, 'packs', 1],
    [3, 'draft', 2],
    [4, 'packs', 3],
    [3, 'selection', 4],
  ] as const)(
    'pages and two nodes agree in the end on a bad line: %i players, %s',
    async ([players, hands, seed]) => {
      const rules = await currentRules(name)
      const store = memoryStore()
      await store.begin(ID, beginEntry(rules, players, hands, seed))
      const chance = chanceOf(seed)
      const bus = lossyBus(chanceOf(seed + 100))
      const nodes = [0, 1].map(() => new Games({ store, bus, report: () => {} }))
      const games: HotGame[] = []
      for (const node of nodes) {
        const game = await node.find(ID)
        if (game === null) throw new Error('the game is missing')
        games.push(game)
      }
      const pages = Array.from({ length: players + 1 }, (_, seat) => {
        const at = seat === players ? -1 : seat
        return new Page(at, new HeldGame(rules), chanceOf(seed * 10 + seat))
      })
      const nodeOf = (page: Page): HotGame => games[Math.max(0, page.seat) % 2]

      for (let round = 0; round < BAD_ROUNDS; round++) {
        const page = pick(pages, chance)
        await page.connect(nodeOf(page))
        page.receive(true)
        // Now and then a node looks whether it has missed a notice.
        if (randomBelow(chance, 10) === 0)
          await nodeOf(page).catchUp(store.games.get(ID)?.length ?? 0)
        if (page.seat < 0) continue
        if (randomBelow(chance, 6) === 0) await page.undo(nodeOf(page))
        else await page.choose(nodeOf(page), true)
      }
      // The line is good again: everybody hears what is missing.
      for (const page of pages) {
        const [last] = store.games.get(ID)?.slice(-1) ?? []
        await nodeOf(page).catchUp(last.seq)
        page.receive(false)
        await page.connect(nodeOf(page))
        page.receive(false)
        page.cut()
        await page.connect(nodeOf(page))
        page.receive(false)
      }

      const log = store.games.get(ID) ?? []
      expect(log.length).toBeGreaterThan(30)
      const replayed = fold(rules, log)
      for (const { state } of games) {
        expect(state.v).toBe(log.length)
        expect(rules.encode(state.game.game)).toBe(rules.encode(replayed.game.game))
        expect(state.asked).toEqual(replayed.asked)
      }
      for (const { seat, held, acknowledged } of pages) {
        expect(held.view).toEqual(rules.view(replayed.game.game, seat))
        expect(held.asked).toEqual(replayed.asked)
        expect(held.log).toHaveLength(replayed.game.log.length)
        // What was acknowledged is in the log, exactly once.
        for (const [asked, choice] of acknowledged) {
          const kept = log.filter(({ body }) => {
            const entry = JSON.parse(body)
            return entry.kind === 'choice' && entry.seat === seat && entry.asked === asked
          })
          expect(kept.map(({ body }) => JSON.parse(body).choice)).toEqual([choice])
        }
      }
    },
  )
})

import type { Bus } from '../bus/bus.ts'
import { readEntry } from '../log/entries.ts'
import { fold } from '../log/fold.ts'
import { rulesFor } from '../log/rules.ts'
import type { Store } from '../store/store.ts'
import { HotGame } from './hot-game.ts'

/** What the games of a node need. */
export interface GamesOptions {
  readonly store: Store
  readonly bus: Bus
  readonly report: (line: string, error: unknown) => void
}

/** The games that somebody plays or watches at this node. */
export class Games {
  private readonly options: GamesOptions
  private readonly hot = new Map<string, Promise<HotGame | null>>()
  private readonly unsubscribe: () => void

  constructor(options: GamesOptions) {
    this.options = options
    this.unsubscribe = options.bus.subscribe((id, seq) => {
      void this.hot.get(id)?.then((game) => game?.catchUp(seq))
    })
  }

  /** A game that has begun; null if there is none. */
  async find(id: string): Promise<HotGame | null> {
    const loading = this.hot.get(id) ?? this.load(id)
    this.hot.set(id, loading)
    try {
      const game = await loading
      if (game === null) this.hot.delete(id)
      return game
    } catch (error) {
      this.hot.delete(id)
      throw error
    }
  }

  /** Forgets a game that nobody watches. It is read again when somebody returns. */
  async release(id: string): Promise<void> {
    const game = await this.hot.get(id)
    if (game !== null && game !== undefined && !game.isWatched) this.hot.delete(id)
  }

  close(): void {
    this.unsubscribe()
    this.hot.clear()
  }

  private async load(id: string): Promise<HotGame | null> {
    const { store, bus, report } = this.options
    const entries = await store.entriesAfter(id, 0)
    if (entries.length === 0) return null
    const begin = readEntry(entries[0].body)
    if (begin.kind !== 'begin') throw new Error(`the log of game ${id} has no beginning`)
    const rules = await rulesFor(begin.game, begin.printing, begin.hash)
    if (rules === null) throw new Error(`the cards of game ${id} are not known here`)
    const setOver = (): void => {
      store.setTableState(id, 'over').catch((error) => report(`game ${id} is over`, error))
    }
    const game = new HotGame(fold(rules, entries), {
      id,
      store,
      bus,
      onOver: setOver,
      onBroken: (error) => report(`game ${id} is frozen`, error),
    })
    // The server may have stopped just before it wrote this.
    if (game.over) setOver()
    return game
  }
}

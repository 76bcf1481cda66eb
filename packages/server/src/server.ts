import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { Accounts } from './accounts/accounts.ts'
import { type Bus, localBus } from './bus/bus.ts'
import { Games } from './games/games.ts'
import { api } from './http/api.ts'
import type { Reach } from './http/origin.ts'
import { Sockets } from './sockets/sockets.ts'
import type { Store } from './store/store.ts'
import { Tables } from './tables/tables.ts'

/** What a server for online games needs. */
export interface OnlineOptions extends Reach {
  readonly store: Store
  readonly bus?: Bus
  /** Writes a line for the operator. It never contains secrets. */
  readonly report: (line: string, error: unknown) => void
}

/** Online games as handlers of an HTTP server, which also serves the page. */
export interface OnlineGames {
  /** A cookie for the page, which tells it that this server has online games. */
  readonly pageCookie: string
  /** Whether a request is for the games and not for the page. */
  handles(request: IncomingMessage): boolean
  handle(request: IncomingMessage, response: ServerResponse): void
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Tells the pages, closes their sockets and the store. */
  close(): Promise<void>
}

/** Makes the online games of one node. */
export function onlineGames({
  store,
  bus = localBus(),
  report,
  ...reach
}: OnlineOptions): OnlineGames {
  const accounts = new Accounts(store)
  const games = new Games({ store, bus, report })
  const tables = new Tables(store, games, (table) => void sockets.refresh(table))
  const sockets = new Sockets({ accounts, tables, games, reach, report })
  const listener = getRequestListener(api({ accounts, tables, games, reach, report }).fetch)
  return {
    pageCookie: 'amalfi-online=1; Path=/; SameSite=Lax',
    handles: ({ url }) => /^\/(api|ws)\//.test(url ?? ''),
    handle: (request, response) => void listener(request, response),
    upgrade: (request, socket, head) => sockets.upgrade(request, socket, head),
    async close() {
      sockets.close()
      games.close()
      await store.close()
    },
  }
}

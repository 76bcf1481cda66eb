import { createServer, type Server } from 'node:http'
import { onlineGames } from '../../src/server.ts'
import { SqliteStore } from '../../src/store/sqlite-store.ts'

/** A running server for online games, without a page. */
export interface Site {
  readonly port: number
  readonly reports: readonly string[]
  stop(): Promise<void>
}

/** Starts a server with this data file. */
export async function startSite(file: string, port = 0): Promise<Site> {
  const reports: string[] = []
  const games = onlineGames({
    store: await SqliteStore.open(file),
    origin: undefined,
    trustProxy: false,
    report: (line, error) => reports.push(`${line}: ${error}`),
  })
  const server = createServer((request, response) => games.handle(request, response))
  server.on('upgrade', (request, socket, head) => games.upgrade(request, socket, head))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: portOf(server),
    reports,
    async stop() {
      server.close()
      await games.close()
      server.closeAllConnections()
    },
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return address.port
}

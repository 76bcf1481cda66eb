import { createServer, type Server } from 'node:http'
import type { OnlineGames } from '@amalfi/server'
import type { ServedFile } from '../packages/client/serve/files.ts'
import { pageListener } from '../packages/client/serve/server.ts'

/** A server for the page and, unless they are off, online games. */
export function siteServer(
  files: ReadonlyMap<string, ServedFile>,
  games: OnlineGames | null,
): Server {
  const page = pageListener(files)
  const server = createServer((request, response) => {
    if (games?.handles(request)) return games.handle(request, response)
    if (games !== null && request.url === '/') response.setHeader('Set-Cookie', games.pageCookie)
    page(request, response)
  })
  server.on('upgrade', (request, socket, head) =>
    games === null ? socket.destroy() : games.upgrade(request, socket, head),
  )
  return server
}

/**
 * Serves the page and online games on one port: `npm start`. See docs/online.md for the settings.
 */
import { join } from 'node:path'
import { type OnlineGames, onlineGames, SqliteStore, StoreLocked } from '@amalfi/server'
import { buildOnce, DIST, ROOT } from '../packages/client/serve/build.ts'
import { loadFiles } from '../packages/client/serve/files.ts'
import { listen } from '../packages/client/serve/server.ts'
import { siteServer } from './site.ts'

const DEFAULT_PORT = 3000
const { HOST, PORT, ORIGIN, TRUST_PROXY, AMALFI_DATA } = process.env
const host = HOST ?? '127.0.0.1'
const port = PORT === undefined ? DEFAULT_PORT : Number(PORT)

function fail(message: string): never {
  console.error(`Amalfi: ${message}`)
  process.exit(1)
}

/** A page can be played without its server, so a data file that cannot be opened stops nobody. */
async function openGames(): Promise<OnlineGames | null> {
  const file = AMALFI_DATA ?? join(ROOT, 'data/amalfi.db')
  try {
    return onlineGames({
      store: await SqliteStore.open(file),
      origin: ORIGIN,
      trustProxy: TRUST_PROXY === '1',
      report: (line, error) => console.error(`Amalfi: ${line}:`, error),
    })
  } catch (error) {
    const reason = error instanceof StoreLocked ? 'another server uses it' : String(error)
    console.error(`Amalfi: online games are off, because ${file} cannot be opened: ${reason}`)
    return null
  }
}

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`PORT must be a number from 0 to 65535, not ${PORT}`)
if (ORIGIN !== undefined && (!URL.canParse(ORIGIN) || new URL(ORIGIN).origin !== ORIGIN))
  fail(`ORIGIN must be an address like https://amalfi.example, not ${ORIGIN}`)
await buildOnce(console.log)
const games = await openGames()
const server = siteServer(loadFiles(DIST), games)

async function stop(): Promise<void> {
  server.close()
  await games?.close()
  server.closeAllConnections()
  process.exit(0)
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())

try {
  const actualPort = await listen(server, host, port, PORT === undefined)
  const name = host.includes(':') ? `[${host}]` : host
  console.log(`Amalfi: play at http://${name}:${actualPort}  (Ctrl+C stops it)`)
} catch (error) {
  fail(`cannot serve at ${host}:${port}: ${error instanceof Error ? error.message : error}`)
}

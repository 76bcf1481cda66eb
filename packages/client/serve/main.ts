import { buildOnce, DIST } from './build.ts'
import { loadFiles } from './files.ts'
import { listen, pageServer } from './server.ts'

const DEFAULT_PORT = 3000
const { HOST, PORT } = process.env
const host = HOST ?? '127.0.0.1'
const port = PORT === undefined ? DEFAULT_PORT : Number(PORT)

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`Amalfi: PORT must be a number from 0 to 65535, not ${PORT}`)
  process.exit(1)
}
await buildOnce(console.log)
try {
  const actualPort = await listen(pageServer(loadFiles(DIST)), host, port, PORT === undefined)
  const name = host.includes(':') ? `[${host}]` : host
  console.log(`Amalfi: play at http://${name}:${actualPort}  (Ctrl+C stops it)`)
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(`Amalfi: cannot serve at ${host}:${port}: ${message}`)
  process.exit(1)
}

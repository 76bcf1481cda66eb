import type { ServedFile } from '../../packages/client/serve/files.ts'
import { listen, pageServer } from '../../packages/client/serve/server.ts'

export type FileKind = 'script' | 'style' | 'weights' | 'latin' | 'japanese' | 'other'

/** The networks of bots are named by game, pack and features. */
export const WEIGHTS = /\/\w+-(general|[\da-f]{8})-[\da-f]{8}-[\w-]+\.js$/

/** The kind of a file of the page; fonts by script. */
export function kindOf(path: string): FileKind {
  if (WEIGHTS.test(path)) return 'weights'
  if (path.endsWith('.js')) return 'script'
  if (path.endsWith('.css')) return 'style'
  if (path.endsWith('.woff2')) return path.includes('shippori') ? 'japanese' : 'latin'
  return 'other'
}

export interface CountingServer {
  readonly address: string
  /** Bytes by kind, including response headers. */
  readonly sent: Readonly<Record<FileKind, number>>
  readonly close: () => void
}

/**
 * A server that counts what it sends, because the browser does not report what its workers receive.
 */
export async function countingServer(
  files: ReadonlyMap<string, ServedFile>,
): Promise<CountingServer> {
  const server = pageServer(files)
  const sent: Record<FileKind, number> = {
    script: 0,
    style: 0,
    weights: 0,
    latin: 0,
    japanese: 0,
    other: 0,
  }
  server.prependListener('request', ({ url = '/' }, response) => {
    const { socket } = response
    const before = socket?.bytesWritten ?? 0
    response.on('finish', () => {
      sent[kindOf(url)] += (socket?.bytesWritten ?? 0) - before
    })
  })
  const port = await listen(server, '127.0.0.1', 0, false)
  const close = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${port}/`, sent, close }
}

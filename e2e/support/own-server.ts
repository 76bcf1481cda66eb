import { DIST } from '../../packages/client/serve/build.ts'
import { loadFiles, type Served } from '../../packages/client/serve/files.ts'
import { listen, pageServer } from '../../packages/client/serve/server.ts'

export interface OwnServer {
  readonly address: string
  /** What is served: it may be changed. */
  readonly files: Map<string, Served>
  readonly close: () => void
}

/** All files of the page: to pack them takes a while. */
export const built = loadFiles(DIST)

/** A server of the page for one test, which may be stopped. */
export async function ownServer(): Promise<OwnServer> {
  const files = new Map(built)
  const server = pageServer(files)
  const port = await listen(server, '127.0.0.1', 0, false)
  return {
    address: `http://127.0.0.1:${port}/`,
    files,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A file with other text in it. */
export function changed(file: Served | undefined, change: (text: string) => string): Served {
  if (file === undefined) throw new Error('there is no such file')
  const plain = Buffer.from(change(Buffer.from(file.plain).toString('utf8')))
  return { ...file, plain, brotli: null, gzip: null }
}

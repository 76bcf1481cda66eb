import { DIST } from '../../packages/client/serve/build.ts'
import { loadFiles, type ServedFile } from '../../packages/client/serve/files.ts'
import { listen, pageServer } from '../../packages/client/serve/server.ts'

export interface TestServer {
  readonly address: string
  /** The served files, which a test may change. */
  readonly files: Map<string, ServedFile>
  readonly close: () => void
}

/** All files of the page, loaded once because compressing them is slow. */
export const builtFiles = loadFiles(DIST)

/** A server of the page for one test, which may be stopped. */
export async function startServer(): Promise<TestServer> {
  const files = new Map(builtFiles)
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

/** A file with changed text. */
export function withChangedText(
  file: ServedFile | undefined,
  change: (text: string) => string,
): ServedFile {
  if (file === undefined) throw new Error('there is no such file')
  const plain = Buffer.from(change(Buffer.from(file.plain).toString('utf8')))
  return { ...file, plain, brotli: null, gzip: null }
}

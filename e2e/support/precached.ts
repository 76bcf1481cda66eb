import type { ServedFile } from '../../packages/client/serve/files.ts'

export interface PrecachedFile {
  readonly path: string
  readonly bytes: number
}

/** The files that the service worker of the built page caches for offline use. */
export function precachedFiles(files: ReadonlyMap<string, ServedFile>): PrecachedFile[] {
  const worker = Buffer.from(files.get('/sw.js')?.plain ?? []).toString('utf8')
  const list: string[] = JSON.parse(/const FILES = (\[.*\])/.exec(worker)?.[1] ?? '[]')
  return list.map((address) => {
    const path = address.slice(1)
    return { path, bytes: files.get(path)?.plain.length ?? Number.NaN }
  })
}

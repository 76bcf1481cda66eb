import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A file of the page, as the server sends it. */
export interface ServedFile {
  readonly type: string
  /** Its name contains a hash of its content, so browsers may cache it for ever. */
  readonly hashed: boolean
  readonly plain: Uint8Array
  readonly brotli: Uint8Array | null
  readonly gzip: Uint8Array | null
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
}
/** File types that are already compressed. */
const COMPRESSED = new Set(['.woff2', '.png'])

/** Reads and compresses the files of the built page. Returns them by address. */
export function loadFiles(folder: string): ReadonlyMap<string, ServedFile> {
  const files = new Map<string, ServedFile>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[extname(name)]
    if (type === undefined) continue
    const plain = readFileSync(join(folder, name))
    const path = `/${name.replaceAll('\\', '/')}`
    const isCompressed = COMPRESSED.has(extname(name))
    files.set(path, {
      type,
      hashed: path.startsWith('/assets/'),
      plain,
      brotli: isCompressed ? null : brotli(plain),
      gzip: isCompressed ? null : gzipSync(plain, { level: 9 }),
    })
  }
  const page = files.get('/index.html')
  if (page !== undefined) files.set('/', page)
  return files
}

const brotli = (plain: Uint8Array): Uint8Array =>
  brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

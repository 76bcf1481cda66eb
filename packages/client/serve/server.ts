import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { ServedFile } from './files.ts'

/** The page loads nothing from other servers and has no inline scripts or styles. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding',
}

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Browsers may cache the file, but must revalidate it before use. */
const REVALIDATE = 'no-cache'

/** Answers requests for the built page. */
export const pageListener =
  (files: ReadonlyMap<string, ServedFile>): RequestListener =>
  (request, response) =>
    answer(files, request, response)

/** A server for the built page. */
export const pageServer = (files: ReadonlyMap<string, ServedFile>): Server =>
  createServer(pageListener(files))

function answer(
  files: ReadonlyMap<string, ServedFile>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  const file = files.get(pathOf(request.url ?? '/'))
  if (file === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n')
    return
  }
  const [body, encoding] = encoded(file, String(request.headers['accept-encoding'] ?? ''))
  response.setHeader('Content-Type', file.type)
  response.setHeader('Content-Length', body.length)
  response.setHeader('Cache-Control', file.hashed ? FOR_EVER : REVALIDATE)
  if (encoding !== '') response.setHeader('Content-Encoding', encoding)
  response.writeHead(200)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The path of an address, without query and fragment; empty if it cannot be decoded. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0])
  } catch {
    return ''
  }
}

function encoded({ plain, brotli, gzip }: ServedFile, accepted: string): [Uint8Array, string] {
  if (brotli !== null && /\bbr\b/.test(accepted)) return [brotli, 'br']
  if (gzip !== null && /\bgzip\b/.test(accepted)) return [gzip, 'gzip']
  return [plain, '']
}

const MAX_PORTS = 50

/** Starts listening. If the port is taken, `mayUseNext` allows a later one. Returns the port. */
export async function listen(
  server: Server,
  host: string,
  port: number,
  mayUseNext: boolean,
): Promise<number> {
  for (let tried = 0; ; tried++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port + tried, host, () => {
          server.off('error', reject)
          resolve()
        })
      })
      const address = server.address()
      return typeof address === 'object' && address !== null ? address.port : port + tried
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken || !mayUseNext || tried >= MAX_PORTS) throw error
    }
  }
}

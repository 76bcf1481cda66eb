import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOf } from '../../../scripts/sources.ts'
import { loadFiles } from '../serve/files.ts'
import { listen, pageServer } from '../serve/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'amalfi-page-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<p>page</p>')
writeFileSync(join(folder, 'assets/a-1.js'), 'export const x = 1\n'.repeat(50))
writeFileSync(join(folder, 'secret.env'), 'no')

const server = pageServer(loadFiles(folder))
let port = 0
beforeAll(async () => {
  port = await listen(server, '127.0.0.1', 0, false)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

interface TestResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
}

/** Sends the address exactly as written. */
const get = (path: string, { method = 'GET', encoding = '' } = {}): Promise<TestResponse> =>
  new Promise((resolve, reject) => {
    const headers = encoding === '' ? {} : { 'Accept-Encoding': encoding }
    request({ port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', reject)
      .end()
  })

test('the page is revalidated, hashed files are cached for ever, and both have a strict policy', async () => {
  const page = await get('/')
  expect(page.status).toBe(200)
  expect(page.body.toString()).toBe('<p>page</p>')
  expect(page.headers['cache-control']).toBe('no-cache')
  const file = await get('/assets/a-1.js?x')
  expect(file.headers['cache-control']).toContain('immutable')
  for (const { headers } of [page, file]) {
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test('files are sent compressed if the browser accepts it', async () => {
  const plain = await get('/assets/a-1.js')
  for (const encoding of ['br', 'gzip']) {
    const packed = await get('/assets/a-1.js', { encoding })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.body.length).toBeLessThan(plain.body.length / 2)
  }
  expect(plain.headers['content-encoding']).toBeUndefined()
})

test('other files, folders and methods are refused', async () => {
  for (const path of ['/secret.env', '/../package.json', '/%2e%2e/package.json', '/%', '/nothing'])
    expect((await get(path)).status, path).toBe(404)
  expect((await get('/', { method: 'POST' })).status).toBe(405)
  const head = await get('/', { method: 'HEAD' })
  expect([head.status, head.body.length]).toEqual([200, 0])
})

test('if a port is taken, the next free one is used, unless it was requested', async () => {
  const other = pageServer(loadFiles(folder))
  expect(await listen(other, '127.0.0.1', port, true)).toBeGreaterThan(port)
  other.close()
  await expect(listen(pageServer(loadFiles(folder)), '127.0.0.1', port, false)).rejects.toThrow(
    /EADDRINUSE/,
  )
})

test('the hash of the sources depends on their content, not on the folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'amalfi-sources-'))
  mkdirSync(join(root, 'packages/client/src'), { recursive: true })
  const file = join(root, 'packages/client/src/a.ts')
  writeFileSync(file, '1')
  const before = hashOf(root, ['packages'])
  expect(hashOf(root, ['packages'])).toBe(before)
  writeFileSync(file, '2')
  expect(hashOf(root, ['packages'])).not.toBe(before)
  rmSync(root, { recursive: true })
})

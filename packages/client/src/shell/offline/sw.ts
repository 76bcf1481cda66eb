/// <reference lib="webworker" />
/**
 * The service worker. It caches all files of one version of the page and serves them. A new version is
 * cached separately and waits for a message, so that a page never gets files of two versions. The
 * build compiles it separately and defines the two constants.
 */
declare const self: ServiceWorkerGlobalScope
/** Addresses of all files of the page. */
declare const FILES: readonly string[]
declare const VERSION: string

const PREFIX = 'amalfi-'
const CACHE = PREFIX + VERSION
/** Every navigation gets this page. */
const PAGE = './'

/** A file with a hash in its name never changes. */
const isHashed = (address: string): boolean => address.startsWith('./assets/')

/**
 * The page itself, without its preload links. They are hints for the network; Chromium does not match
 * a preload with a response of a service worker, and reads the file a second time.
 */
async function withoutPreloads(page: Response): Promise<Response> {
  const html = (await page.text()).replaceAll(/<link rel="(?:module)?preload"[^>]*>\s*/g, '')
  const headers = new Headers(page.headers)
  // The text is decoded and shorter now.
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(html, { headers })
}

async function cacheFile(cache: Cache, address: string): Promise<void> {
  const cached = isHashed(address) ? await caches.match(address) : undefined
  if (cached !== undefined) return cache.put(address, cached)
  const response = await fetch(address, isHashed(address) ? {} : { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return cache.put(address, address === PAGE ? await withoutPreloads(response) : response)
}

self.addEventListener('install', (event) => {
  const install = async (): Promise<void> => {
    const cache = await caches.open(CACHE)
    await Promise.all(FILES.map((address) => cacheFile(cache, address)))
  }
  event.waitUntil(install())
})

self.addEventListener('activate', (event) => {
  const activate = async (): Promise<void> => {
    for (const name of await caches.keys())
      if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(activate())
})

self.addEventListener('message', ({ data }) => {
  // Pages of earlier versions send this word, so it must not change.
  if (data === 'come') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  const answer = async (): Promise<Response> => {
    const cache = await caches.open(CACHE)
    const wanted = request.mode === 'navigate' ? PAGE : request
    const cached = await cache.match(wanted, { ignoreSearch: true, ignoreVary: true })
    return cached ?? fetch(request)
  }
  event.respondWith(answer())
})

export {}

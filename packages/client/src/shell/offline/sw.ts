/// <reference lib="webworker" />
/**
 * The service worker: it keeps every file of one version of the page, and answers with them. Another
 * version is fetched beside it and waits until it is told to come; so no page ever gets files of two.
 * It is no part of the page: the build puts it beside it, with the two constants.
 */
declare const self: ServiceWorkerGlobalScope
/** Addresses of all files of the page. */
declare const FILES: readonly string[]
declare const VERSION: string

const PREFIX = 'amalfi-'
const CACHE = PREFIX + VERSION
/** Every address that somebody navigates to shows this page. */
const PAGE = './'

/** Files whose name holds a hash are the same in every version that has them. */
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

async function keepFile(cache: Cache, address: string): Promise<void> {
  const known = isHashed(address) ? await caches.match(address) : undefined
  if (known !== undefined) return cache.put(address, known)
  const got = await fetch(address, isHashed(address) ? {} : { cache: 'no-cache' })
  if (!got.ok) throw new Error(`${address}: ${got.status}`)
  return cache.put(address, address === PAGE ? await withoutPreloads(got) : got)
}

self.addEventListener('install', (event) => {
  const install = async (): Promise<void> => {
    const cache = await caches.open(CACHE)
    await Promise.all(FILES.map((address) => keepFile(cache, address)))
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
  if (data === 'come') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  const answer = async (): Promise<Response> => {
    const cache = await caches.open(CACHE)
    const wanted = request.mode === 'navigate' ? PAGE : request
    const known = await cache.match(wanted, { ignoreSearch: true, ignoreVary: true })
    return known ?? fetch(request)
  }
  event.respondWith(answer())
})

export {}

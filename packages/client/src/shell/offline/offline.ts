import { signal } from '@preact/signals'
import { isAnyTableOpen } from '../../model/storage/hold.ts'
import { screen } from '../../ui/screen.ts'

/** Whether the page can be had without a network: never at this address, not yet, or now. */
export const offline = signal<'never' | 'coming' | 'ready'>('never')

/** Whether a new version of the page is there and waits. */
export const newVersion = signal(false)

/** Whether the page has just been brought up to date. */
export const updated = signal(false)

const UPDATED = 'amalfi.updated'
/** First the page itself; it must not wait for what may be wanted later. */
const AFTER = 3000
/** A page that stays open for long asks now and then whether there is a new one. */
const EVERY = 60 * 60 * 1000

let waiting: ServiceWorker | null = null

/** Keeps the page for use without a network, where the browser allows it. */
export async function startOffline(): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  offline.value = workers.controller === null ? 'coming' : 'ready'
  sayUpdated()
  await new Promise((resolve) => setTimeout(resolve, workers.controller === null ? AFTER : 0))
  let controlled = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    offline.value = 'ready'
    // The first one serves the page that is here; another one is for another page.
    if (controlled) reload()
    controlled = true
  })
  try {
    const registration = await workers.register('./sw.js')
    watch(registration)
    const look = (): void => void registration.update().catch(() => {})
    setInterval(look, EVERY)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') look()
    })
  } catch {
    // The browser does not want to, or the server cannot be reached: the page works without.
    if (!controlled) offline.value = 'never'
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const follow = (worker: ServiceWorker | null): void => {
    if (worker === null) return
    const look = (): void => {
      if (worker.state !== 'installed' || registration.active === null) return
      waiting = worker
      newVersion.value = true
      void updateIfFree()
    }
    worker.addEventListener('statechange', look)
    look()
  }
  follow(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}

/** Puts the new version in place if nobody plays in any tab, and nobody fills in anything here. */
export async function updateIfFree(): Promise<void> {
  const idle = screen.value.name === 'home' && document.querySelector('dialog[open]') === null
  if (idle && !(await isAnyTableOpen())) updateNow()
}

/** Puts the new version in place; the page is then loaded anew, in every tab. */
export function updateNow(): void {
  waiting?.postMessage('come')
}

function reload(): void {
  try {
    sessionStorage.setItem(UPDATED, 'yes')
  } catch {
    // Then nobody says so.
  }
  location.reload()
}

function sayUpdated(): void {
  try {
    updated.value = sessionStorage.getItem(UPDATED) !== null
    sessionStorage.removeItem(UPDATED)
  } catch {
    // A browser that keeps nothing.
  }
}

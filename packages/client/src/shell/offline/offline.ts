import { signal } from '@preact/signals'
import { isAnyTableOpen } from '../../model/storage/tab-lock.ts'
import { screen } from '../../ui/screen.ts'

/** Whether the page works offline: never at this address, not yet, or now. */
export const offline = signal<'never' | 'coming' | 'ready'>('never')

/** Whether a new version of the page is ready to be installed. */
export const newVersion = signal(false)

/** Whether the page has just been updated. */
export const updated = signal(false)

const UPDATED = 'amalfi.updated'
/** Caching starts after the page itself has loaded. */
const FIRST_DELAY = 3000
/** How often an open page checks for a new version. */
const CHECK_INTERVAL = 60 * 60 * 1000

let waiting: ServiceWorker | null = null

/** Makes the page work offline, if the browser allows it. */
export async function startOffline(): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  offline.value = workers.controller === null ? 'coming' : 'ready'
  readUpdated()
  await new Promise((resolve) => setTimeout(resolve, workers.controller === null ? FIRST_DELAY : 0))
  let controlled = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    offline.value = 'ready'
    // The first worker serves the current page; a later one serves a new version.
    if (controlled) reload()
    controlled = true
  })
  try {
    const registration = await workers.register('./sw.js')
    watchForUpdates(registration)
    const check = (): void => void registration.update().catch(() => {})
    setInterval(check, CHECK_INTERVAL)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') check()
    })
  } catch {
    // The browser refuses, or the server cannot be reached. The page works without it.
    if (!controlled) offline.value = 'never'
  }
}

function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const follow = (worker: ServiceWorker | null): void => {
    if (worker === null) return
    const check = (): void => {
      if (worker.state !== 'installed' || registration.active === null) return
      waiting = worker
      newVersion.value = true
      void updateIfFree()
    }
    worker.addEventListener('statechange', check)
    check()
  }
  follow(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}

/** Installs the new version if no table is open in any tab and nothing is being entered here. */
export async function updateIfFree(): Promise<void> {
  const idle = screen.value.name === 'home' && document.querySelector('dialog[open]') === null
  if (idle && !(await isAnyTableOpen())) updateNow()
}

/** Installs the new version. Then the page reloads in every tab. */
export function updateNow(): void {
  waiting?.postMessage('come')
}

function reload(): void {
  try {
    sessionStorage.setItem(UPDATED, 'yes')
  } catch {
    // Without storage the page does not say that it was updated.
  }
  location.reload()
}

function readUpdated(): void {
  try {
    updated.value = sessionStorage.getItem(UPDATED) !== null
    sessionStorage.removeItem(UPDATED)
  } catch {
    // Storage is not available.
  }
}

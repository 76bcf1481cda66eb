import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { locale } from '../../ui/locale.ts'
import { addressOf } from '../../ui/screen.ts'

/** Whether the server of this page has online games; null until it has answered. */
const hasServer = signal<boolean | null>(null)

/** A server with online games says so in a cookie. Other hosts are not asked for what they do not have. */
const isAnnounced = (): boolean => document.cookie.includes('amalfi-online=1')

async function askServer(): Promise<void> {
  if (hasServer.value !== null || !isAnnounced() || !navigator.onLine) return
  try {
    const response = await fetch('api/server')
    // A static host may answer every address with a page.
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    hasServer.value = response.ok && isJson
  } catch {
    // Without a network the next visit of the home page asks again.
  }
}

/** The way to online tables, if the server of this page has any. */
export function OnlineLink() {
  useEffect(() => void askServer(), [])
  if (hasServer.value !== true) return null
  const { home } = locale.value
  return (
    <a class="play-online" href={addressOf({ name: 'online' })}>
      {home.playOnline} <small>{home.playOnlineHint}</small>
    </a>
  )
}

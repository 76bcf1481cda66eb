import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { busyWhile } from '../base/busy.ts'
import { locale } from './locale.ts'

/** A page that comes when it is first wanted: nobody needs to wait for it before. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>) {
  const arrived = signal<ComponentType<P> | 'failed' | null>(null)
  const fetchIt = () => {
    if (typeof arrived.peek() === 'function') return
    arrived.value = null
    busyWhile('loading a page', load()).then(
      (page) => {
        arrived.value = page
      },
      () => {
        arrived.value = 'failed'
      },
    )
  }
  return (props: P) => {
    useEffect(fetchIt, [])
    const Page = arrived.value
    if (Page === null) return null
    if (Page === 'failed') return <NotLoaded again={fetchIt} />
    return <Page {...props} />
  }
}

function NotLoaded({ again }: { readonly again: () => void }) {
  const { app } = locale.value
  return (
    <div class="page" role="alert">
      <p>{app.notLoaded}</p>
      <button type="button" onClick={again}>
        {app.tryAgain}
      </button>
    </div>
  )
}

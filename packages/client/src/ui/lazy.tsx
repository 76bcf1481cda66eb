import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { busyWhile } from '../base/busy.ts'
import { locale } from './locale.ts'

/** A component that is loaded when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>) {
  const loaded = signal<ComponentType<P> | 'failed' | null>(null)
  const loadPage = () => {
    if (typeof loaded.peek() === 'function') return
    loaded.value = null
    busyWhile('loading a page', load()).then(
      (page) => {
        loaded.value = page
      },
      () => {
        loaded.value = 'failed'
      },
    )
  }
  return (props: P) => {
    useEffect(loadPage, [])
    const Page = loaded.value
    if (Page === null) return null
    if (Page === 'failed') return <LoadError retry={loadPage} />
    return <Page {...props} />
  }
}

function LoadError({ retry }: { readonly retry: () => void }) {
  const { app } = locale.value
  return (
    <div class="page" role="alert">
      <p>{app.notLoaded}</p>
      <button type="button" onClick={retry}>
        {app.tryAgain}
      </button>
    </div>
  )
}

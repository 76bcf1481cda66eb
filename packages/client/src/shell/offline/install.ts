import { signal } from '@preact/signals'

/** The event with which some browsers let the page offer its installation. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** Asks the browser to install the page; null if it cannot be installed. */
export const installable = signal<(() => void) | null>(null)

addEventListener('beforeinstallprompt', (event) => {
  if (!isPrompt(event)) return
  event.preventDefault()
  installable.value = () => {
    installable.value = null
    void event.prompt()
  }
})
addEventListener('appinstalled', () => {
  installable.value = null
})

import { signal } from '@preact/signals'

/** Some browsers say when the page can be installed, and leave it to the page to ask. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

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

import { signal } from '@preact/signals'

/** Where one is; it stands in the address, so that a reload stays there. */
export type Screen =
  | { readonly name: 'home' | 'new' | 'rules' | 'cards' | 'about' }
  | { readonly name: 'table'; readonly id: string }

const PLAIN = ['new', 'rules', 'cards', 'about'] as const

function read(): Screen {
  const [name, id] = location.hash.replace(/^#\/?/, '').split('/')
  if (name === 'table' && id !== undefined) return { name, id }
  const plain = PLAIN.find((one) => one === name)
  return { name: plain ?? 'home' }
}

export const screen = signal<Screen>(read())

addEventListener('hashchange', () => {
  screen.value = read()
})

export function go(to: Screen): void {
  location.hash = to.name === 'home' ? '/' : to.name === 'table' ? `/table/${to.id}` : `/${to.name}`
}

import { signal } from '@preact/signals'

/** Where one is; it stands in the address, so that a reload stays there. */
export type Screen =
  | { readonly name: 'home' | 'new' | 'cards' | 'about' | 'statistics' }
  /** The guided game of a game; of the one that the page is about, if none is named. */
  | { readonly name: 'learn'; readonly game?: string }
  /** The rules, opened where this one is explained. */
  | { readonly name: 'rules'; readonly rule?: string }
  | { readonly name: 'table'; readonly id: string }
  /** A game that is gone through again, kept or in a link, from where so many choices were made. */
  | { readonly name: 'replay'; readonly id: string; readonly at?: number }
  /** A game that somebody hands over, in the address or not yet. */
  | { readonly name: 'open'; readonly link?: string }

const PLAIN = ['new', 'cards', 'about', 'statistics'] as const

function read(): Screen {
  const [name, id, at] = location.hash.replace(/^#\/?/, '').split('/')
  if (name === 'table' && id !== undefined) return { name, id }
  if (name === 'replay' && id !== undefined) return { name, id, at: Number(at ?? 0) || 0 }
  if (name === 'open') return id === undefined ? { name } : { name, link: id }
  if (name === 'learn') return id === undefined ? { name } : { name, game: id }
  if (name === 'rules') return id === undefined ? { name } : { name, rule: id }
  const plain = PLAIN.find((one) => one === name)
  return { name: plain ?? 'home' }
}

export const screen = signal<Screen>(read())

/** There is no game where the address names a table: what leads about a table leads nowhere then. */
export const noTable = signal(false)

/** The table that one has left for another screen, so that there is a way back to it. */
export const lastTable = signal<string | null>(null)

addEventListener('hashchange', () => {
  if (screen.value.name === 'table' && !noTable.value) lastTable.value = screen.value.id
  noTable.value = false
  const before = screen.value.name
  screen.value = read()
  // Another page begins at its top; a place in the rules is found by the page itself.
  if (screen.value.name !== before) scrollTo(0, 0)
})

/** The address of a screen, for links. */
export function addressOf(to: Screen): string {
  if (to.name === 'home') return '#/'
  if (to.name === 'table') return `#/table/${to.id}`
  if (to.name === 'replay') return `#/replay/${to.id}${to.at === undefined ? '' : `/${to.at}`}`
  if (to.name === 'open' && to.link !== undefined) return `#/open/${to.link}`
  if (to.name === 'learn' && to.game !== undefined) return `#/learn/${to.game}`
  if (to.name === 'rules' && to.rule !== undefined) return `#/rules/${to.rule}`
  return `#/${to.name}`
}

export function go(to: Screen): void {
  location.hash = addressOf(to)
}

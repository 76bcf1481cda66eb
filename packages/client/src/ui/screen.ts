import { signal } from '@preact/signals'

/** A page of the client. It is part of the address, so that a reload opens the same page. */
export type Screen =
  | { readonly name: 'home' | 'new' | 'cards' | 'about' | 'statistics' }
  /** The tutorial of a game, or of the current game if none is named. */
  | { readonly name: 'learn'; readonly game?: string }
  /** The rulebook, scrolled to a rule. */
  | { readonly name: 'rules'; readonly rule?: string }
  | { readonly name: 'table'; readonly id: string }
  /** The replay of a saved or shared game, after this many choices. */
  | { readonly name: 'replay'; readonly id: string; readonly at?: number }
  /** Online tables: creates one, or shows the one with this id. The code is its invitation. */
  | { readonly name: 'online'; readonly id?: string; readonly code?: string }
  /** The page that opens a shared game, from a link or a file. */
  | { readonly name: 'open'; readonly link?: string }

const WITHOUT_ID = ['new', 'cards', 'about', 'statistics'] as const

function read(): Screen {
  const [name, id, at] = location.hash.replace(/^#\/?/, '').split('/')
  if (name === 'table' && id !== undefined) return { name, id }
  if (name === 'replay' && id !== undefined) return { name, id, at: Number(at ?? 0) || 0 }
  if (name === 'online')
    return { name, ...(id === undefined ? {} : { id }), ...(at === undefined ? {} : { code: at }) }
  if (name === 'open') return id === undefined ? { name } : { name, link: id }
  if (name === 'learn') return id === undefined ? { name } : { name, game: id }
  if (name === 'rules') return id === undefined ? { name } : { name, rule: id }
  const plain = WITHOUT_ID.find((one) => one === name)
  return { name: plain ?? 'home' }
}

/** The current page. */
export const screen = signal<Screen>(read())

/** Whether the address names a game that does not exist. */
export const gameNotFound = signal(false)

/** Whether the page for online tables shows a game. */
export const showsOnlineGame = signal(false)

/** The id of the game that the user left for another page, for the link back to it. */
export const lastTable = signal<string | null>(null)

addEventListener('hashchange', () => {
  if (screen.value.name === 'table' && !gameNotFound.value) lastTable.value = screen.value.id
  gameNotFound.value = false
  const before = screen.value.name
  screen.value = read()
  // Another page begins at its top. The rulebook scrolls to its rule by itself.
  if (screen.value.name !== before) scrollTo(0, 0)
})

/** The address of a page, for links. */
export function addressOf(to: Screen): string {
  if (to.name === 'home') return '#/'
  if (to.name === 'table') return `#/table/${to.id}`
  if (to.name === 'replay') return `#/replay/${to.id}${to.at === undefined ? '' : `/${to.at}`}`
  if (to.name === 'online' && to.id !== undefined)
    return `#/online/${to.id}${to.code === undefined ? '' : `/${to.code}`}`
  if (to.name === 'open' && to.link !== undefined) return `#/open/${to.link}`
  if (to.name === 'learn' && to.game !== undefined) return `#/learn/${to.game}`
  if (to.name === 'rules' && to.rule !== undefined) return `#/rules/${to.rule}`
  return `#/${to.name}`
}

/** Opens a page. */
export function navigateTo(to: Screen): void {
  location.hash = addressOf(to)
}

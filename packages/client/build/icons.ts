import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { EMBLEM_ICONS } from '../src/table/art/emblem-icons.ts'

const ID = 'virtual:icons'

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

/** The SVG content of the icons that the page uses. Throws if the collection lacks one of them. */
function usedIcons(): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const { icons, aliases = {} }: Collection = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(
    Object.values(EMBLEM_ICONS).map((name) => {
      const icon = icons[name] ?? icons[aliases[name]?.parent]
      if (icon === undefined) throw new Error(`game-icons has no icon ${name}`)
      return [name, icon.body]
    }),
  )
}

/** A Vite plugin for `virtual:icons`: the icons of the collection that the page uses. */
export const icons = (): Plugin => ({
  name: 'amalfi-icons',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? `export const ICONS = ${JSON.stringify(usedIcons())}` : null),
})

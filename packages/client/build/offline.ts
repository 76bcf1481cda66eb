import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { en } from '@amalfi/text/en'
import { type Plugin, transformWithOxc } from 'vite'
import { png } from './raster.ts'

const PAPER = '#f4ead2'
const MANIFEST = 'manifest.webmanifest'
const WORKER = 'sw.js'

const source = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../src/${path}`, import.meta.url)), 'utf8')

/** Icons for systems that take none that is drawn, from the one that is. */
const ICONS = [
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
  // Cut to whatever shape: the drawing stays within the middle.
  { name: 'icon-maskable.png', size: 512, behind: PAPER, part: 0.76 },
  { name: 'icon-apple.png', size: 180, behind: PAPER, part: 0.86 },
] as const

const manifest = {
  name: en.app.title,
  short_name: en.home.gameName,
  description: en.home.unofficial,
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['games'],
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** Every file of the page, as its address, and a version that changes with any of them. */
function contentsOf(folder: string): { readonly files: string[]; readonly version: string } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== WORKER && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(folder.length)).update(readFileSync(file))
  const address = (file: string): string =>
    `.${file.slice(folder.length).replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/')
  return { files: files.map(address), version: hash.digest('hex').slice(0, 12) }
}

/** What it takes to be installed and to work without a network: manifest, icons, service worker. */
export const offline = (): Plugin => ({
  name: 'amalfi-offline',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `./${MANIFEST}` }, injectTo: 'head' },
      {
        tag: 'link',
        attrs: { rel: 'apple-touch-icon', href: './icon-apple.png' },
        injectTo: 'head',
      },
      { tag: 'meta', attrs: { name: 'theme-color', content: PAPER }, injectTo: 'head' },
    ],
  },
  generateBundle() {
    const drawing = source('icon.svg')
    this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifest) })
    for (const { name, ...wanted } of ICONS)
      this.emitFile({ type: 'asset', fileName: name, source: png(drawing, wanted) })
  },
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir }) {
      if (dir === undefined) return
      const { files, version } = contentsOf(dir)
      const { code } = await transformWithOxc(source('shell/offline/sw.ts'), 'sw.ts')
      const known = `const FILES = ${JSON.stringify(files)}\nconst VERSION = '${version}'\n`
      writeFileSync(join(dir, WORKER), known + code.replace(/^export \{\};?$/m, ''))
    },
  },
})

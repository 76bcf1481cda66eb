import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { en } from '@amalfi/text/en'
import { type Plugin, transformWithOxc } from 'vite'
import { pngOf } from './raster.ts'

const PAPER = '#f4ead2'
const MANIFEST = 'manifest.webmanifest'
const WORKER = 'sw.js'

const source = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../src/${path}`, import.meta.url)), 'utf8')

/** PNG icons for systems that do not accept SVG. */
const ICONS = [
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
  // Systems cut it to different shapes, so the drawing stays in the middle.
  { name: 'icon-maskable.png', size: 512, background: PAPER, fill: 0.76 },
  { name: 'icon-apple.png', size: 180, background: PAPER, fill: 0.86 },
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

/** The addresses of all files of the page, and a version that changes if any of them changes. */
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

/** A Vite plugin that makes the page installable and usable offline: manifest, icons, service worker. */
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
    for (const { name, ...options } of ICONS)
      this.emitFile({ type: 'asset', fileName: name, source: pngOf(drawing, options) })
  },
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir }) {
      if (dir === undefined) return
      const { files, version } = contentsOf(dir)
      const { code } = await transformWithOxc(source('shell/offline/sw.ts'), 'sw.ts')
      const constants = `const FILES = ${JSON.stringify(files)}\nconst VERSION = '${version}'\n`
      writeFileSync(join(dir, WORKER), constants + code.replace(/^export \{\};?$/m, ''))
    },
  },
})

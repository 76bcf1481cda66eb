import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { hashOf } from '../../../scripts/sources.ts'
import { subsetCharacters } from './characters.ts'
import { type FontSubset, licences, makeFontSubsets } from './font-subsets.ts'

const ID = 'virtual:fonts.css'
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** Files that the fonts depend on, apart from the characters. */
const DEPENDENCIES = [
  'package-lock.json',
  ...['cmap', 'font-subsets', 'fonts'].map((name) => `packages/client/build/${name}.ts`),
]
/** The font of every page. It is preloaded. */
const MAIN_FONT = 'garamond.woff2'

/** Code points as the CSS property `unicode-range`: `U+41-5a,U+61`. */
export function unicodeRange(codePoints: ReadonlySet<number>): string {
  const ranges: [from: number, to: number][] = []
  for (const codePoint of [...codePoints].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === codePoint - 1) last[1] = codePoint
    else ranges.push([codePoint, codePoint])
  }
  const hex = (n: number): string => n.toString(16)
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',')
}

const fontFaces = ({ name, families, style, weight, size, codePoints }: FontSubset): string =>
  families
    .map(
      (family) => `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  size-adjust: ${size};
  src: url('./${name}.woff2') format('woff2');
  unicode-range: ${unicodeRange(codePoints)};
}
`,
    )
    .join('')

/** Writes the fonts and their style sheet to the cache folder. Returns the path of the style sheet. */
async function writeFonts(): Promise<string> {
  const characters = subsetCharacters()
  const hash = createHash('sha256')
    .update(hashOf(ROOT, DEPENDENCIES))
    .update(JSON.stringify(characters))
    .digest('hex')
  const folder = join(ROOT, 'node_modules/.cache/amalfi', `fonts-${hash.slice(0, 16)}`)
  const sheet = join(folder, 'fonts.css')
  // Making subsets takes seconds, and the characters seldom change.
  if (existsSync(sheet)) return sheet
  const subsets = await makeFontSubsets(characters)
  // The folder is written under another name and then moved, in case two builds run at the same time.
  const fresh = `${folder}.${process.pid}`
  mkdirSync(fresh, { recursive: true })
  for (const { name, woff2 } of subsets) writeFileSync(join(fresh, `${name}.woff2`), woff2)
  writeFileSync(join(fresh, 'fonts.css'), subsets.map(fontFaces).join(''))
  try {
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(sheet)) throw error
  }
  return sheet
}

/** A Vite plugin for `virtual:fonts.css`: the fonts, reduced to the characters that the page shows. */
export const fonts = (): Plugin => {
  let styleSheet: Promise<string> | undefined
  return {
    name: 'amalfi-fonts',
    resolveId: (id) => {
      if (id !== ID) return null
      styleSheet ??= writeFonts()
      return styleSheet
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'fonts.txt', source: licences() })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'asset' && file.names.includes(MAIN_FONT))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `./${fileName}`,
            },
          })),
    },
  }
}

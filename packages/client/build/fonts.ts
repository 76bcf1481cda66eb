import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { hashOf } from '../../../scripts/sources.ts'
import { type Cut, cutsOf, licences } from './cuts.ts'
import { lettersOfThePage } from './letters.ts'

const ID = 'virtual:fonts.css'
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** What decides, besides the characters, how the fonts come out. */
const MAKERS = [
  'package-lock.json',
  ...['cmap', 'cuts', 'fonts'].map((name) => `packages/client/build/${name}.ts`),
]
/** The page cannot be shown without it, so it is fetched before anything asks for it. */
const FIRST = 'garamond.woff2'

/** Code points as a style sheet tells them: `U+41-5a,U+61`. */
export function unicodeRange(characters: ReadonlySet<number>): string {
  const ranges: [from: number, to: number][] = []
  for (const one of [...characters].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === one - 1) last[1] = one
    else ranges.push([one, one])
  }
  const hex = (n: number): string => n.toString(16)
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',')
}

const rules = ({ name, families, style, weight, size, characters }: Cut): string =>
  families
    .map(
      (family) => `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  size-adjust: ${size};
  src: url('./${name}.woff2') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}
`,
    )
    .join('')

/** Puts the fonts and their style sheet where the build takes them up; answers with the sheet. */
async function lay(): Promise<string> {
  const letters = lettersOfThePage()
  const hash = createHash('sha256')
    .update(hashOf(ROOT, MAKERS))
    .update(JSON.stringify(letters))
    .digest('hex')
  const folder = join(ROOT, 'node_modules/.cache/amalfi', `fonts-${hash.slice(0, 16)}`)
  const sheet = join(folder, 'fonts.css')
  // Cutting takes seconds, and the characters seldom change.
  if (existsSync(sheet)) return sheet
  const cuts = await cutsOf(letters)
  // Beside its place, and moved there whole: two builds at once do not meet.
  const fresh = `${folder}.${process.pid}`
  mkdirSync(fresh, { recursive: true })
  for (const { name, woff2 } of cuts) writeFileSync(join(fresh, `${name}.woff2`), woff2)
  writeFileSync(join(fresh, 'fonts.css'), cuts.map(rules).join(''))
  try {
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(sheet)) throw error
  }
  return sheet
}

/** The fonts of the page, cut to the characters that it shows. */
export const fonts = (): Plugin => {
  let laid: Promise<string> | undefined
  return {
    name: 'amalfi-fonts',
    resolveId: (id) => {
      if (id !== ID) return null
      laid ??= lay()
      return laid
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'fonts.txt', source: licences() })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'asset' && file.names.includes(FIRST))
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
